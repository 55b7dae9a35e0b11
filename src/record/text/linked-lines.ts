import { type Hash, hashOfText } from '../../fair/index.ts'
import { type Refusal, refuse } from '../../rules/core/index.ts'
import { RECORD } from '../words.ts'

/** Since the third form each line of a record says the hash of the line before it, and the end that of the last. */
export const hasLinks = ({ format }: { readonly format: number }): boolean => format >= 3

/** The hash of a line as it stands in the file, without the sign that ends it: what `sha256sum` says of it. */
export const linkOf = (line: string): Hash => hashOfText(line.endsWith('\n') ? line.slice(0, -1) : line)

const FORMAT_SAID = /^\{"chancery":"[^"]*","format":(\d{1,9}),/
const LINK_SAID = /^\{(?:(?:"n":\d{1,9},)?"previous":"([0-9a-f]{64})",|"end":\d{1,9},"last":"([0-9a-f]{64})"\}$)/

const linkIn = (line: string): Hash | undefined => {
  const [, previous, last] = LINK_SAID.exec(line) ?? []
  return previous ?? last
}

/** Each line that was not written after the one that stands before it now: something was changed, put in or taken out. */
export function brokenLinks(text: string): readonly Refusal[] {
  const [header = '', ...lines] = text.split('\n')
  const [, format = '0'] = FORMAT_SAID.exec(header) ?? []
  // A record is not of an older form because somebody changed that number.
  if (!hasLinks({ format: Number(format) }) && !lines.some((line) => linkIn(line) !== undefined)) return []
  const rest = lines.pop()
  const before = [header, ...lines]
  const broken = lines.flatMap((line, index) => (linkIn(line) === linkOf(before[index] ?? '') ? [] : [index + 2]))
  const unended = rest === '' ? [] : [before.length + 1]
  return [...broken, ...unended].map((line) => refuse('broken-link', RECORD.brokenLink(line), undefined, { line }))
}
