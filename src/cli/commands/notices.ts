import type { Command } from 'commander'
import { argumentsFrom, declareAboutSituation } from '../declaration.ts'
import type { Errand } from '../errand.ts'
import { OPTIONS } from '../words.ts'

interface Flags {
  readonly situation?: string
  readonly by?: string
  readonly json?: true
}

export function declareNotices(program: Command, errand: Errand): void {
  declareAboutSituation(program, 'notices')
    .option('--by <faction>', OPTIONS.by)
    .option('--json', OPTIONS.json)
    .action(async (path: string | undefined, flags: Flags) => {
      const { answerAbout } = await import('../reply.ts')
      const { printNotices } = await import('../print/notices.ts')
      await answerAbout(errand, 'notices', { path, inline: flags.situation }, argumentsFrom({ ...flags }), {
        json: flags.json === true,
        print: printNotices,
      })
    })
}
