import { type AmericanForcesAnswer, americanForcesDoor } from '../../../counsel/index.ts'
import { AMERICAN_FORCES, AMERICAN_STATIONS, type AmericanForce, type AmericanStation } from '../../../rules/chapters/pearl-harbor/index.ts'
import { chapterOf, type Refusal } from '../../../rules/core/index.ts'
import { Button, Mark, Matrix, type MatrixCell, Tag, useNarrow } from '../../parts/index.ts'
import { inputsOf, useSituation } from '../../situation/index.ts'
import { Reads, Refusals, RuleLabel } from '../../what-if/index.ts'
import { bareName, sentence } from '../../wording.ts'

type Move = AmericanForcesAnswer['moves'][number]

/** The parts of the address that name a place and forces. */
export const AMERICAN_PARTS = ['to', 'forces'] as const

const title = ({ forces, to }: Pick<Move, 'forces' | 'to'>): string => `${sentence(AMERICAN_FORCES[forces])} to ${AMERICAN_STATIONS[to]}`

/** So many at most, where every way has a number. */
const mostOf = ({ opened }: Move): number | undefined =>
  opened.length > 0 && opened.every(({ most }) => most !== undefined) ? opened.reduce((sum, { most = 0 }) => sum + most, 0) : undefined

/** A refusal without what its heading says. */
const untitled = ({ forces, to }: Move, refusal: Refusal): Refusal => ({
  ...refusal,
  words: refusal.words.replace(`${AMERICAN_FORCES[forces]} to ${AMERICAN_STATIONS[to]}: `, ''),
})

/** One place and one kind of forces: by what they may go and how many, or what keeps them away. */
function Opened({ move, close }: { readonly move: Move; readonly close: () => void }) {
  const { book } = useSituation().current
  const { allowed, opened, refusals, to, forces } = move
  const { bars, leaves } = chapterOf(book, 'americanForces')
  const isAbout = (one: { readonly to: readonly AmericanStation[]; readonly forces: readonly AmericanForce[] }): boolean =>
    one.to.includes(to) && one.forces.includes(forces)
  const reads = [
    ...bars.filter(isAbout).flatMap(({ until }) => inputsOf(until)),
    ...leaves.filter(isAbout).flatMap(({ by }) => inputsOf(by.when)),
  ]
  return (
    <div className="american-move" data-move={`${to} ${forces}`} data-allowed={allowed}>
      <div className="panel">
        <h3>{title(move)}</h3>
        <p role="status">
          <Tag tone={allowed ? 'yes' : 'no'}>{allowed ? 'may go' : 'may not go'}</Tag>
        </p>
        {opened.length > 0 && (
          <ul className="dotted">
            {opened.map(({ words, most, cite }) => (
              <li key={`${words} ${cite.rule}`}>
                {most !== undefined && <b>{most} </b>}
                {sentence(words)} <RuleLabel cite={cite} />
              </li>
            ))}
          </ul>
        )}
        {allowed && opened.length === 0 && <p className="quiet">No rule keeps them away, and none counts them.</p>}
        <Refusals refusals={refusals.map((refusal) => untitled(move, refusal))} />
        <Button look="quiet" words="Close" unseen={`: ${title(move)}`} onClick={close} />
      </div>
      <Reads heading="What it turns on" inputs={reads} />
    </div>
  )
}

/** Where American forces may go before and in war, at a glance; a cell opens. */
export function AmericanForces() {
  const { ask, query, adjust } = useSituation()
  const isNarrow = useNarrow()
  const answer = ask(americanForcesDoor)
  if (!answer.ok) return <Refusals refusals={answer.refusals} />
  const { moves } = answer
  const find = (to: string | undefined, forces: string | undefined): Move | undefined =>
    moves.find((move) => move.to === to && move.forces === forces)
  const cellAt = (to: string, forces: string): MatrixCell | undefined => {
    const move = find(to, forces)
    if (move === undefined) return undefined
    const most = move.allowed ? mostOf(move) : undefined
    const words = move.allowed ? (most === undefined ? 'may go' : `up to ${most}`) : 'may not'
    return {
      content: isNarrow ? words : move.allowed ? (most ?? <Mark is="yes" />) : <Mark is="no" />,
      spoken: `${title(move)}: ${words}`,
      tone: move.allowed ? 'yes' : 'no',
    }
  }
  const { to, forces } = query.parts
  const opened = find(to, forces)
  const headings = <T extends string>(names: Readonly<Record<T, string>>, isThere: (id: string) => boolean) =>
    (Object.keys(names) as T[]).filter(isThere).map((id) => ({ id, words: bareName(names[id]) }))
  const openIn = (station: string): string => {
    const open = moves.filter((move) => move.to === station && move.allowed).length
    return open === 0 ? 'closed' : `${open} may go`
  }
  return (
    <section className="american" aria-labelledby="american">
      <h2 id="american">Where American forces may go</h2>
      <div className={opened === undefined ? 'american-matrix' : 'american-matrix american-opened'}>
        <Matrix
          caption="American forces by place and kind"
          corner="to"
          rows={headings(AMERICAN_STATIONS, (id) => moves.some((move) => move.to === id))}
          columns={headings(AMERICAN_FORCES, (id) => moves.some((move) => move.forces === id))}
          cellAt={cellAt}
          inBrief={openIn}
          open={(station, force) => adjust({ parts: { to: station, forces: force } })}
          isOpen={(station, force) => station === to && force === forces}
        />
        {opened !== undefined && <Opened move={opened} close={() => adjust({ parts: { to: undefined, forces: undefined } })} />}
      </div>
    </section>
  )
}
