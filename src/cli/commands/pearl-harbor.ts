import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { argumentsFrom, declareAboutSituation } from '../declaration.ts'
import { namedValues } from '../named-values.ts'
import { PACIFIC_OPTIONS } from '../pacific-words.ts'
import { OPTIONS } from '../words.ts'

interface Flags {
  readonly situation?: string
  readonly json?: true
  readonly first?: string
  readonly second?: string
  readonly combat?: string
}

const REPORTS = ['first', 'second', 'combat'] as const

/** What the players fought out, read as data. */
const reportsIn = async (flags: Flags): Promise<Readonly<Record<string, unknown>>> =>
  Object.fromEntries(
    await Promise.all(
      REPORTS.filter((name) => flags[name] !== undefined).map(
        async (name) => [name, await namedValues('pearl-harbor', `--${name}`, flags[name])] as const,
      ),
    ),
  )

/** Without a situation the newer book is asked, at the start of a game. */
const AT_THE_START = '{ "edition": "2023" }'

export function declarePearlHarbor(program: Command, context: Context): void {
  declareAboutSituation(program, 'pearl-harbor')
    .option('--level <number>', PACIFIC_OPTIONS.level)
    .option('--actual <number>', PACIFIC_OPTIONS.actual)
    .option('--final-die <face>', PACIFIC_OPTIONS.finalDie)
    .option('--rises', PACIFIC_OPTIONS.rises)
    .option('--mobilized', PACIFIC_OPTIONS.mobilized)
    .option('--shipbuilding <number>', PACIFIC_OPTIONS.shipbuilding)
    .option('--magic-us <cards>', PACIFIC_OPTIONS.magicUs)
    .option('--magic-japan <cards>', PACIFIC_OPTIONS.magicJapan)
    .option('--carriers <number>', PACIFIC_OPTIONS.carriers)
    .option('--carrier-dice <faces>', PACIFIC_OPTIONS.carrierDice)
    .option('--surprise-die <face>', PACIFIC_OPTIONS.surpriseDie)
    .option('--second-strike', PACIFIC_OPTIONS.secondStrike)
    .option('--interception-dice <faces>', PACIFIC_OPTIONS.interceptionDice)
    .option('--nas <number>', PACIFIC_OPTIONS.nas)
    .option('--cap <number>', PACIFIC_OPTIONS.cap)
    .option('--oil-result <number>', PACIFIC_OPTIONS.oilResult)
    .option('--first <report>', PACIFIC_OPTIONS.first)
    .option('--second <report>', PACIFIC_OPTIONS.second)
    .option('--combat <report>', PACIFIC_OPTIONS.combat)
    .option('--json', OPTIONS.json)
    .action(async (path: string | undefined, flags: Flags) => {
      const inline = path === undefined ? (flags.situation ?? AT_THE_START) : flags.situation
      const { answerAbout } = await import('../reply.ts')
      const { printPearlHarbor } = await import('../print/pearl-harbor.ts')
      await answerAbout(context, 'pearl-harbor', { path, inline }, argumentsFrom({ ...flags, ...(await reportsIn(flags)) }), {
        json: flags.json === true,
        print: printPearlHarbor,
      })
    })
}
