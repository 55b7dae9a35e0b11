import { cooperateDoor } from '../../../counsel/index.ts'
import { POWER_NAMES, POWERS, type Power } from '../../../rules/index.ts'
import { Mark } from '../../parts/mark.tsx'
import { Matrix, type MatrixCell } from '../../parts/matrix.tsx'
import { Panel } from '../../parts/panel.tsx'
import { useSituation } from '../../situation/use-situation.ts'
import { bareName, sentence } from '../../wording.ts'
import { FOOTING_LABELS, footingOf } from './words.ts'

const HEADINGS = POWERS.map((id) => ({ id, words: bareName(POWER_NAMES[id]) }))

/** Every power with every other: how many things they may not do together. */
export function PairMatrix({ one, other }: { readonly one: string; readonly other: string }) {
  const { ask, turnTo } = useSituation()
  const cellAt = (by: string, on: string): MatrixCell | undefined => {
    if (by === on) return undefined
    const answer = ask(cooperateDoor, { one: by, other: on })
    if (!answer.ok) return undefined
    const footing = footingOf(answer)
    const closed = answer.activities.filter(({ allowed }) => !allowed).length
    const names = `${sentence(POWER_NAMES[by as Power])} with ${POWER_NAMES[on as Power]}`
    if (footing === 'strangers') return { content: '·', spoken: `${names}: not partners`, tone: 'quiet' }
    if (footing === 'apart') return { content: '–', spoken: `${names}: not at war together`, tone: 'quiet' }
    return closed === 0
      ? { content: <Mark is="yes" />, spoken: `${names}: ${FOOTING_LABELS[footing].toLowerCase()}`, tone: 'yes' }
      : { content: closed, spoken: `${names}: ${closed} ${closed === 1 ? 'thing' : 'things'} forbidden`, tone: 'no' }
  }
  const cleared = {
    activity: undefined,
    hex: undefined,
    wasAxisHeld: undefined,
    oneFactors: undefined,
    otherFactors: undefined,
    die: undefined,
  }
  return (
    <Panel className="pair-matrix" heading="All powers">
      <Matrix
        caption="Who may work with whom"
        corner="works with"
        rows={HEADINGS}
        columns={HEADINGS}
        cellAt={cellAt}
        open={(by, on) => turnTo({ parts: { ...cleared, one: by, other: on } })}
        isOpen={(by, on) => by === one && on === other}
      />
      <p className="quiet">
        How many things are forbidden; a tick where nothing is; a dot where the two are not on one side, a dash where they are and fight no
        enemy in common. Who acts stands at the left.
      </p>
    </Panel>
  )
}
