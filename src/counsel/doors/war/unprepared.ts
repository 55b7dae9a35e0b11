import {
  type FeltEffect,
  japaneseSurprise,
  russianUnpreparedness,
  SURPRISED,
  sidesInTurn,
  unpreparedNow,
} from '../../../rules/chapters/pearl-harbor/index.ts'
import { chapterOf, isMet, SIDES, type Situation } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import * as s from '../../schema.ts'
import { ABOUT, about, bool, CITATION, FACT, int, listed, shapeFor, string } from '../answers/shapes.ts'
import { choice, maybe } from '../arguments/argument.ts'
import { door } from '../door.ts'
import { forcedBeforeAttack, SURPRISE_LOST, surpriseLost } from '../pearl-harbor/surprise-lost.ts'

const NEED = s.object({ fact: FACT, words: string, cite: CITATION })
const ALERT = s.object({ level: int, cite: CITATION })

const UNPREPARED = s.object({
  ...ABOUT,
  /** Japan has surprise: the effective level was below the alert as it declared war. Null: that is past, and was not reported. */
  surprise: s.nullable(bool),
  /** What has to be reported before the answer is whole. */
  needs: listed(NEED),
  alert: ALERT,
  /** While Japan has not attacked and no die lies on the level: the chance that the final die takes its surprise away. */
  surpriseLost: maybe(SURPRISE_LOST),
  /** Russian forces before a German attack, in a book that knows it. Null: the level of the declaration was not reported. */
  russia: maybe(s.object({ unprepared: s.nullable(bool), isAttacked: bool, alert: ALERT })),
  effects: listed(
    shapeFor<FeltEffect>(s.object({ id: string, during: string, binds: listed(string), most: maybe(int), words: string, cite: CITATION })),
  ),
})

export type UnpreparedAnswer = Readonly<s.Output<typeof UNPREPARED>>

const ATTACKS = {
  japan: [
    { by: 'japan', on: 'britain' },
    { by: 'japan', on: 'us' },
  ],
  germany: [{ by: 'germany', on: 'russia' }],
} as const

/** As if it were declared in this turn. */
const attacked = (situation: Situation, attack: keyof typeof ATTACKS | undefined): Situation =>
  attack === undefined
    ? situation
    : {
        ...situation,
        declarations: [...situation.declarations, ...ATTACKS[attack].map((one) => ({ ...one, turn: situation.turn }))],
      }

/** The final die is open for as long as nobody has declared this war, unless a level is told with a die on it: that one is judged by. */
const isDieOpen = ({ declarations, wars, tensions: { usjt } }: Situation): boolean =>
  usjt.actual === usjt.effective &&
  !declarations.some(
    ({ by, on, revoked }) => revoked !== true && ((by === 'japan' && (on === 'britain' || on === 'us')) || (by === 'us' && on === 'japan')),
  ) &&
  !wars.some(
    ({ between, until }) => until === undefined && between.includes('japan') && (between.includes('us') || between.includes('britain')),
  )

/** A level without a die on it, from which the final die could still have gone either way (51.71C). */
function isDieUntold(book: Rulebook, situation: Situation): boolean {
  const { pacific } = chapterOf(book, 'unprepared')
  const { actual, effective } = situation.tensions.usjt
  const hasStruckNow = situation.declarations.some(
    ({ by, on, turn, revoked }) => by === 'japan' && (on === 'britain' || on === 'us') && turn === situation.turn && revoked !== true,
  )
  if (!pacific.hasFinalDie || !hasStruckNow || situation.facts['japan.surprise'] !== 'open' || actual !== effective) return false
  if (japaneseSurprise(book, { ...situation, tensions: { ...situation.tensions, usjt: { actual: 0, effective: 0 } } }) === false)
    return false
  const faces = surpriseLost(book, situation, actual, 'open')?.byDie ?? []
  return faces.some(({ lost }) => lost) && faces.some(({ lost }) => !lost)
}

function needsOf(book: Rulebook, situation: Situation, surprise: boolean | null, unprepared: boolean | null): UnpreparedAnswer['needs'] {
  const { pacific, eastern } = chapterOf(book, 'unprepared')
  const words = (alert: number, whose: string): string => `whether the level was below ${alert} as ${whose} declared war`
  return [
    // Where each attack surprises in its own turn alone, nothing hangs on one that is past.
    ...(surprise === null && !pacific.isEveryAttack
      ? [{ fact: 'japan.surprise' as const, words: words(pacific.onAlert.value, 'Japan'), cite: pacific.moment }]
      : []),
    ...(isDieUntold(book, situation)
      ? [
          {
            fact: 'japan.surprise' as const,
            words: `whether the final die left the level below ${pacific.onAlert.value}; ${situation.tensions.usjt.actual} is taken as the level with it`,
            cite: pacific.moment,
          },
        ]
      : []),
    ...(unprepared === null && eastern !== undefined
      ? [{ fact: 'russia.alert' as const, words: words(eastern.onAlert.value, 'Germany'), cite: eastern.onAlert.cite }]
      : []),
  ]
}

/** Who is bound by what in this game turn, for one player turn or one power alone if asked. */
export const unpreparedDoor = door({
  name: 'unprepared',
  words: 'Who is bound by what after a Japanese attack, or a German one on Russia, player turn by player turn',
  example: 'unprepared cases/situations/pearl-harbor.yaml --player-turn allies',
  chapters: ['unprepared'],
  args: {
    playerTurn: maybe(choice(SIDES, 'this player turn alone')),
    power: maybe(choice(SURPRISED, 'these forces alone')),
    attack: maybe(choice(['japan', 'germany'], 'as if it attacked now: Japan Britain and the U.S., Germany Russia')),
  },
  shape: UNPREPARED,
  answer: (book, situation, { playerTurn, power, attack }): UnpreparedAnswer => {
    const { pacific, eastern } = chapterOf(book, 'unprepared')
    // The level is taken after what the start of the turn adds (51.71C).
    const judged = attacked(situation, attack)
    const surprise = japaneseSurprise(book, judged)
    const unprepared = russianUnpreparedness(book, judged)
    const level = situation.tensions.usjt.actual + forcedBeforeAttack(book, situation)
    const lost = pacific.hasFinalDie && isDieOpen(situation) ? surpriseLost(book, situation, level, 'open') : undefined
    return {
      ...about(book, situation),
      surprise,
      needs: needsOf(book, situation, surprise, unprepared),
      alert: { level: pacific.onAlert.value, cite: pacific.onAlert.cite },
      ...(lost === undefined ? {} : { surpriseLost: lost }),
      ...(eastern === undefined
        ? {}
        : {
            russia: {
              unprepared,
              isAttacked: isMet(eastern.isAttacked, judged),
              alert: { level: eastern.onAlert.value, cite: eastern.onAlert.cite },
            },
          }),
      effects: unpreparedNow(book, judged).filter(
        ({ during, binds }) =>
          (playerTurn === undefined || sidesInTurn(during).includes(playerTurn)) && (power === undefined || binds.includes(power)),
      ),
    }
  },
})
