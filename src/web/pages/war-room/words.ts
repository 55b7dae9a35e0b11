import type { WarCell } from '../../../counsel/index.ts'
import { NATION_NAMES, type Nation } from '../../../rules/core/index.ts'
import { bareName } from '../../wording.ts'

/** All wording of the war room. */

/** A name as a heading has it. */
export const nationTitle = (nation: Nation): string => bareName(NATION_NAMES[nation])

export const pairName = ({ by, on }: Pick<WarCell, 'by' | 'on'>): string => `${nationTitle(by)} on ${NATION_NAMES[on]}`

/** How a cell looks: open, at war, forbidden, or nothing to ask. */
type Face = 'open' | 'war' | 'closed' | 'moot'

/** Reasons after which there is nobody to declare war on. */
const MOOT: readonly string[] = ['its-own', 'nobody-there', 'conquered', 'sheltered']

export const faceOf = ({ allowed, isAtWar, obstacles }: WarCell): Face =>
  allowed ? 'open' : isAtWar ? 'war' : obstacles.some(({ code }) => MOOT.includes(code)) ? 'moot' : 'closed'

export const FACE_LABELS: Readonly<Record<Face, string>> = {
  open: 'may declare war',
  war: 'at war',
  closed: 'may not declare war',
  moot: 'nothing to declare',
}

const figure = (price: number): string => (price === 1 ? '1 BRP' : `${price} BRPs`)

export const brpsWords = (price: number): string => (price === 0 ? 'no cost' : figure(price))

/** A line of the price, where the BRPs stand before it. */
export const unpriced = (words: string): string => words.replace(/^BRPs: /, '')

export const spokenCell = (cell: WarCell): string => {
  const face = faceOf(cell)
  const price = face === 'open' && cell.price !== null ? `, ${figure(cell.price)}` : ''
  const means = cell.means === null || face === 'moot' ? '' : `; it means war with ${NATION_NAMES[cell.means]}`
  return `${pairName(cell)}: ${FACE_LABELS[face]}${price}${means}`
}

export const SUPPORT_OPTIONS = [
  { id: 'not-asked', words: 'not asked yet' },
  { id: 'yes', words: 'yes' },
  { id: 'no', words: 'no' },
] as const

export const MEETING_OPTIONS = [
  { id: 'open', words: 'not said yet' },
  { id: 'declare', words: 'war on Germany' },
  { id: 'back-down', words: 'backs down' },
] as const

export const openWords = (open: number): string => (open === 1 ? '1 declaration is open' : `${open} declarations are open`)

/** What a cell has to say, in a book that asks a price and in one that does not. */
export const CELL_SAYS = {
  priced: 'what it costs and what follows, or why it is closed',
  free: 'what follows and what would change it, or why it is closed',
} as const
