import { EXIT, type ExitCode } from './exit.ts'
import type { Terminal } from './terminal/terminal.ts'

/** One run of the command: where it speaks, and how it ends. */
export interface Context {
  readonly terminal: Terminal
  ending: ExitCode
}

export const begin = (terminal: Terminal): Context => ({ terminal, ending: EXIT.answered })
