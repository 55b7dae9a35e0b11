import type { Command } from 'commander'
import { declare } from '../declaration.ts'
import type { Errand } from '../errand.ts'
import { ARGUMENTS, OPTIONS } from '../words.ts'

export function declareAsk(program: Command, errand: Errand): void {
  declare(program, 'ask')
    .argument('<questions>', ARGUMENTS.questions)
    .option('--json', OPTIONS.json)
    .action(async (path: string) => {
      const { answerQuestions } = await import('../questions.ts')
      await answerQuestions(errand.terminal, path)
    })
}
