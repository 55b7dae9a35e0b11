import { byNumber, COMMANDING } from '../../rules/core/index.ts'

/** Emphasis, where the reader's terminal can show it. */
export interface Paint {
  readonly strong: (text: string) => string
  readonly faint: (text: string) => string
  readonly alarm: (text: string) => string
}

let key: number | undefined

/** Our own sequences carry it, so that no text from outside can pass for one. Made only once something is painted. */
function keyOfOurs(): number {
  key ??= process.getBuiltinModule('node:crypto').randomInt(1_000_000, 1_000_000_000)
  return key
}

const between =
  (start: number, end: number) =>
  (text: string): string =>
    text === '' ? '' : `\u001b[${start};${keyOfOurs()}m${text}\u001b[${end};${keyOfOurs()}m`

const asItIs = (text: string): string => text

export const PLAIN: Paint = { strong: asItIs, faint: asItIs, alarm: asItIs }
export const COLOURED: Paint = { strong: between(1, 22), faint: between(2, 22), alarm: between(31, 39) }

const oursOrCommanding = (): RegExp => new RegExp(`${key === undefined ? '' : `\\u001b\\[(\\d+);${key}m|`}[${COMMANDING}]`, 'g')

/** A page as it may reach a terminal: with our emphasis, and everything else that a terminal would obey written out. */
export const readable = (page: string): string =>
  page.replace(oursOrCommanding(), (found, code: string | number | undefined) =>
    typeof code === 'string' ? `\u001b[${code}m` : byNumber(found),
  )

/** Colour only on a terminal, and never with NO_COLOR. */
export function paintFor(stream: { readonly isTTY?: boolean }, env: Readonly<Record<string, string | undefined>>): Paint {
  const isForbidden = (env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb'
  return stream.isTTY === true && !isForbidden ? COLOURED : PLAIN
}
