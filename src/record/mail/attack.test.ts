import { describe, expect, test } from 'vitest'
import type { Seat } from '../../rules/game/index.ts'
import { newGame, openGame } from '../kept-game.ts'
import { attackOf, secretSalt } from '../proof/attack.ts'
import { signClaim } from '../proof/attack-openly.ts'
import { complete, needsOf } from '../proof/completing.ts'
import { type Ledger, openLedger, signPlace, signRefused } from '../proof/ledger.ts'
import type { Claim } from '../proof/proof.ts'
import { readRecord } from '../record.ts'
import { seatView } from '../seat/seat-view.ts'
import { verify } from '../verification/verification.ts'
import { ask, gameIn, pack, shownFor } from './answering.ts'
import { type Folder, selfOf } from './folder.ts'
import { headerFor, type MailGame, recordOfLedger } from './folding.ts'
import { anyBytes, folderOf, invited, ordering, recordIn, together, withTexts } from './mail.testing.ts'
import { ownGame, ownKept } from './own-game.ts'
import { claimFor } from './own-secrets.ts'
import { writeOrders } from './writing.ts'

type Seats = Readonly<Record<string, readonly Seat[]>>

const THREE: Seats = { anna: ['host', 'germany', 'italy', 'japan'], ben: ['britain', 'france', 'us', 'china'], carl: ['russia'] }
const TWO: Seats = { anna: ['host', 'britain', 'france', 'us', 'china', 'russia'], ben: ['germany', 'italy', 'japan'] }

/** A number that stands nowhere else. */
const CARDS = 83

const [chair, ben, carl] = Object.entries(THREE).map(([name, own]) => folderOf(name, own)) as [Folder, Folder, Folder]
const FOLDERS = [chair, ben, carl]

/** What somebody does otherwise than his program would. */
interface Cheat {
  /** Says nothing and shows nothing until the chair says that his time is over. */
  readonly silent?: Folder
  readonly lie?: (claim: Claim) => Claim
}

const ADVANCE = { type: 'advance', by: 'referee', knowingly: true } as const

/** One order further without any packets: what everybody would send is handed over. */
function further(ledger: Ledger, who: Folder, text: string, { silent, lie = (claim) => claim }: Cheat = {}): Ledger {
  const mail: MailGame = { ...gameIn(chair), ledger }
  const asked = text === 'advance' ? ask(who, mail, ['host'], [ADVANCE]) : writeOrders(who, mail, text)
  if (!asked.ok || asked.body.type !== 'ask') throw new Error(JSON.stringify(asked))
  const { request } = asked.body
  const needs = needsOf(ledger, request)
  if ('refusals' in needs) throw new Error(JSON.stringify(needs.refusals))
  const { keys } = selfOf(chair, 1)
  const placed = signPlace(keys, 'game-1', ledger.last, request)
  const shown = FOLDERS.filter((one) => one !== silent).flatMap((one) => shownFor(one, ledger, needs) ?? [])
  const refused = silent === undefined ? [] : [signRefused(keys, 'game-1', needs.declaration, silent.name)]
  const of = needs.attack?.claims?.of
  const claim = of === undefined || silent === ben ? undefined : claimFor(ben, ledger, { placed, shown, refused }, of)
  const claimed = claim && signClaim(selfOf(ben, 1).keys, 'game-1', needs.declaration, 'ben', lie(claim))
  const done = complete(ledger, placed, needs, shown, refused, claimed)
  if (!done.ok) throw new Error(JSON.stringify(done.refusals))
  return done.ledger
}

const played = (ledger: Ledger, ...orders: readonly (readonly [Folder, string])[]): Ledger =>
  orders.reduce((now, [who, text]) => further(now, who, text), ledger)

function begun(): Ledger {
  const parties = FOLDERS.map((folder) => selfOf(folder, 1).party)
  const header = headerFor({ edition: '2023', scenario: 'demonstration-winter-1941' }, { game: 'game-1', chair: 'anna', parties })
  const made = header && newGame(header)
  if (header === undefined || made?.ok !== true) throw new Error('no game')
  return openLedger({ ...made.kept, entries: made.kept.entries, header })
}

const inStage = (ledger: Ledger, stage: string): Ledger =>
  ledger.kept.game.stage === stage ? ledger : inStage(further(ledger, chair, 'advance'), stage)

const atWar = further(inStage(begun(), 'axis-declarations'), chair, 'declare japan us')
const down = played(inStage(atWar, 'axis-operations'), [chair, 'strike launch'], [chair, 'strike magic 9'], [ben, `strike magic ${CARDS}`])
const searched = further(down, ben, 'strike locate')
const WITHDRAWS = [
  [chair, 'strike first light'],
  [chair, 'host: strike report'],
  [chair, 'strike withdraw'],
] as const

function verified(ledger: Ledger) {
  const read = readRecord(recordOfLedger(ledger))
  const opened = read.ok ? openGame(read.record) : undefined
  if (opened?.ok !== true) throw new Error('no record')
  return verify(opened.kept)
}

const strikeOf = ({ kept }: Ledger) => kept.game.strike
const berthsIn = (ledger: Ledger): readonly string[] => Object.values(strikeOf(ledger)?.berths ?? {})

/** The salts of what somebody sealed: whoever has one knows all that is under it. */
const saltsOf = ({ name, secret }: Folder, { kept, fair }: Ledger): readonly string[] =>
  attackOf(kept)
    .sealed.filter(({ party }) => party === name)
    .map((one) => secretSalt(secret, fair.game, one))

/** Nothing that the U.S. alone may know stands in what another can read. */
function expectHidden(text: string, us: Folder, ledger: Ledger): void {
  for (const canary of [...saltsOf(us, ledger), `:${CARDS}`, `${CARDS} Magic`]) expect(text).not.toContain(canary)
}

describe('an attack on Pearl Harbor without a referee: 51.311 to 51.52', () => {
  test('cards, dice and carriers are the U.S.’s alone until it is over; then all is opened and proven', () => {
    let ledger = played(
      searched,
      [chair, 'strike surprise'],
      [chair, 'strike first light'],
      [chair, 'host: strike report'],
      [chair, 'strike second light cap=5'],
      [chair, 'host: strike report'],
      [ben, 'strike intercept all'],
    )
    if (strikeOf(ledger)?.step === 'combat-report') ledger = further(ledger, chair, 'host: strike combat')
    const own = ownGame(ben, ledger).strike
    expect(Object.values(own?.located ?? {}).map(({ dice }) => dice?.length)).toEqual([2, 2, 2])
    // 51.311: so many American cards lead to the last column, and 51.313: that adds 3.
    expect([own?.column, strikeOf(ledger)?.surprise?.modifier]).toEqual(['40+', 3])
    expect(saltsOf(ben, ledger)).toHaveLength(2)
    for (const folder of [chair, carl]) {
      const page = seatView(ownKept(folder, ledger), folder.seats, { menu: true, log: true })
      expectHidden(`${recordOfLedger(ledger)}${JSON.stringify(page)}`, ben, ledger)
      for (const { dice, place } of Object.values(ownGame(folder, ledger).strike?.located ?? {}))
        expect([dice, place === 'pearl' ? null : place]).toEqual([null, null])
    }
    const over = further(ledger, chair, 'strike return')
    expect([strikeOf(over)?.step, strikeOf(over)?.column, strikeOf(over)?.located]).toEqual(['over', '40+', own?.located])
    expect(berthsIn(over)).not.toContain('lost')
    expect(verified(over)).toMatchObject({ faults: [], otherwise: [], proven: { notes: [] } })
  })

  test('51.312: the dice are nobody’s choice: they follow from a salt that was sealed and links that were shown after it', () => {
    expect(ownGame(ben, further(down, ben, 'strike locate')).strike?.located).toEqual(ownGame(ben, searched).strike?.located)
  })

  test('a step stands in a packet of its own', () => {
    expect(() => further(down, ben, 'strike locate; pass')).toThrow('a packet of its own')
  })
})

describe('whoever does not keep to what was sealed', () => {
  const truth = ownGame(ben, searched).strike?.located ?? {}
  const inPort = Object.keys(truth).filter((force) => truth[force]?.place === 'pearl')
  const other = inPort.length === 3 ? [] : Object.keys(truth)

  test('51.312: a U.S. that puts its carriers elsewhere than they are has lost them all when it is over, and is named', () => {
    const lied = further(down, ben, 'strike locate', { lie: () => ({ of: 'search', inPort: other }) })
    const over = played(lied, [chair, 'strike surprise'], ...WITHDRAWS, [chair, 'strike return'])
    expect(berthsIn(over)).toEqual(['lost', 'lost', 'lost'])
    const { faults, otherwise, proven } = verified(over)
    expect([faults, otherwise, proven?.notes]).toEqual([[], [], [expect.stringContaining('ben did not open what was sealed')]])
  })

  test('51.313: the same where it says another modifier than its cards make', () => {
    const lied = further(searched, chair, 'strike surprise', { lie: () => ({ of: 'surprise', magic: 0 }) })
    // Nine Japanese cards and none of the U.S. lead to the first column, which adds 6.
    expect(strikeOf(lied)?.surprise?.modifier).toBe(6)
    expect(berthsIn(played(lied, ...WITHDRAWS, [chair, 'strike return']))).toEqual(['lost', 'lost', 'lost'])
  })

  test('51.312A: silent, it has all its carriers in port; 51.52: silent at the end, it has lost them', () => {
    const silent = further(down, ben, 'strike locate', { silent: ben })
    expect(Object.values(strikeOf(silent)?.located ?? {}).map(({ place }) => place)).toEqual(['pearl', 'pearl', 'pearl'])
    expect(verified(silent).proven?.notes.join()).toContain('ben did not open in time')
    const back = played(searched, [chair, 'strike surprise'], ...WITHDRAWS)
    const over = further(back, chair, 'strike return', { silent: ben })
    expect(berthsIn(over)).toEqual(['lost', 'lost', 'lost'])
    expect(verified(over)).toMatchObject({ faults: [], otherwise: [] })
  })

  test('a claim that somebody put into the record is found', () => {
    const read = readRecord(recordOfLedger(searched))
    const opened = read.ok ? openGame(read.record) : undefined
    if (opened?.ok !== true) throw new Error('no record')
    const { kept } = opened
    const entries = kept.entries.map((entry) =>
      entry.proof !== undefined && 'request' in entry.proof && entry.proof.claimed !== undefined
        ? { ...entry, proof: { ...entry.proof, claimed: { ...entry.proof.claimed, claim: { of: 'search' as const, inPort: other } } } }
        : entry,
    )
    expect(verify({ ...kept, entries }).faults.map(({ words }) => words)).toContainEqual(expect.stringContaining('ben did not sign this'))
  })
})

describe('the same by packets, the U.S. in the chair', () => {
  const orders = (folders: readonly Folder[], name: string, text: string): readonly Folder[] =>
    together(...folders.map((one) => (one.name === name ? ordering(one, text) : one)))
  const advance = (folders: readonly Folder[], stage: string): readonly Folder[] => {
    const [first] = folders as [Folder]
    if (gameIn(first).ledger?.kept.game.stage === stage) return folders
    const asked = ask(first, gameIn(first), ['host'], [ADVANCE])
    if (!asked.ok) throw new Error(JSON.stringify(asked.refusals))
    const told = withTexts(first, pack(first, gameIn(first), asked.body, anyBytes()))
    return advance(together(told, ...folders.slice(1)), stage)
  }

  test('no packet that Japan can read says what the U.S. put down or where its carriers are', () => {
    const start = together(...invited(TWO, '2023', 'demonstration-winter-1941').map(({ folder }) => folder))
    let now = advance(orders(advance(start, 'axis-declarations'), 'ben', 'declare japan us'), 'axis-operations')
    now = orders(orders(now, 'ben', 'strike launch'), 'ben', 'strike magic 9')
    now = orders(orders(now, 'anna', `strike magic ${CARDS}`), 'anna', 'strike locate')
    const [us, japan] = now as [Folder, Folder]
    const ledger = gameIn(us).ledger as Ledger
    expectHidden(JSON.stringify(gameIn(japan).posts.map(({ body }) => body)), us, ledger)
    expect(strikeOf(ledger)?.step).toBe('surprise')
    expect(ownGame(us, ledger).strike?.column).toBe('40+')
    expect(recordIn(us)).toBe(recordIn(japan))
    expect(now.flatMap((folder) => gameIn(folder).faults)).toEqual([])
  })
})
