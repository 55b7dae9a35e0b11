import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { declareAboutSituation } from '../declaration.ts'
import { OPTIONS } from '../words.ts'

interface Flags {
  readonly situation?: string
  readonly json?: true
  readonly all?: true
}

export function declareInitiative(program: Command, context: Context): void {
  declareAboutSituation(program, 'initiative')
    .option('--all', OPTIONS.allPoints)
    .option('--json', OPTIONS.json)
    .action(async (path: string | undefined, flags: Flags) => {
      const { answerAbout } = await import('../reply.ts')
      const { printInitiative, printWholeInitiative } = await import('../print/initiative.ts')
      await answerAbout(
        context,
        'initiative',
        { path, inline: flags.situation },
        {},
        {
          json: flags.json === true,
          print: flags.all ? printWholeInitiative : printInitiative,
        },
      )
    })
}
