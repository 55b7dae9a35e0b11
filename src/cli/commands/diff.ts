import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { declare } from '../declaration.ts'
import { ARGUMENTS, OPTIONS } from '../words.ts'

export function declareDiff(program: Command, context: Context): void {
  declare(program, 'diff')
    .argument('[one]', ARGUMENTS.one)
    .argument('[other]', ARGUMENTS.other)
    .option('--json', OPTIONS.json)
    .action(async (one: string | undefined, other: string | undefined, { json }: { readonly json?: true }) => {
      const { answerFromBooks } = await import('../reply.ts')
      const { printDifference } = await import('../print/books/difference.ts')
      const args = { ...(one === undefined ? {} : { one }), ...(other === undefined ? {} : { other }) }
      answerFromBooks(context, 'diff', args, { json: json === true, print: printDifference })
    })
}
