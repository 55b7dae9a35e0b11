import type { Command } from 'commander'
import { declareAboutSituation } from '../declaration.ts'
import type { Errand } from '../errand.ts'
import { OPTIONS } from '../words.ts'

interface Flags {
  readonly situation?: string
  readonly json?: true
  readonly all?: true
}

export function declareInitiative(program: Command, errand: Errand): void {
  declareAboutSituation(program, 'initiative')
    .option('--all', OPTIONS.allPoints)
    .option('--json', OPTIONS.json)
    .action(async (path: string | undefined, flags: Flags) => {
      const { answerAbout } = await import('../reply.ts')
      const { printInitiative, printWholeInitiative } = await import('../print/initiative.ts')
      await answerAbout(
        errand,
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
