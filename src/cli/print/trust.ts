import type { Trusted } from '../../counsel/index.ts'
import { turnName } from '../../rules/core/index.ts'
import type { Look } from '../terminal/terminal.ts'
import { TRUST } from '../words.ts'
import { plain } from './text.ts'

/** As many as a line bears. */
const MOST = 6

/** What was taken on trust, one clause for each country; `--all` unfolds it. */
export function inOneLine(trusted: readonly Trusted[], look: Look): readonly string[] {
  const [first] = trusted
  if (first === undefined) return []
  const heads = trusted.filter(({ about }, index) => trusted.findIndex((one) => one.about === about) === index).slice(0, MOST)
  const words = heads.map((one) => one.words)
  return plain(TRUST.short(turnName(first.asAt), words, trusted.length - heads.length), 0, look)
}

/** As it would stand in a file: `facts: {france.fallen: false}`. */
const asTyped = (report: Trusted['report']): string => JSON.stringify(report).slice(1, -1).replaceAll('"', '').replaceAll(/[:,]/g, '$& ')

/** Each on a line, with what a situation says that reports it. */
export function inFull(trusted: readonly Trusted[], look: Look): readonly string[] {
  const [first] = trusted
  if (first === undefined) return []
  return [
    ...plain(TRUST.heading(turnName(first.asAt)), 0, look),
    ...trusted.flatMap(({ words, report }) => plain(TRUST.line(words, asTyped(report)), 2, look)),
  ]
}
