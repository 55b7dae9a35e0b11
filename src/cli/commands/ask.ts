import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { declare } from '../declaration.ts'
import { ARGUMENTS, OPTIONS } from '../words.ts'

export function declareAsk(program: Command, context: Context): void {
  declare(program, 'ask')
    .argument('<questions>', ARGUMENTS.questions)
    .option('--json', OPTIONS.json)
    .action(async (path: string) => {
      const { answerQuestions } = await import('../question/lines.ts')
      await answerQuestions(context.terminal, path)
    })
}
