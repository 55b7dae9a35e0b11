import {
  FACTIONS,
  type Faction,
  isFaction,
  type Minor,
  type Nation,
  type Power,
  type Situation,
  type Standing,
  TRACKS,
  type Track,
} from '../../../rules/core/index.ts'
import {
  type Document,
  type InputValue,
  isBetween,
  isSameValue,
  listIn,
  put,
  type SituationInput,
  standingEntry,
  valueIn,
} from '../../situation/index.ts'

/** A list that is empty goes without saying. */
const putList = (document: Document, key: string, list: readonly unknown[]): Document =>
  put(document, [key], list.length === 0 ? undefined : list)

/** The turn with one input changed in its course; nothing if no turn can change it. What is as the turn opened is left out. */
export function withDone(document: Document, opening: Situation, input: SituationInput, value: InputValue): Document | undefined {
  const isAsItWas = isSameValue(value, valueIn(input, { situation: opening }))
  switch (input.of) {
    case 'fact':
      return put(document, ['facts', input.fact], isAsItWas ? undefined : value)
    case 'standing':
      return put(document, ['standings', input.minor], isAsItWas ? undefined : standingEntry(value as Standing))
    case 'mark': {
      const said = (document['standings'] as Readonly<Partial<Record<Minor, Standing>>> | undefined)?.[input.minor]
      const standing = { ...opening.standings[input.minor], ...said, [input.mark]: value } as Standing
      return put(document, ['standings', input.minor], standingEntry(standing))
    }
    case 'war': {
      const others = listIn(document, 'wars').filter((entry) => !isBetween(entry, input.one, input.other))
      const between = [input.one, input.other]
      const over = { between, since: opening.turn, until: opening.turn }
      return putList(document, 'wars', isAsItWas || value === 'no' ? others : [...others, value === 'yes' ? between : over])
    }
    case 'declaration': {
      const others = declarationsIn(document).filter(({ by, on }) => !(on === input.on && input.by.includes(by)))
      return withDeclarations(document, value === 'nobody' ? others : [...others, { by: value as Power, on: input.on }])
    }
    case 'points':
    case 'level':
    case 'past-subversions':
      return undefined
  }
}

export interface Declared {
  readonly by: Power
  readonly on: Nation
  /** The other of a pair by the same declaration. */
  readonly together?: Nation
}

export const declarationsIn = (document: Document): readonly Declared[] =>
  listIn(document, 'declarations') as unknown as readonly Declared[]

export const withDeclarations = (document: Document, declared: readonly Declared[]): Document => putList(document, 'declarations', declared)

const trackIn = ({ track }: Document): Track => TRACKS.find((one) => one === track) ?? 'usat'

/** Factions that use a point on this track in this turn. */
export const pointsUsedIn = (document: Document, track: Track): readonly Faction[] =>
  listIn(document, 'tensionPointsUsed')
    .filter((use) => trackIn(use) === track)
    .flatMap(({ by }) => (isFaction(by) ? [by] : []))

export function withPointUsed(document: Document, track: Track, by: Faction, isUsed: boolean): Document {
  const others = listIn(document, 'tensionPointsUsed').filter((use) => !(use['by'] === by && trackIn(use) === track))
  const uses = isUsed ? [...others, { by, track }] : others
  const order = ({ by: who }: Document): number => (isFaction(who) ? FACTIONS.indexOf(who) : -1)
  return putList(
    document,
    'tensionPointsUsed',
    uses.toSorted((one, other) => order(one) - order(other)),
  )
}

export const dieIn = (document: Document, track: Track): number | undefined => {
  const face = (document['dice'] as Document | undefined)?.[track]
  return typeof face === 'number' ? face : undefined
}

export const withDie = (document: Document, track: Track, face: number | undefined): Document => put(document, ['dice', track], face)
