import type { Command } from 'commander'
import { argumentsFrom, declareAboutSituation, demand } from '../declaration.ts'
import type { Errand } from '../errand.ts'
import { Misuse } from '../exit.ts'
import { ARGUMENTS, NEEDED, OPTIONS } from '../words.ts'

interface Flags {
  readonly situation?: string
  readonly json?: true
}

/** What each question cannot do without. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  place: ['by'],
  name: ['by', 'target'],
  roll: ['by', 'target'],
  'take-lesser': ['by', 'target'],
}

async function needsOf(question: string): Promise<readonly string[]> {
  const needs = NEEDS[question]
  if (needs !== undefined) return needs
  const { nearest } = await import('../../editions/index.ts')
  throw new Misuse(NEEDED.knownQuestion(question, nearest(question, Object.keys(NEEDS))), 'may')
}

/** With `--situation` there is no file to name, and the question comes first. */
function sortOut(first: string | undefined, second: string | undefined, inline: string | undefined) {
  const [path, question] = inline !== undefined && second === undefined ? [undefined, first] : [first, second]
  const isNamed = path !== undefined && !Object.hasOwn(NEEDS, path)
  if (question === undefined) throw new Misuse(isNamed ? NEEDED.question : NEEDED.situation, 'may')
  return { path, question }
}

export function declareMay(program: Command, errand: Errand): void {
  declareAboutSituation(program, 'may')
    .argument('[question]', ARGUMENTS.question)
    .option('--by <faction>', OPTIONS.by)
    .option('--target <country>', OPTIONS.target)
    .option('--placements <list>', OPTIONS.placements)
    .option('--points <number>', OPTIONS.points)
    .option('--manner <manner>', OPTIONS.manner)
    .option('--die <face>', OPTIONS.die)
    .option('--rolled <result>', OPTIONS.rolled)
    .option('--result <result>', OPTIONS.result)
    .option('--subversion <number>', OPTIONS.subversion)
    .option('--covert-axis <number>', OPTIONS.covertAxis)
    .option('--covert-allies <number>', OPTIONS.covertAllies)
    .option('--pledge', OPTIONS.pledge)
    .option('--json', OPTIONS.json)
    .action(async (first: string | undefined, second: string | undefined, flags: Flags) => {
      const { path, question } = sortOut(first, second, flags.situation)
      demand('may', { ...flags }, await needsOf(question))
      const { answerAbout } = await import('../reply.ts')
      const { verdictSheet } = await import('../sheets/verdict.ts')
      await answerAbout(errand, 'may', { path, inline: flags.situation }, argumentsFrom({ ...flags, question }), {
        json: flags.json === true,
        sheet: verdictSheet,
      })
    })
}
