import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { declare } from '../declaration.ts'
import { ARGUMENTS, OPTIONS } from '../words.ts'

interface Flags {
  readonly edition?: string
  readonly option: readonly string[]
  readonly json?: true
}

const another = (option: string, before: readonly string[]): readonly string[] => [...before, option]

export function declareTable(program: Command, context: Context): void {
  declare(program, 'table')
    .argument('[table]', ARGUMENTS.table)
    .option('--edition <book>', OPTIONS.edition)
    .option('--option <option>', OPTIONS.option, another, [])
    .option('--json', OPTIONS.json)
    .action(async (table: string | undefined, { edition, option, json }: Flags) => {
      const { answerFromBooks } = await import('../reply.ts')
      const { printTables } = await import('../print/books/printed-table.ts')
      const args = { ...(table === undefined ? {} : { table }), ...(edition === undefined ? {} : { edition }), options: option }
      answerFromBooks(context, 'table', args, { json: json === true, print: printTables })
    })
}
