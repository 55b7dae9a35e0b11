import { beneficiaryOf } from '../../../rules/chapters/rolls/index.ts'
import { type Band, NATION_NAMES, type Policy } from '../../../rules/core/index.ts'
import { Die } from '../../parts/index.ts'
import { RuleLabel } from '../../what-if/index.ts'
import { facesWords, rungLabel, typeset } from '../../wording.ts'
import type { Study } from './study.ts'

/** How a rung or a face is painted: whose colour, and how firmly held. */
interface Paint {
  readonly colour: 'axis' | 'west' | 'russia' | 'nobody'
  readonly firmness: 'ally' | 'associate' | 'hexes' | 'income' | 'none'
}

/** The Allied colour of this roll: red when Russia would gain by it. */
export function alliedColour({ book, situation, roll }: Pick<Study, 'book' | 'situation' | 'roll'>): 'west' | 'russia' {
  const gains = beneficiaryOf(book, situation, roll, 'allies')
  return 'power' in gains && gains.power === 'russia' ? 'russia' : 'west'
}

export function paintOf(band: Band, allied: 'west' | 'russia'): Paint {
  const colour = band.favours === 'axis' ? 'axis' : band.favours === 'allies' ? allied : 'nobody'
  const bonds = band.effects.map((effect) => effect.is)
  const firmness = bonds.includes('ally')
    ? 'ally'
    : bonds.includes('associate')
      ? 'associate'
      : bonds.includes('hexes') || bonds.includes('units')
        ? 'hexes'
        : bonds.includes('income')
          ? 'income'
          : 'none'
  return { colour, firmness }
}

export const paintClass = ({ colour, firmness }: Paint): string => `paint paint-${colour} paint-${firmness}`

type Rolled = Pick<Study, 'table' | 'answer' | 'situation'>

/** The results of a table with the faces of the die that bring them. */
interface Rung {
  readonly band: Band
  readonly faces: readonly number[]
  readonly isNow: boolean
}

const facesFor = (results: Study['answer']['results'], id: string): readonly number[] =>
  Object.entries(results)
    .filter(([, at]) => at.result === id)
    .map(([face]) => Number(face))

/** The result that holds; that of a conquered country has lapsed (49.435B (a)). */
function resultNow({ answer, situation }: Rolled): Policy | null {
  const { result, conquered } = situation.standings[answer.target]
  return conquered ? null : result
}

export function rungsOf({ table, answer, situation }: Rolled): readonly Rung[] {
  const now = resultNow({ table, answer, situation })
  return table.bands.map((band) => ({
    band,
    faces: facesFor(answer.results, band.id),
    isNow: now !== null && band.policy === now,
  }))
}

/** Where the country stands, in words that follow its name. */
export function standingWords({ table, situation, answer }: Study): string {
  const { result, with: partner, conquered, waiting, attacked } = situation.standings[answer.target]
  if (conquered) return 'conquered'
  if (result === null) return 'neutral'
  const band = table.bands.find(({ policy }) => policy === result)
  const parts = [
    `at ${result}`,
    ...(band === undefined ? [] : [rungLabel(band)]),
    ...(partner === null ? [] : [`for ${NATION_NAMES[partner]}`]),
    ...(attacked ? ['by an enemy’s attack'] : []),
    ...(waiting ? ['waiting on Finland'] : []),
  ]
  return typeset(parts.join(', '))
}

/** The results from Allied ally to Axis ally; the dice lie on the rungs they lead to. */
export function Ladder({ study }: { readonly study: Study }) {
  const allied = alliedColour(study)
  const rungs = rungsOf(study)
  const { result, conquered } = study.situation.standings[study.answer.target]
  return (
    <div className="ladder-frame">
      <ol className="ladder" style={{ '--rungs': rungs.length } as React.CSSProperties}>
        {rungs.map(({ band, faces, isNow }) => (
          <li key={band.id} className={isNow ? 'rung rung-now' : 'rung'} data-result={band.id}>
            <span className="rung-dice">
              {faces.map((face) => (
                <Die key={face} face={face} />
              ))}
            </span>
            <span className={`plate ${paintClass(paintOf(band, allied))}`}>
              <span className="plate-figure">{typeset(band.id)}</span>
            </span>
            <span className="rung-label">{rungLabel(band)}</span>
            <span className="unseen">
              {faces.length > 0 && `, ${facesWords(faces)}`}
              {isNow && ', where it stands now'}
            </span>
          </li>
        ))}
      </ol>
      <p className="ladder-ends" aria-hidden="true">
        <span>Allies</span>
        <span>Axis</span>
      </p>
      {conquered && (
        <p className="quiet ladder-lapsed">
          {typeset(result === null ? 'It is conquered: no result holds.' : `It is conquered: its result of ${result} has lapsed.`)}{' '}
          <RuleLabel cite={study.book.clauses.lapsed} />
        </p>
      )}
    </div>
  )
}
