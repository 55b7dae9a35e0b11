import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { declare } from '../declaration.ts'
import { OPTIONS } from '../words.ts'

export function declareCoverage(program: Command, context: Context): void {
  declare(program, 'coverage')
    .option('--json', OPTIONS.json)
    .action(async ({ json }: { readonly json?: true }) => {
      const { answerFromBooks } = await import('../reply.ts')
      const { printCoverage } = await import('../print/books/coverage.ts')
      answerFromBooks(context, 'coverage', {}, { json: json === true, print: printCoverage })
    })
}
