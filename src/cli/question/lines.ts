import { open, stat } from 'node:fs/promises'
import { type Answer, type Arguments, answer, DOOR_NAMES, type Refused, refused } from '../../counsel/index.ts'
import { type Locate, readText } from '../../editions/reading/index.ts'
import { answerOfRecord, RefereeError, readStrictJson, recordTextIn } from '../../referee/index.ts'
import { refuse } from '../../rules/core/index.ts'
import { Misuse } from '../exit.ts'
import { fileFault } from '../terminal/source.ts'
import { PIPE, unreadable } from '../terminal/source-words.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { ASKING } from '../words.ts'
import { placedInTurns } from './turn-places.ts'

/** Longer than any question, and cut there. */
const LONGEST_LINE = 2_000_000

/** Whole lines, however the text is cut up on its way. */
export async function* linesOf(input: AsyncIterable<string | Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of input) {
    const lines = (rest + (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }))).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
    // A line without an end is no question: what there is of it is refused, and nothing more is read.
    if (rest.length > LONGEST_LINE) break
  }
  rest += decoder.decode()
  if (rest !== '') yield rest
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Places in a question are looked up only once something is wrong with it. */
function locateIn(text: string, line: number): Locate {
  let found: Locate | undefined
  return (path) => {
    if (found === undefined) {
      const read = readText(text)
      found = read.ok ? read.locate : () => undefined
    }
    const column = found(path)?.replace('line 1, ', '')
    return column === undefined ? `line ${line}` : `line ${line}, ${column}`
  }
}

const misread = (words: string): Refused => refused(refuse('misread', words))

function parsed(text: string, line: number): { readonly question: Readonly<Record<string, unknown>> } | Refused {
  const json = readStrictJson(text)
  if (json.ok) return isObject(json.value) ? { question: json.value } : misread(ASKING.notAnObject(line))
  const read = readText(text)
  return misread(read.ok ? ASKING.notAnObject(line) : `${read.where.replace('line 1,', `line ${line},`)}: ${read.words}`)
}

/** A question about a game: its file, and as whom. */
function answerInGame(door: string, game: unknown, args: Arguments): Answer {
  const { file, as } = isObject(game) ? game : {}
  if (typeof file !== 'string' || (as !== undefined && typeof as !== 'string')) return refused(refuse('misasked', ASKING.badGame))
  try {
    return answerOfRecord({ door, args, record: recordTextIn(file), ...(as === undefined ? {} : { as }) })
  } catch (error) {
    return refused(refuse('misasked', error instanceof RefereeError ? error.message : fileFault(file, error).message))
  }
}

type Answered = Readonly<Record<string, unknown>>

/** The answer to one line, under the id it came with. One that we fail on does not stop the others: it is told as a fault of ours. */
export function answerLine(text: string, line: number, tell: (fault: string) => void): Answered {
  const read = parsed(text, line)
  if ('ok' in read) return { id: null, line, ...read }
  const { id = null, door, situation, game, args = {} } = read.question
  if (door === undefined) return { id, ...refused(refuse('misasked', ASKING.noDoor(DOOR_NAMES))) }
  if (!isObject(args)) return { id, ...refused(refuse('misasked', ASKING.badArguments)) }
  try {
    if (game !== undefined) return { id, ...answerInGame(String(door), game, args as Arguments) }
    const locate = locateIn(text, line)
    const given = answer({ door: String(door), situation, args: args as Arguments }, (path) => locate(['situation', ...path]))
    if (given.ok) return { id, ...given }
    return { id, ...(placedInTurns(given as Refused, (path) => locate(['args', 'turns', ...path]), situation) ?? given) }
  } catch (error) {
    const words = ASKING.fault(line, error instanceof Error ? error.message : String(error))
    tell(words)
    return { id, ...refused(refuse('fault', words)) }
  }
}

async function inputFrom(terminal: Terminal, path: string): Promise<AsyncIterable<string | Uint8Array>> {
  if (path === '-') return terminal.input()
  if ((await stat(path)).isFIFO() && !path.startsWith('/dev/')) throw new Misuse(unreadable(path, PIPE))
  const file = await open(path)
  if ((await file.stat()).isDirectory()) {
    await file.close()
    throw Object.assign(new Error(path), { code: 'EISDIR' })
  }
  return file.createReadStream()
}

/** Answers every line of a file, in its order, as it comes. */
export async function answerQuestions(terminal: Terminal, path: string): Promise<void> {
  const input = await inputFrom(terminal, path).catch((error: unknown) => {
    throw fileFault(path, error)
  })
  const tell = (fault: string): void => terminal.complain(`${fault}\n`)
  let line = 0
  for await (const text of linesOf(input)) {
    line += 1
    if (terminal.isDeaf()) return
    if (text.trim() !== '') terminal.print(`${JSON.stringify(answerLine(text, line, tell))}\n`)
  }
}
