import { freeTargets, whyNotTarget } from '../../../rules/chapters/rolls/index.ts'
import {
  type Citation,
  FACTION_NAMES,
  type Faction,
  isMinor,
  MINORS,
  type Minor,
  type Refusal,
  type Situation,
  targetName,
  withVerb,
} from '../../../rules/core/index.ts'
import { type Order, type Rulebook, whyNot } from '../../../rules/game/index.ts'
import * as s from '../../schema.ts'
import { ABOUT, about, bool, CITATION, faction, int, listed, REFUSAL, SAID, string } from '../answers/shapes.ts'
import { door } from '../door.ts'
import { phaseOf } from '../may/rolls.ts'
import { by } from './roll.ts'

const TARGET = s.object({ target: s.names(MINORS), allowed: bool, refusals: listed(REFUSAL) })

const MANNER = s.object({
  manner: s.names(['ordinary', 'free', 'reaction', 'demand']),
  /** How many in one phase; nothing where there is no limit but one for each country. */
  most: s.nullable(int),
  words: string,
  cite: CITATION,
  targets: listed(TARGET),
})

const NAMINGS = s.object({
  ...ABOUT,
  by: faction,
  manners: listed(MANNER),
  /** How they go together, and in which order things come. */
  rules: listed(SAID),
})

export type NamingsAnswer = Readonly<s.Output<typeof NAMINGS>>
type Manner = NamingsAnswer['manners'][number]

const weighed = (targets: readonly Minor[], against: (target: Minor) => readonly Refusal[]): Manner['targets'] =>
  targets.map((target) => {
    const refusals = against(target)
    return { target, allowed: refusals.length === 0, refusals }
  })

/** The manners in which a faction may roll for countries in one phase of its own; one that it never has is left out. */
function mannersOf(book: Rulebook, situation: Situation, by: Faction): readonly Manner[] {
  const { clauses, tables } = book
  const minors = MINORS.filter((minor) => (tables[minor]?.bands.length ?? 0) > 0)
  const free = freeTargets(book, situation, by)
  const reacting = minors.filter((minor) => clauses.reacting.some((right) => right.for === by && right.on.includes(minor)))
  const named = (manner: 'ordinary' | 'reaction') => (target: Minor) => whyNotTarget(book, situation, by, { target, manner })
  const demanded = (of: Minor): readonly Refusal[] => {
    const order: Order = { type: 'make-demand', by: 'russia', of }
    return whyNot(book, phaseOf(situation, 'russia'), order)
  }
  const manner = (
    is: Manner['manner'],
    most: number | null,
    words: string,
    cite: Citation,
    targets: Manner['targets'],
  ): readonly Manner[] => (targets.length === 0 ? [] : [{ manner: is, most, words, cite, targets }])
  return [
    ...manner(
      'ordinary',
      1,
      `one country that ${withVerb(by, 'has')} points in`,
      clauses.oneTarget(by),
      weighed(
        minors.filter((minor) => !free.includes(minor)),
        named('ordinary'),
      ),
    ),
    ...manner('free', null, 'any of these beside it, with or without points', clauses.freeTargets.cite, weighed(free, named('ordinary'))),
    ...manner(
      'reaction',
      null,
      'any that an event has opened, beside all others',
      clauses.reactionTargets,
      weighed(reacting, named('reaction')),
    ),
    ...(by === 'russia'
      ? manner(
          'demand',
          null,
          'territory may be demanded, which is no naming',
          clauses.demandTargets.cite,
          weighed(clauses.demandTargets.value, demanded),
        )
      : []),
  ]
}

/** How manners go together, in the order in which things come. */
function rulesOf(book: Rulebook, situation: Situation, by: Faction): NamingsAnswer['rules'] {
  const { clauses } = book
  const { phaseRules: rules, phaseRuns, oneRollEach, reactsBeside } = clauses
  const isTogether = phaseRuns === 'together'
  // 49.634A: subversion of this very phase opens reactions once everything else is named.
  const right = isTogether ? clauses.reacting.find(({ id, for: faction }) => id === 'subversion' && faction === by) : undefined
  // Nothing but the subversion itself may be wanting.
  const isOpen = (target: Minor): boolean =>
    whyNotTarget(book, situation, by, { target, manner: 'reaction' }).every(({ code }) => code === 'reaction-not-open')
  const lateTargets = (right?.on ?? []).filter(isMinor).filter(isOpen)
  const late = lateTargets.length === 0 ? undefined : right
  return [
    {
      words: isTogether
        ? `all countries are named, in every manner, before any point is shown${late === undefined ? '' : '; later only reactions to subversion in this phase'}`
        : 'each is named and settled before the next',
      cite: rules.nameFirst,
    },
    reactsBeside === undefined
      ? { words: 'a country named in two manners is rolled for once in a phase', cite: oneRollEach }
      : { words: 'a reaction goes beside an Action on the same country', cite: reactsBeside },
    { words: 'then points in the countries named are shown', cite: rules.reveal },
    { words: 'then Russia says whether it subverts', cite: rules.subversionFirst },
    ...(late === undefined
      ? []
      : [
          {
            words: `if so, ${FACTION_NAMES[by]} may name more in reaction, with or without points: ${lateTargets.map(targetName).join(', ')}, but for the subverted one`,
            cite: late.cite,
          },
        ]),
    ...(isTogether ? [{ words: 'then covert operations are announced', cite: rules.beforeDie }] : []),
    isTogether
      ? { words: 'then dice fall; that for a subverted country first', cite: rules.subvertedFirst }
      : { words: 'then the die falls', cite: rules.roller },
    { words: 'a lesser result is taken at once', cite: rules.lesserAtOnce },
  ]
}

export const namingsDoor = door({
  name: 'namings',
  fromSetUp: true,
  words: 'The rolls a faction may make in one diplomatic phase: in which manners, how many, for whom, and in which order',
  example: 'namings cases/situations/hungary.json --by axis',
  all: 'also the countries that may not be named, and why',
  args: { by: by() },
  shape: NAMINGS,
  answer: (book, situation, { by: faction }): NamingsAnswer => ({
    ...about(book, situation),
    by: faction,
    manners: mannersOf(book, situation, faction),
    rules: rulesOf(book, situation, faction),
  }),
})
