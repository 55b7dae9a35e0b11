import { frontiersOf, LANDS, type Prey, partnerFighting, passageFor, whyNotAttack } from '../../../rules/chapters/war/index.ts'
import { COUNTRIES, isNation, type Nation, POWER_NAMES, POWERS } from '../../../rules/core/index.ts'
import { choice } from '../argument.ts'
import { question } from '../door.ts'
import { MAY } from '../shapes.ts'
import { permitted } from '../verdict.ts'

const PREY: readonly Prey[] = [...POWERS, ...COUNTRIES, ...LANDS]

/** May a power’s forces attack or enter there as things stand? */
export const attack = question({
  name: 'attack',
  words: 'a power, a country or a land, as things stand',
  args: { by: choice(POWERS, 'the power'), on: choice(PREY, 'whom or what they attack') },
  shape: MAY,
  answer: (book, situation, { by, on }) => {
    const partner = isNation(on) ? partnerFighting(book, situation, by, on as Nation) : undefined
    const { partnerMayAttack } = book.clauses.war.rules
    return permitted(whyNotAttack(book, situation, by, on), [
      ...frontiersOf(book, situation, by, on).map(({ words, cite }) => ({ what: words, who: by, cite })),
      ...passageFor(book, situation, by, on).flatMap(({ words, cite, brings }) => [
        { what: words, who: by, cite },
        ...(brings === undefined ? [] : [{ what: brings.words, cite: brings.cite }]),
      ]),
      ...(partner === undefined
        ? []
        : [
            {
              what: `${POWER_NAMES[partner]} fights it; where players differ it must give leave, once for all`,
              who: partner,
              cite: partnerMayAttack,
            },
          ]),
    ])
  },
})
