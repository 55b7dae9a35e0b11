import { z } from 'zod/mini'
import { helperOf, type Intervention, interventionOutcome, whyNotIntervene } from '../../../chapters/access/index.ts'
import { attackedCountries } from '../../../chapters/statuses/index.ts'
import {
  COUNTRIES,
  type FactValue,
  type Following,
  isFaction,
  type Minor,
  NATION_NAMES,
  type Standing,
  situationWith,
  standingsWith,
  withVerb,
} from '../../../core/index.ts'
import { whyNoChapter } from '../../book/rulebook.ts'
import type { OrderDeclaration, Shaped } from '../../declaration/declaration.ts'
import { faction, facts, few, follows, nation, standings, whole, yes } from '../../declaration/shapes.ts'
import { named, number } from '../../declaration/typed-words.ts'
import { gameWith } from '../../game.ts'
import { withFacts } from '../../situation-changes.ts'
import { counted, followingNote } from '../../words/notes.ts'
import { telling } from '../../words/telling.ts'

const shape = z.strictObject({
  type: z.literal('intervene'),
  by: faction,
  help: z.strictObject({ on: z.enum(COUNTRIES), divisions: few, specialForces: yes, supplies: yes }),
})

export type Intervene = Shaped<typeof shape>

export interface Intervened {
  readonly type: 'intervened'
  readonly intervention: Intervention
  readonly standings: Readonly<Partial<Record<Minor, Standing>>>
  readonly facts: Readonly<Record<string, FactValue>>
  readonly brings: readonly Following[]
}

/** Help for a neutral that is attacked, in a book that has it (3.5.2.3). */
export const intervene: OrderDeclaration<Intervene, Intervened> = {
  type: 'intervene',
  words: 'help a neutral that is attacked',
  shape,
  when: 'in-its-stage',
  whyNot(book, game, { by, help }) {
    const silent = whyNoChapter(book, 'intervention')
    return silent.length > 0 ? silent : whyNotIntervene(book, game.situation, { by, ...help })
  },
  carryOut(progress, { by, help }) {
    const intervention: Intervention = { by, ...help }
    const { standings, facts, brings } = interventionOutcome(progress.book, progress.game.situation, intervention)
    progress.put({ type: 'intervened', intervention, standings, facts, brings })
  },
  offers: (_book, _view, by) =>
    isFaction(by)
      ? COUNTRIES.map((on) => ({ type: 'intervene', by, help: { on, divisions: 1, specialForces: false, supplies: false } }))
      : [],
  topic: {
    is: 'reports',
    // Nobody else can be helped, and the menu would ask of every country.
    concerns: (book, { situation }, by) =>
      isFaction(by) &&
      attackedCountries(situation).some(
        (on) => whyNotIntervene(book, situation, { by, on, divisions: 1, specialForces: false, supplies: false }).length === 0,
      ),
  },
  short: {
    word: 'intervene',
    usage: 'intervene COUNTRY DIVISIONS [special] [supplies]',
    read: ([on, divisions, ...more], { by }) =>
      on === undefined || divisions === undefined
        ? undefined
        : {
            type: 'intervene',
            by,
            help: {
              on: named(on),
              divisions: number(divisions),
              specialForces: more.includes('special'),
              supplies: more.includes('supplies'),
            },
          },
    write: ({ help: { on, divisions, specialForces, supplies } }) =>
      `${on} ${divisions}${specialForces ? ' special' : ''}${supplies ? ' supplies' : ''}`,
  },
  events: {
    intervened: {
      shape: z.looseObject({
        intervention: z.looseObject({ by: faction, on: nation, divisions: whole }),
        standings,
        facts,
        brings: follows,
      }),
      evolve: (game, { facts, standings }) =>
        gameWith(game, {
          situation: situationWith(withFacts(game.situation, facts), { standings: standingsWith(game.situation.standings, standings) }),
        }),
      show: 'everything',
      tell: (book, { intervention: { by, on, divisions }, brings }) =>
        telling(
          `${withVerb(helperOf(book, { by, on }), 'helps')} ${NATION_NAMES[on]}${divisions === 0 ? '' : ` with ${counted(divisions, 'division')}`}`,
          [],
          brings.map(followingNote),
        ),
      heading: null,
    },
  },
}
