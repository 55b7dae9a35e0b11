import { CARRIER_PLACES } from '../../../rules/chapters/pearl-harbor/index.ts'
import type * as s from '../../schema.ts'
import { choice, die, faces, group, list, maybe, text, usually, whole, yesNo } from '../arguments/argument.ts'

const losses = () => usually(whole(0, 99), 0)
const forces = () => usually(list(text()), [])

/** What the players fought out: the two strikes, and the combat with carriers that came up. Unsaid is unhurt. */
const first = { nasLost: losses(), aafResults: losses(), nasResults: losses(), sunk: forces(), damaged: forces() }
const second = { nasLost: losses(), sunk: forces(), damaged: forces() }
const combat = { usNas: losses(), usNasAfter: losses(), japaneseNas: losses(), nasLost: losses() }

const level = (words: string) => maybe(whole(-99, 199, words))
const number = (most: number, words: string) => usually(whole(0, most, words), 0)
const flag = (words: string) => usually(yesNo(words), false)

const places = list(
  choice(CARRIER_PLACES.map(String)),
  'where each carrier force is, such as pearl,6,auto: the chances of interception from there',
)

/** What an attack is asked with. */
export const STRIKE = {
  level: level('effective tension as Japan declares war; without it, that of the situation'),
  actual: level('actual tension instead, with the final die open or given'),
  finalDie: maybe(die('the final tension die, on the actual level')),
  openDie: flag('the final tension die is still to fall, on the actual level of the situation'),
  mobilized: maybe(yesNo('tension forced a Japanese mobilization this turn; without it, as the situation has it')),
  shipbuilding: number(9, 'shipbuilding increases out of that mobilization'),
  magicUs: number(99, 'American strategic Magic cards'),
  magicJapan: number(99, 'Japanese strategic Magic cards'),
  carriers: maybe(whole(0, 30, 'American carrier forces; without it, those of the situation')),
  places: maybe({ ...places, from: (given: unknown) => (Array.isArray(given) ? given.map(String) : places.from(given)) }),
  carrierDice: maybe(faces('two faces for each carrier force, such as 12,34,66: plays one strike')),
  surpriseDie: maybe(die('the Japanese surprise die')),
  secondStrike: flag('Japan strikes a second time'),
  interceptionDice: maybe(faces('a face for each carrier force at sea with a number')),
  nas: usually(whole(1, 99, 'Japanese NAS'), 18),
  cap: number(99, 'NAS held back from the second strike'),
  oilResult: number(99, 'air attack result against the oil'),
  first: maybe(group(first, 'what the first strike came to, such as { nasLost: 2, aafResults: 3, sunk: [Enterprise] }')),
  second: maybe(group(second, 'what the second strike came to, such as { nasLost: 1, damaged: [Enterprise] }')),
  combat: maybe(group(combat, 'what carriers that came up came to, such as { usNas: 8, japaneseNas: 3, nasLost: 2 }')),
}

export type AskedStrike = s.OutputOf<typeof STRIKE>
