import { type Band, bandAt, type Citation, type Roll, reckon, type Situation, type Table } from '../rules/core/index.ts'
import type { Rulebook } from '../rules/game/index.ts'
import { chance, chanceText } from './exact-chance.ts'
import { FACES } from './odds.ts'

/** One result and how likely it is, in lowest terms. */
export interface NamedChance {
  readonly result: string
  readonly chance: string
  readonly words: string
}

/** What one draw brings: the total before the die, and the result at each face. */
export interface Draw {
  readonly draw: number
  readonly total: number
  readonly results: Readonly<Record<string, string>>
}

/** What each draw from 1 to the most there is comes to (3.2.4.4b). */
export function drawsOf(book: Rulebook, table: Table, situation: Situation, roll: Roll): readonly Draw[] {
  return Array.from({ length: book.clauses.subversion.value.most }, (_, index) => {
    const draw = index + 1
    const { total } = reckon(table, situation, { ...roll, subversion: draw })
    return { draw, total, results: Object.fromEntries(FACES.map((die) => [String(die), bandAt(table.bands, total + die)?.id ?? ''])) }
  })
}

/** Totals that are equally likely, each with every face: how likely each band is, best for the Allies first. */
export function oddsOver(bands: readonly Band[], totals: readonly number[]): readonly NamedChance[] {
  const fallen = totals.flatMap((total) => FACES.map((die) => bandAt(bands, total + die)?.id))
  return bands
    .map(({ id, words }) => ({ result: id, words, ways: fallen.filter((one) => one === id).length }))
    .filter(({ ways }) => ways > 0)
    .map(({ ways, ...one }) => ({ ...one, chance: chanceText(chance(ways, fallen.length)) }))
}

/** Neighbouring bands that say the same are one answer. */
export function joined(bands: readonly Band[]): readonly Band[] {
  const firsts = bands.filter(({ words }, index) => bands[index - 1]?.words !== words)
  return firsts.map((first) => {
    const last = bands.findLast(({ words }) => words === first.words) ?? first
    if (last === first) return first
    const { to: _to, ...rest } = first
    return { ...rest, id: `${first.from ?? first.id}-${last.to ?? last.id}`, ...(last.to === undefined ? {} : { to: last.to }) }
  })
}

/** What should be known before a DP is turned into a draw that no line would count. */
export function idleDraw(
  book: Rulebook,
  table: Table,
  situation: Situation,
  roll: Roll,
): readonly { readonly words: string; readonly cite: Citation }[] {
  const { most, by, idle } = book.clauses.subversion.value
  if (roll.subversion === 0 || by !== 'point' || idle === undefined) return []
  const [least, largest] = [1, most].map((subversion) => reckon(table, situation, { ...roll, subversion }).total)
  if (least !== largest) return []
  const where = roll.by === 'westernAllies' ? 'in a Western Allied Action' : 'where Western DPs are the ones that count'
  return [{ words: `${where} the draw does nothing, though the use still counts`, cite: idle }]
}
