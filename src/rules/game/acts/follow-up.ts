import { z } from 'zod/mini'
import { japaneseSurprise } from '../../chapters/pearl-harbor/index.ts'
import { isTrackKept } from '../../chapters/tension/index.ts'
import { areFighting, fellowWarsOf, isConquered, isCountry, isFinished, mayBeConquered } from '../../chapters/war/index.ts'
import {
  type Citation,
  copyWith,
  type Declaration,
  dateOf,
  type FactValue,
  factClause,
  factsWith,
  type Implication,
  inTerms,
  isBound,
  isFactId,
  isMet,
  isMinor,
  isPower,
  joins,
  MINORS,
  type Minor,
  measure,
  NATION_NAMES,
  type Nation,
  onceFor,
  POWER_NAMES,
  type Power,
  rowsAffected,
  type Situation,
  situationWith,
  type Turn,
  type War,
  withVerb,
} from '../../core/index.ts'
import type { Rulebook } from '../book/rulebook.ts'
import type { ActDeclaration } from '../declaration/declaration.ts'
import { cite, date, facts, minor, pair, power, text } from '../declaration/shapes.ts'
import { type Game, gameWith } from '../game.ts'
import { withFacts, withoutWars, withStanding } from '../situation-changes.ts'
import { tensionsMoved } from '../tension-moves.ts'
import { telling } from '../words/telling.ts'
import { endingOf, type WarEnded } from './check-ending.ts'

/** Why something followed. */
interface Because {
  readonly since: string
  readonly cite: Citation
}

/** Facts that follow from what was reported or done: nobody has to report them. */
export interface FactsFollowed {
  readonly type: 'facts-followed'
  readonly facts: Readonly<Record<string, FactValue>>
  readonly because: readonly (Because & { readonly fact: string })[]
}

/** Wars that are over because a nation is out of them. */
export interface WarsEnded {
  readonly type: 'wars-ended'
  readonly wars: readonly (Because & { readonly between: readonly [Nation, Nation]; readonly begun: Turn; readonly until: Turn })[]
}

/** A result stays in effect and benefits another power. */
export interface BenefitPassed extends Because {
  readonly type: 'benefit-passed'
  readonly minor: Minor
  readonly to: Power
}

/** What holds now and did not before; what is only likely is for the players to report. */
function newly(book: Rulebook, before: Situation, after: Situation): readonly Implication[] {
  const plain = plainIn(book.clauses.implications)
  return [...rowsAffected(plain, before, after)]
    .sort((one, other) => one - other)
    .map((index) => plain[index] as Implication)
    .filter(({ when }) => isMet(when, after) && !isMet(when, before))
}

/** Those that follow without anybody's word, other than what only contradicts. */
const plainIn = onceFor((implications: readonly Implication[]): readonly Implication[] =>
  implications.filter(({ strength, implies }) => strength !== 'likely' && implies.is !== 'otherwise'),
)

/** A report of the same moment goes before what would follow, unless it cannot be so. */
const isReported = ({ reports, situation, stage }: Game, fact: string): boolean =>
  reports[fact] !== undefined && reports[fact].turn === situation.turn && reports[fact].stage === stage

function valueImplied(implies: Extract<Implication['implies'], { is: 'fact' | 'dated' | 'measured' }>, situation: Situation): FactValue {
  switch (implies.is) {
    case 'fact':
      return implies.value
    case 'dated':
      return situation.facts[implies.fact] ?? situation.turn
    case 'measured':
      return measure(implies.value, situation)
  }
}

function factsFollowed(game: Game, found: readonly Implication[]): readonly FactsFollowed[] {
  const said = found.flatMap(({ implies, strength, words, cite: why }) => {
    if (implies.is !== 'fact' && implies.is !== 'dated' && implies.is !== 'measured') return []
    const now = game.situation.facts[implies.fact] ?? null
    const value = valueImplied(implies, game.situation)
    return now === value || (strength !== 'certain' && isReported(game, implies.fact))
      ? []
      : [{ fact: implies.fact as string, value, since: words, cite: why }]
  })
  if (said.length === 0) return []
  // What follows from several things of one report is said once.
  const because = said
    .filter((one, index) => said.findIndex(({ fact, value }) => fact === one.fact && value === one.value) === index)
    .map(({ fact, since, cite: why }) => ({ fact, since, cite: why }))
  return [{ type: 'facts-followed', facts: Object.fromEntries(said.map(({ fact, value }) => [fact, value])), because }]
}

const japaneseStrikes = ({ declarations }: Situation): readonly Declaration[] =>
  declarations.filter(({ by, on, revoked }) => by === 'japan' && (on === 'britain' || on === 'us') && revoked !== true)

/** The effective level of that moment: on Britain alone with the leap that such a war brings, on the U.S. as well without it (50.552A, R50-05). */
function levelAsJapanStruck(book: Rulebook, after: Game): number {
  const { levelAtPacificWar, situation } = after
  const [moved] = levelAtPacificWar === null ? tensionsMoved(book, after) : []
  return levelAtPacificWar ?? (moved?.tracks.usjt?.level ?? situation.tensions.usjt).effective
}

/** Whether Japan surprises is settled by the level as it declares war, and holds for the turns after it (51.71C). */
function surpriseFollowed(book: Rulebook, before: Situation, after: Game): readonly FactsFollowed[] {
  const { situation } = after
  const pacific = book.clauses.unprepared?.pacific
  // 50.12: declarations of one window are one attack.
  const asWindowOpened = after.window?.situation ?? before
  const isNew =
    before.declarations !== situation.declarations &&
    japaneseStrikes(asWindowOpened).length === 0 &&
    japaneseStrikes(situation).length > japaneseStrikes(before).length
  if (pacific === undefined || pacific.isEveryAttack || !isNew || isReported(after, 'japan.surprise')) return []
  if (!isTrackKept(book, 'usjt', situation)) return []
  const effective = levelAsJapanStruck(book, after)
  const asItStruck = situationWith(situation, {
    facts: factsWith(situation.facts, { 'japan.surprise': 'open' }),
    tensions: copyWith(situation.tensions, { usjt: copyWith(situation.tensions.usjt, { effective }) }),
  })
  const isKept = japaneseSurprise(book, asItStruck) === true
  const since = `the effective level was ${effective} as Japan declared war`
  return [
    {
      type: 'facts-followed',
      facts: { 'japan.surprise': isKept ? 'kept' : 'lost' },
      because: [{ fact: 'japan.surprise', since, cite: pacific.moment }],
    },
  ]
}

/** What a power had in a country is another’s once that power is out. */
const benefitsPassed = ({ standings }: Situation, found: readonly Implication[]): readonly BenefitPassed[] =>
  found.flatMap(({ implies, words, cite: why }) =>
    implies.is === 'passed' && standings[implies.minor].with === implies.from && !standings[implies.minor].conquered
      ? [{ type: 'benefit-passed', minor: implies.minor, to: implies.to, since: words, cite: why }]
      : [],
  )

/** Wars between minors end with those of their powers, and are told one by one only where each is the faction's (3.5.5). */
const isTold = ({ clauses }: Rulebook, { between }: War): boolean => clauses.war.alliances === 'by-faction' || between.some(isPower)

/** Wars that a country had only by whom it stood with are over when it stands with that power no longer (3.5.5, 50.521). */
function fellowWarsEnded(book: Rulebook, before: Situation, after: Situation): WarsEnded['wars'] {
  if (before.standings === after.standings) return []
  return MINORS.filter((minor) => before.standings[minor] !== after.standings[minor]).flatMap((minor) => {
    const { with: friend } = before.standings[minor]
    const { conquered, with: now } = after.standings[minor]
    if (friend === null || (friend === now && !conquered)) return []
    const because = conquered
      ? { since: `${withVerb(minor, 'is')} conquered`, cite: book.clauses.lapsed }
      : { since: `${withVerb(minor, 'stands')} with ${POWER_NAMES[friend]} no longer`, cite: book.clauses.war.rules.alliances }
    const still = conquered ? [] : fellowWarsOf(book, after, minor)
    return fellowWarsOf(book, before, minor)
      .filter((war) => isTold(book, war) && !areFighting(after, ...war.between) && !still.some((one) => joins(one, ...war.between)))
      .map(({ between, since: begun }) => ({ between, begun, until: after.turn, ...because }))
  })
}

/** A peace between two ends their war, those with countries that fight beside the other, and all that a power has which is finished. */
function isEndedBy(situation: Situation, war: War, [one, other]: readonly [Nation, Nation]): boolean {
  const isBoundTo = (minor: Nation, power: Nation): boolean =>
    isMinor(minor) && situation.standings[minor].with === power && isBound(situation.standings[minor], minor)
  const ends = (nation: Nation, foe: Nation): boolean =>
    isPower(nation) &&
    war.between.includes(nation) &&
    (isFinished(situation, nation) || war.between.some((enemy) => enemy !== nation && isBoundTo(enemy, foe)))
  return joins(war, one, other) || ends(one, other) || ends(other, one)
}

const NO_WARS: WarsEnded['wars'] = []

/** Countries are out once they are conquered; powers by what the book says of them. */
function warsEnded(book: Rulebook, before: Situation, after: Situation, found: readonly Implication[]): readonly WarsEnded[] {
  const isOut = (nation: Nation): boolean => isCountry(nation) && isConquered(after, nation) && !isConquered(before, nation)
  const peaces = found.filter(({ implies }) => implies.is === 'peace')
  const isAnyOut = mayBeConquered(before, after)
  const over = (war: War): WarsEnded['wars'] => {
    if (war.until !== undefined || (!isAnyOut && peaces.length === 0)) return NO_WARS
    const { between, since: begun } = war
    const peace = peaces.find(({ implies }) => implies.is === 'peace' && isEndedBy(after, war, implies.between))
    if (peace?.implies.is === 'peace') {
      const date = peace.implies.since === undefined ? undefined : dateOf(after, peace.implies.since)
      return [{ between, begun, until: date ?? after.turn, since: peace.words, cite: peace.cite }]
    }
    const gone = isAnyOut ? between.find(isOut) : undefined
    return gone === undefined
      ? []
      : [{ between, begun, until: after.turn, since: `${withVerb(gone, 'is')} conquered`, cite: book.clauses.lapsed }]
  }
  const wars = [...after.wars.flatMap(over), ...fellowWarsEnded(book, before, after)]
  return wars.length === 0 ? [] : [{ type: 'wars-ended', wars }]
}

/** What follows by the book from what has just happened: facts that it implies, wars that it ends, and the end of the war itself. */
export function followUps(book: Rulebook, before: Game, after: Game): readonly (FactsFollowed | BenefitPassed | WarsEnded | WarEnded)[] {
  const [then, now] = [before.situation, after.situation]
  if (after.ending !== null || (then.facts === now.facts && then.standings === now.standings && then.wars === now.wars)) return []
  const found = newly(book, then, now)
  const over = endingOf(book, now)
  return [
    ...factsFollowed(after, found),
    ...surpriseFollowed(book, then, after),
    ...benefitsPassed(now, found),
    ...warsEnded(book, then, now, found),
    ...(over === undefined || after.stage === null ? [] : [over]),
  ]
}

const said = (fact: string, value: FactValue): string => (isFactId(fact) ? factClause(fact, value) : String(value))

/** What follows from an act comes of itself, right after it: no stage has to ask for it. */
export const followUp: ActDeclaration<{ readonly is: 'follow-up' }, FactsFollowed | BenefitPassed | WarsEnded> = {
  is: 'follow-up',
  words: 'what follows',
  carryOut: () => undefined,
  events: {
    'facts-followed': {
      shape: z.looseObject({ facts, because: z.array(z.looseObject({ fact: text, since: text, cite })) }),
      evolve: (game, { facts: followed }) => gameWith(game, { situation: withFacts(game.situation, followed) }),
      show: 'everything',
      tell: ({ clauses: { terms = [] } }, { facts: followed, because }) =>
        telling(
          'what follows',
          [],
          because.map(({ fact, since, cite: why }) => ({
            words: `${inTerms(said(fact, followed[fact] ?? null), terms)} (${fact}), since ${since}`,
            cite: why,
          })),
        ),
      heading: 'facts',
    },
    'benefit-passed': {
      shape: z.looseObject({ minor, to: power, since: text, cite }),
      evolve: (game, { minor: country, to }) =>
        gameWith(game, { situation: withStanding(game.situation, country, copyWith(game.situation.standings[country], { with: to })) }),
      show: 'everything',
      tell: (_book, { minor: country, to, since, cite: why }) =>
        telling(`what ${NATION_NAMES[country]} granted passes to ${POWER_NAMES[to]}, since ${since}`, [why]),
      heading: 'announcements',
    },
    'wars-ended': {
      shape: z.looseObject({ wars: z.array(z.looseObject({ between: pair, begun: date, until: date, since: text, cite })) }),
      evolve: (game, { wars }) =>
        gameWith(game, {
          situation: withoutWars(
            game.situation,
            wars.map(({ between, begun, until }) => ({ between, since: begun, until })),
          ),
        }),
      show: 'everything',
      tell: (_book, { wars }) =>
        telling(
          'wars that are over',
          [],
          wars.map(({ between: [one, other], since, cite: why }) => ({
            words: `${NATION_NAMES[one]} and ${NATION_NAMES[other]}: ${since}`,
            cite: why,
          })),
        ),
      heading: 'announcements',
    },
  },
}
