import { allot, type Initiative, initiative } from '../../../rules/chapters/points/index.ts'
import { type Citation, chapterOf } from '../../../rules/core/index.ts'
import * as s from '../../schema.ts'
import { ABOUT, about, faction, int, lines, listed, SAID, string, sum } from '../answers/shapes.ts'
import { door } from '../door.ts'

const INITIATIVE = s.object({
  ...ABOUT,
  holder: faction,
  previous: faction,
  order: listed(s.object({ faction, rank: int, points: int, lines, partners: listed(string) })),
  reason: SAID,
  powers: s.record(sum),
})

export type InitiativeAnswer = ReturnType<typeof about> &
  Initiative & {
    /** What each power's points would be now, line by line. */
    readonly powers: ReturnType<typeof allot>['powers']
    readonly rules: {
      /** Each faction by its own total. */
      readonly apart: Citation
      /** Who moves with whom. */
      readonly partners: Citation
    }
  }

/** The points every faction would get if they were given out now decide. */
export const initiativeDoor = door({
  name: 'initiative',
  fromSetUp: true,
  words: 'Who moves first this turn, by the points each faction would get now',
  example: 'initiative cases/situations/campaign-summer-1941.yaml',
  all: 'also the lines that make up the points',
  chapters: ['initiative'],
  args: {},
  shape: INITIATIVE,
  answer: (book, situation): InitiativeAnswer => {
    const { apart, partners } = chapterOf(book, 'initiative')
    return {
      ...about(book, situation),
      ...initiative(book, situation),
      powers: allot(book, situation).powers,
      rules: { apart, partners: partners.cite },
    }
  },
})
