import { EXIT } from '../exit.ts'
import { NAME } from '../words.ts'
import { type Paint, paintFor, readable } from './paint.ts'
import { FILE_FAULTS, unwritable } from './source-words.ts'

/** How a page may look where it is going to be read. */
export interface Look {
  readonly paint: Paint
  /** Longer lines are folded; without a width nothing is. */
  readonly columns?: number
  /** Somebody watches a screen, whatever is known of its width; else it is a pipe or a file. */
  readonly isScreen?: true
}

/** What a terminal is told to do, beside showing what it is given. */
export const CONTROLS = {
  /** Clears the screen and what was scrolled away. */
  clear: '\u001b[2J\u001b[3J\u001b[H',
  /** Back to the start of the line of complaints. */
  start: '\r',
  /** The same, with nothing left on it. */
  wipe: '\r\u001b[K',
} as const
export type Control = keyof typeof CONTROLS

/** Where the command reads and writes. */
export interface Terminal {
  readonly print: (text: string) => void
  readonly complain: (text: string) => void
  readonly control: (control: Control) => void
  /** How printed pages and complaints may look. */
  readonly look: { readonly page: Look; readonly complaint: Look }
  readonly input: () => AsyncIterable<string | Uint8Array>
  /** Nobody reads any more: `chancery rules | head -1`. */
  readonly isDeaf: () => boolean
  readonly env: Readonly<Record<string, string | undefined>>
}

const lookOf = (stream: NodeJS.WriteStream): Look => ({
  paint: paintFor(stream, process.env),
  ...(stream.isTTY && stream.columns > 0 ? { columns: stream.columns } : {}),
  ...(stream.isTTY ? { isScreen: true } : {}),
})

/** The terminal, pipe or file that this process was started with. */
export function openTerminal(): Terminal {
  let isDeaf = false
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    isDeaf = true
    if (error.code === 'EPIPE') return
    process.stderr.write(`${NAME}: ${unwritable(FILE_FAULTS[error.code ?? ''] ?? error.message)}\n`)
    process.exit(EXIT.misused)
  })
  process.stderr.on('error', () => {})
  return {
    print: (text) => {
      if (!isDeaf) process.stdout.write(text)
    },
    complain: (text) => process.stderr.write(text),
    control: (control) => (control === 'clear' ? process.stdout : process.stderr).write(CONTROLS[control]),
    look: { page: lookOf(process.stdout), complaint: lookOf(process.stderr) },
    input: () => process.stdin,
    isDeaf: () => isDeaf,
    env: process.env,
  }
}

/** The same terminal, which no text from a file or a person can command. Everything that is printed goes through here. */
export const guarded = (terminal: Terminal): Terminal => ({
  ...terminal,
  print: (text) => terminal.print(readable(text)),
  complain: (text) => terminal.complain(readable(text)),
})
