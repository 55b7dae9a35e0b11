import { type SituationDocument, usualWithWars, usualWorld } from '../../editions/reading/index.ts'
import { turnByTurnOf } from '../../rules/chapters/tension/index.ts'
import {
  CAPITALS,
  FACTS,
  type FactId,
  factClause,
  factsRead,
  isAtWar,
  isBefore,
  isMinor,
  isPlace,
  isPower,
  MINORS,
  NATION_NAMES,
  type Nation,
  PLACES,
  pairKey,
  type Read,
  type Situation,
  TRACK_NAMES,
  TRACKS,
  type Turn,
  turnName,
  type War,
  warsBetween,
  withVerb,
} from '../../rules/core/index.ts'
import { type Rulebook, standingWords } from '../../rules/game/index.ts'

/** Something that an answer read as the scenario began with it, though by now it has usually changed. */
export interface Trusted {
  /** What was taken to be so, as a clause. */
  readonly words: string
  readonly asAt: Turn
  /** What it is about: what changes together stands under one head. */
  readonly about: string
  /** What a situation says that reports it: with this nothing is left to trust. */
  readonly report: Pick<SituationDocument, 'facts' | 'standings' | 'tensions' | 'peace' | 'wars'>
  readonly fact?: FactId
}

/** What a document says of its own, so that nothing of it is taken on trust. */
export type Reported = Omit<SituationDocument, 'edition'>

const subjectOf = (fact: FactId): string => fact.slice(0, fact.indexOf('.'))

/** The country that a fact is about: the Hague is the Netherlands'. */
const countryOf = (fact: FactId): string => {
  const subject = subjectOf(fact)
  return isPlace(subject) ? PLACES[subject].country : subject
}

type Document = Readonly<Record<string, unknown>>

/** The document with what was taken on trust reported as it stands: lists grow, names are added. */
export function confirmed(document: Document, trusted: readonly Trusted[]): Document {
  const said: Record<string, unknown> = { ...document }
  for (const [part, value] of trusted.flatMap(({ report }) => Object.entries(report))) {
    const before = said[part]
    said[part] = Array.isArray(value) ? [...(Array.isArray(before) ? before : []), ...value] : { ...(before as object), ...value }
  }
  return said
}

/** The facts that were read, with those through which a conquest or a peace would have come. */
function factsBehind(book: Rulebook, situation: Situation, usual: Situation, { facts, wars, standings }: Read): ReadonlySet<string> {
  const capitals = MINORS.filter(
    (minor) => standings.has(minor) && usual.standings[minor].conquered && !situation.standings[minor].conquered,
  ).flatMap((minor) => CAPITALS[minor].map((place) => `${place}.controller`))
  const endings = book.clauses.implications.flatMap(({ implies, when }) =>
    implies.is === 'peace' && wars.has(pairKey(...implies.between)) && isAtWar(situation, ...implies.between) ? factsRead(when) : [],
  )
  return new Set([...facts, ...capitals, ...endings])
}

/** What is said in the same words is one thing to confirm: that France has not fallen, and when. */
function saidOnce([first, ...more]: readonly Trusted[]): readonly Trusted[] {
  if (first === undefined) return []
  const facts = Object.assign({}, first.report.facts, ...more.map(({ report }) => report.facts))
  return [more.length === 0 ? first : { ...first, report: { ...first.report, facts } }]
}

const pairOf = (war: { readonly between: readonly [Nation, Nation] } | readonly [Nation, Nation]): string =>
  pairKey(...('between' in war ? war.between : war))

/** Whether a war that nobody told may have come with one that was: as old, and of one of its powers. */
const isBroughtBy = (told: War, other: War, { wars = [] }: Reported): boolean =>
  other !== told &&
  other.since === told.since &&
  other.between.some((nation) => told.between.includes(nation)) &&
  !wars.some((one) => pairOf(one) === pairKey(...other.between))

/** A country that is conquered, or with an enemy of the other (50.521), is at peace with it by nobody’s word. */
const isFoughtAsAlly = (situation: Situation, [one, other]: readonly [Nation, Nation]): boolean => {
  const [minor, power] = isMinor(one) ? [one, other] : [other, one]
  if (!isMinor(minor)) return false
  const { conquered, with: partner } = situation.standings[minor]
  return conquered === true || (partner !== null && partner !== power && isAtWar(situation, partner, power))
}

/** What an answer took on trust: it read this, nobody reported it, and by this turn it usually says something else. */
export function trustedIn(book: Rulebook, situation: Situation, said: Reported, read: Read): readonly Trusted[] {
  const scenario = book.scenarios[situation.scenario]
  if (scenario === undefined || !isBefore(scenario.turn, situation.turn)) return []
  const { situation: usual, changed } = usualWorld(book, scenario, situation.turn)
  const asAt = scenario.turn
  const readFacts = factsBehind(book, situation, usual, read)
  const facts = changed.flatMap((fact): readonly Trusted[] => {
    const value = situation.facts[fact] ?? null
    const isAsAtStart = value === (scenario.facts[fact] ?? FACTS[fact].start) && value !== usual.facts[fact]
    // A number of ours is no more likely than another.
    if (FACTS[fact].type === 'count' || !isAsAtStart || !readFacts.has(fact) || Object.hasOwn(said.facts ?? {}, fact)) return []
    // A date not told is no word against what is: France has fallen, whenever that was.
    const isContradicted = changed.some((other) => situation.facts[other] === true && factClause(other, false) === factClause(fact, value))
    if (isContradicted) return []
    return [{ words: factClause(fact, value), asAt, about: countryOf(fact), report: { facts: { [fact]: value } }, fact }]
  })
  const ofThisTurn = usualWithWars(situation)
    .filter((fact) => situation.facts[fact] === FACTS[fact].start && readFacts.has(fact) && !Object.hasOwn(said.facts ?? {}, fact))
    .filter((fact) => !facts.some((one) => one.fact === fact))
    .map((fact): Trusted => {
      const value = situation.facts[fact] ?? null
      return { words: factClause(fact, value), asAt, about: countryOf(fact), report: { facts: { [fact]: value } }, fact }
    })
  const told = [...(said.peace ?? []).map((pair) => pairKey(...pair)), ...(said.declarations ?? []).map(({ by, on }) => pairKey(by, on))]
  const isTold = (pair: string): boolean => said.wars?.length === 0 || told.includes(pair)
  const isDeclared = (pair: string): boolean => situation.declarations.some(({ by, on }) => pairKey(by, on) === pair)
  // Whom a country that was attacked is with hangs on who fights its attacker (49.91A).
  const attackers = (said.declarations ?? []).flatMap(({ by, on }) =>
    MINORS.some((minor) => minor === on && read.standings.has(minor) && situation.standings[minor].with === null) ? [by] : [],
  )
  const peaces = usual.wars.flatMap(({ between, until }): readonly Trusted[] => {
    const pair = pairKey(...between)
    // That a surrender has ended it since does not undo a war of two powers: tables ask whether it ever was.
    const isOfMinor = between.some((nation) => !isPower(nation))
    const isPast = until !== undefined && isOfMinor
    const isRead = read.wars.has(pair) || (!isOfMinor && attackers.some((attacker) => between.includes(attacker)))
    if (
      isPast ||
      !isRead ||
      isFoughtAsAlly(situation, between) ||
      warsBetween(situation, ...between).length > 0 ||
      isTold(pair) ||
      isDeclared(pair)
    )
      return []
    const [one, other] = between
    const about = between.find((nation) => !isPower(nation)) ?? pair
    return [{ words: `${NATION_NAMES[one]} and ${NATION_NAMES[other]} are at peace`, asAt, about, report: { peace: [[one, other]] } }]
  })
  // A war that a document tells without a date is taken to be older than its turn.
  const isReadOf = (pair: string): boolean => read.wars.has(pair) || read.declarations.has(pair)
  const undated = situation.wars.flatMap((war): readonly Trusted[] => {
    const { between, since, opening } = war
    const pair = pairKey(...between)
    const isUndated = opening === true && (said.wars ?? []).some((one) => !('between' in one) && pairKey(...one) === pair)
    // What it brought has its date from it.
    const isRead = isReadOf(pair) || situation.wars.some((other) => isBroughtBy(war, other, said) && isReadOf(pairKey(...other.between)))
    if (!isUndated || !isRead || scenario.wars.some((one) => pairOf(one) === pair)) return []
    const names = between.map((nation) => NATION_NAMES[nation]).join(' and ')
    return [
      {
        words: `${names} were at war before ${turnName(situation.turn)}`,
        asAt,
        about: pair,
        report: { wars: [{ between: [...between], since }] },
      },
    ]
  })
  // A declaration that only a lost capital tells of is taken to be older as well; an answer that hangs on its turn says so.
  const undeclared = situation.declarations.flatMap(({ by, on, turn, quiet }): readonly Trusted[] => {
    const pair = pairKey(by, on)
    const isOpening = scenario.declarations?.some((one) => one.by === by && one.on === on) ?? false
    if (quiet !== true || isTold(pair) || isOpening || warsBetween(situation, by, on).length > 0 || !read.declarationTurns.has(pair))
      return []
    return [
      {
        words: `${NATION_NAMES[by]} declared war on ${NATION_NAMES[on]} before ${turnName(situation.turn)}`,
        asAt,
        about: on,
        report: { wars: [{ between: [by, on], since: turn }] },
      },
    ]
  })
  const standings = MINORS.flatMap((minor): readonly Trusted[] => {
    const standing = situation.standings[minor]
    const isNeutral = standing.result === null && !standing.conquered && usual.standings[minor].result !== null
    const isLost = usual.standings[minor].conquered === true
    if (!isNeutral || isLost || !read.standings.has(minor) || said.standings?.[minor] !== undefined) return []
    return [
      {
        words: `${withVerb(minor, 'is')} ${standingWords(minor, standing)}`,
        asAt,
        about: minor,
        report: { standings: { [minor]: { result: null } } },
      },
    ]
  })
  const from = turnByTurnOf(book)?.from.value
  const levels = TRACKS.flatMap((track): readonly Trusted[] => {
    const { actual } = situation.tensions[track]
    const hasMoved = actual !== (scenario.tensions[track]?.actual ?? 0)
    const isStill = from !== undefined && isBefore(situation.turn, from)
    if (hasMoved || isStill || !read.tensions.has(track) || said.tensions?.[track] !== undefined) return []
    return [{ words: `${TRACK_NAMES[track]} is ${actual}`, asAt, about: 'tensions', report: { tensions: { [track]: actual } } }]
  })
  // What weighs most first: the wars of the powers, what befell them, then the countries.
  const weight = ({ about, fact }: Trusted): number => (about.includes(' ') ? 0 : fact !== undefined && isPower(subjectOf(fact)) ? 1 : 2)
  const found = [
    ...[...facts, ...ofThisTurn, ...standings, ...peaces, ...levels].toSorted((one, other) => weight(one) - weight(other)),
    ...undated,
    ...undeclared,
  ]
  return [...new Set(found.map(({ words }) => words))].flatMap((words) => saidOnce(found.filter((one) => one.words === words)))
}
