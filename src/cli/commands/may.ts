import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { argumentsFrom, declareAboutSituation } from '../declaration.ts'
import { Misuse } from '../exit.ts'
import { PACIFIC_OPTIONS } from '../pacific-words.ts'
import { STATUS_OPTIONS } from '../status-words.ts'
import { WAR_OPTIONS } from '../war-words.ts'
import { ARGUMENTS, NEEDED, OPTIONS, QUESTIONS } from '../words.ts'

interface Flags {
  readonly situation?: string
  readonly json?: true
}

/** With `--situation` there is no file to name, and the question comes first. */
function sortOut(first: string | undefined, second: string | undefined, inline: string | undefined) {
  const [path, question] = inline !== undefined && second === undefined ? [undefined, first] : [first, second]
  const isNamed = path !== undefined && !QUESTIONS.includes(path)
  if (question === undefined) throw new Misuse(isNamed || inline !== undefined ? NEEDED.question : NEEDED.situation, 'may')
  return { path, question }
}

/** Questions about what a level allows, and how much of it. */
const ABOUT_LEVELS: readonly string[] = ['act', 'grant']

export function declareMay(program: Command, context: Context): void {
  declareAboutSituation(program, 'may')
    .argument('[question]', ARGUMENTS.question)
    .option('--by <faction>', OPTIONS.by)
    .option('--target <country>', OPTIONS.target)
    .option('--placements <list>', OPTIONS.placements)
    .option('--points <number>', OPTIONS.points)
    .option('--manner <manner>', OPTIONS.manner)
    .option('--factors <number>', OPTIONS.factors)
    .option('--die <face>', OPTIONS.die)
    .option('--rolled <result>', OPTIONS.rolled)
    .option('--result <result>', OPTIONS.result)
    .option('--subversion <number>', OPTIONS.subversion)
    .option('--covert-axis <number>', OPTIONS.covertAxis)
    .option('--covert-allies <number>', OPTIONS.covertAllies)
    .option('--pledge', OPTIONS.pledge)
    .option('--track <track>', OPTIONS.track)
    .option('--act <act>', OPTIONS.act)
    .option('--amount <number>', OPTIONS.amount)
    .option('--to <power>', OPTIONS.to)
    .option('--brps <number>', OPTIONS.brps)
    .option('--power <power>', OPTIONS.mobilizer)
    .option('--on <nations>', WAR_OPTIONS.on)
    .option('--together', WAR_OPTIONS.together)
    .option('--payers <powers>', WAR_OPTIONS.payers)
    .option('--alongside <list>', WAR_OPTIONS.alongside)
    .option('--support <answer>', WAR_OPTIONS.support)
    .option('--choice <choice>', WAR_OPTIONS.choice)
    .option('--divisions <number>', WAR_OPTIONS.divisions)
    .option('--special-forces', WAR_OPTIONS.specialForces)
    .option('--supplies', WAR_OPTIONS.supplies)
    .option('--lender <nation>', PACIFIC_OPTIONS.lender)
    .option('--units <number>', PACIFIC_OPTIONS.units)
    .option('--carrier <type>', PACIFIC_OPTIONS.carrier)
    .option('--four-factor-battleships <number>', PACIFIC_OPTIONS.fourFactorBattleships)
    .option('--three-factor-battleships <number>', PACIFIC_OPTIONS.threeFactorBattleships)
    .option('--light-factors <number>', PACIFIC_OPTIONS.lightFactors)
    .option('--in <nation>', STATUS_OPTIONS.in)
    .option('--how <way>', STATUS_OPTIONS.how)
    .option('--stage <stage>', STATUS_OPTIONS.stage)
    .option('--of <nation>', STATUS_OPTIONS.of)
    .option('--arm <arm>', STATUS_OPTIONS.arm)
    .option('--task <task>', STATUS_OPTIONS.task)
    .option('--range <range>', STATUS_OPTIONS.range)
    .option('--json', OPTIONS.json)
    .action(async (first: string | undefined, second: string | undefined, flags: Flags) => {
      const { path, question } = sortOut(first, second, flags.situation)
      const { answerAbout } = await import('../reply.ts')
      const { printPermissionVerdict, printVerdict } = await import('../print/verdict.ts')
      await answerAbout(context, 'may', { path, inline: flags.situation }, argumentsFrom({ ...flags, question }), {
        json: flags.json === true,
        print: ABOUT_LEVELS.includes(question) ? printPermissionVerdict : printVerdict,
      })
    })
}
