import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { declareAboutSituation } from '../declaration.ts'
import { OPTIONS } from '../words.ts'

interface Flags {
  readonly situation?: string
  readonly json?: true
}

export function declareBlitz(program: Command, context: Context): void {
  declareAboutSituation(program, 'blitz')
    .option('--json', OPTIONS.json)
    .action(async (path: string | undefined, flags: Flags) => {
      const { answerAbout } = await import('../reply.ts')
      const { printBlitz } = await import('../print/blitz.ts')
      const asked = { path, inline: flags.situation }
      await answerAbout(context, 'blitz', asked, {}, { json: flags.json === true, print: printBlitz })
    })
}
