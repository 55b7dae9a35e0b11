import type { Refused } from '../../counsel/index.ts'
import { type Locate, readSituation } from '../../editions/reading/index.ts'
import { type Refusal, turnAfter, turnName } from '../../rules/core/index.ts'
import { turnInList } from '../words.ts'

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
