import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { declareAboutSituation } from '../declaration.ts'
import { Misuse } from '../exit.ts'
import { NEEDED, OPTIONS } from '../words.ts'

interface Flags {
  readonly situation?: string
  readonly turns?: string
  readonly turn?: string
  readonly json?: true
  readonly all?: true
}

export function declareTensions(program: Command, context: Context): void {
  declareAboutSituation(program, 'tensions')
    .option('--turns <file>', OPTIONS.turns)
    .option('--turn <text>', OPTIONS.turn)
    .option('--all', OPTIONS.allLines)
    .option('--json', OPTIONS.json)
    .action(async (path: string | undefined, flags: Flags) => {
      if (path === '-' && flags.turns === '-') throw new Misuse(NEEDED.oneInput, 'tensions')
      const { readHappened } = await import('../turns.ts')
      const { answerAbout } = await import('../reply.ts')
      const { printTensions, printWholeTensions } = await import('../print/tensions.ts')
      const happened = await readHappened(context.terminal, flags)
      const format = { json: flags.json === true, print: flags.all ? printWholeTensions : printTensions }
      await answerAbout(context, 'tensions', { path, inline: flags.situation }, {}, format, happened)
    })
}
