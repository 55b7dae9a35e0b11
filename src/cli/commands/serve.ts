import { type Command, InvalidArgumentError } from 'commander'
import type { Context } from '../context.ts'
import { databaseNamed } from '../database.ts'
import { declare } from '../declaration.ts'
import { EXIT, Misuse } from '../exit.ts'
import { NAME, OPTIONS, SERVING } from '../words.ts'

interface Flags {
  readonly port?: number
  readonly data: string
  readonly database?: string
  readonly host?: string
  readonly name: readonly string[]
  readonly proxy: readonly string[]
  readonly metrics?: Place
  readonly mail?: string
  readonly mailFrom?: string
  readonly contact?: string
  readonly site?: string
  readonly privateAddresses?: true
  readonly newGames?: string
  readonly diskFloor?: number
  readonly clearUnused: number
  readonly quiet?: true
}

interface Place {
  readonly host: string
  readonly port: number
}

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65_535

function portFrom(text: string): number {
  if (!isPort(text)) throw new InvalidArgumentError(SERVING.badPort)
  return Number(text)
}

function portFromEnvironment(value: string | undefined): number | undefined {
  if (value === undefined || value === '') return undefined
  if (!isPort(value)) throw new Misuse(SERVING.badPortVariable(value), 'serve')
  return Number(value)
}

/** `9464`, or `0.0.0.0:9464` for others than this machine. */
function placeFrom(text: string): Place {
  const [, host = '127.0.0.1', port = ''] = /^(?:(.+):)?(\d+)$/.exec(text) ?? []
  if (!isPort(port)) throw new InvalidArgumentError(SERVING.badPlace)
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) }
}

/** An address that begins in one of these ways. */
const beginning =
  (words: string, ...schemes: readonly string[]) =>
  (text: string): string => {
    if (!URL.canParse(text) || !schemes.includes(new URL(text).protocol)) throw new InvalidArgumentError(words)
    return text
  }

const MIB = 1024 * 1024
const UNITS: Readonly<Record<string, number>> = { M: MIB, G: 1024 * MIB, T: 1024 * 1024 * MIB }

/** `256M`, `2G`; 0 is no floor. */
function bytesFrom(text: string): number {
  const [, count = '', unit = 'M'] = /^(\d{1,6})([MGT])?$/i.exec(text) ?? []
  if (count === '') throw new InvalidArgumentError(SERVING.badFloor)
  return Number(count) * (UNITS[unit.toUpperCase()] ?? 0)
}

const MOST_DAYS = 36_500

function daysFrom(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > MOST_DAYS) throw new InvalidArgumentError(SERVING.badDays)
  return Number(text)
}

const SHORTEST_TOKEN = 8

/** Who may begin games. A token may stand in the environment, where other users of the machine do not read it. */
function newGamesFrom({ newGames }: Flags, { terminal }: Context): 'anybody' | 'local' | { readonly token: string } {
  const said = newGames ?? (terminal.env['CHANCERY_NEW_GAMES'] || 'anybody')
  if (said === 'anybody' || said === 'local') return said
  if (said.length < SHORTEST_TOKEN || !/^[\x21-\x7e]+$/.test(said)) throw new Misuse(SERVING.badNewGames(SHORTEST_TOKEN), 'serve')
  return { token: said }
}

/** The mail server holds a password: it may stand in the environment, where other users of the machine do not read it. */
function mailSetting(
  { mail, mailFrom: from }: Flags,
  { terminal }: Context,
): { readonly server: string; readonly from: string } | undefined {
  const server = mail ?? (terminal.env['CHANCERY_MAIL'] || undefined)
  if (server === undefined) return undefined
  if (from === undefined) throw new Misuse(SERVING.noMailFrom, 'serve')
  // It is not repeated in what is said: a password may be in it.
  if (!/^smtps?:\/\/./.test(server) || !URL.canParse(server)) throw new Misuse(SERVING.badMail, 'serve')
  return { server, from }
}

/** An address that leads nowhere from another machine. */
const isOnlyHere = (url: string): boolean => /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname)

const andAnother = (one: string, before: readonly string[]): readonly string[] => [...before, one]

/** What is wrong with a setting, whatever the machine is like. */
const MISUSED: readonly string[] = ['bad-database', 'bad-proxy', 'bad-port']

/** Told to stop, the process is gone by then, in milliseconds, whatever others keep it waiting for. */
const MOST_TO_STOP = 1_500

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

const untilStopped = (): Promise<void> =>
  new Promise((stop) => {
    const heard = (): void => {
      for (const signal of SIGNALS) process.off(signal, heard)
      stop()
    }
    for (const signal of SIGNALS) process.on(signal, heard)
  })

export function declareServe(program: Command, context: Context): void {
  declare(program, 'serve')
    .option('--port <number>', OPTIONS.port, portFrom)
    .option('--data <folder>', OPTIONS.data, 'data')
    .option('--database <url>', OPTIONS.database)
    .option('--host <address>', OPTIONS.host)
    .option('--name <host>', OPTIONS.name, andAnother, [])
    .option('--proxy <address>', OPTIONS.proxy, andAnother, [])
    .option('--metrics <place>', OPTIONS.metrics, placeFrom)
    .option('--mail <server>', OPTIONS.mail)
    .option('--mail-from <address>', OPTIONS.mailFrom)
    .option('--contact <address>', OPTIONS.contact, beginning(SERVING.badContact, 'mailto:', 'https:'))
    .option('--site <address>', OPTIONS.site, beginning(SERVING.badSite, 'https:', 'http:'))
    .option('--private-addresses', OPTIONS.privateAddresses)
    .option('--new-games <who>', OPTIONS.newGames)
    .option('--disk-floor <size>', OPTIONS.diskFloor, bytesFrom)
    .option('--clear-unused <days>', OPTIONS.clearUnused, daysFrom, 30)
    .option('--quiet', OPTIONS.quiet)
    .action(async ({ port = portFromEnvironment(context.terminal.env['PORT']), data, database: named, host, ...flags }: Flags) => {
      const { placeShown, RefereeError, serve } = await import('../../referee/index.ts')
      const {
        name: names,
        proxy: proxies,
        metrics,
        quiet,
        contact,
        site,
        privateAddresses: isPrivateAllowed,
        diskFloor,
        clearUnused,
      } = flags
      const newGames = newGamesFrom(flags as Flags, context)
      const post = { mail: mailSetting({ data, ...flags }, context), contact, site, isPrivateAllowed }
      const database = databaseNamed(named, context)
      const log = quiet ? undefined : context.terminal.complain
      try {
        const referee = await serve({ port, data, database, host, names, proxies, metrics, post, newGames, diskFloor, clearUnused, log })
        context.terminal.print(`${SERVING.open(referee.url, placeShown({ data, database }))}\n`)
        if (isOnlyHere(referee.url)) context.terminal.print(`${SERVING.onlyHere}\n`)
        context.terminal.print(`${SERVING.clearing(clearUnused)}\n`)
        await untilStopped()
        setTimeout(() => process.exit(EXIT.answered), MOST_TO_STOP).unref()
        await referee.close()
      } catch (error) {
        if (!(error instanceof RefereeError)) throw error
        context.terminal.complain(`${NAME}: ${error.message}\n`)
        context.ending = MISUSED.includes(error.fault) ? EXIT.misused : EXIT.refused
      }
    })
}
