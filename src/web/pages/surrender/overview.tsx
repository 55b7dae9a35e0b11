import { type OverviewAnswer, surrenderDoor } from '../../../counsel/index.ts'
import type { CapitulationState, Outlook, TriggerState } from '../../../rules/chapters/surrender/index.ts'
import { chapterOf } from '../../../rules/core/index.ts'
import { nationName } from '../../inquiry/index.ts'
import { Mark, Panel, Tag, type Tone } from '../../parts/index.ts'
import { inputsOf, useSituation } from '../../situation/index.ts'
import { Reads, Refusals, RuleLabel, Said, Tests } from '../../what-if/index.ts'
import { bareName, sentence } from '../../wording.ts'
import { ASKED_WORDS, OUTLOOK_WORDS, WORDS } from './words.ts'

/** The cities by which America judges the war. */
export function Cities({ cities, held, needed, year, isTested, cite }: OverviewAnswer['reaction']) {
  return (
    <Panel
      heading={
        <>
          Cities that keep America in the war <RuleLabel cite={cite} />
        </>
      }
    >
      <ul className="cities">
        {cities.map(({ place, name, holder, isAllied }) => (
          <li key={place} className={isAllied ? 'city city-allied' : 'city'} data-city={place} data-allied={isAllied}>
            <b>
              <Mark is={isAllied ? 'yes' : 'no'} /> {name}
            </b>
            <span className="quiet">{bareName(nationName(holder))}</span>
          </li>
        ))}
      </ul>
      <p>
        <b className="figure">{held}</b> in Allied hands; {WORDS.needed(needed, year)};{' '}
        {isTested ? 'counted in this phase' : 'not counted in this phase'}.
      </p>
    </Panel>
  )
}

/** What presses most comes first. */
const IN_ORDER: readonly Outlook[] = ['due', 'offered', 'declined', 'delayed', 'holds-out', 'done']

const TONES: Readonly<Record<Outlook, Tone>> = {
  due: 'no',
  offered: 'no',
  declined: 'plain',
  delayed: 'plain',
  'holds-out': 'plain',
  done: 'axis',
}

/** The one that is met, or else the one that lacks least. */
const nearest = (triggers: readonly TriggerState[]): TriggerState | undefined =>
  [...triggers].sort((one, other) => one.wanting.length - other.wanting.length)[0]

function NationRow({ state }: { readonly state: CapitulationState }) {
  const { address } = useSituation()
  const { id, title, outlook, triggers, delays, asked } = state
  const trigger = nearest(triggers)
  return (
    <li className={`nation nation-${outlook}`} data-nation={id} data-outlook={outlook}>
      <a className="nation-name" href={address('surrender', { thing: 'nation', parts: { with: JSON.stringify({ of: id }) } })}>
        {sentence(title)}
      </a>
      <Tag tone={TONES[outlook]}>{OUTLOOK_WORDS[outlook]}</Tag>
      <div className="nation-why">
        {outlook === 'delayed'
          ? delays.map(({ words, cite }) => <Said as="p" key={words} words={words} cite={cite} />)
          : outlook !== 'done' &&
            trigger !== undefined && (
              <p>
                {sentence(trigger.isMet ? trigger.words : `${WORDS.wanting}: ${trigger.wanting.join('; ')}`)}{' '}
                <RuleLabel cite={trigger.cite} />
                {triggers.length > 1 && !trigger.isMet && <span className="quiet"> {WORDS.otherWays(triggers.length - 1)}</span>}
              </p>
            )}
        {asked !== undefined && outlook === 'offered' && <p className="quiet">{sentence(ASKED_WORDS[asked])}</p>}
      </div>
    </li>
  )
}

/** Everyone who may give in: how it stands, and what is lacking. */
export function Overview() {
  const { current, ask } = useSituation()
  const answer = ask(surrenderDoor, { question: 'overview' })
  if (!answer.ok) return <Refusals refusals={answer.refusals} />
  const more = chapterOf(current.book, 'capitulation').capitulations.flatMap(({ triggers }) =>
    triggers.flatMap(({ when }) => inputsOf(when)),
  )
  const { states, never, duties, endings, reaction, mayProceed, unsettled } = answer as OverviewAnswer
  return (
    <div className="capitulations">
      {endings.some(({ isSo, isDecisive }) => isSo && isDecisive) ? (
        <p className="settled">The war is decided. No diplomacy is left.</p>
      ) : mayProceed ? (
        <p className="settled">Nothing is to be settled. Other diplomacy may go on.</p>
      ) : (
        <section className="unsettled" aria-label={WORDS.first}>
          <h2>{WORDS.first}</h2>
          <Refusals refusals={unsettled} />
        </section>
      )}
      <section aria-label="Nations">
        <ul className="nations">
          {IN_ORDER.flatMap((outlook) => states.filter((state) => state.outlook === outlook)).map((state) => (
            <NationRow key={state.id} state={state} />
          ))}
          {never.map(({ id, words, cite }) => (
            <li key={id} className="nation nation-never">
              <Said as="span" words={words} cite={cite} />
              <Tag>never</Tag>
            </li>
          ))}
        </ul>
      </section>
      <Cities {...reaction} />
      <Reads inputs={reaction.cities.map(({ place }) => ({ of: 'fact', fact: `${place}.controller` }) as const)} more={more} />
      {duties.length > 0 && (
        <Panel heading="Duties of occupation">
          <ul className="tests">
            {duties.map(({ id, words, present, least, isKept, cite }) => (
              <li key={id} className="test" data-duty={id}>
                <Tag tone={isKept ? 'yes' : 'no'}>
                  {present} of {least}
                </Tag>
                <span>{sentence(words)}</span> <RuleLabel cite={cite} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {endings.some(({ isSo }) => isSo) && (
        <Panel heading={WORDS.endings}>
          <Tests tests={endings.filter(({ isSo }) => isSo)} />
        </Panel>
      )}
    </div>
  )
}
