import type { Command } from 'commander'
import { AID_OPTIONS } from '../aid-words.ts'
import type { Context } from '../context.ts'
import { argumentsFrom, declareAboutSituation } from '../declaration.ts'
import { OPTIONS } from '../words.ts'

interface Flags {
  readonly situation?: string
  readonly json?: true
}

export function declarePartisans(program: Command, context: Context): void {
  declareAboutSituation(program, 'partisans')
    .option('--table <table>', AID_OPTIONS.table)
    .option('--nation <land>', AID_OPTIONS.nation)
    .option('--year <year>', AID_OPTIONS.year)
    .option('--json', OPTIONS.json)
    .action(async (path: string | undefined, flags: Flags) => {
      const { answerAbout } = await import('../reply.ts')
      const { printPartisans } = await import('../print/partisans.ts')
      await answerAbout(context, 'partisans', { path, inline: flags.situation }, argumentsFrom({ ...flags }), {
        json: flags.json === true,
        print: printPartisans,
      })
    })
}
