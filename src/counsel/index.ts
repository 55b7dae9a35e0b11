export { placeWords, type StrikeStepTold } from '../rules/chapters/pearl-harbor/index.ts'
export { type Account, type Note, placementWords, standingWords, standingWordsIn, type Telling, tell } from '../rules/game/index.ts'
export {
  adviceFor,
  adviseYear,
  drawFrom,
  type MixedAllocation,
  type WeighedYear,
  weighYear,
  type YearAdvice,
  type YearAsked,
} from './advice/advice.ts'
export { advised, asBefore, type Contest, contest, greedy, groundOf, uniform } from './advice/contest.ts'
export { type Effort, FULL_EFFORT, QUICK_EFFORT } from './advice/equilibrium.ts'
export { inSix, rangeWords } from './advice/words.ts'
export type { OwnWorths } from './advice/worth.ts'
export { BOTS, type BotName, type BotSeat, botOrder, mapReport } from './bots/bot.ts'
export { playWithBots } from './bots/bot-war.ts'
export { fair } from './bots/fair.ts'
export { warsWaiting } from './bots/waiting-wars.ts'
export { BOT_WORDS, type BotYear } from './bots/words.ts'
export * from './chance-words.ts'
export * from './chronicle/chronicle.ts'
export { type Headline, headlinesOf, MATTERS } from './chronicle/great-events.ts'
export { type Position, positionsOf } from './chronicle/positions.ts'
export { type NationHeld, type WarSummary, warSummary } from './chronicle/war-summary.ts'
export * from './chronicle/yearly-report.ts'
export { type AdviceAnswer, adviseDoor } from './doors/advice/advise.ts'
export { advisePhaseDoor, type PhaseAdviceAnswer } from './doors/advice/advise-phase.ts'
export * from './doors/advice/forecast.ts'
export * from './doors/alliances/american-forces.ts'
export * from './doors/alliances/cooperate.ts'
export * from './doors/alliances/lend-lease.ts'
export * from './doors/answers/answer.ts'
export { consequencesOf } from './doors/answers/consequences.ts'
export {
  CITATION,
  type Consequence,
  LINE,
  type MayAnswer,
  REFUSAL,
  REFUSED,
  type SumAnswer,
  type VerdictAnswer,
  type WorkingAnswer,
} from './doors/answers/shapes.ts'
export { type Asked, meantBy, readArguments } from './doors/arguments/arguments.ts'
export type { Field, FieldShape } from './doors/arguments/field.ts'
export { answerAsNeeded } from './doors/as-needed.ts'
export { LEVELS_READ, type LevelsRead } from './doors/assumptions/levels-read.ts'
export { judgedBy } from './doors/assumptions/question-levels.ts'
export { confirmed, type Trusted } from './doors/assumptions/trusted.ts'
export type { Unreported } from './doors/assumptions/unreported.ts'
export * from './doors/books/coverage.ts'
export * from './doors/books/diff.ts'
export * from './doors/books/facts.ts'
export { type PrintedBand, type PrintedRow, type PrintedTable, printedTable } from './doors/books/printed-table.ts'
export * from './doors/books/rules.ts'
export * from './doors/books/table.ts'
export * from './doors/changes/conquest.ts'
export * from './doors/changes/elections.ts'
export * from './doors/changes/research.ts'
export * from './doors/changes/transports.ts'
export * from './doors/countries/partisans.ts'
export * from './doors/countries/status.ts'
export type {
  Answer,
  BooksDoor,
  Course,
  GroupDoor,
  SingleDoor,
  SituationDoor,
  SubQuestion,
} from './doors/door.ts'
export * from './doors/doors.ts'
export { fetchDoor } from './doors/fetching.ts'
export * from './doors/may/may.ts'
export * from './doors/pearl-harbor/pearl-harbor.ts'
export * from './doors/points/allot.ts'
export * from './doors/points/initiative.ts'
export * from './doors/points/secrets.ts'
export { type YearStartAnswer, yearStartDoor } from './doors/points/year-start.ts'
export * from './doors/rolls/namings.ts'
export { type OddsAnswer, oddsDoor } from './doors/rolls/odds.ts'
export * from './doors/rolls/reckon.ts'
export { askingFrom } from './doors/seat-asking.ts'
export type {
  ArmisticeAnswer,
  CedeAnswer,
  NationAnswer,
  OverviewAnswer,
  PeaceState,
  ReactionAnswer,
  SettleAnswer,
  SpoilsAnswer,
} from './doors/surrender/shapes.ts'
export * from './doors/surrender/surrender.ts'
export * from './doors/tensions/entry.ts'
export type { TensionsAnswer, TensionTurnAnswer, TrackAnswer } from './doors/tensions/tension-answer.ts'
export { tensionsDoor } from './doors/tensions/tensions.ts'
export { type Asking, through } from './doors/through.ts'
export * from './doors/turn/notices.ts'
export * from './doors/turn/sequence.ts'
export * from './doors/war/blitz.ts'
export * from './doors/war/unprepared.ts'
export * from './doors/war/war-room.ts'
export * from './exact-chance.ts'
export * from './findings.ts'
export type { Prospect } from './forecast/forecast.ts'
export * from './lookup.ts'
export * from './odds.ts'
export * from './pearl-harbor-odds.ts'
export { type OwnYear, ownYear, yearsOf } from './review/own-year.ts'
export { type Played, type Review, review } from './review/review.ts'
export { Choices } from './rollouts/choices.ts'
export { playKept } from './rollouts/kept-rollout.ts'
export { careless, type Policy, plain } from './rollouts/policy.ts'
export { type Playing, playOn } from './rollouts/rollout.ts'
export { type MapScript, mapOf, type ReadMap, readMap, SCRIPTS, type ScriptName } from './rollouts/scripts.ts'
export { POLICIES, type PolicyName, playEveryWay, playWars, type War, type WarsAsked } from './rollouts/wars.ts'
export { isSaidIn } from './said.ts'
export { array, type Fields, int, maybe, misfits, names, nullable, object, type Schema, strictObject, string } from './schema.ts'
export { SCRIPT_TITLES, WRITTEN, type WrittenName, writtenScript } from './scripts/known-scripts.ts'
export type { Readied as MapReadied, Script, Waiting as MapWaiting } from './scripts/script.ts'
export { type ReadScript, readScript, SCRIPT_DOCUMENT } from './scripts/script-reader.ts'
export * from './simulation/random.ts'
export * from './simulation/simulation.ts'
export * from './verdict.ts'
export * from './worth-words.ts'
