import { z } from 'zod/mini'
import { freeTargets, type Nomination, openReactions, reasonsNotToName, whyAllOut } from '../../../chapters/rolls/index.ts'
import {
  type ByFaction,
  copyWith,
  type Delegation,
  FACTION_NAMES,
  FACTIONS,
  type Faction,
  hasBeenAtWar,
  isFaction,
  itsOf,
  MINORS,
  type Minor,
  type Placements,
  type Refusal,
  refuse,
  situationWith,
  type Target,
  targetName,
  withVerb,
} from '../../../core/index.ts'
import type { Rulebook } from '../../book/rulebook.ts'
import type { StageOf } from '../../book/stage.ts'
import type { OrderDeclaration, Progress, Shaped } from '../../declaration/declaration.ts'
import { byFaction, faction, listOf, minor, placements, yes } from '../../declaration/shapes.ts'
import { isNothing, named, parts } from '../../declaration/typed-words.ts'
import { type DiplomaticPhase, freshRoll, type Game, gameWith } from '../../game.ts'
import { stageOf } from '../../sequence.ts'
import { withPoints } from '../../situation-changes.ts'
import { namesOf } from '../../words/notes.ts'
import { telling } from '../../words/telling.ts'
import { rollsOf, whyNotBeside } from './pending.ts'

const manner = z.enum(['ordinary', 'reaction'])

const shape = z.strictObject({
  type: z.literal('name-targets'),
  by: faction,
  nominations: listOf(z.strictObject({ target: minor, manner })),
  /** The dice are thrown along with it where nobody may act in between. */
  roll: z.exactOptional(z.literal(true)),
})

export type NameTargets = Shaped<typeof shape>

export interface TargetsNamed {
  readonly type: 'targets-named'
  readonly by: Faction
  readonly nominations: readonly Nomination[]
  readonly inEasternWar: boolean
}

export interface PointsRevealed {
  readonly type: 'points-revealed'
  readonly targets: readonly Minor[]
  readonly placements: ByFaction<Placements>
  readonly all: boolean
}

/** 3.2.4.3a: Actions that the Axis take freely wait for nobody. */
const isFree = (book: Rulebook, game: Game, { by, nominations }: NameTargets): boolean =>
  nominations.length > 0 &&
  nominations.every(
    ({ target, manner }) => manner === 'ordinary' && freeTargets(book, game.situation, by).some((minor) => minor === target),
  )

/** A right to react has come to somebody who was done in this stage. */
export interface ReactionOpened {
  readonly type: 'reaction-opened'
  readonly by: Faction
  readonly targets: readonly Minor[]
}

/** Subversion of a roll of this phase opens the reaction: what an earlier phase opened is named in time (49.422). */
const isOpenedSince = (book: Rulebook, game: Game, by: Faction, target: Minor): boolean =>
  openReactions(book, game.situation, by, target).some(({ id }) => id === 'subversion') &&
  rollsOf(game).some(([subverted, { subversion }]) => subversion > 0 && subverted !== target)

/** Targets rolled for already, and factions that have spoken. */
function whyNotInThisPhase(book: Rulebook, game: Game, phase: DiplomaticPhase, order: NameTargets): readonly Refusal[] {
  const { nameFirst } = book.clauses.phaseRules
  const twice = order.nominations.flatMap(({ target, manner }) => whyNotBeside(book, game, order.by, target, manner))
  if (book.clauses.phaseRuns === 'one-by-one' || !phase.named.includes(order.by)) return twice
  // 49.422, 49.634A: once the targets are named, only subversion announced since opens a further reaction.
  const isLate = order.nominations.length > 0 && order.nominations.every(({ manner }) => manner === 'reaction')
  if (!isLate)
    return [
      ...twice,
      refuse('already-named', `${withVerb(order.by, 'has')} named ${itsOf(order.by)} targets for this phase`, nameFirst, {
        faction: order.by,
      }),
    ]
  // 49.422: no target is chosen in the knowledge of a die; subversion opens reactions until the first falls.
  if (rollsOf(game).some(([, { rolled }]) => rolled !== null))
    return [
      ...twice,
      refuse('too-late-to-name', 'a die of this phase has fallen: targets are named before it', nameFirst, { faction: order.by }),
    ]
  const late = order.nominations
    .filter(({ target }) => !isOpenedSince(book, game, order.by, target))
    .map(({ target }) =>
      refuse('too-late-to-name', `${targetName(target)}: only subversion since the naming opens a reaction now`, nameFirst, { target }),
    )
  return [...twice, ...late]
}

export const pointsIn = (game: Game, targets: readonly Minor[]): ByFaction<Placements> =>
  Object.fromEntries(
    FACTIONS.map((faction) => [
      faction,
      Object.fromEntries(targets.map((target) => [target, game.situation.placements[faction][target] ?? 0])),
    ]),
  ) as unknown as ByFaction<Placements>

function nameable(book: Rulebook): readonly Nomination[] {
  const minors = MINORS.filter((minor) => (book.tables[minor]?.bands.length ?? 0) > 0)
  const reacting = minors.filter((minor) => book.clauses.reacting.some(({ on }) => on.includes(minor)))
  return [
    ...minors.map((target): Nomination => ({ target, manner: 'ordinary' })),
    ...reacting.map((target): Nomination => ({ target, manner: 'reaction' })),
  ]
}

/** When the last of the movers has spoken, all points in the named targets are shown (49.425); Action by Action, at once. */
function putNamed(progress: Progress<TargetsNamed | PointsRevealed>, by: Faction, nominations: readonly Nomination[]): void {
  const { book, game } = progress
  const shown = game.phase?.isRevealed === true ? Object.keys(game.phase.rolls) : []
  progress.put({ type: 'targets-named', by, nominations, inEasternWar: hasBeenAtWar(game.situation, 'germany', 'russia') })
  const { phase } = progress.game
  const isComplete = book.clauses.phaseRuns === 'one-by-one' || phase?.movers.every((faction) => phase.named.includes(faction))
  if (phase === null || !isComplete) return
  const targets = (Object.keys(phase.rolls) as Minor[]).filter((target) => !shown.includes(target))
  progress.put({ type: 'points-revealed', targets, placements: pointsIn(progress.game, targets), all: true })
}

/** Whoever has not spoken when the naming is over names nobody: all targets are known before points are shown (49.422). */
export function putSilence(progress: Progress<TargetsNamed | PointsRevealed>): void {
  const { movers = [], named: spoken = [] } = progress.game.phase ?? {}
  for (const faction of movers.filter((one) => !spoken.includes(one))) putNamed(progress, faction, [])
}

/** Later in a phase only reactions are named (49.634A). */
const opensNaming = ({ enter = [] }: StageOf): boolean => enter.some(({ is }) => is === 'open-phase')

function* whyNot(book: Rulebook, game: Game, order: NameTargets): Generator<Refusal, void, undefined> {
  const { phase, situation } = game
  const stage = stageOf(book, game)
  if (stage?.reactionsOnly && order.nominations.some(({ manner }) => manner === 'ordinary'))
    return yield refuse('reactions-only', `only a reaction may be named now, in "${stage.words}"`, stage.cite, { stage: stage.id })
  if (phase === null || !phase.movers.includes(order.by))
    return yield refuse('not-your-phase', `it is no diplomatic phase of ${FACTION_NAMES[order.by]}`, book.clauses.phaseRules.name, {
      faction: order.by,
    })
  // Where each Action runs its course alone, passing says that there is no more.
  if (book.clauses.phaseRuns === 'one-by-one' && order.nominations.length === 0)
    return yield refuse('nothing-named', 'nothing is named; pass when there is nothing more to do', book.clauses.phaseRules.nameFirst)
  const said = new Set<string>()
  for (const refusal of reasonsNotToName(book, situation, order.by, order.nominations)) {
    said.add(refusal.words)
    yield refusal
  }
  // A target of this turn's namings is one of this phase's rolls as well: the reason is said once.
  for (const refusal of whyNotInThisPhase(book, game, phase, order)) if (!said.has(refusal.words)) yield refusal
}

const mayName = (book: Rulebook, game: Game, order: NameTargets): boolean => whyNot(book, game, order).next().done === true

const mayReactIn = (book: Rulebook, game: Game, by: Faction): readonly Minor[] =>
  MINORS.filter(
    (target) =>
      openReactions(book, game.situation, by, target).length > 0 &&
      mayName(book, game, { type: 'name-targets', by, nominations: [{ target, manner: 'reaction' }] }),
  )

/** Whether a faction could have something to name here: any target while it has not spoken, later a reaction that stands open. */
function mayStillName(book: Rulebook, game: Game, by: Delegation): boolean {
  const { phase } = game
  const stage = stageOf(book, game)
  if (stage === undefined || phase === null || !isFaction(by) || !phase.movers.includes(by)) return false
  if (whyAllOut(book, game.situation, by) !== undefined) return false
  if (opensNaming(stage) && (book.clauses.phaseRuns === 'one-by-one' || !phase.named.includes(by))) return true
  return mayReactIn(book, game, by).length > 0
}

/** Whoever is done here and gains a right to react is asked again: a reaction comes at the moment that sets it off (3.2.5). */
export function putReactions(progress: Progress<ReactionOpened>, before: Game): void {
  const { book, game } = progress
  const stage = stageOf(book, game)
  const isAsBefore = before.situation === game.situation && before.phase === game.phase && before.stage === game.stage
  if (stage?.reactionsOnly !== true || isAsBefore) return
  for (const by of FACTIONS.filter((one) => stage.asks.includes(one) && !game.asked.includes(one))) {
    const known = mayReactIn(book, before, by)
    const rightsIn = ({ situation }: Game, target: Minor): number => openReactions(book, situation, by, target).length
    const targets = mayReactIn(book, game, by).filter(
      (target) => !known.includes(target) || rightsIn(game, target) > rightsIn(before, target),
    )
    if (targets.length > 0) progress.put({ type: 'reaction-opened', by, targets })
  }
}

/** The targets a faction rolls for, in its own phase or in reaction. */
export const nameTargets: OrderDeclaration<NameTargets, TargetsNamed | PointsRevealed | ReactionOpened> = {
  type: 'name-targets',
  words: ({ clauses }, stage) =>
    opensNaming(stage)
      ? `name the countries to roll for, in reaction too; ${clauses.phaseRuns === 'together' ? 'once all have named' : 'at once'}, everybody’s points in them are shown`
      : 'name a country in reaction, where one has been opened since',
  rules: ({ clauses }, stage) =>
    opensNaming(stage) ? [clauses.phaseRules.nameFirst, clauses.phaseRules.reveal] : [clauses.reactionTargets],
  shape,
  when: (book, game, order) => (isFree(book, game, order) ? 'in-its-stage' : 'in-ones-turn'),
  whyNot,
  carryOut: (progress, { by, nominations }) => putNamed(progress, by, nominations),
  offers: (book, _view, by) =>
    isFaction(by) ? [[], ...nameable(book).map((one) => [one])].map((nominations) => ({ type: 'name-targets', by, nominations })) : [],
  topic: { is: 'naming', concerns: mayStillName, owesNothing: true },
  owed: (_book, { phase, asked }, by) =>
    isFaction(by) && asked.includes(by) && phase?.movers.includes(by) && !phase.named.includes(by)
      ? [{ type: 'name-targets', by, nominations: [] }]
      : [],
  short: {
    word: 'name',
    alike: ['nominate', 'target', 'choose'],
    usage: 'name COUNTRY,… [roll] | name COUNTRY=reaction | name nothing',
    read(words, { by }) {
      if (words.length === 0) return undefined
      const said = parts(words)
      const rolls = said.length > 1 && /^roll$/i.test(said.at(-1) ?? '')
      const targets = isNothing(words) ? [] : said.slice(0, rolls ? -1 : undefined).map((part) => part.split('='))
      return {
        type: 'name-targets',
        by,
        nominations: targets.map(([target = '', manner = 'ordinary']) => ({ target: named(target), manner })),
        ...(rolls ? { roll: true } : {}),
      }
    },
    write: ({ nominations, roll }) =>
      nominations.length === 0
        ? 'nothing'
        : `${nominations.map(({ target, manner }) => (manner === 'reaction' ? `${target}=reaction` : target)).join(',')}${roll ? ' roll' : ''}`,
  },
  events: {
    'reaction-opened': {
      shape: z.looseObject({ by: faction, targets: z.array(minor) }),
      evolve: (game, { by }) => gameWith(game, { asked: [...game.asked, by] }),
      show: 'everything',
      tell: ({ clauses }, { by, targets }) =>
        telling(`${withVerb(by, 'is')} asked again: a reaction is open in ${targets.map(targetName).join(', ')}`, [
          clauses.reactionTargets,
        ]),
      heading: null,
    },
    'targets-named': {
      shape: z.looseObject({ by: faction, nominations: z.array(z.looseObject({ target: minor, manner })), inEasternWar: yes }),
      evolve(game, { by, nominations, inEasternWar }) {
        const { situation, phase } = game
        // A reaction uses up no naming (49.431A).
        const namings = nominations
          .filter(({ manner }) => manner === 'ordinary')
          .map(({ target }) => ({ target, by, turn: situation.turn, ...(inEasternWar ? { inEasternWar: true as const } : {}) }))
        const rolls = Object.fromEntries(nominations.map(({ target, manner }) => [target, freshRoll(by, manner)]))
        return gameWith(game, {
          situation: situationWith(situation, { namings: [...situation.namings, ...namings] }),
          phase:
            phase === null
              ? null
              : {
                  ...phase,
                  named: phase.named.includes(by) ? phase.named : [...phase.named, by],
                  rolls: { ...phase.rolls, ...rolls },
                },
        })
      },
      show: 'everything',
      tell({ clauses }, { by, nominations }) {
        const targets = nominations.map(({ target, manner }) => targetName(target) + (manner === 'reaction' ? ' in reaction' : ''))
        return telling(`named by ${FACTION_NAMES[by]}: ${namesOf(targets, 'nobody')}`, [clauses.phaseRules.name])
      },
      heading: null,
    },
    'points-revealed': {
      discloses: true,
      shape: z.looseObject({ targets: z.array(minor), placements: byFaction(placements), all: yes }),
      evolve: (game, { placements, all }) =>
        gameWith(game, {
          situation: withPoints(game.situation, placements),
          phase: game.phase === null ? null : copyWith(game.phase, { isRevealed: game.phase.isRevealed || all }),
        }),
      show: 'everything',
      tell({ clauses }, { targets, placements }) {
        const inTarget = (target: Target): string =>
          FACTIONS.map((faction) => `${FACTION_NAMES[faction]} ${placements[faction][target] ?? 0}`).join(', ')
        const notes = targets.map((target) => ({ words: `${targetName(target)}: ${inTarget(target)}` }))
        return telling(targets.length === 0 ? 'no points to show' : 'points shown', [clauses.phaseRules.reveal], notes)
      },
      heading: null,
    },
  },
}
