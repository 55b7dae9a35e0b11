import type { Command } from 'commander'
import { AID_OPTIONS } from '../aid-words.ts'
import type { Context } from '../context.ts'
import { argumentsFrom, declareAboutSituation } from '../declaration.ts'
import { OPTIONS } from '../words.ts'

interface Flags {
  readonly situation?: string
  readonly json?: true
}

export function declareLendLease(program: Command, context: Context): void {
  declareAboutSituation(program, 'lend-lease')
    .option('--route <route>', AID_OPTIONS.route)
    .option('--load <load>', AID_OPTIONS.load)
    .option('--by <power>', AID_OPTIONS.sender)
    .option('--via <way>', AID_OPTIONS.via)
    .option('--to <place>', AID_OPTIONS.landing)
    .option('--already <units>', AID_OPTIONS.already)
    .option('--transports <number>', AID_OPTIONS.transports)
    .option('--carriers <power>', AID_OPTIONS.carriers)
    .option('--escort <power>', AID_OPTIONS.escort)
    .option('--behind <stops>', AID_OPTIONS.behind)
    .option('--json', OPTIONS.json)
    .action(async (path: string | undefined, flags: Flags) => {
      const { answerAbout } = await import('../reply.ts')
      const { printLendLease } = await import('../print/lend-lease.ts')
      await answerAbout(context, 'lend-lease', { path, inline: flags.situation }, argumentsFrom({ ...flags }), {
        json: flags.json === true,
        print: printLendLease,
      })
    })
}
