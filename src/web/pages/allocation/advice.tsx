import { type AdviceAnswer, adviseDoor, placementWords } from '../../../counsel/index.ts'
import { type Faction, isTarget, targetName } from '../../../rules/core/index.ts'
import { percent } from '../../chances.ts'
import { Button, Fold } from '../../parts/index.ts'
import { useSituation } from '../../situation/index.ts'
import { Refusals } from '../../what-if/index.ts'
import { sentence, typeset } from '../../wording.ts'
import { ADVICE } from './words.ts'

const nameOf = (target: string): string => (isTarget(target) ? sentence(targetName(target)) : target)

/** What each number of points in a target would bring; those of the likeliest allocation are marked. */
function Curves({ curves }: Pick<AdviceAnswer, 'curves'>) {
  const most = Math.max(0, ...curves.map(({ worth }) => worth.length))
  return (
    <table className="ledger">
      <thead>
        <tr>
          <th scope="col">{ADVICE.target}</th>
          {Array.from({ length: most }, (_, points) => (
            <th key={ADVICE.points(points)} scope="col">
              {ADVICE.points(points)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {curves.map(({ target, placed, worth }) => (
          <tr key={target}>
            <th scope="row">{nameOf(target)}</th>
            {Array.from({ length: most }, (_, points) => (
              <td key={ADVICE.points(points)} className="figure">
                {worth[points] === undefined ? '' : points === placed ? <b>{worth[points].toFixed(1)}</b> : worth[points].toFixed(1)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The mix for a faction's points, each allocation to be laid on the plan; why; and what points bring one by one. */
export function Advice({ by }: { readonly by: Faction }) {
  const { ask, change } = useSituation()
  const answer = ask(adviseDoor, { by })
  if (!answer.ok) return <Refusals refusals={answer.refusals} />
  const { mix, why, value, sure, exploitability, curves } = answer
  return (
    <>
      <p>{ADVICE.mix}</p>
      <ul className="advice-mix">
        {mix.map(({ placements, chance }) => {
          const words = placementWords(placements)
          return (
            <li key={words}>
              <b>{percent(chance)}</b> <span>{words === '' ? ADVICE.nothing : words}</span>{' '}
              <Button look="quiet" words={ADVICE.place} unseen={` ${words}`} onClick={() => change(['placements', by], placements)} />
            </li>
          )
        })}
      </ul>
      {why.map((words) => (
        <p key={words}>{sentence(typeset(words))}</p>
      ))}
      <p className="quiet">{ADVICE.worth(value, sure, exploitability)}</p>
      <Fold name={ADVICE.curves}>{() => <Curves curves={curves} />}</Fold>
    </>
  )
}
