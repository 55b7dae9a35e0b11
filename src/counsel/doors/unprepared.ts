import { type FeltEffect, japaneseSurprise, SURPRISED, sideInTurn, unpreparedNow } from '../../rules/chapters/pearl-harbor/index.ts'
import { startRises, withRises } from '../../rules/chapters/tension/index.ts'
import { chapterOf, SIDES } from '../../rules/core/index.ts'
import * as s from '../schema.ts'
import { choice, maybe, usually, yesNo } from './argument.ts'
import { door } from './door.ts'
import { ABOUT, about, bool, CITATION, FACT, int, listed, shapeFor, string } from './shapes.ts'

const UNPREPARED = s.object({
  ...ABOUT,
  /** Japan has surprise: the effective level was below the alert as it declared war. Null: that is past, and was not reported. */
  surprise: s.nullable(bool),
  /** What has to be reported before the answer is whole. */
  needs: listed(s.object({ fact: FACT, words: string, cite: CITATION })),
  alert: s.object({ level: int, cite: CITATION }),
  effects: listed(
    shapeFor<FeltEffect>(s.object({ id: string, during: string, binds: listed(string), most: maybe(int), words: string, cite: CITATION })),
  ),
})

export type UnpreparedAnswer = Readonly<s.Output<typeof UNPREPARED>>

/** Who is bound by what in this game turn, for one player turn or one power alone if asked. */
export const unpreparedDoor = door({
  name: 'unprepared',
  words: 'Who is bound by what after a Japanese attack, player turn by player turn',
  example: 'unprepared cases/situations/pearl-harbor.yaml --player-turn allies',
  chapters: ['pearlHarbor'],
  args: {
    playerTurn: maybe(choice(SIDES, 'this player turn alone')),
    power: maybe(choice(SURPRISED, 'these forces alone')),
    rises: usually(yesNo('count what the start of this turn adds to the level of the situation'), false),
  },
  shape: UNPREPARED,
  answer: (book, situation, { playerTurn, power, rises }): UnpreparedAnswer => {
    const { onAlert, rules } = chapterOf(book, 'pearlHarbor')
    // The level is taken after what the start of the turn adds (51.71C); a level reported may be that of before.
    const judged = rises ? withRises(situation, startRises(book, situation)) : situation
    const surprise = japaneseSurprise(book, judged)
    const words = `kept if the effective level was below ${onAlert.value} as Japan declared war, else lost`
    return {
      ...about(book, situation),
      surprise,
      needs: surprise === null ? [{ fact: 'japan.surprise', words, cite: rules.finalDie }] : [],
      alert: { level: onAlert.value, cite: onAlert.cite },
      effects: unpreparedNow(book, judged).filter(
        ({ during, binds }) =>
          (playerTurn === undefined || sideInTurn(during) === playerTurn) && (power === undefined || binds.includes(power)),
      ),
    }
  },
})
