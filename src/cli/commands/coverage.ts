import type { Command } from 'commander'
import { declare } from '../declaration.ts'
import type { Errand } from '../errand.ts'
import { OPTIONS } from '../words.ts'

export function declareCoverage(program: Command, errand: Errand): void {
  declare(program, 'coverage')
    .option('--json', OPTIONS.json)
    .action(async ({ json }: { readonly json?: true }) => {
      const { answerFromBooks } = await import('../reply.ts')
      const { printCoverage } = await import('../print/coverage.ts')
      answerFromBooks(errand, 'coverage', {}, { json: json === true, print: printCoverage })
    })
}
