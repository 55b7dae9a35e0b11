import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { argumentsFrom, declareAboutSituation } from '../declaration.ts'
import { PACIFIC_ARGUMENTS, PACIFIC_OPTIONS } from '../pacific-words.ts'
import { OPTIONS } from '../words.ts'

interface Flags {
  readonly situation?: string
  readonly json?: true
}

/** With `--situation` there is no file to name, and the two come first. */
function sortOut(first: string | undefined, rest: readonly string[], inline: string | undefined) {
  const isFileNamed = inline === undefined
  const [one, other, activity] = isFileNamed || first === undefined ? rest : [first, ...rest]
  return { path: isFileNamed ? first : undefined, named: { one, other, activity } }
}

export function declareCooperate(program: Command, context: Context): void {
  declareAboutSituation(program, 'cooperate')
    .argument('[pair...]', PACIFIC_ARGUMENTS.pair)
    .option('--hex <hex>', PACIFIC_OPTIONS.hex)
    .option('--was-axis-held', PACIFIC_OPTIONS.wasAxisHeld)
    .option('--player-turn <side>', PACIFIC_OPTIONS.playerTurn)
    .option('--one-factors <number>', PACIFIC_OPTIONS.oneFactors)
    .option('--other-factors <number>', PACIFIC_OPTIONS.otherFactors)
    .option('--die <face>', PACIFIC_OPTIONS.attackDie)
    .option('--json', OPTIONS.json)
    .action(async (first: string | undefined, rest: readonly string[], flags: Flags) => {
      const { path, named } = sortOut(first, rest, flags.situation)
      const { answerAbout } = await import('../reply.ts')
      const { printCooperation } = await import('../print/cooperation.ts')
      await answerAbout(context, 'cooperate', { path, inline: flags.situation }, argumentsFrom({ ...flags, ...named }), {
        json: flags.json === true,
        print: printCooperation,
      })
    })
}
