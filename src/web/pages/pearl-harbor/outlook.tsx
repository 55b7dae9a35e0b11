import { chanceText, type PearlHarborAnswer, pearlHarborDoor, placedOdds, placeWords, successesOf } from '../../../counsel/index.ts'
import type { Located } from '../../../rules/chapters/pearl-harbor/index.ts'
import { chanceFrom, given, sharesOf } from '../../chances.ts'
import { OddsBars } from '../../parts/index.ts'
import { useSituation } from '../../situation/index.ts'
import { Reckoning, RuleLabel, Said } from '../../what-if/index.ts'
import { sentence } from '../../wording.ts'
import { outlookArgs } from './question.ts'
import { caughtWords, columnWords, interceptWords } from './words.ts'

type Odds = NonNullable<PearlHarborAnswer['odds']>

interface Chance {
  readonly id: string
  readonly words: string
  readonly chance: string
}

interface ChartProps {
  readonly heading: string
  readonly chances: readonly Chance[]
  readonly before: readonly Chance[] | undefined
  readonly paint: string
  /** Under which heading it stands. */
  readonly rank?: 'h2' | 'h4'
}

/** For whoever counts after us: the figures behind what was said roughly. */
function Exact({ chances }: Pick<ChartProps, 'chances'>) {
  return (
    <details className="exact">
      <summary>Exact figures</summary>
      <ul>
        {chances.map(({ id, words, chance }) => (
          <li key={id}>
            <span>{sentence(words)}</span> <b>{chance.includes('/') ? chance.replace('/', ' in ') : chance}</b>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Chances as bars, beside what they were. */
export function Chart({ heading, chances, before, paint, rank: Heading = 'h2' }: ChartProps) {
  const was = before && chances.map(({ id }) => before.find((one) => one.id === id)?.chance ?? '0')
  const shares = sharesOf(
    chances.map(({ chance }) => chanceFrom(chance)),
    was?.map(chanceFrom),
  )
  return (
    <section className="panel chance-panel">
      <Heading className="chance-title">{heading}</Heading>
      <OddsBars odds={chances.map(({ id, words }, index) => ({ id, words, paint, ...(shares[index] ?? { ways: 0, of: 6 }) }))} />
      {shares.some(({ said }) => said?.startsWith('about') || said?.startsWith('nearly')) && <Exact chances={chances} />}
    </section>
  )
}

const surpriseOf = ({ surprise }: Odds): readonly Chance[] =>
  surprise.map(({ level, chance, words }) => ({ id: `surprise ${level}`, words: `level ${level}: ${words}`, chance }))
const placesOf = ({ places }: Odds): readonly Chance[] =>
  places.map(({ place, chance }) => ({ id: `place ${place}`, words: placeWords(place), chance }))
const caughtOf = ({ caught }: Odds): readonly Chance[] =>
  caught.map(({ taskForces, chance }) => ({ id: `caught ${taskForces}`, words: caughtWords(taskForces, caught.length - 1), chance }))
const interceptingOf = ({ intercepting }: Odds): readonly Chance[] =>
  intercepting.map(({ taskForces, chance }) => ({ id: `intercepting ${taskForces}`, words: interceptWords(taskForces), chance }))

const isLikely = ({ chance }: Chance): boolean => chance !== '0'

/** Whether Japan attacks without surprise, face by face while the final die is open. */
export function Lost({ at, chance, byDie, cite }: NonNullable<PearlHarborAnswer['surpriseLost']>) {
  const faces = byDie.filter(({ lost }) => lost).flatMap(({ die }) => (die === undefined ? [] : [die]))
  return (
    <p data-surprise-lost={chance}>
      {chance === '0' ? (
        'Japan keeps its surprise'
      ) : chance === '1' ? (
        'Japan has lost its surprise'
      ) : (
        <>
          Japan loses its surprise in <b>{chance.replace('/', ' in ')}</b>, with a final die of {faces.join(', ')}
        </>
      )}
      : it is lost at an effective {at}. <RuleLabel cite={cite} />
    </p>
  )
}

/** What picks the column, and every chance that hangs on it. */
export function Outlook({ answer }: { readonly answer: PearlHarborAnswer }) {
  const { askBefore, query, changes } = useSituation()
  const past = askBefore(pearlHarborDoor, outlookArgs(query))
  const was = changes > 0 && past.ok ? past.odds : undefined
  const { level, columns, odds, notes, surpriseLost } = answer
  const charts = (of: (odds: Odds) => readonly Chance[]) =>
    odds === undefined
      ? undefined
      : { chances: of(odds).filter((one) => isLikely(one) || was !== undefined), before: was === undefined ? undefined : of(was) }
  const [surprise, places, caught, intercepting] = [surpriseOf, placesOf, caughtOf, interceptingOf].map(charts)
  return (
    <div className="pearl-outlook">
      {surprise !== undefined && caught !== undefined && (
        <div className="chance-panels">
          <Chart heading="Surprise" {...surprise} paint="paint-japan-bar" />
          <Chart heading="Carriers caught in port" {...caught} paint="paint-japan-bar" />
        </div>
      )}
      <Reckoning
        heading={answer.tableUsed ? 'What picks the column' : 'The level'}
        lines={level.lines}
        total={level.total}
        note={
          columns.length > 0 && (
            <span className="column-note">
              {columns.map(({ column, modifier, chance }) => (
                <span key={column} data-column={column}>
                  {chance !== '1' && `${chance.replace('/', ' in ')}: `}
                  {columnWords(column, modifier)}
                </span>
              ))}
              <RuleLabel cite={answer.table} />
            </span>
          )
        }
      />
      {surpriseLost !== undefined && <Lost {...surpriseLost} />}
      {notes.length > 0 && (
        <ul className="pearl-notes">
          {notes.map(({ words, cite }) => (
            <Said as="li" key={words} words={words} cite={cite} />
          ))}
        </ul>
      )}
      {places !== undefined && intercepting !== undefined && (
        <div className="chance-panels">
          <Chart heading="Where any one carrier force is" {...places} paint="paint-west-bar" />
          <Chart heading="Who intercepts after a second strike" {...intercepting} paint="paint-west-bar" />
        </div>
      )}
    </div>
  )
}

const chartOf = (counts: ReturnType<typeof successesOf>) =>
  counts.map((one, count) => ({ id: `count ${count}`, words: interceptWords(count), chance: chanceText(one) }))

interface DecisionProps {
  readonly odds: NonNullable<PearlHarborAnswer['odds']>
  readonly located: Readonly<Record<string, Located>>
  readonly eyes: 'all' | 'japan'
}

/** What a second strike risks: as Japan must guess it, and as the places say. */
export function DecisionOdds({ odds, located, eyes }: DecisionProps) {
  const places = Object.values(located).flatMap(({ place }) => (place === null ? [] : [place]))
  const unseen = places.filter((place) => place !== 'pearl').length
  const inPort = chanceFrom(odds.places.find(({ place }) => place === 'pearl')?.chance ?? '0')
  const each = given(chanceFrom(odds.interception), inPort)
  const guessed = chartOf(successesOf(Array.from({ length: unseen }, () => each)))
  const real = chartOf(placedOdds(places).intercepting).filter((one) => one.chance !== '0')
  return (
    <div className="decision-odds">
      <div>
        <Chart rank="h4" heading="As Japan must guess it" chances={guessed} before={undefined} paint="paint-japan-bar" />
        <p className="quiet">
          {unseen === 0
            ? 'Every carrier force lies in port: nobody is left to intercept.'
            : `${unseen} of ${places.length} carrier forces ${unseen === 1 ? 'is' : 'are'} not in port; Japan does not know where.`}
        </p>
      </div>
      {eyes === 'all' && (
        <div>
          <Chart rank="h4" heading="As the U.S. knows it" chances={real} before={undefined} paint="paint-west-bar" />
          <p className="quiet">If every force that can tries.</p>
        </div>
      )}
    </div>
  )
}
