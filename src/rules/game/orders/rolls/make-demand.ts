import { z } from 'zod/mini'
import { brokenByDemand, landDemandedOf } from '../../../chapters/rolls/index.ts'
import { asInPhase } from '../../../chapters/tension/index.ts'
import { fellowWarsOf } from '../../../chapters/war/index.ts'
import { isAtWar, joins, type Minor, refuse, targetName, withVerb } from '../../../core/index.ts'
import type { OrderDeclaration, Shaped } from '../../declaration/declaration.ts'
import { minor, russia, yes } from '../../declaration/shapes.ts'
import { given, named } from '../../declaration/typed-words.ts'
import { freshRoll, gameWith } from '../../game.ts'
import { withFacts } from '../../situation-changes.ts'
import { mapNote } from '../../words/notes.ts'
import { telling } from '../../words/telling.ts'
import { type PointsRevealed, pointsIn } from './name-targets.ts'
import { whyNotBeside } from './pending.ts'

const shape = z.strictObject({ type: z.literal('make-demand'), by: russia, of: minor })

export type MakeDemand = Shaped<typeof shape>

export interface DemandMade {
  readonly type: 'demand-made'
  readonly of: Minor
  readonly causesRoll: boolean
}

/**
 * Russia may demand land of Finland or Rumania at any tension, also after an Axis naming (49.44 (c)). A demand is no naming: it leaves
 * the Axis theirs (49.44 (d)).
 */
export const makeDemand: OrderDeclaration<MakeDemand, DemandMade, PointsRevealed> = {
  type: 'make-demand',
  words: 'Russia may demand territory',
  rules: ({ clauses }) => [clauses.demandTargets.cite],
  shape,
  when: 'in-ones-turn',
  *whyNot(book, game, { of }) {
    const { value, cite } = book.clauses.demandTargets
    const { closed, rules } = book.clauses.war
    if (game.phase === null || !game.phase.movers.includes('russia'))
      yield refuse('not-your-phase', 'it is no diplomatic phase of Russia', book.clauses.phaseRules.name, { faction: 'russia' })
    const elsewhere = book.clauses.demandsElsewhere?.find((one) => one.of === of)
    const only = `Russia may make demands of ${value.map(targetName).join(' and ')} only`
    if (!value.includes(of))
      yield refuse('no-demand', `${targetName(of)}: ${elsewhere?.words ?? only}`, elsewhere?.cite ?? cite, { target: of })
    yield* brokenByDemand(book, asInPhase(book, game.situation), of)
    // 50.521: an ally or associate fights whom its partner fights.
    const isFellow = fellowWarsOf(book, game.situation, of).some((war) => joins(war, 'russia', of))
    if (isFellow || isAtWar(game.situation, 'russia', of))
      yield refuse('at-war-already', `Russia and ${targetName(of)} are at war already`, isFellow ? rules.heldByEnemy : closed?.atWar, {
        target: of,
      })
    if (game.situation.standings[of].conquered)
      yield refuse('conquered', `${withVerb(of, 'is')} conquered`, closed?.conquered, { target: of })
    yield* whyNotBeside(book, game, 'russia', of, 'demand')
  },
  /** Rumania answers by a roll at once (49.71, R49-88), on which everything may be played as on any other; a demand on Finland causes none (FIN-N3). */
  carryOut(progress, { of }) {
    const causesRoll = progress.book.tables[of]?.demandBands !== undefined
    progress.put({ type: 'demand-made', of, causesRoll })
    // 49.422: not before everybody has named his targets.
    if (causesRoll && (progress.book.clauses.phaseRuns === 'one-by-one' || progress.game.phase?.isRevealed))
      progress.put({ type: 'points-revealed', targets: [of], placements: pointsIn(progress.game, [of]), all: false })
  },
  offers: (book, _view, by) => (by === 'russia' ? book.clauses.demandTargets.value.map((of) => ({ type: 'make-demand', by, of })) : []),
  topic: { is: 'naming', concerns: 'what-is-offered' },
  short: {
    word: 'demand',
    usage: 'demand COUNTRY',
    read: ([of]) => given(of, (one) => ({ type: 'make-demand', by: 'russia', of: named(one) })),
    write: ({ of }) => of,
  },
  events: {
    'demand-made': {
      shape: z.looseObject({ of: minor, causesRoll: yes }),
      evolve(game, { of, causesRoll }) {
        const { phase } = game
        return gameWith(game, {
          situation: withFacts(game.situation, { [`${landDemandedOf(of)}.demanded`]: true }),
          phase: causesRoll && phase !== null ? { ...phase, rolls: { ...phase.rolls, [of]: freshRoll('russia', 'demand') } } : phase,
        })
      },
      show: 'everything',
      tell: ({ clauses }, { of, causesRoll }) =>
        telling(
          `Russia demands land of ${targetName(of)}`,
          [clauses.demandTargets.cite],
          [
            { words: causesRoll ? 'it answers by a roll, with the dice of this phase' : 'it makes no roll', cite: clauses.demandRoll(of) },
            ...(causesRoll && clauses.demandWait !== undefined ? [mapNote(clauses.demandWait)] : []),
            ...(clauses.demandEffects ?? []).map(mapNote),
          ],
        ),
      heading: 'announcements',
    },
  },
}
