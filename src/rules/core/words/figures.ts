import type { Quantity } from '../conditions/condition.ts'
import { measure } from '../conditions/weighing.ts'
import { mapValues } from '../names.ts'
import type { Situation } from '../situation.ts'

/** Words that name numbers, each as `{name}`, with those numbers as they are now. */
export function figured(
  { words, figures = {} }: { readonly words: string; readonly figures?: Readonly<Record<string, Quantity>> },
  situation: Situation,
): { readonly words: string; readonly figures: Readonly<Record<string, number>> } {
  const found = mapValues(figures, (quantity) => measure(quantity, situation))
  return { words: Object.entries(found).reduce((text, [name, figure]) => text.replace(`{${name}}`, String(figure)), words), figures: found }
}
