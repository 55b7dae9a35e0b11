import { BOT_WORDS, type BotName, type BotYear, warsWaiting } from '../../../counsel/index.ts'
import { viewFor } from '../../../record/index.ts'
import {
  DELEGATIONS,
  type Delegation,
  type Faction,
  isFaction,
  isMinor,
  type Minor,
  opensYear,
  type Placements,
  sideFavoured,
  sideOf,
  yearOf,
} from '../../../rules/core/index.ts'
import type { Order, Seat } from '../../../rules/game/index.ts'
import type { HostedHeader } from '../header.ts'
import type { Table } from '../journal/journal.ts'
import type { LetterSent } from '../journal/letters.ts'
import { type Addressed, readersOf, whyNotWrite } from '../letters/rules.ts'
import { botTenure, isBotTenure } from './bot-setting.ts'

/** A letter of a bot: its line, and what it says. */
export interface BotLetter {
  readonly line: Omit<LetterSent, 'at' | 'id'>
  readonly text: string
}

function letter({ play, seating, letters }: Table, by: Delegation, from: Seat, to: Addressed, text: string): BotLetter | undefined {
  if (whyNotWrite(letters.rules, play, seating.seats, from, to).length > 0) return undefined
  const { situation, stage } = play.game
  const readers = readersOf(from, to, seating.seats).filter((seat) => seat !== from)
  return { line: { type: 'letter-sent', from, to, readers, tenure: botTenure(by), turn: situation.turn, stage }, text }
}

/** Letters that a bot has sent to a seat: the reader knows of them, and by others nothing of what he reads is decided. */
const answeredBefore = (letters: readonly Omit<LetterSent, 'at'>[], by: Delegation, to: Seat): number =>
  letters.filter(({ tenure, to: addressed }) => tenure === botTenure(by) && Array.isArray(addressed) && addressed.includes(to)).length

/** The answer to the first letter to a bot that it has not answered; bots do not write to each other, nor answer what everybody reads. */
function answerOf(table: Table, by: Delegation, seats: readonly Seat[]): BotLetter | undefined {
  const { letters } = table.letters
  for (const [at, one] of letters.entries()) {
    const own = seats.find((seat) => one.readers.includes(seat))
    if (own === undefined || !Array.isArray(one.to) || (one.tenure !== null && isBotTenure(one.tenure))) continue
    const isAnswered = answeredBefore(letters.slice(at + 1), by, one.from) > 0
    const { answers } = BOT_WORDS
    if (!isAnswered)
      return letter(table, by, own, [one.from], answers[answeredBefore(letters, by, one.from) % answers.length] ?? answers[0])
  }
  return undefined
}

const lastPlaced = ({ play }: Table, by: Delegation): Placements | undefined =>
  play.entries
    .map(({ order }) => order as Order)
    .flatMap((order) => (order.type === 'seal-allocation' && order.by === by ? [order.placements] : []))
    .at(-1)

/** What came of a bot’s points in the year before this turn. */
function yearOfBot({ play, letters }: Table, by: Faction, placements: Placements): BotYear {
  const { turn, namings, standings } = play.game.situation
  const year = yearOf(turn) - 1
  const countries = Object.keys(placements).filter(
    (target) => isMinor(target) && (placements[target as Minor] ?? 0) > 0,
  ) as readonly Minor[]
  const isWon = (minor: Minor): boolean => {
    const { result } = standings[minor]
    return result !== null && sideFavoured(result) === sideOf(by)
  }
  const isNamed = (minor: Minor): boolean =>
    namings.some((naming) => naming.by === by && naming.target === minor && yearOf(naming.turn) === year)
  return {
    year,
    placements,
    won: countries.filter(isWon),
    vain: countries.filter((minor) => !isWon(minor) && isNamed(minor)),
    unnamed: countries.filter((minor) => !isWon(minor) && !isNamed(minor)),
    isFirst: !letters.letters.some((one) => one.tenure === botTenure(by) && one.to === 'table'),
  }
}

/** What a bot did with its points of the year that is over, and what came of them. */
function pointsTold(table: Table, by: Delegation, bot: BotName): readonly string[] {
  const placements = lastPlaced(table, by)
  if (placements === undefined || !isFaction(by) || !Object.values(placements).some((points) => points > 0)) return []
  const year = yearOfBot(table, by, placements)
  return [bot === 'careless' ? BOT_WORDS.whyCareless(year) : BOT_WORDS.why(by, year)]
}

/** Which wars a fair bot may declare and has not, and why not: from what everybody sees, so that it gives nothing away. */
function warsTold({ setting }: HostedHeader, { play }: Table, by: Delegation, bot: BotName): readonly string[] {
  if (bot !== 'fair' || yearOf(play.game.situation.turn) === yearOf(play.start.situation.turn)) return []
  const wars = warsWaiting(play.book, viewFor(play, 'public').situation, by)
  return wars.length === 0 ? [] : [BOT_WORDS.waits(wars, setting.bots?.map !== undefined)]
}

/** Once a year is over, what the bot did in it and why: told to the table as the next begins. */
function whyOf(header: HostedHeader, table: Table, by: Delegation, from: Seat): BotLetter | undefined {
  const { turn } = table.play.game.situation
  const bot = header.setting.bots?.seats[by]
  const isTold = table.letters.letters.some(
    (one) => one.tenure === botTenure(by) && one.to === 'table' && yearOf(one.turn) === yearOf(turn),
  )
  const isSealed = (table.play.game.sealed as readonly Delegation[]).includes(by)
  if (!opensYear(turn) || bot === undefined || isTold || isSealed) return undefined
  const told = [...pointsTold(table, by, bot), ...warsTold(header, table, by, bot)]
  return told.length === 0 ? undefined : letter(table, by, from, 'table', told.join(' '))
}

/** The next letter that a bot owes somebody. */
export function nextLetter(header: HostedHeader, table: Table): BotLetter | undefined {
  for (const by of DELEGATIONS) {
    const seats = table.seating.tenures[botTenure(by)]?.seats ?? []
    const [first] = seats
    const found = first === undefined ? undefined : (whyOf(header, table, by, first) ?? answerOf(table, by, seats))
    if (found !== undefined) return found
  }
  return undefined
}
