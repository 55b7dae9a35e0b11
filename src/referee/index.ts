export {
  brokenLinks,
  type DiceCup,
  foreseeFrom,
  give,
  type KeptGame,
  logFor,
  type Mover,
  menusFor,
  newGame,
  openGame,
  peopleOf,
  RECORD,
  type ReadOrder,
  type RecordEntry,
  type RecordHeader,
  readOrder,
  readRecord,
  readStrictJson,
  readTyped,
  recordPlayed,
  recordText,
  type SeatMenu,
  type SeatView,
  type Start,
  seatView,
  shortFormOf,
  speakerFor,
  standing,
  startFor,
  startIn,
  tableDice,
  usagesByBook,
  usagesIn,
  type Verification,
  verify,
  viewFor,
  whoseMove,
} from '../record/index.ts'
export { RefereeError } from './fault.ts'
export type { LetterRules } from './hosting/letters/rules.ts'
export type { NoticeShown, NoticesShown } from './hosting/told/wishing.ts'
export type { BotsShown, NamesShown } from './hosting/watching/looking.ts'
export { serve } from './http/server.ts'
export {
  keepOwner,
  keepPackets,
  keepRecord,
  makeMailFolder,
  newGameName,
  newSecret,
  openMailFolder,
  setRecordAside,
} from './mail/mail-folder.ts'
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
export { refereesDice } from './record/referees-dice.ts'
export { type AwaitedWars, openAwaitedWars } from './rollouts/awaited-wars.ts'
export { openWarThreads, type WarThreads } from './rollouts/war-threads.ts'
export { answerInGame, answerOfRecord } from './seat/seat-question.ts'
export { isUnknown, seatsNamed } from './seat/seats-named.ts'
export { backUp, restore } from './store/archive/archives.ts'
export type { Counts, Progress } from './store/archive/rows.ts'
export { type GamesPlace, openGames, placeShown } from './store/opening.ts'
export type { GameStore } from './store/store.ts'
export { type Exported, exportGames } from './upkeep/exporting.ts'
export { forgetIn } from './upkeep/forgetting.ts'
export { rehearse, type Upgrade, upgrade } from './upkeep/upgrading.ts'
export { VERSION } from './version.ts'
export { FILE_FAULTS } from './words.ts'
