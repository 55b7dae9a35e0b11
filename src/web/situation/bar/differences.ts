import {
  CALENDAR,
  FACTIONS,
  isFactId,
  isFaction,
  isMinor,
  isOneOf,
  isTarget,
  NATION_NAMES,
  NATIONS,
  TARGETS,
  TRACKS,
  targetName,
  turnName,
} from '../../../rules/core/index.ts'
import { FACTION_ADJECTIVES, FACTION_LABELS, listed, sentence } from '../../wording.ts'
import { books } from '../books.ts'
import { type Document, isObject, put } from '../document.ts'
import type { SituationInput } from '../inputs/input.ts'
import { valueIn } from '../inputs/input-value.ts'
import { inputLabel, valueWords } from '../inputs/input-words.ts'
import type { OpenSituation } from '../open-situation.ts'
import { startFor } from '../writing.ts'

/** One thing in which the situation differs from the start of its scenario. */
interface Difference {
  readonly id: string
  readonly words: string
  /** What the scenario begins with, where that can be said. */
  readonly start?: string
  /** The document without it. */
  readonly without: Document
}

const nation = (id: unknown): string => (isOneOf(NATIONS, id) ? NATION_NAMES[id] : String(id))
const faction = (id: unknown): string => (isOneOf(FACTIONS, id) ? FACTION_LABELS[id] : String(id))
const when = (turn: unknown): string => (isOneOf(CALENDAR, turn) ? `, ${turnName(turn)}` : '')

/** What an input says, beside what it says at the start. */
function ofInput(current: OpenSituation, input: SituationInput, path: readonly string[]): Difference {
  return {
    id: path.join('.'),
    words: `${inputLabel(input, current.book)}: ${valueWords(input, valueIn(input, current))}`,
    start: valueWords(input, valueIn(input, { situation: startFor(current) })),
    without: put(current.document, path, undefined),
  }
}

const namesIn = (value: unknown): readonly string[] => (isObject(value) ? Object.keys(value) : [])

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
  return namesIn(placements)
    .filter(isFaction)
    .flatMap((by) =>
      namesIn(isObject(placements) ? placements[by] : undefined)
        .filter(isTarget)
        .map((target) => ofInput(current, { of: 'points', faction: by, target }, ['placements', by, target])),
    )
}

/** Parts of a document that are one thing each. */
function ofWholes({ document }: OpenSituation): readonly Difference[] {
  const whole = (key: string, words: string): readonly Difference[] =>
    document[key] === undefined ? [] : [{ id: key, words, without: put(document, [key], undefined) }]
  const paid = namesIn(document['paid']).map((minor) => ({
    id: `paid.${minor}`,
    words: `BRPs had from ${nation(minor)} this year`,
    without: put(document, ['paid', minor], undefined),
  }))
  const struck = namesIn(document['struck']).map((event) => ({
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
    ...namesIn(document['rulings']).map((id) => ({
      id: `rulings.${id}`,
      words: `House ruling ${id}: ${book.houseRulings[id] ?? ''}`,
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
    ...namesIn(document['tensions'])
      .filter((name) => isOneOf(TRACKS, name))
      .map((track) => ofInput(current, { of: 'level', track }, ['tensions', track])),
    ...namesIn(document['standings'])
      .filter(isMinor)
      .map((minor) => ofInput(current, { of: 'standing', minor }, ['standings', minor])),
    ...ofList(document, 'wars', warWords),
    ...ofList(document, 'peace', (pair) => `${listed(Object.values(pair).map(nation))} are at peace`),
    ...ofList(
      document,
      'declarations',
      ({ by, on, together, turn }) =>
        `${nation(by)} declared war on ${listed((together === undefined ? [on] : [on, together]).map(nation))}${when(turn)}`,
    ),
    ...ofPlacements(current),
    ...ofList(
      document,
      'namings',
      ({ by, target, turn }) =>
        `the ${factionWord(by)} named ${isOneOf(TARGETS, target) ? targetName(target) : String(target)}${when(turn)}`,
    ),
    ...ofList(document, 'subversions', ({ target, turn }) => `Russia subverted ${nation(target)}${when(turn)}`),
    ...ofList(document, 'tensionPointsUsed', ({ by, turn }) => `a point in tension used by ${faction(by)}${when(turn)}`),
    ...namesIn(document['facts'])
      .filter(isFactId)
      .map((fact) => ofInput(current, { of: 'fact', fact }, ['facts', fact])),
    ...ofWholes(current),
  ]
}

const factionWord = (id: unknown): string => `${isOneOf(FACTIONS, id) ? FACTION_ADJECTIVES[id] : String(id)} side`
