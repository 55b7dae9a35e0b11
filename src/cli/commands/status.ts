import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { argumentsFrom, declareAboutSituation } from '../declaration.ts'
import { STATUS_OPTIONS } from '../status-words.ts'
import { OPTIONS } from '../words.ts'

interface Flags {
  readonly situation?: string
  readonly country?: string
  readonly json?: true
}

export function declareStatus(program: Command, context: Context): void {
  declareAboutSituation(program, 'status')
    .option('--country <nation>', STATUS_OPTIONS.country)
    .option('--json', OPTIONS.json)
    .action(async (path: string | undefined, flags: Flags) => {
      const { answerAbout } = await import('../reply.ts')
      const { printStatus } = await import('../print/status.ts')
      await answerAbout(context, 'status', { path, inline: flags.situation }, argumentsFrom({ ...flags }), {
        json: flags.json === true,
        print: printStatus,
      })
    })
}
