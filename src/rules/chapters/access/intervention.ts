import {
  type Book,
  type Citation,
  type Condition,
  type Country,
  chapterOf,
  conditionHere,
  type Faction,
  type FactValue,
  type Following,
  isAtWar,
  isFactId,
  isMet,
  isMinor,
  leaderOf,
  type Minor,
  NATION_NAMES,
  POWER_NAMES,
  type Power,
  type Refusal,
  refuse,
  SIDE_OF,
  type Situation,
  type Standing,
  sideOf,
  type Told,
  withVerb,
} from '../../core/index.ts'
import { attackersOf, FRIEND_NAMES, type Friend, hasGivenIn, isMinorNation, powersWith } from '../statuses/index.ts'
import { capitalLost, type MinorSurrenderChapter } from '../surrender/index.ts'
import { tableCountry, tieOf, type WarChapter } from '../war/index.ts'

/** A rule that keeps helpers out of some countries for a while; `here` is the country. */
export interface InterventionBar extends Told {
  readonly id: string
  readonly by: readonly Faction[]
  readonly on: readonly Country[]
  readonly when: Condition
}

/** What helping against a power one is at peace with breaks, if anything. */
export interface PeaceBar extends Told {
  readonly by: readonly Faction[]
  readonly against: readonly Power[]
  readonly when: Condition
  readonly ruling?: string
}

/** Help for a neutral that is attacked. */
export interface InterventionClauses {
  readonly bars: readonly InterventionBar[]
  /** The first row that fits an attacker. */
  readonly atPeace: readonly PeaceBar[]
  /** Countries where Japan is the Axis: it is Japan that helps there, and nowhere else. */
  readonly japans: Told & { readonly on: readonly Country[] }
  readonly rules: Readonly<Record<'call' | 'joins' | 'rebasing' | 'ops' | 'lesser' | 'again' | 'enemies' | 'over', Citation>>
}

export interface InterventionChapter extends MinorSurrenderChapter, WarChapter {
  /** Help for neutrals that are attacked. */
  readonly intervention?: InterventionClauses
}

/** What a faction or Japan sends. */
export interface Intervention {
  readonly by: Friend
  readonly on: Country
  /** Divisions that arrive during Orders. */
  readonly divisions: number
  readonly specialForces: boolean
  readonly supplies: boolean
}

/** What comes of it: a change of status, or none. */
export interface InterventionOutcome {
  readonly joins: boolean
  readonly standings: Readonly<Partial<Record<Minor, Standing>>>
  readonly facts: Readonly<Record<string, FactValue>>
  readonly brings: readonly Following[]
}

/** Who comes: in the Far East Japan is the Axis (3.3). */
export const helperOf = (book: Book<InterventionChapter>, { by, on }: Pick<Intervention, 'by' | 'on'>): Friend =>
  by === 'axis' && chapterOf(book, 'intervention').japans.on.includes(on) ? 'japan' : by

/** Japan acts with the Axis (3.1.1). */
const factionFor = (helper: Friend): Faction => (helper === 'japan' ? 'axis' : helper)

/** Reasons that leave nothing else to ask. */
function whyNotAtAll(book: Book<InterventionChapter>, situation: Situation, { by, on }: Intervention): readonly Refusal[] {
  const { rules, japans } = chapterOf(book, 'intervention')
  const attackers = attackersOf(situation, on)
  const data = { by, on, attackers }
  const name = NATION_NAMES[on]
  if (by === 'japan' && !japans.on.includes(on)) return [refuse('elsewhere', `${name}: ${japans.words}`, japans.cite, data)]
  if (hasGivenIn(situation, on)) return [refuse('over', `${name}: it resists no more`, rules.over, data)]
  const lost = book.clauses.minorSurrenders !== undefined && isMinorNation(on) ? capitalLost(book, situation, on) : undefined
  if (lost?.is === 'due') return [refuse('over', `${name}: ${lost.words}`, lost.cite, data)]
  const tie = tieOf(book, situation, on)
  if (tie?.is === 'bound')
    return [
      refuse('joined-already', `${name}: it fights beside ${POWER_NAMES[tie.power]} already`, rules.ops, { ...data, with: tie.power }),
    ]
  if (attackers.length === 0) return [refuse('not-attacked', `${name}: nobody has declared war on it`, rules.call, data)]
  const friends = attackers.filter((power) => SIDE_OF[power] === sideOf(by))
  return friends.map((power) =>
    refuse(
      'not-opposed',
      `${name}: ${withVerb(helperOf(book, { by, on }), 'does')} not oppose ${POWER_NAMES[power]}, which attacks it`,
      rules.call,
      data,
    ),
  )
}

/** Attackers that the faction is at peace with, each by the rule that forbids helping against it. */
function whyNotAtPeace(book: Book<InterventionChapter>, situation: Situation, { by, on }: Intervention): readonly Refusal[] {
  const { atPeace } = chapterOf(book, 'intervention')
  const helpers = powersWith(helperOf(book, { by, on }))
  const isFought = (attacker: Power): boolean => helpers.some((power) => isAtWar(situation, power, attacker))
  return (
    attackersOf(situation, on)
      .filter((attacker) => !isFought(attacker))
      .flatMap((attacker) => {
        const row = atPeace.find((one) => one.by.includes(factionFor(by)) && one.against.includes(attacker) && isMet(one.when, situation))
        return row === undefined
          ? []
          : [
              refuse('at-peace', `${NATION_NAMES[on]}: ${row.words}`, row.cite, {
                by,
                on,
                attacker,
                ...(row.ruling === undefined ? {} : { ruling: row.ruling }),
              }),
            ]
      })
      // One rule against two attackers is said once.
      .filter(({ words }, index, all) => all.findIndex((other) => other.words === words) === index)
  )
}

/** Every rule against helping a country that is attacked. */
export function whyNotIntervene(book: Book<InterventionChapter>, situation: Situation, intervention: Intervention): readonly Refusal[] {
  const { bars, rules } = chapterOf(book, 'intervention')
  const { by, on, divisions, specialForces, supplies } = intervention
  const closed = whyNotAtAll(book, situation, intervention)
  if (closed.length > 0) return closed
  const isNothing = divisions === 0 && !specialForces && !supplies
  return [
    ...(isNothing
      ? [
          refuse('nothing-sent', `${NATION_NAMES[on]}: at least one division, special forces or supplies`, rules.joins, {
            by,
            on,
            divisions,
          }),
        ]
      : []),
    ...whyNotAtPeace(book, situation, intervention),
    ...bars
      .filter((bar) => bar.by.includes(factionFor(by)) && bar.on.includes(on) && isMet(conditionHere(bar.when, on), situation))
      .map((bar) => refuse(bar.id, `${NATION_NAMES[on]}: ${bar.words}`, bar.cite, { by, on })),
  ]
}

/** Where it stands once it has joined: a standing where it has a table, otherwise what is reported of it. */
function joined(situation: Situation, helper: Friend, on: Country): Pick<InterventionOutcome, 'standings' | 'facts'> {
  const by = factionFor(helper)
  const leader = leaderOf(by, isAtWar(situation, 'us', 'germany'))
  const minor = tableCountry(on)
  if (minor !== undefined && isMinor(minor)) {
    const { result: _result, with: _with, joined: _joined, ...marks } = situation.standings[minor]
    const standing: Standing = { ...marks, result: by === 'axis' ? 9 : -2, with: leader, since: situation.turn, attacked: true }
    return { standings: { [minor]: standing }, facts: {} }
  }
  const facts = { [`${on}.status`]: 'coBelligerent', [`${on}.favours`]: helper }
  return { standings: {}, facts: Object.fromEntries(Object.entries(facts).filter(([id]) => isFactId(id))) }
}

/** What the help changes. A division that has arrived decides; nothing less does. */
export function interventionOutcome(
  book: Book<InterventionChapter>,
  situation: Situation,
  intervention: Intervention,
): InterventionOutcome {
  const { rules } = chapterOf(book, 'intervention')
  const { on, divisions } = intervention
  const by = helperOf(book, intervention)
  const name = NATION_NAMES[on]
  if (divisions === 0)
    return {
      joins: false,
      standings: {},
      facts: {},
      brings: [
        { what: `the status of ${name} does not change: no air support, no other forces`, who: by, cite: rules.lesser },
        { what: `the same choice is open next turn if ${name} still resists`, who: by, cite: rules.again },
      ],
    }
  return {
    joins: true,
    ...joined(situation, by, on),
    brings: [
      { what: `${withVerb(on, 'is')} a Co-Belligerent once a division has arrived`, who: by, cite: rules.joins },
      { what: `${withVerb(on, 'is')} at war with every enemy of ${FRIEND_NAMES[by]}`, cite: rules.enemies },
      { what: 'no air or naval unit re-bases there in Orders; ships unload, aircraft fly over', who: by, cite: rules.rebasing },
      { what: 'cooperation is unrestricted in Ops', who: by, cite: rules.ops },
    ],
  }
}
