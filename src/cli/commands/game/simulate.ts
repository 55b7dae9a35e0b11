import type { Command } from 'commander'
import type { PolicyName } from '../../../counsel/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import type { Context } from '../../context.ts'
import { declare, demand } from '../../declaration.ts'
import { EXIT, Misuse } from '../../exit.ts'
import { GAME_NEEDED, GAME_OPTIONS, SIMULATED } from '../../game/words.ts'
import { progressOn } from '../../terminal/progress.ts'
import { NAME, OPTIONS } from '../../words.ts'

interface Flags {
  readonly edition?: string
  readonly scenario?: string
  readonly option: readonly string[]
  readonly games: string
  readonly seed: string
  readonly record?: string
  readonly bots?: string
  readonly script?: string
  readonly json?: true
}

/** Games of one run, which at some tenths of a second each take an hour or so. */
const MOST_GAMES = 10_000
const HIGHEST_SEED = 999_999_999

function wholeNumber(flag: string, text: string, most: number): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) < 1 || Number(text) > most) throw new Misuse(GAME_NEEDED.number(flag, most), 'simulate')
  return Number(text)
}

const collect = (value: string, before: readonly string[]): readonly string[] => [...before, value]

const BOTS: readonly PolicyName[] = ['fair', 'careless', 'plain']

async function botNamed(said: string): Promise<PolicyName> {
  const bot = BOTS.find((one) => one === said)
  if (bot !== undefined) return bot
  const { nearest } = await import('../../../editions/reading/index.ts')
  throw new Misuse(GAME_NEEDED.bots(said, BOTS, nearest(said, BOTS)), 'simulate')
}

/** What plays the games: random legal orders, or bots in every seat with a script for the map, which the record will name. */
async function playerFor(context: Context, { bots, script }: Flags) {
  const { playAtRandom, playWithBots, readMap, SCRIPTS } = await import('../../../counsel/index.ts')
  if (bots === undefined && script === undefined)
    return { play: (book: Rulebook, scenario: string, seed: number) => playAtRandom(book, scenario, seed) }
  const policy = await botNamed(bots ?? 'fair')
  const { scriptSaid } = await import('../../question/script-file.ts')
  const said = await scriptSaid(context.terminal, script ?? 'history', Object.keys(SCRIPTS), 'simulate')
  const read = readMap(said)
  if (!read.ok) throw new Misuse(`${script}: ${read.faults.join('\n  ')}`, 'simulate')
  return {
    play: (book: Rulebook, scenario: string, seed: number) => playWithBots(book, scenario, seed, policy, read.map),
    script: said as string | object,
  }
}

export function declareSimulate(program: Command, context: Context): void {
  declare(program, 'simulate')
    .option('--edition <book>', GAME_OPTIONS.edition)
    .option('--scenario <name>', GAME_OPTIONS.scenario)
    .option('--option <name>', GAME_OPTIONS.option, collect, [])
    .option('--games <number>', GAME_OPTIONS.games, '1')
    .option('--seed <number>', GAME_OPTIONS.seed, '1')
    .option('--record <file>', GAME_OPTIONS.record)
    .option('--bots <name>', GAME_OPTIONS.bots(BOTS))
    .option('--script <name or file>', GAME_OPTIONS.script)
    .option('--json', OPTIONS.json)
    .action(async (flags: Flags) => {
      demand('simulate', { ...flags }, ['edition'])
      const [games, seed] = [wholeNumber('games', flags.games, MOST_GAMES), wholeNumber('seed', flags.seed, HIGHEST_SEED)]
      const { record } = flags
      if (record !== undefined && games !== 1) throw new Misuse(GAME_NEEDED.oneGame, 'simulate')
      const json = flags.json === true
      const { refuseWith, withFile } = await import('../../game/game-file.ts')
      const { keepFile, newGame, recordPlayed } = await import('../../../referee/index.ts')
      const { edition = '', scenario, option } = flags
      const setting = { edition, options: option, ...(scenario === undefined ? {} : { scenario }) }
      const made = newGame(setting)
      if (!made.ok) return refuseWith(context, made.refusals, json)
      const { book, header } = made.kept
      const { simulated, printSimulated } = await import('../../game/simulation.ts')
      const progress = progressOn(context.terminal, (bar, done) => SIMULATED.progress(bar, done, games))
      const { play, script } = await playerFor(context, flags)
      const found = simulated(book, header.scenario, { games, seed }, play, (done) => progress.step(done, games))
      progress.end()
      if (!found.ok) {
        context.terminal.complain(`${NAME}: ${SIMULATED.crashed(found.seed, found.why)}\n`)
        context.ending = EXIT.refused
        return
      }
      if (record !== undefined && found.last !== undefined) {
        const kept = recordPlayed(
          { ...setting, title: SIMULATED.games(1, header.scenario, book.id, seed, seed), ...(script === undefined ? {} : { script }) },
          found.last,
        )
        const written = await withFile(context, record, async () => {
          await keepFile(record, kept.header, kept.entries)
          return true
        })
        if (written === undefined) return
      }
      const { reply } = await import('../../reply.ts')
      const { last: _last, ...answer } = found
      reply(context, { ...answer, ...(record === undefined ? {} : { record }) }, { json, print: printSimulated })
    })
}
