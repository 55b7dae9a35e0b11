import { expect, test } from 'vitest'
import { PACKET_FORMAT } from '../../fair/index.ts'
import { newGame, openGame } from '../kept-game.ts'
import { ask, gameIn, openingsDue, shownFor } from '../mail/answering.ts'
import { type Folder, selfOf } from '../mail/folder.ts'
import { headerFor, type MailGame, recordOfLedger, termsFor } from '../mail/folding.ts'
import { folderOf, SEATS_OF_THREE, SEATS_OF_TWO, wished } from '../mail/mail.testing.ts'
import { readRecord } from '../record.ts'
import { verify } from '../verification/verification.ts'
import { signAct, withAct } from './acts.ts'
import { complete, needsOf } from './completing.ts'
import { closedAtEnd, type Ledger, openLedger, signPlace } from './ledger.ts'
import { agreeingTo } from './party.ts'

// `SOAK=war` plays to the end of the war and holds the check of it to two seconds of processor time; without it the first orders.
const isSoak = process.env['SOAK'] === 'war'
const MOST = isSoak ? 5_000 : 12

const foldersOf = (seats: typeof SEATS_OF_TWO): readonly Folder[] => Object.entries(seats).map(([name, own]) => folderOf(name, own))

function begun(folders: readonly Folder[]): Ledger {
  const setting = { edition: '2023', scenario: 'global-war-1939' }
  const seats = Object.fromEntries(folders.map(({ name, seats: own }) => [name, own]))
  const terms = termsFor({ setting: JSON.stringify(setting), seats }) ?? ''
  const parties = folders.map((folder) => agreeingTo(selfOf(folder, 1), 'game-1', terms))
  const header = headerFor(setting, { game: 'game-1', chair: 'anna', form: PACKET_FORMAT, parties })
  const made = header === undefined ? undefined : newGame(header)
  if (header === undefined || made?.ok !== true) throw new Error('no game')
  return openLedger({ ...made.kept, entries: made.kept.entries, header })
}

/** Allocations of a year that is over, opened by their owners. */
function opened(folders: readonly Folder[], ledger: Ledger): Ledger {
  const [chair = folderOf('', [])] = folders
  const due = folders.flatMap((folder) => openingsDue(folder, { ...gameIn(folder), ledger }))
  return due.reduce((now, act) => withAct(now, act, signAct(selfOf(chair, 1).keys, 'game-1', now.last, act)), ledger)
}

/** One order further, whoever has something to order; nothing where nobody has. */
function further(folders: readonly Folder[], ledger: Ledger): Ledger | undefined {
  const [chair = folderOf('', [])] = folders
  const mail: MailGame = { ...gameIn(chair), ledger }
  const first = { as: ['host' as const], order: { type: 'advance' as const, by: 'referee' as const } }
  for (const folder of folders) {
    const wish = ledger.kept.entries.length === 0 ? (folder === chair ? first : undefined) : wished(folder, folder, mail)
    const asked = wish === undefined ? undefined : ask(folder, mail, wish.as, [wish.order])
    if (asked?.ok !== true || asked.body.type !== 'ask') continue
    const { request } = asked.body
    const needs = needsOf(ledger, request)
    if ('refusals' in needs) throw new Error(JSON.stringify(needs.refusals))
    const shown = folders.flatMap((one) => shownFor(one, ledger, needs) ?? [])
    const done = complete(ledger, signPlace(selfOf(chair, 1).keys, 'game-1', ledger.last, request), needs, shown, [])
    if (!done.ok) throw new Error(JSON.stringify(done.refusals))
    return opened(folders, done.ledger)
  }
  return undefined
}

test.each([
  ['two', SEATS_OF_TWO],
  ['three', SEATS_OF_THREE],
])(
  'a war of %s without a referee is checked from its record, every signature, link, seal and decision',
  { timeout: 600_000 },
  (_many, seats) => {
    const folders = foldersOf(seats)
    let ledger = begun(folders)
    for (let orders = 0; orders < MOST && ledger.kept.game.ending === null; orders += 1) ledger = further(folders, ledger) ?? ledger
    const text = recordOfLedger(ledger)
    const before = process.cpuUsage()
    const read = readRecord(text)
    const opened = read.ok ? openGame(read.record) : undefined
    const found = opened?.ok === true ? verify(opened.kept) : undefined
    const { user, system } = process.cpuUsage(before)
    expect(found).toMatchObject({ faults: [], otherwise: [], orders: ledger.kept.entries.length })
    expect(found?.proven?.dice).toBe(found?.dice)
    if (isSoak) {
      console.info(
        `${found?.orders} orders, ${found?.dice} dice, ${text.length} bytes: checked in ${Math.round((user + system) / 1000)} ms`,
      )
      expect(ledger.kept.game.ending).not.toBeNull()
      expect(user + system).toBeLessThan(2_000_000)
    }
  },
)

test('of a game that is over the last allocations are opened too, and whoever has not is named', () => {
  const folders = foldersOf(SEATS_OF_TWO)
  let ledger = begun(folders)
  while (ledger.sealed.length < 3) ledger = further(folders, ledger) ?? ledger
  const ending = { by: 'axis', words: 'over' } as never
  const over: Ledger = { ...ledger, kept: { ...ledger.kept, entries: ledger.kept.entries, game: { ...ledger.kept.game, ending } } }
  expect(closedAtEnd(ledger)).toEqual([])
  expect(closedAtEnd(over).map(({ party, faction }) => [party, faction])).toEqual([
    ['anna', 'axis'],
    ['ben', 'westernAllies'],
    ['ben', 'russia'],
  ])
  expect(closedAtEnd(opened(folders, over))).toEqual([])
})
