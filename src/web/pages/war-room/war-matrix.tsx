import type { WarCell } from '../../../counsel/index.ts'
import { isMinor, isPower, type Nation, POWERS } from '../../../rules/core/index.ts'
import { Mark, Matrix, type MatrixCell, type MatrixHeading, useNarrow } from '../../parts/index.ts'
import { typeset } from '../../wording.ts'
import { brpsWords, FACE_LABELS, faceOf, nationTitle, spokenCell } from './words.ts'

const TONES = { open: 'yes', war: 'quiet', closed: 'no', moot: 'quiet' } as const

/** What stands in a small cell: a price, or a sign. */
function small(cell: WarCell) {
  switch (faceOf(cell)) {
    case 'open':
      return <span className={cell.means === null ? undefined : 'means-another'}>{cell.price ?? <Mark is="yes" />}</span>
    case 'war':
      return <span className="war-mark" />
    case 'closed':
      return <Mark is="no" />
    case 'moot':
      return '·'
  }
}

/** The same on a line of its own. */
function wide(cell: WarCell): string {
  const face = faceOf(cell)
  if (face !== 'open') return { war: FACE_LABELS.war, closed: 'may not', moot: '–' }[face]
  return cell.price === null ? 'may' : brpsWords(cell.price)
}

const isGone = (cells: readonly WarCell[]): boolean =>
  cells.every(({ obstacles }) => obstacles.some(({ code }) => code === 'nobody-there' || code === 'conquered'))

const groupOf = (nation: Nation): string => (isPower(nation) ? 'powers' : isMinor(nation) ? 'tabled' : 'others')

/** Nations there is somebody in to declare war on, and those that are not there. */
export function nationsIn(cells: readonly WarCell[]): { readonly here: readonly Nation[]; readonly gone: readonly Nation[] } {
  const isIn = (power: Nation): boolean => cells.some(({ by, on }) => by === power || on === power)
  const all = [...new Set<Nation>([...POWERS.filter(isIn), ...cells.map(({ on }) => on)])]
  const gone = all.filter((on) => isGone(cells.filter((cell) => cell.on === on)))
  return { here: all.filter((on) => !gone.includes(on)), gone }
}

interface Props {
  readonly cells: readonly WarCell[]
  readonly open: (by: string, on: string) => void
  readonly opened: Pick<WarCell, 'by' | 'on'> | undefined
}

/** Powers against powers and countries. */
export function WarMatrix({ cells, open, opened }: Props) {
  const isNarrow = useNarrow()
  const byKey = new Map(cells.map((cell) => [`${cell.by} ${cell.on}`, cell]))
  const { here } = nationsIn(cells)
  const columns: readonly MatrixHeading[] = here.map((on) => ({ id: on, words: nationTitle(on), group: groupOf(on) }))
  const rows: readonly MatrixHeading[] = POWERS.filter((by) => here.includes(by)).map((by) => {
    const ways = cells.filter((cell) => cell.by === by && cell.allowed).length
    return { id: by, words: isNarrow ? `${nationTitle(by)}: ${ways === 0 ? 'none open' : `${ways} open`}` : nationTitle(by) }
  })
  const cellAt = (by: string, on: string): MatrixCell | undefined => {
    const cell = byKey.get(`${by} ${on}`)
    if (cell === undefined) return undefined
    return { content: isNarrow ? typeset(wide(cell)) : small(cell), spoken: spokenCell(cell), tone: TONES[faceOf(cell)] }
  }
  return (
    <div className="war-matrix">
      <Matrix
        caption="Who may declare war on whom"
        corner="declares on"
        rows={rows}
        columns={columns}
        cellAt={cellAt}
        open={open}
        isOpen={(by, on) => opened?.by === by && opened.on === on}
      />
    </div>
  )
}
