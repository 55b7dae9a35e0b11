import { initiativeDoor, type TensionTurnAnswer } from '../../../counsel/index.ts'
import { strikesIn } from '../../../rules/chapters/tension/index.ts'
import {
  FACTION_NAMES,
  NATION_NAMES,
  POWER_NAMES,
  POWERS,
  type Struck,
  TRACK_NAMES,
  TRACKS,
  type Track,
  turnName,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { Button, Empty, Panel, Picker, Tag } from '../../parts/index.ts'
import { useSituation } from '../../situation/index.ts'
import { InputControl, Refusals, RuleLabel, RuleLabels } from '../../what-if/index.ts'
import { listed, sentence, signed, typeset } from '../../wording.ts'
import { borderWords, buildableWords, mobilizationWords, mostWords } from './words.ts'

/** What the levels allow now, power by power, with its limit. */
export function Allowed({ answer }: { readonly answer: TensionTurnAnswer }) {
  const { permissions } = answer
  const powers = POWERS.filter((power) => permissions.some(({ by }) => by === power))
  return (
    <Panel className="allowed" heading={`Allowed in ${turnName(answer.turn)}`}>
      {powers.length === 0 && (
        <Empty title="Nothing yet">
          <p>No level has been reached that allows anything. The thresholds above say which would.</p>
        </Empty>
      )}
      <div className="allowed-powers">
        {powers.map((power) => (
          <section key={power}>
            <h3>{sentence(POWER_NAMES[power])}</h3>
            <ul>
              {permissions
                .filter(({ by }) => by === power)
                .map(({ id, words, most, cite, standsIn }) => (
                  <li key={id} data-permission={id}>
                    {sentence(typeset(words))} {most !== undefined && <Tag tone="yes">{mostWords(most)}</Tag>}{' '}
                    <RuleLabels cite={cite} standsIn={standsIn} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Panel>
  )
}

/** Who mobilizes this turn, and the levels growth goes by; a book without either says nothing. */
export function Mobilized({ answer }: { readonly answer: TensionTurnAnswer }) {
  const { book } = useSituation().current
  const { mobilizations, growth } = answer
  if (book.clauses.mobilization === undefined && growth.length === 0) return null
  return (
    <Panel className="mobilized" heading={growth.length > 0 ? 'Mobilization and growth' : 'Mobilization'}>
      {book.clauses.mobilization !== undefined && mobilizations.length === 0 && <p className="quiet">Nobody mobilizes this turn.</p>}
      <ul>
        {mobilizations.map((made) => (
          <li key={`${made.by} ${made.theatre ?? ''} ${made.ordinal} ${made.isSecondHalf ?? ''}`} data-mobilization={made.by}>
            <p>
              <b>{made.brps} BRPs</b> {mobilizationWords(made)} <RuleLabel cite={made.cite} />
            </p>
            <p className="quiet">{sentence(buildableWords(made))}.</p>
            {made.shipbuilding !== undefined && (
              <p className="quiet">
                A shipbuilding increase takes {made.shipbuilding.brps} BRPs of it. <RuleLabel cite={made.shipbuilding.cite} />
              </p>
            )}
          </li>
        ))}
        {growth.map(({ power, level, cite }) => (
          <li key={power} data-growth={power}>
            <b>{typeset(String(level))}</b> is the level by which {POWER_NAMES[power]} grows <RuleLabel cite={cite} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** `usat/paris` as the book's own line. */
function struckLine(book: Rulebook, name: string) {
  const [track = '', id = ''] = name.split('/')
  const row = book.tables[track]?.rows.find((one) => one.id === id)
  return row === undefined ? undefined : { track: track as Track, row }
}

/** Events that counted before the run are struck off by hand. */
function StrikeOff({ struck }: { readonly struck: Struck }) {
  const { current, change } = useSituation()
  const { book } = current
  const left = strikesIn(book).filter((name) => (struck[name] ?? 0) === 0)
  const groups = TRACKS.map((track) => ({
    words: TRACK_NAMES[track],
    options: left.flatMap((name) => {
      const line = struckLine(book, name)
      return line?.track === track ? [{ id: name, words: sentence(line.row.words) }] : []
    }),
  }))
  return (
    <Picker
      label="Strike off what counted before"
      room="widest"
      value=""
      options={[{ id: '', words: 'choose an event' }]}
      groups={groups}
      pick={(name) => change(['struck', name], 1)}
    />
  )
}

/** Events that have counted and never will again. */
export function StruckOff({ answer }: { readonly answer: TensionTurnAnswer }) {
  const { current, change } = useSituation()
  const { book, situation } = current
  if (answer.struck === undefined) return null
  const found = Object.entries(answer.struck).flatMap(([name, times]) => {
    const line = struckLine(book, name)
    return line === undefined ? [] : [{ name, times, ...line }]
  })
  return (
    <Panel className="struck" heading="Events struck off">
      {found.length === 0 && <p className="quiet">None yet: every event may still count once.</p>}
      {TRACKS.map((track) => {
        const own = found.filter((one) => one.track === track)
        return own.length === 0 ? null : (
          <div key={track}>
            <h3>{TRACK_NAMES[track]}</h3>
            <ul>
              {own.map(({ name, times, row }) => (
                <li key={name} data-struck={name}>
                  <s>{sentence(row.words)}</s>
                  {times > 1 && <span className="line-times"> ({times} times)</span>} <RuleLabel cite={row.cite} row={row} />
                  {(situation.struck[name] ?? 0) > 0 && (
                    <Button look="quiet" words="Take back" unseen={` ${row.words}`} onClick={() => change(['struck', name], undefined)} />
                  )}
                </li>
              ))}
            </ul>
          </div>
        )
      })}
      <StrikeOff struck={answer.struck} />
    </Panel>
  )
}

export function Border({ answer }: { readonly answer: TensionTurnAnswer }) {
  const { border } = answer
  if (border === undefined) return null
  const { axis, russian, ratio, worth, cite, ruling } = border
  return (
    <p className="quiet">
      {borderWords(axis, russian, ratio)} It adds {signed(worth)}. <RuleLabel cite={cite} />{' '}
      <RuleLabel cite={{ book: cite.book, rule: ruling }} />
    </p>
  )
}

/** Who moves first, and by what; only in a book that has the initiative. */
export function Initiative() {
  const { current, ask, address } = useSituation()
  if (current.book.clauses.initiative === undefined) return null
  const answer = ask(initiativeDoor)
  return (
    <Panel className="initiative" heading="Initiative">
      {!answer.ok ? (
        <Refusals refusals={answer.refusals} />
      ) : (
        <>
          <p>
            <b>{sentence(FACTION_NAMES[answer.holder])}</b>: {typeset(answer.reason.words)} <RuleLabel cite={answer.reason.cite} />
          </p>
          <ol className="initiative-order">
            {answer.order.map(({ faction, points, lines, partners }) => (
              <li key={faction} data-rank={faction} data-points={points}>
                <b className="initiative-points">{points}</b>
                <span>
                  {sentence(FACTION_NAMES[faction])}
                  <span className="quiet">
                    {' '}
                    {listed(lines.map(({ id, amount }) => `${NATION_NAMES[id as 'germany']} ${amount}`))}
                    {partners.length > 0 && `; with ${listed(partners.map((nation) => NATION_NAMES[nation]))}`}.{' '}
                    <a href={address('allocation', { thing: faction })}>Line by line</a>
                  </span>
                </span>
              </li>
            ))}
          </ol>
          <InputControl input={{ of: 'fact', fact: 'initiative.holder' }} />
        </>
      )}
    </Panel>
  )
}
