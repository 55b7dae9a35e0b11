import type { Command } from 'commander'
import type { Folder, MailGame } from '../../record/index.ts'
import type { Refusal } from '../../rules/core/index.ts'
import type { Seat } from '../../rules/game/index.ts'
import type { Context } from '../context.ts'
import { declareCommand } from '../declaration.ts'
import { EXIT, Misuse } from '../exit.ts'
import { MAIL_COMMANDS, MAIL_OPTIONS, MAILED } from '../game/mail-words.ts'
import { NAME, OPTIONS } from '../words.ts'

interface Said {
  readonly packets: readonly string[]
  readonly refusals?: readonly Refusal[]
}

type Rooms = typeof import('../../record/index.ts') & typeof import('../../referee/index.ts')

const rooms = async (): Promise<Rooms> => ({ ...(await import('../../record/index.ts')), ...(await import('../../referee/index.ts')) })

function stateOf({ lost, faults, ledger, pending, parties, invite }: MailGame): readonly string[] {
  const waiting = invite === undefined ? [] : Object.keys(invite.seats).filter((name) => !parties.some((one) => one.name === name))
  return [
    ...(ledger === undefined
      ? [waiting.length === 0 ? MAILED.notBegun : MAILED.joining(waiting)]
      : [MAILED.stands(ledger.kept.entries.length)]),
    ...(pending === undefined ? [] : [MAILED.pending(pending.placed.request.by, pending.missing)]),
    ...lost.map(MAILED.lost),
    ...faults.map(({ words }) => words),
  ]
}

/** Keeps what is new, answers by itself, and prints the packets that are to be sent. */
async function finish(context: Context, path: string, before: Folder, { packets, refusals = [] }: Said, json: boolean): Promise<void> {
  const { answer, gameIn, keepPackets, keepRecord, newSecret, recordOfLedger } = await rooms()
  keepPackets(path, before.texts)
  const { folder, sent } = answer(before, newSecret)
  keepPackets(path, sent)
  const mail = gameIn(folder)
  if (mail.ledger !== undefined) keepRecord(path, recordOfLedger(mail.ledger))
  const all = [...packets, ...sent]
  const state = stateOf(mail)
  const { terminal } = context
  if (json) terminal.print(`${JSON.stringify({ ok: refusals.length === 0, send: all, state, refusals, lost: mail.lost })}\n`)
  else {
    for (const { words } of refusals) terminal.complain(`${NAME}: ${words}\n`)
    terminal.print(`${[...(all.length === 0 ? [] : [MAILED.send(all.length), ...all]), ...state].join('\n')}\n`)
  }
  if (refusals.length > 0) context.ending = EXIT.refused
}

async function folderAt(path: string): Promise<Folder> {
  const { openMailFolder } = await rooms()
  const folder = openMailFolder(path)
  if (folder === undefined) throw new Misuse(MAILED.noFolder(path), 'mail')
  return folder
}

const seatsIn = (said: string): readonly Seat[] => said.split(',').map((one) => one.trim()) as unknown as readonly Seat[]

/** `anna=germany,italy,host`. */
async function seating(given: readonly string[]): Promise<Readonly<Record<string, readonly Seat[]>>> {
  const { isSeat } = await import('../../rules/game/index.ts')
  return Object.fromEntries(
    given.map((text) => {
      const [name = '', seats = ''] = text.split('=')
      const wrong = seatsIn(seats).filter((seat) => !isSeat(seat))
      if (!/^[A-Za-z0-9_-]{1,40}$/.test(name) || wrong.length > 0) throw new Misuse(MAILED.badSeat(text), 'mail')
      return [name, seatsIn(seats)]
    }),
  )
}

const collect = (value: string, before: readonly string[]): readonly string[] => [...before, value]

async function textsFrom(context: Context, files: readonly string[]): Promise<string> {
  const { readPath } = await import('../terminal/source.ts')
  const texts = []
  for (const file of files.length === 0 ? ['-'] : files) texts.push((await readPath(context.terminal, file)).text)
  return texts.join('\n')
}

interface NewFlags {
  readonly edition: string
  readonly scenario?: string
  readonly title?: string
  readonly party: readonly string[]
  readonly json?: true
}

function declareNewMail(mail: Command, context: Context): void {
  declareCommand(mail, { name: 'new', ...MAIL_COMMANDS.new })
    .argument('<folder>', MAIL_OPTIONS.folder)
    .requiredOption('--edition <book>', MAIL_OPTIONS.edition)
    .option('--scenario <name>', MAIL_OPTIONS.scenario)
    .option('--title <words>', MAIL_OPTIONS.title)
    .option('--party <name=seats>', MAIL_OPTIONS.party, collect, [])
    .option('--json', OPTIONS.json)
    .action(async (path: string, { edition, scenario, title, party, json }: NewFlags) => {
      const { gameIn, makeMailFolder, newGame, newGameName, newSecret, pack, selfOf } = await rooms()
      const seats = await seating(party)
      const [chair, ...others] = Object.keys(seats)
      if (chair === undefined || others.length === 0 || !seats[chair]?.includes('host')) throw new Misuse(MAILED.needsParties, 'mail')
      const setting = { edition, ...(scenario === undefined ? {} : { scenario }), ...(title === undefined ? {} : { title }) }
      const made = newGame(setting)
      const { refuseWith } = await import('../game/game-file.ts')
      if (!made.ok) return refuseWith(context, made.refusals, json === true)
      const folder: Folder = { game: newGameName(), name: chair, secret: newSecret(), seats: seats[chair] ?? [], tenure: 1, texts: [] }
      const body = { type: 'invite' as const, setting: JSON.stringify(setting), seats, party: selfOf(folder, 1).party }
      const text = pack(folder, gameIn(folder), body, newSecret())
      makeMailFolder(path, { ...folder, texts: [text] })
      await finish(context, path, { ...folder, texts: [text] }, { packets: [text] }, json === true)
    })
}

function declareJoin(mail: Command, context: Context): void {
  declareCommand(mail, { name: 'join', ...MAIL_COMMANDS.join })
    .argument('<folder>', MAIL_OPTIONS.folder)
    .argument('[invitation]', MAIL_OPTIONS.files)
    .requiredOption('--as <name>', MAIL_OPTIONS.as)
    .option('--json', OPTIONS.json)
    .action(async (path: string, file: string | undefined, { as: name, json }: { readonly as: string; readonly json?: true }) => {
      const { gameIn, makeMailFolder, newSecret, pack, selfOf, unwrap } = await rooms()
      const { packetsIn } = await import('../../fair/index.ts')
      const [invitation = ''] = packetsIn(await textsFrom(context, file === undefined ? [] : [file]))
      const read = unwrap(invitation)
      const { refuseWith } = await import('../game/game-file.ts')
      if (!read.ok) return refuseWith(context, [read.refusal], json === true)
      const asked: Folder = { game: read.packet.cover.game, name, secret: newSecret(), seats: [], tenure: 1, texts: [invitation] }
      const seats = gameIn(asked).invite?.seats[name]
      if (seats === undefined) throw new Misuse(MAILED.notInvited(name, Object.keys(gameIn(asked).invite?.seats ?? {})), 'mail')
      const folder = { ...asked, seats }
      const text = pack(folder, gameIn(folder), { type: 'join', party: selfOf(folder, 1).party }, newSecret())
      makeMailFolder(path, { ...folder, texts: [invitation, text] })
      await finish(context, path, { ...folder, texts: [invitation, text] }, { packets: [text] }, json === true)
    })
}

interface WriteFlags {
  readonly letter?: string
  readonly to?: string
  readonly again?: string
  readonly overdue?: true
  readonly json?: true
}

/** What is to be said: a packet again, a letter, that somebody's time is over, or orders. */
async function written(folder: Folder, words: readonly string[], flags: WriteFlags): Promise<Said> {
  const { ask, gameIn, newSecret, ownGame, pack, readTyped, selfOf, signRefused, speakerFor, unwrap } = await rooms()
  const mail = gameIn(folder)
  const send = (body: Parameters<typeof pack>[2], to?: readonly string[]): Said => ({
    packets: [pack(folder, mail, body, newSecret(), to)],
  })
  if (flags.again !== undefined)
    return {
      packets: folder.texts.filter((text) => {
        const read = unwrap(text)
        return read.ok && read.name === flags.again
      }),
    }
  if (flags.letter !== undefined)
    return send(
      { type: 'letter', text: flags.letter },
      flags.to?.split(',').map((one) => one.trim()),
    )
  const { ledger, pending } = mail
  if (flags.overdue) {
    const [party] = pending?.missing ?? []
    if (pending === undefined || party === undefined || ledger?.fair.chair !== folder.name) throw new Misuse(MAILED.notOverdue, 'mail')
    const refused = signRefused(selfOf(folder, folder.tenure).keys, folder.game, pending.needs.declaration, party)
    return send({ type: 'refuse', declaration: pending.needs.declaration, refused })
  }
  if (ledger === undefined) throw new Misuse(MAILED.notBegun, 'mail')
  const typed = words.join(' ').split(/\s*;\s*/)
  const game = ownGame(folder, ledger)
  const isHosts = /^host:\s*/.test(typed[0] ?? '')
  const as: readonly Seat[] = isHosts ? ['host'] : folder.seats.filter((seat) => seat !== 'host')
  const read = typed.map((one) => readTyped(one.replace(/^host:\s*/, ''), speakerFor({ ...ledger.kept, game }, as, game)))
  const refusals = read.flatMap((one) => (one.ok ? [] : one.refusals))
  if (refusals.length > 0) return { packets: [], refusals }
  const asked = ask(
    folder,
    mail,
    as,
    read.flatMap((one) => (one.ok ? [one.order] : [])),
  )
  return asked.ok ? send(asked.body) : { packets: [], refusals: asked.refusals }
}

/** Play by mail without a server: packets of text that are signed, and closed to whom they are for. */
export function declareMail(program: Command, context: Context): void {
  const mail = declareCommand(program, { name: 'mail', ...MAIL_COMMANDS.mail })
  declareNewMail(mail, context)
  declareJoin(mail, context)
  declareCommand(mail, { name: 'write', ...MAIL_COMMANDS.write })
    .argument('<folder>', MAIL_OPTIONS.folder)
    .argument('[order...]', MAIL_OPTIONS.order)
    .option('--letter <text>', MAIL_OPTIONS.letter)
    .option('--to <names>', MAIL_OPTIONS.to)
    .option('--again <packet>', MAIL_OPTIONS.again)
    .option('--overdue', MAIL_OPTIONS.overdue)
    .option('--json', OPTIONS.json)
    .action(async (path: string, words: readonly string[], flags: WriteFlags) => {
      const folder = await folderAt(path)
      const said = await written(folder, words, flags)
      const texts = flags.again === undefined ? [...folder.texts, ...said.packets] : folder.texts
      await finish(context, path, { ...folder, texts }, said, flags.json === true)
    })
  declareCommand(mail, { name: 'read', ...MAIL_COMMANDS.read })
    .argument('<folder>', MAIL_OPTIONS.folder)
    .argument('[files...]', MAIL_OPTIONS.files)
    .option('--json', OPTIONS.json)
    .action(async (path: string, files: readonly string[], { json }: { readonly json?: true }) => {
      const { packetsFor } = await rooms()
      const folder = await folderAt(path)
      const { texts, refusals } = packetsFor(await textsFrom(context, files), folder.game)
      const fresh = texts.filter((text) => !folder.texts.includes(text))
      await finish(context, path, { ...folder, texts: [...folder.texts, ...fresh] }, { packets: [], refusals }, json === true)
    })
  declareCommand(mail, { name: 'status', ...MAIL_COMMANDS.status })
    .argument('<folder>', MAIL_OPTIONS.folder)
    .option('--json', OPTIONS.json)
    .action(async (path: string, { json }: { readonly json?: true }) => {
      await finish(context, path, await folderAt(path), { packets: [] }, json === true)
    })
}
