import { fstatSync, writeSync } from 'node:fs'
import { FILE_FAULTS } from '../../referee/index.ts'
import { EXIT } from '../exit.ts'
import { NAME } from '../words.ts'
import { type Paint, PLAIN, paintFor, readable } from './paint.ts'
import { unwritable } from './source-words.ts'

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

/** Pages and complaints go to these files, as a shell or another program opens them. */
const FILES = { stdout: 1, stderr: 2 } as const
type Channel = keyof typeof FILES

/** A pipe or a file: there is nothing more to know of it, and what is written goes straight into it. */
function isPlain(channel: Channel): boolean {
  if (process.platform === 'win32') return false
  try {
    const stat = fstatSync(FILES[channel])
    return stat.isFIFO() || stat.isFile() || stat.isSocket()
  } catch {
    return false
  }
}

/** Writes as much as goes in at once, and gives what is left over. */
function writeAtOnce(channel: Channel, text: string): Uint8Array {
  let rest: Uint8Array = Buffer.from(text)
  try {
    while (rest.length > 0) rest = rest.subarray(writeSync(FILES[channel], rest))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
  }
  return rest
}

/**
 * Writes to one channel. To open it as a stream takes as long as to read a situation, so that is done only for a screen, or where a pipe is full whose other end
 * does not want to be waited for.
 */
function writerTo(channel: Channel, onError: (error: NodeJS.ErrnoException) => void): (text: string) => void {
  let isDirect = isPlain(channel)
  let isOpen = false
  const inStream = (text: string | Uint8Array): void => {
    if (!isOpen) process[channel].on('error', onError)
    isOpen = true
    process[channel].write(text)
  }
  return (text) => {
    if (!isDirect) return inStream(text)
    try {
      const rest = writeAtOnce(channel, text)
      if (rest.length === 0) return
      isDirect = false
      inStream(rest)
    } catch (error) {
      onError(error as NodeJS.ErrnoException)
    }
  }
}

/** The terminal, pipe or file that this process was started with. */
export function openTerminal(): Terminal {
  let isDeaf = false
  const complain = writerTo('stderr', () => {})
  const write = writerTo('stdout', (error) => {
    isDeaf = true
    if (error.code === 'EPIPE') return
    complain(`${NAME}: ${unwritable(FILE_FAULTS[error.code ?? ''] ?? error.message)}\n`)
    process.exit(EXIT.misused)
  })
  const lookAt = (channel: Channel): Look => (isPlain(channel) ? { paint: PLAIN } : lookOf(process[channel]))
  return {
    print: (text) => {
      if (!isDeaf) write(text)
    },
    complain,
    control: (control) => (control === 'clear' ? write : complain)(CONTROLS[control]),
    look: { page: lookAt('stdout'), complaint: lookAt('stderr') },
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
