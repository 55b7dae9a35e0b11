import type { OrderOf } from '../../../../rules/game/index.ts'

export type Intent = OrderOf<'declare-war'>['intents'][number]

export const keyOf = ({ by, on, together }: Intent): string => `${by} ${on} ${together ?? ''}`

const countriesOf = ({ on, together }: Intent): readonly string[] => (together === undefined ? [on] : [on, together])

const areOverlapping = (one: Intent, other: Intent): boolean =>
  one.by === other.by && countriesOf(one).some((country) => countriesOf(other).includes(country))

export const withoutWar = (chosen: readonly Intent[], intent: Intent): readonly Intent[] =>
  chosen.filter((one) => keyOf(one) !== keyOf(intent))

/** A pair takes the place of its two countries, and each of them that of the pair: no country is declared on twice (50.22A, 50.22B). */
export const withWar = (chosen: readonly Intent[], intent: Intent): readonly Intent[] => [
  ...chosen.filter((one) => !areOverlapping(one, intent)),
  intent,
]
