import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { argumentsFrom, declareAboutSituation } from '../declaration.ts'
import { WAR_OPTIONS } from '../war-words.ts'
import { OPTIONS } from '../words.ts'

interface Flags {
  readonly situation?: string
  readonly by?: string
  readonly json?: true
}

export function declareWarRoom(program: Command, context: Context): void {
  declareAboutSituation(program, 'war-room')
    .option('--by <power>', WAR_OPTIONS.by)
    .option('--json', OPTIONS.json)
    .action(async (path: string | undefined, flags: Flags) => {
      const { answerAbout } = await import('../reply.ts')
      const { printWarRoom } = await import('../print/war-room.ts')
      await answerAbout(context, 'war-room', { path, inline: flags.situation }, argumentsFrom({ ...flags }), {
        json: flags.json === true,
        print: printWarRoom,
      })
    })
}
