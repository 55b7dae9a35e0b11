import {
  all,
  always,
  atWar,
  type Citation,
  type Condition,
  type DateFact,
  everAtWar,
  FACTS,
  flag,
  happened,
  type Implication,
  not,
  type Power,
  type YesNoFact,
} from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'

type Ending = YesNoFact | DateFact

const isDate = (fact: Ending): fact is DateFact => FACTS[fact].type === 'date'
const hasEnded = (fact: Ending): Condition => (isDate(fact) ? happened(fact) : flag(fact))

interface Lasting {
  readonly between: readonly [Power, Power | 'communistChina']
  readonly endedBy: readonly Ending[]
  readonly words: string
  readonly cite: Citation
  /** When it must be on; else once it has broken out. */
  readonly since?: Condition
}

const goesOn = ({ between, endedBy, words, cite, since = everAtWar(...between) }: Lasting): Implication => ({
  id: `${between.join('-')}-goes-on`,
  when: all(since, not(atWar(...between)), ...endedBy.map((fact) => not(hasEnded(fact)))),
  implies: { is: 'goes-on', between, endedBy },
  strength: 'likely',
  words,
  cite,
})

const UNTIL_TERMS = 'their war goes on until one of them surrenders or there is an armistice'

/** 3.3.3.1, 3.6.5 to 3.6.8: what ends a war of the powers, and nothing else does. */
export const lastingWars = (rule: Cite): readonly Implication[] =>
  [
    ...(['china', 'communistChina'] as const).map(
      (china): Lasting => ({
        between: ['japan', china],
        endedBy: ['japan.surrendered'],
        words: 'their war goes on until Japan surrenders',
        cite: rule('3.3.3.1a'),
        since: always,
      }),
    ),
    ...(['germany', 'italy'] as const).flatMap((enemy): readonly Lasting[] => [
      {
        between: ['britain', enemy],
        endedBy: ['britain.surrendered', `${enemy}.surrendered`, 'armistice.westernAxis'],
        words: UNTIL_TERMS,
        cite: rule('3.6.5.1a'),
        ...(enemy === 'germany' ? { since: always } : {}),
      },
      {
        between: ['france', enemy],
        endedBy: ['france.fallen', `${enemy}.surrendered`, 'armistice.westernAxis'],
        words: UNTIL_TERMS,
        cite: rule('3.6.4a'),
        ...(enemy === 'germany' ? { since: always } : {}),
      },
      {
        between: ['us', enemy],
        endedBy: [`${enemy}.surrendered`, 'armistice.westernAxis'],
        words: 'their war goes on until the Axis surrender or there is an armistice',
        cite: rule('3.6.7.2a'),
      },
      {
        between: ['russia', enemy],
        endedBy: ['russia.surrendered', `${enemy}.surrendered`, 'russia.surrenderTurn', 'armistice.russiaAxis'],
        words: UNTIL_TERMS,
        cite: rule('3.6.6.1e'),
      },
    ]),
    {
      between: ['us', 'japan'] as const,
      endedBy: ['japan.surrendered', 'armistice.usJapan'] as const,
      words: 'their war goes on until Japan surrenders or there is an armistice',
      cite: rule('3.6.8'),
    },
    {
      between: ['britain', 'japan'] as const,
      endedBy: ['japan.surrendered', 'armistice.usJapan', 'britain.surrendered'] as const,
      words: 'their war goes on until the USA makes peace there',
      cite: rule('3.6.5.2'),
    },
    {
      between: ['russia', 'japan'] as const,
      endedBy: ['russia.surrenderedToJapan', 'japan.surrendered', 'armistice.russiaJapan'] as const,
      words: UNTIL_TERMS,
      cite: rule('3.3.3.2c'),
    },
  ].map(goesOn)
