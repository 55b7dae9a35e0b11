import { type Allotments, allot } from '../../../rules/chapters/points/index.ts'
import { FACTIONS, isOneOf, NATIONS, POWER_TARGETS, refuse, type Situation, withVerb } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import * as s from '../../schema.ts'
import { refused } from '../answers/answer.ts'
import { ABOUT, about, CONSEQUENCE, int, listed, shapeFor, sum } from '../answers/shapes.ts'
import { choiceAmong, maybe } from '../arguments/argument.ts'
import { saidUncounted } from '../assumptions/unreported.ts'
import { door } from '../door.ts'
import { betweenYearStarts } from './between-years.ts'

const ALLOT = s.object({
  ...ABOUT,
  powers: shapeFor<Allotments['powers']>(s.record(sum)),
  factions: s.recordOf(FACTIONS, s.object({ total: int, limit: int })),
  /** That nothing is received now, where it is no year start. */
  notes: maybe(listed(CONSEQUENCE)),
})

export type AllotAnswer = Readonly<s.Output<typeof ALLOT>> & Pick<Allotments, 'russianResistance'>

function allotted(book: Rulebook, situation: Situation): AllotAnswer {
  const notes = betweenYearStarts(book, situation, 'no year start: these are the points as they would be now')
  const found = allot(book, situation)
  const powers = Object.fromEntries(
    Object.entries(found.powers).map(([power, own]) => [power, saidUncounted(book.tables[power], situation, own)]),
  )
  return { ...about(book, situation), ...found, powers, ...(notes.length === 0 ? {} : { notes }) }
}

/** What each power receives at this set-up or year start, line by line. */
export const allotDoor = door({
  name: 'allot',
  fromSetUp: true,
  words: 'Diplomatic points each power receives, line by line',
  example: 'allot cases/situations/year-start-1941.yaml --power germany',
  all: 'also the lines that do not count',
  levels: 'at-year-start',
  args: { power: maybe(choiceAmong(NATIONS, POWER_TARGETS, 'this power alone')) },
  shape: ALLOT,
  answer: (book, situation, { power }) => {
    const answer = allotted(book, situation)
    if (power === undefined) return answer
    if (!isOneOf(POWER_TARGETS, power))
      return refused(refuse('no-points', `${withVerb(power, 'receives')} no points`, book.clauses.noPoints, { power }))
    const only = answer.powers[power]
    return { ...answer, powers: only === undefined ? {} : { [power]: only } }
  },
})
