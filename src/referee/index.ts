export { RefereeError } from './fault.ts'
export { serve } from './http/server.ts'
export { readStrictJson } from './json-text.ts'
export { type DiceCup, refereesDice, tableDice } from './record/dice.ts'
export { give, type KeptGame, logFor, newGame, openGame, viewFor } from './record/kept-game.ts'
export { brokenLinks } from './record/linked-lines.ts'
export { type ReadOrder, readOrder } from './record/order-reader.ts'
export { type RecordEntry, type RecordHeader, readRecord, recordText } from './record/record.ts'
export {
  type GameFile,
  giveInFile,
  keepFile,
  latest,
  newGameFile,
  openGameFile,
  recordTextIn,
  type TornLine,
} from './record/record-file.ts'
export { recordPlayed } from './record/recorded-play.ts'
export { readTyped, shortFormOf, usagesByBook, usagesIn } from './record/short-form.ts'
export { type Start, startFor, startIn } from './record/starting.ts'
export { type Verification, verify } from './record/verification.ts'
export { RECORD } from './record/words.ts'
export { openWarThreads, type WarThreads } from './rollouts/war-threads.ts'
export { answerInGame, answerOfRecord } from './seat/seat-question.ts'
export { menusFor, peopleOf, type SeatMenu, type SeatView, seatView } from './seat/seat-view.ts'
export { isUnknown, seatsNamed } from './seat/seats-named.ts'
export { speakerFor } from './seat/speaker.ts'
export { type Mover, whoseMove } from './seat/whose-move.ts'
export { backUp, restore } from './store/archive/archives.ts'
export type { Counts, Progress } from './store/archive/rows.ts'
export { type GamesPlace, openGames, placeShown } from './store/opening.ts'
export type { GameStore } from './store/store.ts'
export { type Exported, exportGames } from './upkeep/exporting.ts'
export { forgetIn } from './upkeep/forgetting.ts'
export { rehearse, type Upgrade, upgrade } from './upkeep/upgrading.ts'
export { VERSION } from './version.ts'
