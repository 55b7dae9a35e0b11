export type { Stage } from './book/book-stage.ts'
export type { ChangeClauses } from './book/changes.ts'
export { CHAPTER_NAMES, type Chapters, type Clauses, type Elsewhere } from './book/clauses.ts'
export { noticesFor } from './book/notices.ts'
export { type Rulebook, type Scenario, whyNoChapter } from './book/rulebook.ts'
export type { StageOf } from './book/stage.ts'
export { decide, decideIfAllowed } from './decision.ts'
export type { Heading, Shape, ShortForm, Speaker } from './declaration/declaration.ts'
export {
  declarationOf,
  EVENT_TYPES,
  type Event,
  type EventType,
  eventDeclarationOf,
  isOrderType,
  ORDER_TYPES,
  type Order,
  type OrderOf,
  type OrderType,
  offersOf,
} from './declaration/declared.ts'
export { DEFAULTS, type Default, defaultOf } from './defaults/defaults.ts'
export { hasOnlyToPass } from './defaults/implied.ts'
export { NO_STANDING_ORDER, type StandingOrder, TOPIC_NAMES, TOPICS, type Topic } from './defaults/standing.ts'
export { evolve, fold } from './evolution.ts'
export { type Game, gameAt, gameWith, isLeftToAxis, PASSES, type Passes, type PendingRoll } from './game.ts'
export { type Brought, type Foresight, foresee, laterThan, NOTHING_FORESEEN, tellBrought } from './menu/foresight.ts'
export { leftUnused, type Unused } from './menu/left-unused.ts'
export { type Menu, menu, type Offer, offerOf, ordersNow } from './menu/menu.ts'
export { resultAhead } from './menu/result-ahead.ts'
export { ORDERS } from './orders/register.ts'
export { rollsOf } from './orders/rolls/pending.ts'
export { whyNotSoManyCovert } from './orders/rolls/play-covert-operations.ts'
export { inputsWords, type RollInput, rollInputs } from './orders/rolls/roll-inputs.ts'
export { type Difference, differenceInPoints, differenceInRoll } from './orders/table/difference.ts'
export { GAME_PARTS, type PositionRepair, type Repair, WHOLE_PARTS } from './orders/table/repair.ts'
export { standingNow, standingWordsOf } from './orders/table/stand.ts'
export { givenWords } from './orders/table/take-back.ts'
export { warsDueOf } from './orders/war/declare-war.ts'
export { ACT_WORDS } from './orders/war/meet-obligation.ts'
export { surrendersWaiting, unsettled } from './orders/war/settle-surrender.ts'
export { GameProgress } from './progress.ts'
export { delegationsOf, isSeat, SEATS, type Seat, seatName } from './seat.ts'
export { seatsFor, whyNotFrom } from './seating.ts'
export { stageOf } from './sequence.ts'
export { type Step, type StepOrder, stepsOf } from './steps.ts'
export { type AtTheTable, markedAtTheTable, tell } from './tell.ts'
export { type Onlooker, show, shownTo, viewOf } from './view.ts'
export { may, whyNot, whyNotInBook } from './why-not.ts'
export { placementWords } from './words/notes.ts'
export { standingIn, standingWords, standingWordsIn } from './words/standing-words.ts'
export type { Account, Note, Telling } from './words/telling.ts'
