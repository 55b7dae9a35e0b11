import type { Command } from 'commander'
import type { AskServer, Folder } from '../../record/index.ts'
import type { Refusal } from '../../rules/core/index.ts'
import type { Seat } from '../../rules/game/index.ts'
import type { Context } from '../context.ts'
import { declareCommand } from '../declaration.ts'
import { EXIT, Misuse } from '../exit.ts'
import { MAIL_COMMANDS, MAIL_OPTIONS, MAILED } from '../game/mail-words.ts'
import { GAME_OPTIONS } from '../game/words.ts'
import { OPTIONS } from '../words.ts'

type Rooms = typeof import('../../record/index.ts') & typeof import('../../referee/index.ts')

const rooms = async (): Promise<Rooms> => ({ ...(await import('../../record/index.ts')), ...(await import('../../referee/index.ts')) })

/** A folder as it was, as it is now, and what is to be sent. */
interface Done {
  readonly before: Folder
  readonly after: Folder
  readonly sent: readonly string[]
  readonly refusals?: readonly Refusal[]
  readonly view?: { readonly menu: boolean }
  /** What goes to a server need not be sent by hand. */
  readonly server?: { readonly ask: AskServer; readonly refused: readonly string[]; readonly put: number; readonly taken: number }
}

/** Keeps what is new, answers by itself, and prints what happened and the packets that are to be sent. */
async function finish(context: Context, path: string, done: Done, json: boolean): Promise<Folder> {
  const { before, after, sent, refusals = [], view, server } = done
  const room = await rooms()
  room.keepPackets(path, after.texts)
  const answered = room.answer(after, room.newSecret)
  room.keepPackets(path, answered.sent)
  const { folder } = answered
  const back = server === undefined || answered.sent.length === 0 ? undefined : await room.exchange(folder, server.ask)
  const [was, mail] = [room.gameIn(before), room.gameIn(folder)]
  const { ledger } = mail
  if (ledger !== undefined) room.keepRecord(path, room.recordOfLedger(ledger))
  const known = new Set(room.lettersIn(was).map(({ packet }) => packet))
  const kept = ledger === undefined ? undefined : room.ownKept(folder, ledger)
  const declined = room.declinedIn(mail, folder.name)
  const found = {
    ok: true as const,
    send: server === undefined ? [...sent, ...answered.sent] : [],
    letters: room.lettersIn(mail).filter(({ packet, from }) => view !== undefined || (!known.has(packet) && from !== folder.name)),
    declined: declined.filter((words) => !room.declinedIn(was, folder.name).includes(words)),
    told: kept === undefined ? [] : room.toldSince(kept, was.ledger?.kept.entries.length ?? 0, folder.seats),
    state: [
      ...(server === undefined ? [] : [room.MAIL.exchanged(server.put + (back?.put ?? 0), server.taken), ...server.refused]),
      ...room.stateOf(mail),
    ],
    lost: mail.lost,
    refusals,
    ...(view === undefined || kept === undefined ? {} : { view: room.seatView(kept, folder.seats, { menu: view.menu, log: true }) }),
  }
  if (refusals.length > 0 && !json) {
    const { reason } = await import('../print/text.ts')
    context.terminal.complain(`${refusals.flatMap((one) => reason(one, context.terminal.look.complaint)).join('\n')}\n`)
  }
  const { reply } = await import('../reply.ts')
  const { printMail } = await import('../print/game/mail.ts')
  reply(context, { ...found, ok: refusals.length === 0 || !json }, { json, print: printMail })
  if (refusals.length > 0) context.ending = EXIT.refused
  return folder
}

/** Asks a server under its address; what it says instead of an answer is an error. */
const askAt =
  (address: string): AskServer =>
  async (path, body) => {
    const origin = new URL(address).origin
    const sent =
      body === undefined
        ? {}
        : { method: 'POST', headers: { 'Content-Type': 'application/json', Origin: origin }, body: JSON.stringify(body) }
    const response = await fetch(`${origin}/api${path}`, sent)
    if (!response.ok) throw new Misuse(MAILED.noServer(address, `${response.status} ${response.statusText}`), 'mail')
    return response.json()
  }

/** Brings a folder and its box on a server together, and answers what came. */
async function sync(context: Context, path: string, address: string, json: boolean): Promise<void> {
  const { boxOf, exchange, MAIL } = await rooms()
  const before = await folderAt(path)
  if (boxOf(before) === undefined) throw new Misuse(MAIL.noBox, 'mail')
  const ask = askAt(address)
  const { folder, put, taken, refused } = await exchange(before, ask).catch((error: unknown) => {
    throw error instanceof Misuse ? error : new Misuse(MAILED.noServer(address, String(error)), 'mail')
  })
  await finish(context, path, { before, after: folder, sent: [], server: { ask, put, taken, refused } }, json)
}

async function folderAt(path: string): Promise<Folder> {
  const { openMailFolder } = await rooms()
  const folder = openMailFolder(path)
  if (folder === undefined) throw new Misuse(MAILED.noFolder(path), 'mail')
  return folder
}

/** `anna=germany,italy,host`. */
async function seating(given: readonly string[]): Promise<Readonly<Record<string, readonly Seat[]>>> {
  const { isSeat } = await import('../../rules/game/index.ts')
  return Object.fromEntries(
    given.map((text) => {
      const [name = '', said = ''] = text.split('=')
      const seats = said.split(',').map((one) => one.trim())
      if (!seats.every(isSeat)) throw new Misuse(MAILED.badSeat(text), 'mail')
      return [name.trim(), seats]
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

/** A new folder on the disk, or every reason why not. */
async function make(context: Context, path: string, making: import('../../record/index.ts').Making, json: boolean): Promise<void> {
  const { refuseWith, withFile } = await import('../game/game-file.ts')
  if (!making.ok) return refuseWith(context, making.refusals, json)
  const { makeMailFolder } = await rooms()
  const { folder, sent } = making
  await withFile(context, path, async () => {
    makeMailFolder(path, folder)
    await finish(context, path, { before: { ...folder, texts: [] }, after: folder, sent }, json)
  })
}

interface NewFlags {
  readonly edition: string
  readonly scenario?: string
  readonly option: readonly string[]
  readonly ruling: readonly string[]
  readonly title?: string
  readonly party: readonly string[]
  readonly json?: true
}

const rulingsIn = (given: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(given.map((text) => [text.slice(0, text.indexOf('=')).trim(), text.slice(text.indexOf('=') + 1).trim()]))

function declareNewMail(mail: Command, context: Context): void {
  declareCommand(mail, { name: 'new', ...MAIL_COMMANDS.new })
    .argument('<folder>', MAIL_OPTIONS.folder)
    .requiredOption('--edition <book>', MAIL_OPTIONS.edition)
    .option('--scenario <name>', MAIL_OPTIONS.scenario)
    .option('--option <name>', GAME_OPTIONS.option, collect, [])
    .option('--ruling <answer>', GAME_OPTIONS.ruling, collect, [])
    .option('--title <words>', MAIL_OPTIONS.title)
    .option('--party <name=seats>', MAIL_OPTIONS.party, collect, [])
    .option('--json', OPTIONS.json)
    .action(async (path: string, { edition, scenario, option, ruling, title, party, json }: NewFlags) => {
      const { inviteTo, newGameName, newSecret } = await rooms()
      const setting = {
        edition,
        ...(scenario === undefined ? {} : { scenario }),
        ...(option.length === 0 ? {} : { options: option }),
        ...(ruling.length === 0 ? {} : { rulings: rulingsIn(ruling) }),
        ...(title === undefined ? {} : { title }),
      }
      const drawn = { game: newGameName(), secret: newSecret(), random: newSecret() }
      await make(context, path, inviteTo(setting, await seating(party), drawn), json === true)
    })
}

function declareJoin(mail: Command, context: Context): void {
  declareCommand(mail, { name: 'join', ...MAIL_COMMANDS.join })
    .argument('<folder>', MAIL_OPTIONS.folder)
    .argument('[invitation]', MAIL_OPTIONS.files)
    .requiredOption('--as <name>', MAIL_OPTIONS.as)
    .option('--json', OPTIONS.json)
    .action(async (path: string, file: string | undefined, { as: name, json }: { readonly as: string; readonly json?: true }) => {
      const { joinGame, newSecret } = await rooms()
      const text = await textsFrom(context, file === undefined ? [] : [file])
      await make(context, path, joinGame(text, name, { secret: newSecret(), random: newSecret() }), json === true)
    })
}

function declareRejoin(mail: Command, context: Context): void {
  declareCommand(mail, { name: 'rejoin', ...MAIL_COMMANDS.rejoin })
    .argument('<folder>', MAIL_OPTIONS.folder)
    .argument('<record>', MAIL_OPTIONS.record)
    .argument('<packets...>', MAIL_OPTIONS.files)
    .requiredOption('--as <name>', MAIL_OPTIONS.as)
    .option('--json', OPTIONS.json)
    .action(
      async (path: string, record: string, files: readonly string[], { as: name, json }: { readonly as: string; readonly json?: true }) => {
        const { rejoinGame, newSecret } = await rooms()
        const packets = await textsFrom(context, files)
        const making = rejoinGame(await textsFrom(context, [record]), packets, name, { secret: newSecret(), random: newSecret() })
        await make(context, path, making, json === true)
      },
    )
}

interface WriteFlags {
  readonly letter?: string
  readonly to?: string
  readonly again?: string
  readonly overdue?: true
  readonly agreeToRules?: true
  readonly newKeys?: true
  readonly endorse?: string
  readonly json?: true
}

/** What is to be said: a packet again, a letter, that somebody's time is over, or orders. */
async function written(path: string, folder: Folder, words: readonly string[], flags: WriteFlags): Promise<Done> {
  const {
    endorseKeys,
    gameIn,
    newSecret,
    pack,
    packetNamed,
    writeLetter,
    writeOrders,
    writeOverdue,
    MAIL,
    writeAgreement,
    renewKeys,
    keepOwner,
  } = await rooms()
  const { refuse } = await import('../../rules/core/index.ts')
  const mail = gameIn(folder)
  const same = { before: folder, after: folder }
  if (flags.again !== undefined) {
    const found = packetNamed(folder, flags.again)
    return found === undefined
      ? { ...same, sent: [], refusals: [refuse('no-such-packet', MAIL.noSuchPacket(flags.again))] }
      : { ...same, sent: [found] }
  }
  if (flags.newKeys) {
    const renewed = renewKeys(folder, mail, newSecret())
    if (renewed === undefined) return { ...same, sent: [], refusals: [refuse('not-renewable', MAIL.notRenewable)] }
    keepOwner(path, renewed.folder)
    const text = pack(folder, mail, renewed.body, newSecret())
    return { before: folder, after: { ...renewed.folder, texts: [...folder.texts, text] }, sent: [text] }
  }
  const to = flags.to?.split(',').map((one) => one.trim())
  const asked =
    flags.letter !== undefined
      ? writeLetter(folder, mail, flags.letter, to)
      : flags.overdue
        ? writeOverdue(folder, mail)
        : flags.agreeToRules
          ? writeAgreement(folder, mail)
          : flags.endorse !== undefined
            ? endorseKeys(folder, mail, flags.endorse)
            : writeOrders(folder, mail, words.join(' '))
  if (!asked.ok) return { ...same, sent: [], refusals: asked.refusals }
  const text = pack(folder, mail, asked.body, newSecret(), flags.letter === undefined ? undefined : to)
  return { before: folder, after: { ...folder, texts: [...folder.texts, text] }, sent: [text] }
}

/** Play by mail without a server: packets of text that are signed, and closed to whom they are for. */
export function declareMail(program: Command, context: Context): void {
  const mail = declareCommand(program, { name: 'mail', ...MAIL_COMMANDS.mail })
  declareNewMail(mail, context)
  declareJoin(mail, context)
  declareRejoin(mail, context)
  declareCommand(mail, { name: 'write', ...MAIL_COMMANDS.write })
    .argument('<folder>', MAIL_OPTIONS.folder)
    .argument('[order...]', MAIL_OPTIONS.order)
    .option('--letter <text>', MAIL_OPTIONS.letter)
    .option('--to <names>', MAIL_OPTIONS.to)
    .option('--again <packet>', MAIL_OPTIONS.again)
    .option('--overdue', MAIL_OPTIONS.overdue)
    .option('--agree-to-rules', MAIL_OPTIONS.agree)
    .option('--new-keys', MAIL_OPTIONS.newKeys)
    .option('--endorse <name>', MAIL_OPTIONS.endorse)
    .option('--json', OPTIONS.json)
    .action(async (path: string, words: readonly string[], flags: WriteFlags) => {
      await finish(context, path, await written(path, await folderAt(path), words, flags), flags.json === true)
    })
  declareCommand(mail, { name: 'read', ...MAIL_COMMANDS.read })
    .argument('<folder>', MAIL_OPTIONS.folder)
    .argument('[files...]', MAIL_OPTIONS.files)
    .option('--json', OPTIONS.json)
    .action(async (path: string, files: readonly string[], { json }: { readonly json?: true }) => {
      const { readInto } = await rooms()
      const before = await folderAt(path)
      const { folder, refusals } = readInto(before, await textsFrom(context, files))
      await finish(context, path, { before, after: folder, sent: [], refusals }, json === true)
    })
  declareCommand(mail, { name: 'sync', ...MAIL_COMMANDS.sync })
    .argument('<folder>', MAIL_OPTIONS.folder)
    .argument('<server>', MAIL_OPTIONS.server)
    .option('--every <seconds>', MAIL_OPTIONS.every)
    .option('--json', OPTIONS.json)
    .action(async (path: string, address: string, { every, json }: { readonly every?: string; readonly json?: true }) => {
      if (!URL.canParse(address)) throw new Misuse(MAILED.badServer(address), 'mail')
      const seconds = every === undefined ? undefined : Number(every)
      if (seconds !== undefined && !(seconds >= 1)) throw new Misuse(MAILED.badSeconds, 'mail')
      await sync(context, path, address, json === true)
      while (seconds !== undefined) {
        await new Promise((done) => setTimeout(done, seconds * 1_000))
        // A server that is away for a while is asked again.
        await sync(context, path, address, json === true).catch((error: unknown) => {
          if (!(error instanceof Misuse)) throw error
          context.terminal.complain(`${error.message}\n`)
        })
      }
    })
  declareCommand(mail, { name: 'status', ...MAIL_COMMANDS.status })
    .argument('<folder>', MAIL_OPTIONS.folder)
    .option('--menu', GAME_OPTIONS.menu)
    .option('--json', OPTIONS.json)
    .action(async (path: string, { menu, json }: { readonly menu?: true; readonly json?: true }) => {
      const folder = await folderAt(path)
      await finish(context, path, { before: folder, after: folder, sent: [], view: { menu: menu === true } }, json === true)
    })
}
