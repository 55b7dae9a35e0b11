import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { declare } from '../declaration.ts'
import { OPTIONS } from '../words.ts'

export function declareSchema(program: Command, context: Context): void {
  declare(program, 'schema')
    .option('--json', OPTIONS.json)
    .action(async () => {
      const { situationSchema } = await import('../../editions/reading/index.ts')
      context.terminal.print(`${JSON.stringify(situationSchema(), null, 2)}\n`)
    })
}
