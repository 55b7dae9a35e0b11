import { NATION_NAMES } from '../../../rules/index.ts'
import { Die } from '../../parts/marks.tsx'
import { RuleLabel } from '../../what-if/rule-label.tsx'
import { facesWords, rungLabel, typeset } from '../../wording.ts'
import { alliedColour, paintClass, paintOf, rungsOf } from './rungs.ts'
import type { Study } from './study.ts'

/** Where the country stands, in words that follow its name. */
export function standingWords({ table, situation, answer }: Study): string {
  const { result, with: partner, conquered, waiting, attacked } = situation.standings[answer.target]
  if (conquered) return 'conquered'
  if (result === null) return 'with nobody yet'
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
