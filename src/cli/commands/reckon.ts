import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { argumentsFrom, declareAboutSituation, demand } from '../declaration.ts'
import { OPTIONS } from '../words.ts'

interface Flags {
  readonly situation?: string
  readonly target?: string
  readonly by?: string
  readonly json?: true
  readonly all?: true
}

export function declareReckon(program: Command, context: Context): void {
  declareAboutSituation(program, 'reckon')
    .option('--target <country>', OPTIONS.target)
    .option('--by <faction>', OPTIONS.by)
    .option('--manner <manner>', OPTIONS.manner)
    .option('--subversion <number>', OPTIONS.subversion)
    .option('--covert-axis <number>', OPTIONS.covertAxis)
    .option('--covert-allies <number>', OPTIONS.covertAllies)
    .option('--pledge', OPTIONS.pledge)
    .option('--all', OPTIONS.all)
    .option('--json', OPTIONS.json)
    .action(async (path: string | undefined, flags: Flags) => {
      demand('reckon', { ...flags }, ['target', 'by'])
      const { answerAbout } = await import('../reply.ts')
      const { printReckoning, printWholeReckoning } = await import('../print/reckoning.ts')
      await answerAbout(context, 'reckon', { path, inline: flags.situation }, argumentsFrom({ ...flags }), {
        json: flags.json === true,
        print: flags.all ? printWholeReckoning : printReckoning,
      })
    })
}
