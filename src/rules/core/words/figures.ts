import { measure } from '../conditions/compilation.ts'
import type { Quantity } from '../conditions/condition.ts'
import { isFactId } from '../facts/facts.ts'
import { entriesOf, mapValues } from '../names.ts'
import type { Situation } from '../situation/situation.ts'
import { factSays } from './fact-words.ts'

/** A number as it is now; a count that nobody has reported says so. */
const figureSaid = (quantity: Quantity, figure: number): string =>
  quantity.is === 'count' && isFactId(quantity.fact) ? factSays(quantity.fact, figure) : String(figure)

/** Words that name numbers, each as `{name}`, with those numbers as they are now. */
export function figured(
  { words, figures = {} }: { readonly words: string; readonly figures?: Readonly<Record<string, Quantity>> },
  situation: Situation,
): { readonly words: string; readonly figures: Readonly<Record<string, number>> } {
  const found = mapValues(figures, (quantity) => measure(quantity, situation))
  const said = mapValues(figures, (quantity, name) => figureSaid(quantity, found[name] ?? 0))
  return { words: entriesOf(said).reduce((text, [name, figure]) => text.replace(`{${name}}`, figure), words), figures: found }
}
