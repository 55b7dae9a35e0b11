import type { Command } from 'commander'
import { argumentsFrom, declareAboutSituation } from '../declaration.ts'
import type { Errand } from '../errand.ts'
import { OPTIONS } from '../words.ts'

interface Flags {
  readonly situation?: string
  readonly json?: true
  readonly all?: true
}

export function declareReckon(program: Command, errand: Errand): void {
  declareAboutSituation(program, 'reckon')
    .requiredOption('--target <country>', OPTIONS.target)
    .requiredOption('--by <faction>', OPTIONS.by)
    .option('--manner <manner>', OPTIONS.manner)
    .option('--subversion <number>', OPTIONS.subversion)
    .option('--covert-axis <number>', OPTIONS.covertAxis)
    .option('--covert-allies <number>', OPTIONS.covertAllies)
    .option('--pledge', OPTIONS.pledge)
    .option('--all', OPTIONS.all)
    .option('--json', OPTIONS.json)
    .action(async (path: string | undefined, flags: Flags) => {
      const { answerAbout } = await import('../reply.ts')
      const { reckoningSheet, wholeReckoningSheet } = await import('../sheets/reckoning.ts')
      await answerAbout(errand, 'reckon', { path, inline: flags.situation }, argumentsFrom({ ...flags }), {
        json: flags.json === true,
        sheet: flags.all ? wholeReckoningSheet : reckoningSheet,
      })
    })
}
