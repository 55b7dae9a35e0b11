import { type Command, InvalidArgumentError } from 'commander'
import { declare } from '../declaration.ts'
import type { Errand } from '../errand.ts'
import { EXIT, Misuse } from '../exit.ts'
import { OPTIONS, SERVING } from '../words.ts'

const USUAL_PORT = 4939

/** The referee's room, opened only when it is asked for. */
const REFEREE: string = '../../referee/index.ts'
type Serve = (where: { port: number; data: string }) => Promise<{ readonly url: string; close(): Promise<void> }>

interface Flags {
  readonly port?: number
  readonly data: string
}

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65_535

function portFrom(text: string): number {
  if (!isPort(text)) throw new InvalidArgumentError(SERVING.badPort)
  return Number(text)
}

function portFromEnvironment(value: string | undefined): number {
  if (value === undefined || value === '') return USUAL_PORT
  if (!isPort(value)) throw new Misuse(SERVING.badPortVariable(value), 'serve')
  return Number(value)
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

const untilStopped = (): Promise<void> =>
  new Promise((stop) => {
    const heard = (): void => {
      for (const signal of SIGNALS) process.off(signal, heard)
      stop()
    }
    for (const signal of SIGNALS) process.on(signal, heard)
  })

/** What a port cannot be had for; any other error is ours. */
function portFault(error: unknown, port: number): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return SERVING.taken(port)
    case 'EACCES':
      return SERVING.forbidden(port)
    default:
      throw error
  }
}

export function declareServe(program: Command, errand: Errand): void {
  declare(program, 'serve')
    .option('--port <number>', OPTIONS.port, portFrom)
    .option('--data <folder>', OPTIONS.data, 'data')
    .action(async ({ port = portFromEnvironment(errand.terminal.env['PORT']), data }: Flags) => {
      const { serve } = (await import(REFEREE)) as { readonly serve: Serve }
      try {
        const referee = await serve({ port, data })
        errand.terminal.print(`${SERVING.open(referee.url, data)}\n`)
        await untilStopped()
        await referee.close()
      } catch (error) {
        errand.terminal.complain(`${portFault(error, port)}\n`)
        errand.ending = EXIT.refused
      }
    })
}
