import type { Refused } from '../../counsel/index.ts'
import { type Locate, type ReadText, readSituation, readText, SYNTAX } from '../../editions/reading/index.ts'
import { type Refusal, turnAfter, turnName } from '../../rules/core/index.ts'
import { Misuse } from '../exit.ts'
import { readPath } from '../terminal/source.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { INLINE_TURN, NEEDED, turnInList } from '../words.ts'

/** What happened, turn by turn, as it was handed in, and what to call where it came from. */
export interface Happened {
  readonly name: string
  readonly read: ReadText
}

/** One turn is a run of one. */
const asRun = (read: ReadText): ReadText =>
  read.ok ? { ok: true, document: [read.document], locate: ([, ...path]) => read.locate(path) } : read

/** What happened, from a file, standard input or the command line itself; nothing where nothing was said. */
export async function readHappened(terminal: Terminal, { turns, turn }: Readonly<Record<string, unknown>>): Promise<Happened | undefined> {
  if (turns !== undefined && turn !== undefined) throw new Misuse(NEEDED.oneRun, 'tensions')
  if (typeof turn === 'string') return { name: INLINE_TURN, read: asRun(readText(turn, SYNTAX.noTurn)) }
  if (typeof turns !== 'string') return undefined
  const { name, text } = await readPath(terminal, turns)
  return { name, read: readText(text, SYNTAX.noTurn) }
}

/** Where in the document of its turn a refusal points. */
function pathOf({ data }: Refusal): readonly string[] {
  if (Array.isArray(data['path'])) return data['path'] as readonly string[]
  const [fact] = Array.isArray(data['facts']) ? data['facts'] : []
  return fact === undefined ? [] : fact.startsWith('wars ') ? ['wars'] : ['facts', fact]
}

/** The refusal with the name of its turn and its place in the list; as it is where it is about no turn. */
export function placed(refusal: Refusal, locate: Locate, nameOf: (index: number) => string): Refusal {
  const index = refusal.data['inTurns']
  if (typeof index !== 'number') return refusal
  const path = pathOf(refusal)
  const where = locate([index, ...path])
  const at = where === undefined ? '' : ` (${where})`
  const told = refusal.words.slice(`turns.${index}: `.length)
  const subject = path.join('.')
  const words = told.startsWith(`${subject}: `)
    ? `${nameOf(index)}, ${subject}${at}${told.slice(subject.length)}`
    : `${nameOf(index)}${at}: ${told}`
  return { ...refusal, words, data: { ...refusal.data, ...(where === undefined ? {} : { where }) } }
}

/** How the turns of a run are called that begins with a situation. */
function namesFrom(situation: unknown): (index: number) => string {
  const read = readSituation(situation)
  return (index) => {
    const turn = read.ok ? turnAfter(read.situation.turn, index) : undefined
    return turn === undefined ? turnInList(index + 1) : turnName(turn)
  }
}

/** Refusals of turns by their names and places; nothing where the turns are not what was refused. */
export function placedInTurns({ refusals }: Refused, locate: Locate, situation: unknown): Refused | undefined {
  if (!refusals.every(({ data }) => typeof data['inTurns'] === 'number')) return undefined
  const nameOf = namesFrom(situation)
  return { ok: false, refusals: refusals.map((refusal) => placed(refusal, locate, nameOf)) }
}
