import type { Command } from 'commander'
import { declareAboutSituation } from '../declaration.ts'
import type { Errand } from '../errand.ts'
import { OPTIONS } from '../words.ts'

interface Flags {
  readonly situation?: string
  readonly json?: true
}

export function declareBlitz(program: Command, errand: Errand): void {
  declareAboutSituation(program, 'blitz')
    .option('--json', OPTIONS.json)
    .action(async (path: string | undefined, flags: Flags) => {
      const { answerAbout } = await import('../reply.ts')
      const { printBlitz } = await import('../print/blitz.ts')
      const asked = { path, inline: flags.situation }
      await answerAbout(errand, 'blitz', asked, {}, { json: flags.json === true, print: printBlitz })
    })
}
