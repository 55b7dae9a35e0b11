import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { declare } from '../declaration.ts'
import { ARGUMENTS, OPTIONS } from '../words.ts'

interface Flags {
  readonly edition?: string
  readonly json?: true
}

export function declareRules(program: Command, context: Context): void {
  declare(program, 'rules')
    .argument('[search]', ARGUMENTS.search)
    .option('--edition <book>', OPTIONS.anyEdition)
    .option('--json', OPTIONS.json)
    .action(async (search: string | undefined, { edition, json }: Flags) => {
      const { answerFromBooks } = await import('../reply.ts')
      const { printContents } = await import('../print/books/contents.ts')
      const args = { ...(search === undefined ? {} : { search }), ...(edition === undefined ? {} : { edition }) }
      answerFromBooks(context, 'rules', args, { json: json === true, print: printContents(search ?? '') })
    })
}
