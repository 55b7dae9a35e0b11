import { accessOf, LANDS_APART, type LandApart } from '../../../rules/chapters/access/index.ts'
import { LENDERS, lendingEffects, whyNotLend } from '../../../rules/chapters/lending/index.ts'
import { CARRIER_FACTORS, type CarrierType, escortFactors, whyNotTaskForce } from '../../../rules/chapters/pearl-harbor/index.ts'
import { BORDER_LANDS, type BorderLand, whyNotStation } from '../../../rules/chapters/rolls/index.ts'
import {
  ARMS,
  employmentOf,
  MINOR_NATIONS,
  type MinorNation,
  RANGES,
  STAGES,
  TASKS,
  TASKS_OF,
  type Task,
  WAYS_IN,
} from '../../../rules/chapters/statuses/index.ts'
import { passageFor, whyNotAttack } from '../../../rules/chapters/war/index.ts'
import {
  chapterOf,
  isMet,
  isOneOf,
  isPower,
  MINORS,
  POWER_NAMES,
  POWERS,
  type Power,
  type Situation,
  type Told,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { refused } from '../answers/answer.ts'
import { type Consequence, MAY, type MayAnswer, permitted } from '../answers/shapes.ts'
import { choice, usually, whole } from '../arguments/argument.ts'
import { misasked, whyNotAmong } from '../arguments/arguments.ts'
import { question } from '../door.ts'
import { by } from '../rolls/roll.ts'
import { takenBack } from './attacks.ts'
import { afterItsPhase } from './fallen-capitals.ts'

export const station = question({
  name: 'station',
  words: 'factors in a country',
  args: {
    by: by(),
    target: choice(MINORS, 'the country'),
    factors: whole(0, 999, 'how many factors are to stand there'),
  },
  shape: MAY,
  answer: (book, situation, { by: faction, target, factors }) => permitted(whyNotStation(book, situation, faction, target, factors)),
})

/** What may be entered: a minor nation, its border land alone, or such land. */
const LANDS_IN: readonly (MinorNation | BorderLand | LandApart | Power)[] = [...MINOR_NATIONS, ...BORDER_LANDS, ...LANDS_APART, ...POWERS]

/** Into such land forces come as they would to attack it. */
const mayEnterApart = (book: Rulebook, situation: Situation, by: Power, land: LandApart): MayAnswer =>
  permitted(whyNotAttack(book, situation, by, land), [
    ...takenBack(book, situation, by, land),
    ...passageFor(book, situation, by, land)
      .filter(({ when }) => isMet(when, situation))
      .map(({ words, cite }) => ({ what: words, who: by, cite })),
  ])

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
    if (isPower(land)) return refused(misasked('in', `${POWER_NAMES[land]} is no minor nation; ask cooperate ${request.by} ${land}`))
    if (isOneOf(LANDS_APART, land)) return mayEnterApart(book, situation, request.by, land)
    const entered = enteredIn(book, land)
    return afterItsPhase(book, situation, entered.nation, (then) => {
      const { refusals, opened, room } = accessOf(book, then, { ...request, ...entered })
      return permitted(refusals, [
        ...opened.map(told),
        ...(room === undefined
          ? []
          : [
              { what: 'units that may stay in all', amount: room.cap, cite: room.cite },
              { what: 'units there already', amount: room.present, cite: room.cite },
            ]),
      ])
    })
  },
})

/** May a minor nation’s own forces be used so? */
export const useForces = question({
  name: 'use-forces',
  words: 'a minor nation’s own forces',
  chapters: ['statuses'],
  args: {
    of: choice(MINOR_NATIONS, 'the minor nation whose forces are used'),
    arm: choice(ARMS, 'which forces'),
    task: choice<Task>(TASKS, 'what they do, such as react, base, escort or join'),
    range: usually(choice(RANGES, 'how far away'), 'home'),
    units: usually(whole(1, 999, 'how many units'), 1),
  },
  shape: MAY,
  answer: (book, situation, request) => {
    // Each arm has tasks of its own.
    const wrong = whyNotAmong('task', request.task, TASKS_OF[request.arm])
    if (wrong.length > 0) return refused(...wrong)
    return afterItsPhase(book, situation, request.of, (then) => {
      const { refusals, allowed, expedition } = employmentOf(book, then, request)
      return permitted(refusals, [
        ...allowed.map(told),
        ...(expedition === undefined
          ? []
          : expedition.limit === undefined
            ? [{ what: 'units that may go abroad in all: as many as its sheet lets go, which is not reported', cite: expedition.cite }]
            : [{ what: 'units that may go abroad in all', amount: expedition.limit, cite: expedition.cite }]),
      ])
    })
  },
})

const CARRIERS = Object.keys(CARRIER_FACTORS) as readonly CarrierType[]
const ships = (words: string) => usually(whole(0, 99, words), 0)

/** May an American fast carrier of the Pacific Fleet sail with these ships? */
export const formTaskForce = question({
  name: 'form-task-force',
  words: 'ships beside an American fast carrier',
  chapters: ['pearlHarbor'],
  args: {
    carrier: usually(choice(CARRIERS, 'the fast carrier'), 'CV'),
    fourFactorBattleships: ships('4-factor battleships beside it'),
    threeFactorBattleships: ships('3-factor battleships beside it'),
    lightFactors: ships('factors of light ships beside it'),
  },
  shape: MAY,
  answer: (book, _situation, asked) => {
    const { taskForces: cite } = chapterOf(book, 'pearlHarbor').rules
    return permitted(whyNotTaskForce({ ...asked, type: asked.carrier }, cite), [
      { what: 'fleet factors beside the carrier', who: 'us', amount: escortFactors(asked.carrier), cite },
      { what: 'without markers, battleships or light ships for it, a new fast carrier joins the Atlantic fleet', who: 'us', cite },
    ])
  },
})

/** May units be lent now, how many, and what follows. */
export const lend = question({
  name: 'lend',
  words: 'units to another power',
  chapters: ['lending'],
  args: {
    lender: choice(LENDERS, 'whose units, or flyingTigers'),
    to: choice(POWERS, 'who borrows them'),
    units: usually(whole(1, 99, 'how many units'), 1),
  },
  shape: MAY,
  answer: (book, situation, request) => {
    const refusals = whyNotLend(book, situation, request)
    if (refusals.length > 0) return permitted(refusals)
    return permitted(
      [],
      lendingEffects(book, situation, request).map(({ words, amount, cite }) => ({
        what: words,
        ...(amount === undefined ? {} : { amount }),
        cite,
      })),
    )
  },
})
