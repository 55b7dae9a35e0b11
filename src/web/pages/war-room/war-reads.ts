import type { WarCell } from '../../../counsel/index.ts'
import type { WarBar } from '../../../rules/chapters/war/index.ts'
import { type Condition, conditionHere, NATION_NAMES, type Nation, POWER_NAMES, type Power } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { type Input, inputsOf, outbreakBetween } from '../../situation/index.ts'
import { listed } from '../../wording.ts'

type Pair = Pick<WarCell, 'by' | 'on' | 'means'>

/** The country itself, and the power that war with it would mean. */
const aimedAt = ({ on, means }: Pair): readonly Nation[] => (means === null ? [on] : [on, means])

const concerns = (bar: Pick<WarBar, 'by' | 'on' | 'except'>, by: Power, on: Nation): boolean =>
  (bar.by?.includes(by) ?? true) && (bar.on?.includes(on) ?? true) && !bar.except?.includes(on)

/** The bar behind an obstacle; reasons that are no bars (war already, its own) have none. */
export const barBehind = (book: Rulebook, { by, on, means }: Pair, { code, cite }: WarCell['obstacles'][number]): WarBar | undefined =>
  book.clauses.war.bars.find(
    (bar) => bar.id === code && bar.cite.rule === cite?.rule && aimedAt({ by, on, means }).some((one) => concerns(bar, by, one)),
  )

/** When a bar binds in this case. */
export function whenBound({ by, on, means }: Pair, bar: WarBar): Condition {
  const at = aimedAt({ by, on, means }).find((one) => concerns(bar, by, one)) ?? on
  return conditionHere(bar.when, at)
}

/** Declarations made along with this one that would lift the bar. */
export function liftedWith({ unlessWith, unlessJoined, unlessSupported }: WarBar): readonly string[] {
  return [
    ...(unlessWith === undefined
      ? []
      : [
          `a declaration on ${listed(
            unlessWith.map((on) => NATION_NAMES[on]),
            'or',
          )} in the same player turn`,
        ]),
    ...(unlessJoined === undefined
      ? []
      : [
          `${POWER_NAMES[unlessJoined.by]} declaring war on ${listed(
            unlessJoined.on.map((on) => NATION_NAMES[on]),
            'or',
          )} with it`,
        ]),
    ...(unlessSupported === undefined ? [] : ['German support for a country just attacked']),
  ]
}

/** A war and its declaration are told once: who declared it, and when. */
function toldOnce(input: Input): Input {
  if (input.of === 'war') return outbreakBetween(input.one, input.other)
  const [by, ...more] = input.of === 'declaration' ? input.by : []
  return input.of === 'declaration' && by !== undefined && more.length === 0 ? outbreakBetween(by, input.on) : input
}

/** What the obstacles of a cell turn on. */
export const readsOfObstacles = (book: Rulebook, cell: WarCell): readonly Input[] =>
  cell.obstacles
    .flatMap((obstacle) => {
      const bar = barBehind(book, cell, obstacle)
      return bar === undefined ? [] : inputsOf(whenBound(cell, bar))
    })
    .map(toldOnce)

/** What every rule about this declaration reads: bars, prices, belongings, effects. */
export function readsOfPair(book: Rulebook, pair: Pair): readonly Input[] {
  const { by, on } = pair
  const { bars, prices, holdings, absences, effects } = book.clauses.war
  const reads = aimedAt(pair).flatMap((at): readonly Input[] => [
    outbreakBetween(by, at),
    ...holdings.filter(({ country }) => country === on).flatMap(({ when }) => inputsOf(when)),
    ...absences.filter(({ of }) => of.includes(at) || of.includes(by)).flatMap(({ when }) => inputsOf(when)),
    ...bars.filter((bar) => concerns(bar, by, at)).flatMap(({ when }) => inputsOf(conditionHere(when, at))),
    ...(prices?.rows ?? [])
      .filter((row) => row.by.includes(by) && row.on.includes(at))
      .flatMap(({ when, brps }) => [...inputsOf(conditionHere(when, at)), ...inputsOf(brps)]),
    ...effects
      .filter((effect) => effect.by.includes(by) && effect.on.includes(at))
      .flatMap(({ when, before }) => [
        ...inputsOf(conditionHere(when, at)),
        ...(before === undefined ? [] : inputsOf(conditionHere(before, at))),
      ]),
  ])
  return reads.map(toldOnce)
}
