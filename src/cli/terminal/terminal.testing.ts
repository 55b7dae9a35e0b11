import { main } from '../main.ts'
import { PLAIN } from './paint.ts'
import { CONTROLS, type Look, type Terminal } from './terminal.ts'

/** What a run of the command came to. */
export interface Run {
  readonly code: number
  readonly out: string
  readonly err: string
  /** Both, in the order a reader at a terminal sees them. */
  readonly seen: string
}

interface Setting {
  readonly input?: string
  readonly look?: Look
  readonly env?: Readonly<Record<string, string>>
}

/** Runs the command in this process, with everything it reads and writes at hand. */
export async function run(argv: readonly string[], { input = '', look = { paint: PLAIN }, env = {} }: Setting = {}): Promise<Run> {
  let [out, err, seen] = ['', '', '']
  const terminal: Terminal = {
    print: (text) => {
      out += text
      seen += text
    },
    complain: (text) => {
      err += text
      seen += text
    },
    control: (control) => {
      if (control === 'clear') out += CONTROLS[control]
      else err += CONTROLS[control]
      seen += CONTROLS[control]
    },
    look: { page: look, complaint: look },
    input: async function* () {
      yield input
    },
    isDeaf: () => false,
    env,
  }
  const code = await main(argv, terminal)
  return { code, out, err, seen }
}

/** What an answer says of the situation, below what it was asked. */
const BELOW = /^(?:assumed: |it follows[:,]|taken on trust, |nothing is reported since )/

/** What was printed in answer, without what stands below it of the situation. */
export const pageOf = ({ out }: Pick<Run, 'out'>): string =>
  out
    .split('\n')
    .filter((line) => !BELOW.test(line))
    .join('\n')

/** The answer a run printed as JSON. */
export const answerOf = ({ out }: Run): Readonly<Record<string, unknown>> => JSON.parse(out) as Readonly<Record<string, unknown>>
