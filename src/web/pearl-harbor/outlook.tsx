import { type PearlHarborAnswer, pearlHarborDoor, placeWords } from '../../counsel/index.ts'
import { OddsBars } from '../parts/odds-bars.tsx'
import { useSheet } from '../situation/use-sheet.ts'
import { Reckoning } from '../what-if/reckoning.tsx'
import { RuleLabel } from '../what-if/rule-label.tsx'
import { sentence } from '../wording.ts'
import { chanceFrom, sharesOf } from './chances.ts'
import { outlookArgs } from './question.ts'
import { caughtWords, columnWords, interceptWords } from './words.ts'

type Odds = NonNullable<PearlHarborAnswer['odds']>

interface Chance {
  readonly id: string
  readonly words: string
  readonly chance: string
  readonly figure?: string
}

interface ChartProps {
  readonly heading: string
  readonly chances: readonly Chance[]
  readonly before: readonly Chance[] | undefined
  readonly paint: string
}

/** Chances as bars, beside what they were. */
export function Chart({ heading, chances, before, paint }: ChartProps) {
  const was = before && chances.map(({ id }) => before.find((one) => one.id === id)?.chance ?? '0')
  const shares = sharesOf(
    chances.map(({ chance }) => chanceFrom(chance)),
    was?.map(chanceFrom),
  )
  return (
    <section className="panel chart">
      <h3>{heading}</h3>
      <OddsBars
        odds={chances.map(({ id, words, figure }, index) => {
          const { exact, ...share } = shares[index] ?? { ways: 0, of: 6 }
          return {
            id,
            words,
            paint,
            ...share,
            ...(figure === undefined ? {} : { figure }),
            ...(exact === undefined ? {} : { when: exact }),
          }
        })}
      />
    </section>
  )
}

const surpriseOf = ({ surprise }: Odds): readonly Chance[] =>
  surprise.map(({ level, chance, words }) => ({ id: `surprise ${level}`, words, chance, figure: level }))
const placesOf = ({ places }: Odds): readonly Chance[] =>
  places.map(({ place, chance }) => ({ id: `place ${place}`, words: placeWords(place), chance }))
const caughtOf = ({ caught }: Odds): readonly Chance[] =>
  caught.map(({ taskForces, chance }) => ({ id: `caught ${taskForces}`, words: caughtWords(taskForces, caught.length - 1), chance }))
const interceptingOf = ({ intercepting }: Odds): readonly Chance[] =>
  intercepting.map(({ taskForces, chance }) => ({ id: `intercepting ${taskForces}`, words: interceptWords(taskForces), chance }))

const isLikely = ({ chance }: Chance): boolean => chance !== '0'

/** What picks the column, and every chance that hangs on it. */
export function Outlook({ answer }: { readonly answer: PearlHarborAnswer }) {
  const { before, askBefore, asked, changes } = useSheet()
  const past = askBefore(pearlHarborDoor, outlookArgs(asked, before))
  const was = changes > 0 && past.ok ? past.odds : undefined
  const { level, columns, odds, notes } = answer
  const charts = (of: (odds: Odds) => readonly Chance[]) =>
    odds === undefined
      ? undefined
      : { chances: of(odds).filter((one) => isLikely(one) || was !== undefined), before: was === undefined ? undefined : of(was) }
  const [surprise, places, caught, intercepting] = [surpriseOf, placesOf, caughtOf, interceptingOf].map(charts)
  return (
    <div className="outlook">
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
      {notes.length > 0 && (
        <ul className="notes">
          {notes.map(({ words, cite }) => (
            <li key={words}>
              {sentence(words)} {cite !== undefined && <RuleLabel cite={cite} />}
            </li>
          ))}
        </ul>
      )}
      {surprise !== undefined && (
        <div className="charts">
          <Chart heading="Surprise" {...surprise} paint="paint-japan-bar" />
          {caught !== undefined && <Chart heading="Carriers caught" {...caught} paint="paint-japan-bar" />}
          {places !== undefined && <Chart heading="Where any one carrier force is" {...places} paint="paint-west-bar" />}
          {intercepting !== undefined && <Chart heading="After a second strike" {...intercepting} paint="paint-west-bar" />}
        </div>
      )}
    </div>
  )
}
