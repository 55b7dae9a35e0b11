import { stripVTControlCharacters } from 'node:util'

/** A space that is not inside a bracketed citation. */
const SPACE = / (?![^[]*\])/

const width = (text: string): number => stripVTControlCharacters(text).length

/** Breaks a line between words so that none is wider than the page; what follows the first is indented. */
export function wrap(line: string, indent: number, columns: number | undefined): readonly string[] {
  if (columns === undefined || width(line) <= columns) return [line]
  const blank = ' '.repeat(indent)
  const lead = /^ */.exec(line)?.[0] ?? ''
  const folded: string[] = []
  let current = lead
  for (const word of line.slice(lead.length).split(SPACE)) {
    const next = current.trim() === '' ? current + word : `${current} ${word}`
    if (width(next) <= columns || current.trim() === '') current = next
    else {
      folded.push(current)
      current = blank + word
    }
  }
  return [...folded, current]
}
