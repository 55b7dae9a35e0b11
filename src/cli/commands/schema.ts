import type { Command } from 'commander'
import { declare } from '../declaration.ts'
import type { Errand } from '../errand.ts'
import { OPTIONS } from '../words.ts'

export function declareSchema(program: Command, errand: Errand): void {
  declare(program, 'schema')
    .option('--json', OPTIONS.json)
    .action(async () => {
      const { situationSchema } = await import('../../editions/index.ts')
      errand.terminal.print(`${JSON.stringify(situationSchema(), null, 2)}\n`)
    })
}
