import type { Rulebook, Situation } from '../../rules/index.ts'
import { mayEnter, mayUseForces } from './access.ts'
import { mayAct, mayGrant, mayMobilize } from './acts-by-level.ts'
import { type Arguments, type MayAnswer, type Refused, refused } from './answer.ts'
import { isFound, oneOf } from './arguments.ts'
import { mayAttack, mayDeclare } from './declaring.ts'
import { mayDemand, mayMine, mayName, mayPlace, mayRoll, mayStation, mayTakeLesser } from './diplomatic-acts.ts'
import type { SituationDoor } from './door.ts'
import { mayIntervene } from './intervening.ts'
import { mayLend } from './lend.ts'
import { mayFormTaskForce } from './task-force.ts'
import { mayUseTensionPoint } from './tension-points.ts'

export const MAY_QUESTIONS = [
  'place',
  'name',
  'roll',
  'take-lesser',
  'demand',
  'station',
  'mine',
  'use-tension-point',
  'act',
  'grant',
  'mobilize',
  'lend',
  'form-task-force',
  'declare',
  'attack',
  'intervene',
  'enter',
  'use-forces',
] as const
export type MayQuestion = (typeof MAY_QUESTIONS)[number]

/** May this be done, and what does it bring? Every rule against it is named. */
export function answerMay(book: Rulebook, situation: Situation, args: Arguments): MayAnswer | Refused {
  const question = oneOf(args, 'question', MAY_QUESTIONS)
  if (!isFound(question)) return refused(question.refusal)
  switch (question.value) {
    case 'place':
      return mayPlace(book, situation, args)
    case 'name':
      return mayName(book, situation, args)
    case 'roll':
      return mayRoll(book, situation, args)
    case 'take-lesser':
      return mayTakeLesser(book, situation, args)
    case 'demand':
      return mayDemand(book, situation, args)
    case 'station':
      return mayStation(book, situation, args)
    case 'mine':
      return mayMine(book, situation, args)
    case 'act':
      return mayAct(book, situation, args)
    case 'grant':
      return mayGrant(book, situation, args)
    case 'lend':
      return mayLend(book, situation, args)
    case 'form-task-force':
      return mayFormTaskForce(book, situation, args)
    case 'declare':
      return mayDeclare(book, situation, args)
    case 'attack':
      return mayAttack(book, situation, args)
    case 'intervene':
      return mayIntervene(book, situation, args)
    case 'enter':
      return mayEnter(book, situation, args)
    case 'use-forces':
      return mayUseForces(book, situation, args)
    case 'mobilize':
      return mayMobilize(book, situation, args)
    case 'use-tension-point':
      return mayUseTensionPoint(book, situation, args)
  }
}

export const mayDoor: SituationDoor<MayAnswer | Refused> = {
  name: 'may',
  answer: answerMay,
  readsMobilizations: ({ question }) => question === 'mobilize',
}
