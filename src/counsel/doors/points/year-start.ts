import { electionsDue } from '../../../rules/chapters/elections/index.ts'
import { allot, announcedAtOnce } from '../../../rules/chapters/points/index.ts'
import { FACTION_NAMES, FACTIONS, isMet, mapEach, type Placements, type Situation, setUp } from '../../../rules/core/index.ts'
import { placementWords, type Rulebook } from '../../../rules/game/index.ts'
import * as s from '../../schema.ts'
import { ABOUT, about, bool, CITATION, int, listed, shapeFor, string } from '../answers/shapes.ts'
import { maybe } from '../arguments/argument.ts'
import { door } from '../door.ts'
import { betweenYearStarts, isYearStart, yearStage } from './between-years.ts'

const TOLD = s.object({
  words: string,
  to: s.names(['everybody', 'its faction alone', 'nobody']),
  cite: CITATION,
})

const YEAR_START = s.object({
  ...ABOUT,
  isYearStart: bool,
  factions: s.recordOf(FACTIONS, s.object({ points: int, limit: int, announced: shapeFor<Placements>(s.record(int)) })),
  /** In the order in which it comes. */
  told: listed(TOLD),
  notes: maybe(listed(s.object({ what: string, cite: CITATION }))),
})

export type YearStartAnswer = Readonly<s.Output<typeof YEAR_START>>

/** What comes before points are allocated: deployment at the set-up (49.22), else the BRPs of the year (49.23); the campaign's phase comes after. */
function whenAllocated({ clauses: { secrecy } }: Rulebook, situation: Situation): string {
  if (secrecy.setUp === undefined) return 'points are allocated before the diplomatic phase begins'
  return isMet(setUp, situation)
    ? 'units are deployed first, then points are allocated'
    : 'BRPs are calculated first, then points are allocated'
}

/** What is told at a year start, to whom and in which order, with what it comes to now. */
function told(book: Rulebook, situation: Situation, factions: YearStartAnswer['factions']): YearStartAnswer['told'] {
  const { secrecy, pointsReceived, phaseRules, tensionPointRule, changes } = book.clauses
  const points = FACTIONS.map((faction) => `${FACTION_NAMES[faction]} ${factions[faction].points}`).join(', ')
  const isSetUp = isMet(setUp, situation) && secrecy.setUp !== undefined
  const watched = FACTIONS.flatMap((faction) => {
    const { announced } = factions[faction]
    return Object.keys(announced).length === 0 ? [] : [`${FACTION_NAMES[faction]}: ${placementWords(announced)}`]
  })
  const elections = changes === undefined ? [] : electionsDue(book, situation, 'after-year-start')
  return [
    {
      words: whenAllocated(book, situation),
      to: 'everybody',
      cite: (isSetUp ? secrecy.setUp : yearStage(book)?.cite) ?? phaseRules.allocate,
    },
    { words: `points received: ${points}`, to: 'everybody', cite: pointsReceived },
    { words: 'where a faction places its points', to: 'its faction alone', cite: secrecy.cite },
    { words: 'that a faction has sealed its points', to: 'everybody', cite: secrecy.cite },
    ...(secrecy.announced === undefined
      ? []
      : [
          {
            words: `points in a country that holds an enemy spy ring${watched.length === 0 ? ': none' : `: ${watched.join('; ')}`}`,
            to: 'everybody' as const,
            cite: secrecy.announced,
          },
        ]),
    ...elections.map(({ words, cite }) => ({ words: `an American election, ${words}`, to: 'everybody' as const, cite })),
    { words: 'points in a country are shown later, once it has been named', to: 'nobody', cite: phaseRules.reveal },
    { words: 'points on tension are shown later, as each is used', to: 'nobody', cite: tensionPointRule },
  ]
}

export const yearStartDoor = door({
  name: 'year-start',
  fromSetUp: true,
  words: 'What is announced at a year start, to whom and in which order, and what stays secret',
  example: 'year-start cases/situations/year-start-1941.yaml',
  args: {},
  shape: YEAR_START,
  answer: (book, situation): YearStartAnswer => {
    const received = allot(book, situation).factions
    const factions = mapEach(FACTIONS, (faction) => ({
      points: received[faction].total,
      limit: received[faction].limit,
      announced: announcedAtOnce(book, situation, faction, situation.placements[faction]),
    }))
    const notes = betweenYearStarts(book, situation, 'no year start: this is as it would be now')
    return {
      ...about(book, situation),
      isYearStart: isYearStart(book, situation),
      factions,
      told: told(book, situation, factions),
      ...(notes.length === 0 ? {} : { notes }),
    }
  },
})
