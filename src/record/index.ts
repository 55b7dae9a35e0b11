export { repairOf } from './corrections/repairing.ts'
export { offerToTakeBack, shownOf, standing, takenBackBy, takingBack, whyNotTakeBack } from './corrections/taking-back.ts'
export { Course } from './course.ts'
export { type DiceCup, diceCup, tableDice } from './dice.ts'
export { RULES, VERSION } from './generated/version.ts'
export { foreseeFrom, give, type KeptGame, logFor, newGame, type Opened, openGame, type Setting, viewFor, withEntry } from './kept-game.ts'
export { agreeingParties, agreementFor, writeAgreement } from './mail/agreement.ts'
export { answer, ask, gameIn, openingsDue, pack, partiesIn } from './mail/answering.ts'
export { acceptPackets, type Drawn, inviteTo, joinGame, type Made, type Making, readInto, rejoinGame } from './mail/beginning.ts'
export type { Body } from './mail/body.ts'
export { differencesIn, whyNotBeside } from './mail/comparing.ts'
export { type AskServer, type Exchanged, exchange } from './mail/exchanging.ts'
export { type Folder, selfOf } from './mail/folder.ts'
export { type MailGame, recordOfLedger, recordToKeep, waitingIn } from './mail/folding.ts'
export { type BoxKeys, boxOf, isForAnybody, keysOfBox, whyNotBoxed } from './mail/mailbox.ts'
export { ownGame, ownKept } from './mail/own-game.ts'
export { unwrap } from './mail/post.ts'
export { declinedIn, type Letter, lastSentBy, lettersIn, rejoiningNow, stateOf, toldSince } from './mail/telling.ts'
export { endorseKeys, giveByMail, overdueNext, packetNamed, renewKeys, writeLetter, writeOrders, writeOverdue } from './mail/writing.ts'
export { type ReadOrder, readOrder } from './orders/order-reader.ts'
export { readTyped, shortFormOf, usagesByBook, usagesIn } from './orders/short-form.ts'
export {
  DICE_SETTINGS,
  endLine,
  entryLine,
  type GameRecord,
  isEntry,
  type RecordEntry,
  type RecordHeader,
  readRecord,
  recordText,
} from './record.ts'
export { recordPlayed } from './recorded-play.ts'
export { menusFor, peopleOf, type SeatMenu, type SeatView, seatView } from './seat/seat-view.ts'
export { speakerFor } from './seat/speaker.ts'
export { type Mover, whoseMove } from './seat/whose-move.ts'
export { type Start, startFor, startIn } from './starting.ts'
export { readStrictJson } from './text/json-text.ts'
export { brokenLinks, linkOf } from './text/linked-lines.ts'
export { type AgreementAhead, agreeing } from './verification/agreeing.ts'
export { isPlayedHere, rulesInForce } from './verification/rules-in-force.ts'
export { type Otherwise, type Verification, verify } from './verification/verification.ts'
export { ASKED, GIVEN, MAIL, MOVES, RECORD } from './words.ts'
