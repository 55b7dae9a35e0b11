import {
  all,
  atLeast,
  type Citation,
  type Condition,
  declaredOn,
  earlierDeclarations,
  everAtWar,
  type Implication,
  longAtWar,
  not,
  type Power,
  type Track,
} from '../rules/core/index.ts'

const reached = (id: string, track: Track, level: number, when: Condition, words: string, cite: Citation): Implication => ({
  id,
  when,
  implies: { is: 'reached', track, level },
  strength: 'usual',
  words,
  cite,
})

const before = (by: readonly Power[], on: Power): Condition => atLeast(1, earlierDeclarations(by, [on]))

/** What each level must have come to by a war that is reported; a level itself, where it is reported, goes before it. */
export interface WarLevels {
  /** A German attack lifts it to 50; Russia itself may declare war from 50 alone. */
  readonly attack: { readonly by: readonly Power[]; readonly cite: Citation }
  readonly eastern: Citation
  /** The U.S. declares war from 50 alone. */
  readonly american: readonly { readonly on: readonly Power[]; readonly track: Track; readonly words: string; readonly cite: Citation }[]
  /** A Japanese attack on Britain alone lifts it to 20 or more. */
  readonly britainAlone: Citation
}

export const warLevels = ({ attack, eastern, american, britainAlone }: WarLevels): readonly Implication[] => [
  reached('attack-on-russia', 'rgt', 50, before(attack.by, 'russia'), 'Germany attacked Russia', attack.cite),
  reached('eastern-war', 'rgt', 50, longAtWar('germany', 'russia'), 'Germany and Russia are at war', eastern),
  ...american.map(({ on, track, words, cite }) => reached(`us-war-${track}`, track, 50, atLeast(1, declaredOn(['us'], on)), words, cite)),
  reached(
    'attack-on-britain',
    'usjt',
    20,
    all(before(['japan'], 'britain'), not(everAtWar('japan', 'us'))),
    'Japan attacked Britain alone',
    britainAlone,
  ),
]
