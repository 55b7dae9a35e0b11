/** Emphasis, where the reader's terminal can show it. */
export interface Paint {
  readonly strong: (text: string) => string
  readonly faint: (text: string) => string
  readonly alarm: (text: string) => string
}

const between =
  (start: number, end: number) =>
  (text: string): string =>
    text === '' ? '' : `\u001b[${start}m${text}\u001b[${end}m`

const asItIs = (text: string): string => text

export const PLAIN: Paint = { strong: asItIs, faint: asItIs, alarm: asItIs }
export const COLOURED: Paint = { strong: between(1, 22), faint: between(2, 22), alarm: between(31, 39) }

/** Colour only on a terminal, and never with NO_COLOR. */
export function paintFor(stream: { readonly isTTY?: boolean }, env: Readonly<Record<string, string | undefined>>): Paint {
  const isForbidden = (env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb'
  return stream.isTTY === true && !isForbidden ? COLOURED : PLAIN
}
