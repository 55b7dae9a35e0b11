import { allot } from '../../../rules/chapters/points/index.ts'
import { closedToAll } from '../../../rules/chapters/rolls/index.ts'
import { type Faction, isMinor, keysOf, type Placements, type Situation, TARGETS, targetName } from '../../../rules/core/index.ts'
import { type Game, gameAt, type Rulebook, whyNot } from '../../../rules/game/index.ts'
import { type Consequence, MAY, permitted } from '../answers/shapes.ts'
import { amountsOfAny, maybe, whole } from '../arguments/argument.ts'
import { question } from '../door.ts'
import { betweenYearStarts } from '../points/between-years.ts'
import { by, jointly } from '../rolls/roll.ts'

/** The year has been opened and nobody has sealed anything yet. */
function yearStart(book: Rulebook, situation: Situation, points: number | undefined, by: Faction): Game {
  const { factions } = allot(book, situation)
  const received = { axis: factions.axis.total, westernAllies: factions.westernAllies.total, russia: factions.russia.total }
  return { ...gameAt(situation), points: points === undefined ? received : { ...received, [by]: points } }
}

/** Points that nobody will roll with: no rule forbids them. */
const inVain = (book: Rulebook, situation: Situation, by: Faction, placements: Placements): readonly Consequence[] =>
  keysOf(placements)
    .filter(isMinor)
    .filter((target) => (placements[target] ?? 0) > 0)
    .flatMap((target) =>
      closedToAll(book, situation, by, target)
        .slice(0, 1)
        .map(({ words, cite }) => ({ what: `a warning: points in ${targetName(target)} come to nothing, since ${words}`, cite })),
    )

export const place = question({
  name: 'place',
  fromSetUp: true,
  words: 'points into targets, in one allocation',
  levels: 'at-year-start',
  args: {
    by: by(),
    placements: maybe(amountsOfAny(TARGETS, 'points by target, such as hungary=2,turkey=1; those of the situation if not said')),
    points: maybe(whole(0, 99, 'points received, where not those of the allotment')),
  },
  shape: MAY,
  answer: (book, situation, { by: faction, placements = situation.placements[faction], points }) =>
    permitted(whyNot(book, yearStart(book, situation, points, faction), { type: 'seal-allocation', by: faction, placements }), [
      ...jointly(book, keysOf(placements)),
      ...inVain(book, situation, faction, placements),
      ...betweenYearStarts(book, situation, 'points are placed in a year start alone; this is as if it were one'),
    ]),
})
