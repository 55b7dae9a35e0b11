import {
  type Faction,
  isFactId,
  type Minor,
  NATION_NAMES,
  type Nation,
  type Target,
  type Track,
  type Turn,
  targetName,
  turnName,
} from '../../../rules/index.ts'
import { FACTION_ADJECTIVES, FACTION_LABELS, listed, sentence } from '../../wording.ts'
import { books } from '../books.ts'
import { type Document, isObject, put } from '../document.ts'
import type { SituationInput } from '../inputs/input.ts'
import { valueIn } from '../inputs/input-value.ts'
import { inputLabel, valueWords } from '../inputs/input-words.ts'
import type { OpenSituation } from '../open-situation.ts'
import { startFor } from '../writing.ts'

/** One thing in which the situation differs from the start of its scenario. */
export interface Difference {
  readonly id: string
  readonly words: string
  /** What the scenario begins with, where that can be said. */
  readonly start?: string
  /** The document without it. */
  readonly without: Document
}

const nation = (id: unknown): string => NATION_NAMES[id as Nation] ?? String(id)
const faction = (id: unknown): string => FACTION_LABELS[id as Faction] ?? String(id)
const when = (turn: unknown): string => (turn === undefined ? '' : `, ${turnName(turn as Turn)}`)

/** What an input says, beside what it says at the start. */
function ofInput(current: OpenSituation, input: SituationInput, path: readonly string[]): Difference {
  return {
    id: path.join('.'),
    words: `${inputLabel(input)}: ${valueWords(input, valueIn(input, current))}`,
    start: valueWords(input, valueIn(input, { situation: startFor(current) })),
    without: put(current.document, path, undefined),
  }
}

const keysOf = (value: unknown): readonly string[] => (isObject(value) ? Object.keys(value) : [])

/** The entries of a list, each of which can go. */
function ofList(document: Document, key: string, words: (entry: Document) => string): readonly Difference[] {
  const entries = Array.isArray(document[key]) ? (document[key] as readonly Document[]) : []
  return entries.map((entry, index) => {
    const others = entries.filter((_, own) => own !== index)
    return {
      id: `${key}.${index}`,
      words: sentence(words(entry)),
      without: put(document, [key], others.length === 0 ? undefined : others),
    }
  })
}

function warWords(entry: Document): string {
  const pair = (Array.isArray(entry) ? entry : entry['between']) as readonly unknown[]
  const between = listed(pair.map(nation))
  return 'until' in entry ? `${between} were at war` : `${between} are at war${when(entry['since'])}`
}

function ofPlacements(current: OpenSituation): readonly Difference[] {
  const placements = current.document['placements']
  return keysOf(placements).flatMap((by) =>
    keysOf((placements as Document)[by]).map((target) =>
      ofInput(current, { of: 'points', faction: by as Faction, target: target as Target }, ['placements', by, target]),
    ),
  )
}

/** Parts of a document that are one thing each. */
function ofWholes({ document }: OpenSituation): readonly Difference[] {
  const whole = (key: string, words: string): readonly Difference[] =>
    document[key] === undefined ? [] : [{ id: key, words, without: put(document, [key], undefined) }]
  const paid = keysOf(document['paid']).map((minor) => ({
    id: `paid.${minor}`,
    words: `BRPs had from ${nation(minor)} this year`,
    without: put(document, ['paid', minor], undefined),
  }))
  const struck = keysOf(document['struck']).map((event) => ({
    id: `struck.${event}`,
    words: `Struck off: ${event}`,
    without: put(document, ['struck', event], undefined),
  }))
  return [...whole('mobilizations', 'Mobilizations made'), ...paid, ...struck]
}

/** Options taken and house rulings made: they change the book itself. */
function ofBook({ document, book }: OpenSituation): readonly Difference[] {
  const options = books().editions.find(({ id }) => id === book.id)?.options ?? []
  return [
    ...book.options.map((id) => ({
      id: `options.${id}`,
      words: `Option: ${options.find((option) => option.id === id)?.title ?? id}`,
      start: 'not taken',
      without: put(
        document,
        ['options'],
        book.options.filter((other) => other !== id),
      ),
    })),
    ...keysOf(document['rulings']).map((id) => ({
      id: `rulings.${id}`,
      words: `House ruling ${id}: ${String((document['rulings'] as Document)[id])}`,
      without: put(document, ['rulings', id], undefined),
    })),
  ]
}

/** Everything in which the document differs from the start of its scenario, each of which can be taken out. */
export function differencesIn(current: OpenSituation): readonly Difference[] {
  const { document, situation } = current
  const start = startFor(current)
  return [
    ...ofBook(current),
    ...(situation.turn === start.turn
      ? []
      : [{ id: 'turn', words: turnName(situation.turn), start: turnName(start.turn), without: put(document, ['turn'], undefined) }]),
    ...keysOf(document['tensions']).map((track) => ofInput(current, { of: 'level', track: track as Track }, ['tensions', track])),
    ...keysOf(document['standings']).map((minor) => ofInput(current, { of: 'standing', minor: minor as Minor }, ['standings', minor])),
    ...ofList(document, 'wars', warWords),
    ...ofList(document, 'declarations', ({ by, on, turn }) => `${nation(by)} declared war on ${nation(on)}${when(turn)}`),
    ...ofPlacements(current),
    ...ofList(document, 'namings', ({ by, target, turn }) => `the ${factionWord(by)} named ${targetName(target as Target)}${when(turn)}`),
    ...ofList(document, 'subversions', ({ target, turn }) => `Russia subverted ${nation(target)}${when(turn)}`),
    ...ofList(document, 'tensionPointsUsed', ({ by, turn }) => `a point in tension used by ${faction(by)}${when(turn)}`),
    ...keysOf(document['facts'])
      .filter(isFactId)
      .map((fact) => ofInput(current, { of: 'fact', fact }, ['facts', fact])),
    ...ofWholes(current),
  ]
}

const factionWord = (id: unknown): string => `${FACTION_ADJECTIVES[id as Faction] ?? String(id)} side`
