import type { Command } from 'commander'
import type { AskServer, Drawn, Folder, Making } from '../../record/index.ts'
import type { Refusal } from '../../rules/core/index.ts'
import type { Seat } from '../../rules/game/index.ts'
import type { Context } from '../context.ts'
import { declareCommand } from '../declaration.ts'
import { Misuse } from '../exit.ts'
import { type Done, finish, folderAt, make, rooms, textsFrom } from '../game/mail-folder.ts'
import { MAIL_COMMANDS, MAIL_OPTIONS, MAILED } from '../game/mail-words.ts'
import { GAME_OPTIONS } from '../game/words.ts'
import { OPTIONS } from '../words.ts'

type Keys = Omit<Drawn, 'game'>

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

/** `anna=germany,italy,host`. */
async function seating(given: readonly string[]): Promise<Readonly<Record<string, readonly Seat[]>>> {
  const { isSeat, SEATS } = await import('../../rules/game/index.ts')
  const { nearest } = await import('../../editions/reading/index.ts')
  return Object.fromEntries(
    given.map((text) => {
      const [name = '', said = ''] = text.split('=')
      if (said.trim() === '') throw new Misuse(MAILED.badParty(text), 'mail')
      const seats = said.split(',').map((one) => one.trim())
      const [wrong] = seats.filter((one) => !isSeat(one))
      if (wrong !== undefined) throw new Misuse(MAILED.badSeat(wrong, nearest(wrong, SEATS), SEATS), 'mail')
      return [name.trim(), seats.filter(isSeat)]
    }),
  )
}

const collect = (value: string, before: readonly string[]): readonly string[] => [...before, value]

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

interface JoinFlags {
  readonly as: string
  readonly json?: true
}

/** A folder of somebody in a game that is there already, out of what others sent. */
async function comeIn(
  context: Context,
  path: string,
  { as: name, json }: JoinFlags,
  making: (name: string, drawn: Keys) => Promise<Making>,
) {
  const { newSecret } = await rooms()
  await make(context, path, await making(name, { secret: newSecret(), random: newSecret() }), json === true)
}

function declareJoin(mail: Command, context: Context): void {
  declareCommand(mail, { name: 'join', ...MAIL_COMMANDS.join })
    .argument('<folder>', MAIL_OPTIONS.folder)
    .argument('[invitation]', MAIL_OPTIONS.files)
    .requiredOption('--as <name>', MAIL_OPTIONS.as)
    .option('--json', OPTIONS.json)
    .action((path: string, file: string | undefined, flags: JoinFlags) =>
      comeIn(context, path, flags, async (name, drawn) => {
        const { joinGame } = await rooms()
        return joinGame(await textsFrom(context, file === undefined ? [] : [file]), name, drawn)
      }),
    )
}

function declareRejoin(mail: Command, context: Context): void {
  declareCommand(mail, { name: 'rejoin', ...MAIL_COMMANDS.rejoin })
    .argument('<folder>', MAIL_OPTIONS.folder)
    .argument('<record>', MAIL_OPTIONS.record)
    .argument('<packets...>', MAIL_OPTIONS.files)
    .requiredOption('--as <name>', MAIL_OPTIONS.as)
    .option('--json', OPTIONS.json)
    .action((path: string, record: string, files: readonly string[], flags: JoinFlags) =>
      comeIn(context, path, flags, async (name, drawn) => {
        const { rejoinGame } = await rooms()
        return rejoinGame(await textsFrom(context, [record]), await textsFrom(context, files), name, drawn)
      }),
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

interface ReadFlags {
  readonly acceptPackets?: true
  readonly json?: true
}

/** Goes on by what the packets tell where the record in the folder says otherwise, and keeps that record beside. */
async function accepting(
  path: string,
  before: Folder,
  { folder, refusals }: { readonly folder: Folder; readonly refusals: readonly Refusal[] },
): Promise<Done> {
  const { acceptPackets, keepPackets, setRecordAside, MAIL } = await rooms()
  keepPackets(path, folder.texts)
  const accepted = acceptPackets(folder)
  if (!accepted.ok) return { before, after: folder, sent: [], refusals: [...refusals, ...accepted.refusals] }
  return { before, after: accepted.folder, sent: [], refusals, notes: [MAIL.accepted(setRecordAside(path))] }
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
    .option('--accept-packets', MAIL_OPTIONS.acceptPackets)
    .option('--json', OPTIONS.json)
    .action(async (path: string, files: readonly string[], { acceptPackets, json }: ReadFlags) => {
      const { readInto, MAIL } = await rooms()
      const before = await folderAt(path)
      if (acceptPackets) {
        const read = files.length === 0 ? { folder: before, refusals: [] } : readInto(before, await textsFrom(context, files))
        await finish(context, path, await accepting(path, before, read), json === true)
        return
      }
      const { folder, refusals } = readInto(before, await textsFrom(context, files))
      const notes = folder === before && refusals.length === 0 ? [MAIL.nothingNew] : []
      await finish(context, path, { before, after: folder, sent: [], refusals, notes }, json === true)
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
      const { gameIn, lastSentBy, MAIL } = await rooms()
      const folder = await folderAt(path)
      const last = lastSentBy(gameIn(folder), folder.name)
      const notes = last === undefined ? [] : [MAIL.lastSent(last)]
      await finish(context, path, { before: folder, after: folder, sent: [], view: { menu: menu === true }, notes }, json === true)
    })
}
