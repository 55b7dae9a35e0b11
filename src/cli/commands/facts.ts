import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { declare } from '../declaration.ts'
import { ARGUMENTS, OPTIONS } from '../words.ts'

export function declareFacts(program: Command, context: Context): void {
  declare(program, 'facts')
    .argument('[search]', ARGUMENTS.search)
    .option('--json', OPTIONS.json)
    .action(async (search: string | undefined, { json }: { readonly json?: true }) => {
      const { answerFromBooks } = await import('../reply.ts')
      const { printVocabulary } = await import('../print/books/vocabulary.ts')
      const args = search === undefined ? {} : { search }
      answerFromBooks(context, 'facts', args, { json: json === true, print: printVocabulary(search ?? '') })
    })
}
