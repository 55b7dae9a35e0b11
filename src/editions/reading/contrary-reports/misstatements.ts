import { turnByTurnOf } from '../../../rules/chapters/tension/index.ts'
import {
  type Citation,
  entriesOf,
  FACTION_NAMES,
  FACTS,
  factClause,
  isBefore,
  isFactId,
  isTurn,
  joins,
  NATION_NAMES,
  opensYear,
  type Refusal,
  type Situation,
  TRACK_NAMES,
  TRACKS,
  type Turn,
  turnName,
  turnsFrom,
  whyNotBegun,
  withVerb,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { type Locate, misread, type Path } from '../document/misreading.ts'
import type { SituationDocument } from '../document/situation-document.ts'
import type { Remark } from '../document/unread-facts.ts'

/** Wars, declarations and whatever else somebody did, as far as they lie ahead of the situation's own turn. */
export function futureActs(
  { wars = [], declarations = [], namings = [], subversions = [], tensionPointsUsed = [] }: Omit<SituationDocument, 'edition'>,
  turn: Turn,
  locate: Locate | undefined,
): readonly Refusal[] {
  const dates: readonly { readonly path: Path; readonly date: Turn | undefined }[] = [
    ...wars.map((war, index) => ({ path: ['wars', index, 'since'], date: 'since' in war ? war.since : undefined })),
    ...entriesOf({ declarations, namings, subversions, tensionPointsUsed }).flatMap(([part, acts]) =>
      acts.map(({ turn: date }, index) => ({ path: [part, index, 'turn'], date })),
    ),
  ]
  return dates
    .filter(({ date }) => date !== undefined && isBefore(turn, date))
    .map(({ path, date }) => misread(path, locate, `${date}, which is still to come`, `a turn up to ${turn}`))
}

/** Wars that end before they begin. */
export const endedTooEarly = ({ wars = [] }: Omit<SituationDocument, 'edition'>, locate: Locate | undefined): readonly Refusal[] =>
  wars.flatMap((war, index) =>
    'since' in war && war.until !== undefined && isBefore(war.until, war.since)
      ? [misread(['wars', index, 'until'], locate, `${war.until}, yet the war began in ${turnName(war.since)}`, `${war.since} or later`)]
      : [],
  )

/** A pair that is said to be at peace and fights. */
export const brokenPeace = ({ peace = [] }: SituationDocument, { wars }: Situation, locate: Locate | undefined): readonly Refusal[] =>
  peace.flatMap(([one, other], index) =>
    wars
      .filter((war) => war.until === undefined && joins(war, one, other))
      .map(({ since }) =>
        misread(
          ['peace', index],
          locate,
          `${NATION_NAMES[one]} and ${NATION_NAMES[other]}, yet they are at war since ${turnName(since)}`,
          'no such pair, or among the wars the turn until which they fought',
        ),
      ),
  )

/** The die or draw moves the effective level so far and no further (49.851B, RC-13); a track without one has no other level. */
export function levelsTooFar(book: Rulebook, { tensions }: SituationDocument, locate: Locate | undefined): readonly Refusal[] {
  const { effective } = book.clauses.tensionRules
  return TRACKS.flatMap((track) => {
    const level = tensions?.[track]
    if (level === undefined || typeof level === 'number') return []
    const offsets = effective.tracks.includes(track) ? effective.offsets : [0]
    const [least, most] = [level.actual + Math.min(...offsets), level.actual + Math.max(...offsets)]
    if (level.highest !== undefined && level.highest < least)
      return [misread(['tensions', track, 'highest'], locate, `${level.highest} on an actual ${level.actual}`, `${least} or more`)]
    if (level.effective >= least && level.effective <= most) return []
    const expected = least === most ? `${least}, for this level has no draw` : `${least} to ${most}`
    const cite = effective.cites[track] ?? Object.values(effective.cites)[0]
    return [
      {
        ...misread(['tensions', track, 'effective'], locate, `${level.effective} on an actual ${level.actual}`, expected),
        ...(cite === undefined ? {} : { cite }),
      },
    ]
  })
}

/**
 * Before the start of a turn the last die has lost its effect (49.851C), but for that of Winter, which still gives the points of the new
 * year (R49-11); where levels move once a turn, one that is given has moved.
 */
export function levelsTooEarly(
  book: Rulebook,
  { tensions, levelsAt }: SituationDocument,
  turn: Turn,
  locate: Locate | undefined,
): readonly Refusal[] {
  if (levelsAt !== 'before-rises') return []
  const byTurn = turnByTurnOf(book)
  if (byTurn !== undefined)
    return [
      { ...misread(['levelsAt'], locate, levelsAt, 'after-rises, for levels given are those after the adjustment'), cite: byTurn.given },
    ]
  if (opensYear(turn)) return []
  return TRACKS.flatMap((track) => {
    const level = tensions?.[track]
    if (level === undefined || typeof level === 'number' || level.effective === level.actual) return []
    const cite = book.clauses.tensionRules.effective.cites[track]
    const found = `${level.effective} on an actual ${level.actual}, yet levelsAt is ${levelsAt}`
    return [
      {
        ...misread(['tensions', track, 'effective'], locate, found, `${level.actual}, for the die falls after them`),
        ...(cite === undefined ? {} : { cite }),
      },
    ]
  })
}

/** Before the first adjustment every level is what the scenario begins with (3.2.7b). */
export function earlyLevels(book: Rulebook, { tensions = {} }: SituationDocument, { turn, scenario }: Situation): readonly Remark[] {
  const from = turnByTurnOf(book)?.from
  if (from === undefined || !isBefore(turn, from.value)) return []
  return TRACKS.flatMap((track) => {
    const level = tensions[track]
    const said = typeof level === 'number' ? level : level?.actual
    const begins = book.scenarios[scenario]?.tensions[track]?.actual ?? 0
    if (said === undefined || said === begins) return []
    return [{ words: `${TRACK_NAMES[track]} is ${begins} until ${turnName(from.value)}; ${said} is reported`, cite: from.cite }]
  })
}

/** A book without the chapter has nobody mobilize; Japan has three left after Fall 1939, before war with the U.S. and in it (USJT-JM2). */
export function strayMobilizations(book: Rulebook, { mobilizations }: SituationDocument, locate: Locate | undefined): readonly Refusal[] {
  if (mobilizations === undefined) return []
  if (book.clauses.mobilization === undefined)
    return [misread(['mobilizations'], locate, 'mobilizations', 'none in this book, which has no such rule')]
  const { japan = 0, japanAtWar = 0 } = mobilizations
  if (japan + japanAtWar <= 3) return []
  const found = `${japanAtWar} in the war with the U.S. and ${japan} before it`
  return [misread(['mobilizations', 'japanAtWar'], locate, found, 'three in all')]
}

type PointUsed = NonNullable<SituationDocument['tensionPointsUsed']>[number]

/** Points on tension that a faction never has, on a track where none work, or beside another of the same turn (49.411C, 49.412C, 3.2.4.7b). */
export function strayTensionPoints(
  { clauses }: Rulebook,
  { tensionPointsUsed = [] }: SituationDocument,
  now: Turn,
  locate: Locate | undefined,
): readonly Refusal[] {
  const { by: users, tracks, oneATurn } = clauses.tensionRules.points
  const isSame = (one: PointUsed, other: PointUsed): boolean =>
    one.by === other.by && (one.track ?? 'usat') === (other.track ?? 'usat') && (one.turn ?? now) === (other.turn ?? now)
  return tensionPointsUsed.flatMap((use, index) => {
    const { by, track = 'usat', turn = now } = use
    const found = `a point of ${FACTION_NAMES[by]} on ${TRACK_NAMES[track]}`
    const closed = (words: string, cite: Citation): readonly Refusal[] => [
      { ...misread(['tensionPointsUsed', index], locate, `${found}, yet ${words}`, 'no such report'), cite },
    ]
    if (!users.includes(by)) return closed(`${withVerb(by, 'uses')} no points on tension`, clauses.tensionPointRule)
    if (!tracks.value.some((one) => one === track)) return closed(`no points work on ${TRACK_NAMES[track]}`, tracks.cite)
    return tensionPointsUsed.slice(0, index).some((other) => isSame(other, use))
      ? closed(`one of ${turnName(turn)} is reported, and there may be one a turn`, oneATurn)
      : []
  })
}

/** Two nations fight again after a peace, and no declaration says which of them began it. */
export const unknownRenewals = ({ wars, declarations }: Situation): readonly Remark[] =>
  wars.flatMap((war) => {
    const [one, other] = war.between
    const isAnew = war.until === undefined && wars.some(({ until, ...past }) => until !== undefined && joins(past, one, other))
    const isDeclared = declarations.some(
      (declaration) => joins(war, declaration.by, declaration.on) && !isBefore(declaration.turn, war.since),
    )
    if (!isAnew || isDeclared) return []
    const names = `${NATION_NAMES[one]} and ${NATION_NAMES[other]}`
    return [{ words: `${names} are at war again since ${turnName(war.since)}, and no declaration says who began it; please report it` }]
  })

/** A situation before its own scenario begins can be read, and cannot well be so. */
export function earlyTurn(book: Rulebook, { turn, scenario }: Situation): readonly Remark[] {
  const [prelude] = whyNotBegun(book, turn)
  if (prelude !== undefined) return [{ words: prelude.words, ...(prelude.cite === undefined ? {} : { cite: prelude.cite }) }]
  const begins = book.scenarios[scenario]?.turn
  if (begins === undefined || !isBefore(turn, begins)) return []
  return [{ words: `${turnName(turn)} lies before the scenario begins, in ${turnName(begins)}` }]
}

/** A document that moves the turn and reports nothing that has happened since. */
const isNothingReported = ({ facts = {}, standings = {}, wars, declarations = [], peace = [] }: SituationDocument): boolean =>
  [...Object.keys(facts), ...Object.keys(standings), ...declarations, ...peace].length === 0 && wars === undefined

/** The world is still that of the scenario's start, though the turn is not; a demonstration that begins nearer is offered. */
export function staleWorld({ scenarios }: Rulebook, document: SituationDocument, { turn, scenario }: Situation): readonly Remark[] {
  const begins = scenarios[scenario]?.turn
  if (begins === undefined || !isBefore(begins, turn) || !isNothingReported(document)) return []
  const distance = (from: Turn): number => Math.abs(turnsFrom(from, turn))
  const nearest = Object.values(scenarios)
    .filter(({ isDemonstration, turn: start }) => isDemonstration === true && distance(start) < distance(begins))
    .toSorted((one, other) => distance(one.turn) - distance(other.turn))[0]
  const words = `nothing is reported since ${turnName(begins)}, so the world is still that of then`
  return [nearest === undefined ? { words } : { words: `${words}; nearer is ${nearest.title}`, scenario: nearest.id }]
}

/** Dates of what lasts now: they cannot lie ahead. */
const LASTING = ['.occupiedSince', '.capitalTaken'] as const

/** What is told to be so, and the date of it. */
const SO_SINCE = [
  ['.fallTurn', '.fallen'],
  ['.surrenderTurn', '.surrendered'],
] as const

/** The fact beside a date that says that it is so already. */
const saidSo = (facts: Readonly<Record<string, unknown>>, id: string): string | undefined =>
  SO_SINCE.flatMap(([date, flag]) => (id.endsWith(date) ? [id.slice(0, -date.length) + flag] : [])).find((flag) => facts[flag] === true)

/** Dates of the document that lie ahead of its turn. */
export function stillToCome(
  { facts = {}, standings = {} }: SituationDocument,
  { turn }: Situation,
  locate: Locate | undefined,
): readonly Refusal[] {
  const dates = [
    ...Object.entries(facts)
      .map(([id, date]) => ({ path: ['facts', id], date, flag: saidSo(facts, id) }))
      .filter(({ path: [, id = ''], flag }) => flag !== undefined || LASTING.some((end) => id.endsWith(end))),
    ...Object.entries(standings).flatMap(([minor, entry]) => [
      { path: ['standings', minor, 'joined'], date: entry?.joined, flag: undefined },
      { path: ['standings', minor, 'since'], date: entry?.since, flag: undefined },
    ]),
  ]
  return dates
    .filter(({ date }) => typeof date === 'string' && isTurn(date) && isBefore(turn, date))
    .map(({ path, date, flag }) => {
      const found = `${date}, which is still to come`
      return misread(path, locate, flag === undefined ? found : `${found}, yet ${flag} is reported`, `a turn up to ${turn}`)
    })
}

/** Other dates that lie ahead: what they tell of has not happened yet. */
export const notYetSo = ({ facts = {} }: SituationDocument, { turn }: Situation): readonly Remark[] =>
  Object.entries(facts).flatMap(([fact, date]) =>
    isFactId(fact) && FACTS[fact].type === 'date' && typeof date === 'string' && isTurn(date) && isBefore(turn, date)
      ? [{ fact, words: `${factClause(fact, date)}, which is still to come: it is taken as not yet so` }]
      : [],
  )
