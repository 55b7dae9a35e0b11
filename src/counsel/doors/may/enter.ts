import { accessOf, LANDS_APART, type LandApart } from '../../../rules/chapters/access/index.ts'
import { BORDER_LANDS, type BorderLand } from '../../../rules/chapters/rolls/index.ts'
import { MINOR_NATIONS, type MinorNation, STAGES, WAYS_IN } from '../../../rules/chapters/statuses/index.ts'
import { passageFor, whyNotAttack } from '../../../rules/chapters/war/index.ts'
import { chapterOf, POWERS, type Power, type Situation, type Told } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { choice, usually, whole } from '../argument.ts'
import { question } from '../door.ts'
import { MAY } from '../shapes.ts'
import { type Consequence, type MayAnswer, permitted } from '../verdict.ts'

/** What may be entered: a minor nation, its border land alone, or such land. */
const LANDS_IN: readonly (MinorNation | BorderLand | LandApart)[] = [...MINOR_NATIONS, ...BORDER_LANDS, ...LANDS_APART]

const isApart = (name: string): name is LandApart => (LANDS_APART as readonly string[]).includes(name)

/** Into such land forces come as they would to attack it. */
const mayEnterApart = (book: Rulebook, situation: Situation, by: Power, land: LandApart): MayAnswer =>
  permitted(
    whyNotAttack(book, situation, by, land),
    passageFor(book, situation, by, land).map(({ words, cite }) => ({ what: words, who: by, cite })),
  )

/** The nation that is meant, and its border land if it is that alone. */
function enteredIn(book: Rulebook, name: MinorNation | BorderLand): { readonly nation: MinorNation; readonly land?: BorderLand } {
  const war = chapterOf(book, 'statuses').borderWars.find(({ land }) => land === name)
  return war === undefined ? { nation: name as MinorNation } : { nation: war.nation, land: war.land }
}

export const told = ({ words, cite }: Told): Consequence => ({ what: words, cite })

/** May a power’s forces or goods come into a minor nation? */
export const enter = question({
  name: 'enter',
  words: 'a minor nation, with forces or goods',
  chapters: ['statuses', 'minorSurrenders', 'intervention'],
  args: {
    by: choice(POWERS, 'the power'),
    in: choice(LANDS_IN, 'the minor nation, or its border land alone'),
    how: choice(WAYS_IN, 'the way in'),
    stage: usually(choice(STAGES, 'in which part of the turn'), 'ops'),
    units: usually(whole(1, 999, 'how many units'), 1),
  },
  shape: MAY,
  answer: (book, situation, { in: land, ...request }) => {
    if (isApart(land)) return mayEnterApart(book, situation, request.by, land)
    const { refusals, opened, room } = accessOf(book, situation, { ...request, ...enteredIn(book, land) })
    return permitted(refusals, [
      ...opened.map(told),
      ...(room === undefined
        ? []
        : [
            { what: 'units that may stay in all', amount: room.cap, cite: room.cite },
            { what: 'units there already', amount: room.present, cite: room.cite },
          ]),
    ])
  },
})
