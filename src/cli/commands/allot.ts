import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { argumentsFrom, declareAboutSituation } from '../declaration.ts'
import { OPTIONS } from '../words.ts'

interface Flags {
  readonly situation?: string
  readonly power?: string
  readonly json?: true
  readonly all?: true
}

export function declareAllot(program: Command, context: Context): void {
  declareAboutSituation(program, 'allot')
    .option('--power <power>', OPTIONS.power)
    .option('--all', OPTIONS.allLines)
    .option('--json', OPTIONS.json)
    .action(async (path: string | undefined, flags: Flags) => {
      const { answerAbout } = await import('../reply.ts')
      const { printAllotment, printWholeAllotment } = await import('../print/allotment.ts')
      await answerAbout(context, 'allot', { path, inline: flags.situation }, argumentsFrom({ ...flags }), {
        json: flags.json === true,
        print: flags.all ? printWholeAllotment : printAllotment,
      })
    })
}
