import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { argumentsFrom, declareAboutSituation } from '../declaration.ts'
import { OPTIONS } from '../words.ts'

interface Flags {
  readonly situation?: string
  readonly by?: string
  readonly json?: true
}

export function declareNotices(program: Command, context: Context): void {
  declareAboutSituation(program, 'notices')
    .option('--by <faction>', OPTIONS.by)
    .option('--json', OPTIONS.json)
    .action(async (path: string | undefined, flags: Flags) => {
      const { answerAbout } = await import('../reply.ts')
      const { printNotices } = await import('../print/notices.ts')
      await answerAbout(context, 'notices', { path, inline: flags.situation }, argumentsFrom({ ...flags }), {
        json: flags.json === true,
        print: printNotices,
      })
    })
}
