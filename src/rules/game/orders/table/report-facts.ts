import { z } from 'zod/mini'
import { unveiledBy } from '../../../chapters/points/index.ts'
import type { MinorNation } from '../../../chapters/statuses/index.ts'
import { occupierOf } from '../../../chapters/surrender/index.ts'
import { whyNotSent } from '../../../chapters/transports/index.ts'
import { absenceOf } from '../../../chapters/war/index.ts'
import {
  CAPITALS,
  checkValue,
  copyWith,
  DELEGATION_NAMES,
  type Delegation,
  datedOtherwise,
  FACTION_NAMES,
  FACTS,
  type FactValue,
  factClause,
  factsRead,
  factsWith,
  type Implication,
  isConqueredByCapital,
  isFactId,
  isFreed,
  isMet,
  isTurn,
  MINORS,
  type Minor,
  NEUTRAL,
  nationOfFact,
  onceFor,
  type Refusal,
  refuse,
  type Situation,
  situationWith,
  withVerb,
} from '../../../core/index.ts'
import type { Rulebook } from '../../book/rulebook.ts'
import type { OrderDeclaration, Progress, Shaped } from '../../declaration/declaration.ts'
import { anyone, facts, knownFacts, minor } from '../../declaration/shapes.ts'
import { given, isNothing, readFacts, writeFacts } from '../../declaration/typed-words.ts'
import { type FactReport, type Game, gameWith } from '../../game.ts'
import { withFacts, withStanding } from '../../situation-changes.ts'
import { factNotes } from '../../words/fact-notes.ts'
import { telling } from '../../words/telling.ts'
import { type PointsRecounted, putRecount } from '../points/open-year.ts'
import { type ObligationMet, putEntries } from '../war/meet-obligation.ts'
import type { TableEvent } from './advance.ts'
import { type Passed, pass, putPass } from './pass.ts'

const shape = z.strictObject({
  type: z.literal('report-facts'),
  by: anyone,
  facts: knownFacts,
  /** Nothing happened on the map: whoever says so is done here. */
  isNothing: z.exactOptional(z.literal(true)),
})

export type ReportFacts = Shaped<typeof shape>

type Facts = Readonly<Record<string, FactValue>>

export interface FactsReported {
  readonly type: 'facts-reported'
  readonly by: Delegation | 'referee'
  readonly facts: Facts
}

export interface MinorConquered {
  readonly type: 'minor-conquered'
  readonly minor: Minor
}

export interface MinorFreed {
  readonly type: 'minor-freed'
  readonly minor: Minor
}

const whenItCanBe = (book: Rulebook, fact: string, value: FactValue) =>
  typeof value === 'string' && isTurn(value) ? datedOtherwise(book, value, [nationOfFact(fact)]) : undefined

/** Only facts of the vocabulary, with values they can have, and dates that this game has (R50-74). */
export function whyNotValues(book: Rulebook, facts: Facts): readonly Refusal[] {
  return Object.entries(facts).flatMap(([id, value]) => {
    if (!isFactId(id)) return [refuse('unknown-fact', `"${id}" is no fact of the vocabulary`, undefined, { fact: id })]
    const expected = checkValue(FACTS[id], value)
    const wanted = expected === undefined ? whenItCanBe(book, id, value) : { words: expected, cite: undefined }
    return wanted === undefined
      ? []
      : [
          refuse('wrong-value', `${id}: ${JSON.stringify(value)}; expected ${wanted.words}`, wanted.cite, {
            fact: id,
            expected: wanted.words,
          }),
        ]
  })
}

type Impossible = Implication & { readonly implies: { readonly is: 'otherwise' } }

/** What a book rules out, and the facts it is about: most reports are of others. */
interface RuledOut {
  readonly all: readonly Impossible[]
  readonly facts: ReadonlySet<string>
}

/** What a book rules out for certain. */
const ruledOutIn = onceFor((implications: readonly Implication[]): RuledOut => {
  const all = implications.filter((one): one is Impossible => one.implies.is === 'otherwise' && one.strength === 'certain')
  return { all, facts: new Set(all.map(({ implies }) => implies.fact)) }
})

/** A report that cannot be so beside what is known, by the book. */
export function whyNotPossible(book: Rulebook, situation: Situation, facts: Facts): readonly Refusal[] {
  const out = ruledOutIn(book.clauses.implications)
  if (!Object.keys(facts).some((id) => out.facts.has(id))) return []
  const against = out.all.filter(({ implies }) => facts[implies.fact] !== undefined)
  const after: Situation = situationWith(situation, { facts: factsWith(situation.facts, facts) })
  return against.flatMap(({ when, implies, words, cite }) => {
    if (!isMet(when, after)) return []
    const said = factClause(implies.fact, facts[implies.fact] ?? null)
    return [
      refuse('impossible', `${implies.fact}: ${said}, yet ${words}`, cite, { facts: [...new Set([implies.fact, ...factsRead(when)])] }),
    ]
  })
}

/** A report that cannot be so beside how the turn began. */
export const whyNotThisTurn = (book: Rulebook, { opening, situation }: Game, facts: Facts): readonly Refusal[] =>
  whyNotSent(book, opening, situationWith(situation, { facts: factsWith(situation.facts, facts) }))

const nameOf = (by: FactReport['by']): string => (by === 'referee' ? 'the referee' : DELEGATION_NAMES[by])

function whyNotContradicted(game: Game, { by, facts }: ReportFacts): readonly Refusal[] {
  const isOfThisStage = ({ turn, stage }: FactReport): boolean =>
    game.stage !== null && turn === game.situation.turn && stage === game.stage
  return Object.entries(facts).flatMap(([id, value]) => {
    const said = game.reports[id]
    return said === undefined || !isOfThisStage(said) || said.value === value
      ? []
      : [
          refuse(
            'contradicted',
            `${id}: ${said.by === by ? 'you have' : `${nameOf(said.by)} has`} reported ${JSON.stringify(said.value)} at this point of the turn; have it corrected, with the reason${said.by === by ? ', or take it back while nobody has acted on it' : ''}`,
            undefined,
            { fact: id, reported: String(said.value) },
          ),
        ]
  })
}

/** A spy ring shows what others have placed: whoever would be shown says so himself, or the host does (49.21 (b)). */
const whyNotUnveil = (book: Rulebook, { situation }: Game, { by, facts }: ReportFacts): readonly Refusal[] =>
  by === 'referee'
    ? []
    : unveiledBy(book, situation, facts)
        .filter(([, faction]) => faction !== by)
        .map(([fact, faction]) =>
          refuse(
            'not-yours-to-unveil',
            `${fact}: it would show points of ${FACTION_NAMES[faction]}, and the host has to report it`,
            book.clauses.secrecy.announced,
            { fact, faction },
          ),
        )

const reportsControl = (facts: Facts): boolean => Object.keys(facts).some((id) => id.endsWith('.controller'))

/** When an enemy takes a capital, the turn is noted: the surrender that follows goes by it. */
function datesOfFall(book: Rulebook, game: Game, facts: Facts): Facts {
  if (!reportsControl(facts)) return {}
  const capitals = Object.entries(book.clauses.minorSurrenders?.capitals ?? {}).filter(
    ([, place]) => facts[`${place}.controller`] !== undefined,
  )
  if (capitals.length === 0) return {}
  const after: Situation = situationWith(game.situation, { facts: factsWith(game.situation.facts, facts) })
  const taken = capitals.filter(
    ([nation]) =>
      isFactId(`${nation}.capitalTaken`) &&
      facts[`${nation}.capitalTaken`] === undefined &&
      occupierOf(book, after, nation as MinorNation) !== undefined,
  )
  return Object.fromEntries(taken.map(([nation]) => [`${nation}.capitalTaken`, game.situation.turn]))
}

/** The same game with facts that somebody has said, and who it was. */
export function withReports(game: Game, by: FactReport['by'], facts: Facts): Game {
  const { turn } = game.situation
  const reports = { ...game.reports }
  for (const [id, value] of Object.entries(facts)) reports[id] = { by, turn, stage: game.stage, value }
  return gameWith(game, { situation: withFacts(game.situation, facts), reports })
}

/** By a book with a chapter on it a minor nation surrenders in the phase after its capital fell, not at once (3.5.1). */
function putReport(progress: Progress<FactsReported | MinorConquered | MinorFreed | ObligationMet>, { by, facts }: ReportFacts): void {
  const { book, game } = progress
  const touched = reportsControl(facts)
    ? MINORS.filter((one) => CAPITALS[one].some((place) => facts[`${place}.controller`] !== undefined))
    : []
  if (touched.length === 0 || book.clauses.minorSurrenders !== undefined) {
    progress.put({ type: 'facts-reported', by, facts: { ...facts, ...datesOfFall(book, game, facts) } })
    putEntries(progress, facts)
    return
  }
  progress.put({ type: 'facts-reported', by, facts })
  putEntries(progress, facts)
  const { situation } = progress.game
  for (const one of touched)
    if (isFreed(situation, one)) progress.put({ type: 'minor-freed', minor: one })
    else if (!situation.standings[one].conquered && absenceOf(book, situation, one) === undefined && isConqueredByCapital(situation, one))
      progress.put({ type: 'minor-conquered', minor: one })
}

/** Facts are taken as reported, unless they contradict what somebody said of the same stage: then one of the two is corrected. */
export const reportFacts: OrderDeclaration<
  ReportFacts,
  FactsReported | MinorConquered | MinorFreed,
  PointsRecounted | ObligationMet | Passed | TableEvent
> = {
  type: 'report-facts',
  words: 'report what changed on the map',
  shape,
  // What a die of the phase is about to read may be set right before it falls.
  when: (_book, { phase }, { by }) => (by === 'referee' || phase !== null ? 'at-any-time' : 'in-its-stage'),
  whyNot: (book, game, order) => [
    ...whyNotValues(book, order.facts),
    ...whyNotContradicted(game, order),
    ...whyNotPossible(book, game.situation, order.facts),
    ...whyNotThisTurn(book, game, order.facts),
    ...whyNotUnveil(book, game, order),
    ...(order.isNothing && order.by !== 'referee' ? pass.whyNot(book, game, { type: 'pass', by: order.by }) : []),
  ],
  carryOut(progress, order) {
    if (order.isNothing && order.by !== 'referee') return putPass(progress, order.by, 'nothing-happened')
    putReport(progress, order)
    // 49.14 (a): what is told of a year is told at the year start that counts it; a place taken since is not (49.153).
    if (Object.keys(order.facts).some((id) => isFactId(id) && FACTS[id].lasts.is === 'year')) putRecount(progress)
  },
  // The menu says that facts may be reported; which, the map does.
  offers: 'nothing',
  topic: { is: 'reports', concerns: 'always' },
  short: {
    word: 'report',
    alike: ['set', 'fact', 'map'],
    usage: 'report FACT=VALUE,… | report nothing',
    read: (words, { by }) =>
      isNothing(words) && by !== 'referee'
        ? { type: 'report-facts', by, facts: {}, isNothing: true }
        : given(readFacts(words.join(' ')), (found) => ({ type: 'report-facts', by, facts: found })),
    write: ({ facts, isNothing: isQuiet }) => (isQuiet ? 'nothing' : Object.keys(facts).length === 0 ? undefined : writeFacts(facts)),
  },
  events: {
    'facts-reported': {
      shape: z.looseObject({ by: anyone, facts }),
      evolve: (game, { by, facts }) => withReports(game, by, facts),
      show: 'everything',
      tell: (book, { by, facts }) => telling(`reported by ${nameOf(by)}`, [], factNotes(book, facts)),
      heading: 'facts',
    },
    'minor-conquered': {
      shape: z.looseObject({ minor }),
      evolve(game, { minor }) {
        const { situation } = game
        const standing = copyWith(situation.standings[minor], { conquered: true, since: situation.turn })
        return gameWith(game, { situation: withStanding(situation, minor, standing) })
      },
      show: 'everything',
      tell: (_book, { minor }) => telling(`${withVerb(minor, 'is')} conquered`),
      heading: 'announcements',
    },
    'minor-freed': {
      shape: z.looseObject({ minor }),
      evolve(game, { minor }) {
        const { situation } = game
        const { result: _result, with: _with, conquered: _conquered, joined: _joined, ...marks } = situation.standings[minor]
        return gameWith(game, { situation: withStanding(situation, minor, { ...marks, ...NEUTRAL, since: situation.turn }) })
      },
      show: 'everything',
      tell: ({ clauses }, { minor }) =>
        telling(`${withVerb(minor, 'is')} conquered no longer`, clauses.freed === undefined ? [] : [clauses.freed], [
          { words: 'its old result and its wars are over; where it stands with a power again, the host sets that by ruling' },
        ]),
      heading: 'announcements',
    },
  },
}
