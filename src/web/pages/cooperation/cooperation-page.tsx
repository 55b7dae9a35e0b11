import { type CooperateAnswer, cooperateDoor, findingsOf, openingWords } from '../../../counsel/index.ts'
import { type Activity, CLOSED_HEXES, type Cooperator, cooperatorName, PORT_STATES } from '../../../rules/chapters/cooperation/index.ts'
import { chapterOf, turnName } from '../../../rules/core/index.ts'
import { Silent } from '../../inquiry/index.ts'
import type { SituationPage } from '../../page.ts'
import { Button, Choice, optionsOf, PageHead, Picker, Tick } from '../../parts/index.ts'
import { type OpenSituation, type Query, useSituation, whyNotAsk } from '../../situation/index.ts'
import { Reads, Refusals, RuleLabel, Said } from '../../what-if/index.ts'
import { sentence } from '../../wording.ts'
import { Activities, AttackOrder, Grounds, PairMatrix } from './activities.tsx'
import { argsOf, COOPERATION_PARTS, readsOfCooperation } from './question.ts'
import { countWords, endWords, FOOTING_LABELS, footingOf, HEX_NAMES, PORT_NAMES, SIDE_OPTIONS, whoIn } from './words.ts'
import '../war-room/war-room.css'
import './cooperation.css'

const PORTS = [{ id: '', words: 'nothing particular' }, ...optionsOf(PORT_STATES, PORT_NAMES)]
const HEXES = [{ id: '', words: 'any of them' }, ...optionsOf(CLOSED_HEXES, HEX_NAMES)]

/** Who, with whom, and when it matters whose player turn it is and where. */
function Question({ answer }: { readonly answer: CooperateAnswer | undefined }) {
  const { current, query, turnTo, adjust } = useSituation()
  const { one, other } = argsOf(query, current)
  const { pairs, clock } = chapterOf(current.book, 'cooperation')
  const limits = answer?.pair ? pairs[answer.pair] : undefined
  const hasHexes = limits?.rules.some(({ at, closedHexes }) => at !== undefined || closedHexes !== undefined) ?? false
  const cleared = Object.fromEntries(COOPERATION_PARTS.map((name) => [name, undefined]))
  const between = (first: string, second: string): void =>
    turnTo({ parts: { ...cleared, playerTurn: query.parts['playerTurn'], one: first, other: second } })
  return (
    <div className="asking pair-asking">
      <Picker label="Who acts" room="wide" value={one} groups={whoIn(current)} pick={(id) => between(id, id === other ? one : other)} />
      <Picker
        label="With or for whom"
        room="wide"
        value={other}
        groups={whoIn(current)}
        pick={(id) => between(id === one ? other : one, id)}
      />
      <Button look="quiet" words="The other way round" onClick={() => between(other, one)} />
      {limits?.binds === 'clock' && clock.nth !== undefined && (
        <Choice
          name="turn"
          legend="When"
          value={query.parts['playerTurn'] ?? 'allies'}
          options={SIDE_OPTIONS}
          choose={(side) => adjust({ parts: { playerTurn: side === 'allies' ? undefined : side } })}
        />
      )}
      {hasHexes && (
        <Picker
          label="Closed hex"
          value={query.parts['hex'] ?? ''}
          options={HEXES}
          pick={(hex) => adjust({ parts: { hex: hex === '' ? undefined : hex, wasAxisHeld: undefined } })}
        />
      )}
      {limits?.rules.some(({ port }) => port !== undefined) && (
        <Picker
          label="The port"
          value={query.parts['port'] ?? ''}
          options={PORTS}
          pick={(port) => adjust({ parts: { port: port === '' ? undefined : port } })}
        />
      )}
      {query.parts['hex'] === 'maginot' && (
        <Tick isSet={query.parts['wasAxisHeld'] === 'true'} set={(is) => adjust({ parts: { wasAxisHeld: is ? 'true' : undefined } })}>
          Axis forces once held it
        </Tick>
      )}
    </div>
  )
}

/** That the two are not in one war. */
function Apart({ answer: { apart } }: { readonly answer: CooperateAnswer }) {
  if (apart === undefined) return null
  return <Said as="p" className="apart" words={apart.words} cite={apart.cite} />
}

/** How the two stand, and what would change that. */
function Footing({ answer }: { readonly answer: CooperateAnswer }) {
  const { current, askBefore, query } = useSituation()
  const before = askBefore(cooperateDoor, argsOf(query, current))
  const footing = footingOf(answer)
  const was = before.ok ? footingOf(before) : footing
  const stranger = answer.activities.flatMap(({ refusals }) => refusals).find(({ code }) => code === 'no-partners')
  const { because, ends, lifts, restricted, limits, attrition } = answer
  // Between partners the answer is what they may do; otherwise, why they are none.
  const isCounted = footing !== 'strangers' && footing !== 'apart'
  return (
    <div className="footing" data-footing={footing}>
      <div className="footing-head">
        <h2>{isCounted ? sentence(countWords(answer)) : FOOTING_LABELS[footing]}</h2>
        {footing !== 'strangers' && (
          <p className="footing-count">{isCounted ? FOOTING_LABELS[footing].toLowerCase() : countWords(answer)}</p>
        )}
        {was !== footing && <p className="was">it was: {FOOTING_LABELS[was].toLowerCase()}</p>}
      </div>
      {stranger !== undefined && <p>{sentence(stranger.words)}.</p>}
      <Apart answer={answer} />
      {because.map(({ words, cite }) => (
        <Said as="p" key={words} words={words} cite={cite} />
      ))}
      {ends !== null && restricted && (
        <p>
          {endWords(ends.turn, ends.side)} <RuleLabel cite={ends.cite} />
        </p>
      )}
      {restricted && lifts.length > 0 && (
        <section>
          <h3>What would lift it</h3>
          <ul className="dotted">
            {lifts.map(({ words, cite }) => (
              <Said as="li" key={words} words={words} cite={cite} />
            ))}
          </ul>
        </section>
      )}
      {limits.map(({ of, most, words, cite }) => (
        <p key={`${of} ${words}`}>
          <b>{most}</b> {words} <RuleLabel cite={cite} />
        </p>
      ))}
      {attrition !== undefined && <Said as="p" words={attrition.words} cite={attrition.cite} />}
    </div>
  )
}

/** One activity that is asked about: yes or no, and by which rule. */
function Verdict({ activity }: { readonly activity: Activity }) {
  const { current, ask, askBefore, query, adjust } = useSituation()
  const answer = ask(cooperateDoor, { ...argsOf(query, current), activity })
  const before = askBefore(cooperateDoor, { ...argsOf(query, current), activity })
  if (!answer.ok) return <Refusals refusals={answer.refusals} />
  const [judgement] = answer.activities
  if (judgement === undefined) return null
  const { words, allowed, opening } = judgement
  const grounds = findingsOf([judgement], answer.one as Cooperator, answer.other as Cooperator)[0]?.findings[0]?.grounds ?? []
  const was = before.ok ? before.activities[0]?.allowed : undefined
  return (
    <section className="asked-activity" aria-labelledby="asked-activity" data-allowed={allowed}>
      <p className="asked-verdict" role="status">
        <b>{allowed ? 'Yes' : 'No'}</b>
        {was !== undefined && was !== allowed && <span className="was">it was {was ? 'yes' : 'no'}</span>}
      </p>
      <div>
        <h2 id="asked-activity">
          {sentence(cooperatorName(answer.one as Cooperator))} with {cooperatorName(answer.other as Cooperator)}: {words}
        </h2>
        <Grounds grounds={grounds} />
        <Apart answer={answer} />
        {opening !== undefined && <p className="quiet">{sentence(openingWords(opening))}.</p>}
      </div>
      <Button look="quiet" words="Close" onClick={() => adjust({ parts: { activity: undefined } })} />
    </section>
  )
}

function pairHeading(current: OpenSituation, query: Query): string {
  const { one, other } = argsOf(query, current)
  return `${sentence(cooperatorName(one))} with ${cooperatorName(other)}`
}

/** May these two do that? */
function CooperationPage() {
  const { current, ask, query } = useSituation()
  const { activity: said, ...pairArgs } = argsOf(query, current)
  const answer = ask(cooperateDoor, pairArgs)
  const activity = said as Activity | undefined
  const heading = <PageHead label="Cooperation" heading={pairHeading(current, query)} />
  if (!answer.ok)
    return (
      <div className="cooperation">
        {heading}
        <Question answer={undefined} />
        <Refusals refusals={answer.refusals} />
      </div>
    )
  const { first, more } = readsOfCooperation(current.book, { ...pairArgs, pair: answer.pair, activity })
  const isApart = answer.activities.some((one) => one.activity === 'combined-attack' && !one.allowed)
  const { attackOrder } = chapterOf(current.book, 'cooperation')
  return (
    <div className="cooperation">
      {heading}
      <Question answer={answer} />
      {activity !== undefined && <Verdict activity={activity} />}
      <div className="cooperation-columns">
        <div className="cooperation-main">
          <Footing answer={answer} />
          <Reads inputs={first} more={more} none="Nothing on the map changes how these two stand." />
          {attackOrder !== undefined && answer.pair !== null && isApart && <AttackOrder answer={answer} />}
        </div>
        <PairMatrix one={pairArgs.one} other={pairArgs.other} />
      </div>
      {footingOf(answer) !== 'strangers' && <Activities answer={answer} activity={activity} />}
    </div>
  )
}

function SilentCooperation() {
  const { current, query } = useSituation()
  return <Silent label="Cooperation" heading={pairHeading(current, query)} chapter="cooperation" className="cooperation" />
}

export const page: SituationPage = {
  parts: COOPERATION_PARTS,
  title: (current, query) => `${pairHeading(current, query)}, ${turnName(current.situation.turn)}`,
  // Who is not played is said on the page, beside those who are.
  whyNot: (current, query) => whyNotAsk(current, cooperateDoor, argsOf(query, current)).filter(({ code }) => code !== 'other-theatre'),
  Page: CooperationPage,
  Silent: SilentCooperation,
}
