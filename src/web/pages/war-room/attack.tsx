import { mayDoor, type WarCell } from '../../../counsel/index.ts'
import { landsApart, type Prey, preyName } from '../../../rules/index.ts'
import { Tag } from '../../parts/marks.tsx'
import { useSituation } from '../../situation/use-situation.ts'
import { Consequences, Refusals } from '../../what-if/said.tsx'
import { sentence } from '../../wording.ts'

type Pair = Pick<WarCell, 'by' | 'on'>

/** Whether forces may go to one place, and by which rule. */
function Ground({ by, on, question }: { readonly by: Pair['by']; readonly on: Prey; readonly question: string }) {
  const { ask } = useSituation()
  const answer = ask(mayDoor, { question: 'attack', by, on })
  if (!answer.ok) return <Refusals refusals={answer.refusals} />
  const { allowed, consequences, refusals } = answer
  return (
    <div className="ground" data-ground={on} data-allowed={allowed}>
      <h3>
        {question} <Tag tone={allowed ? 'yes' : 'no'}>{allowed ? 'yes' : 'no'}</Tag>
      </h3>
      {allowed ? <Consequences consequences={consequences} /> : <Refusals refusals={refusals} />}
    </div>
  )
}

/** Whether forces may go there as things stand, declared or not; land with rules of its own is asked about by itself. */
export function Attack({ by, on }: Pair) {
  const { book, judged } = useSituation().current
  return (
    <section className="attack">
      <Ground by={by} on={on} question="May its forces attack or enter as things stand?" />
      {landsApart(book, judged, by, on).map((land) => (
        <Ground key={land} by={by} on={land} question={`${sentence(preyName(land))} alone?`} />
      ))}
    </section>
  )
}
