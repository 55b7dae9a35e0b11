import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { argumentsFrom, declareAboutSituation } from '../declaration.ts'
import { PACIFIC_OPTIONS } from '../pacific-words.ts'
import { OPTIONS } from '../words.ts'

interface Flags {
  readonly situation?: string
  readonly json?: true
}

export function declareUnprepared(program: Command, context: Context): void {
  declareAboutSituation(program, 'unprepared')
    .option('--player-turn <side>', PACIFIC_OPTIONS.playerTurn)
    .option('--power <power>', PACIFIC_OPTIONS.surprised)
    .option('--rises', PACIFIC_OPTIONS.rises)
    .option('--json', OPTIONS.json)
    .action(async (path: string | undefined, flags: Flags) => {
      const { answerAbout } = await import('../reply.ts')
      const { printUnprepared } = await import('../print/unprepared.ts')
      await answerAbout(context, 'unprepared', { path, inline: flags.situation }, argumentsFrom({ ...flags }), {
        json: flags.json === true,
        print: printUnprepared,
      })
    })
}
