import type { Box, Point } from './charts.ts'

/** Something to be written on a chart, if there is room. */
export interface Label {
  readonly id: string
  readonly words: string
  readonly at: Point
  /** The height of its letters, in units of the chart. */
  readonly size: number
  /** A name stands on its point, a place's name beside it. */
  readonly stands: 'on' | 'beside'
  /** It is written over marks, if there is no other room. */
  readonly isVital?: boolean
}

export interface Written extends Label {
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
}

/** Letters of the typeface are about this wide. */
const LETTER = 0.53

const widthOf = ({ words, size }: Label): number => words.length * size * LETTER

const overlaps = ([a, b, w, h]: Box, [c, d, v, g]: Box): boolean => a < c + v && c < a + w && b < d + g && d < b + h

function boxOf({ anchor, x, y, ...label }: Written): Box {
  const width = widthOf(label)
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  const room = label.stands === 'on' ? label.size * 0.4 : 0
  return [left - room, y - label.size * 0.8, width + room * 2, label.size * 1.05]
}

/** Where a label may stand, the best first. */
function stances(label: Label): readonly Written[] {
  const { at, size } = label
  const [x, y] = at
  const middle = y + size * 0.32
  if (label.stands === 'on') {
    const aside = widthOf(label) * (label.isVital ? 0.35 : 0)
    const shifts = [0, -1.1, 1.1].flatMap((down) => (aside === 0 ? [0] : [0, -aside, aside]).map((along) => [along, down * size] as const))
    return shifts
      .toSorted((one, other) => Math.hypot(...one) - Math.hypot(...other))
      .map(([along, down]) => ({ ...label, x: x + along, y: middle + down, anchor: 'middle' }))
  }
  return [
    { ...label, x: x + size * 0.65, y: middle, anchor: 'start' },
    { ...label, x: x - size * 0.65, y: middle, anchor: 'end' },
    { ...label, x, y: y - size * 0.65, anchor: 'middle' },
    { ...label, x, y: y + size * 1.35, anchor: 'middle' },
  ]
}

/** Writes what there is room for, in the order given; marks are written over only by what must be read. */
export function write(labels: readonly Label[], marks: readonly Box[], [left, top, width, height]: Box): readonly Written[] {
  const taken: Box[] = []
  const isInside = ([x, y, w, h]: Box): boolean => x >= left && y >= top && x + w <= left + width && y + h <= top + height
  return labels.flatMap((label) => {
    const free = stances(label).filter((stance) => isInside(boxOf(stance)) && !taken.some((box) => overlaps(box, boxOf(stance))))
    const clear = free.find((stance) => !marks.some((mark) => overlaps(mark, boxOf(stance))))
    const chosen = clear ?? (label.isVital ? free[0] : undefined)
    if (chosen === undefined) return []
    taken.push(boxOf(chosen))
    return [chosen]
  })
}
