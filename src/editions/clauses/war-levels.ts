import {
  all,
  atLeast,
  type Citation,
  type Condition,
  type Country,
  declared,
  declaredOn,
  earlierDeclarations,
  everAtWar,
  flag,
  type Implication,
  longAtWar,
  not,
  type Power,
  type Track,
} from '../../rules/core/index.ts'

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
  /** Russia itself declares war from 50 alone, unless Germany supports one of these that it attacks (50.24, 50.25). */
  readonly russian?: { readonly supported: readonly Country[]; readonly cite: Citation }
  /** An oil embargo is laid at 20, which the die may have brought from 18. */
  readonly embargo?: Citation
  /** A Japanese attack on Britain alone lifts it to 20 or more. */
  readonly britainAlone: Citation
}

export const warLevels = ({ attack, eastern, american, russian, embargo, britainAlone }: WarLevels): readonly Implication[] => [
  reached('attack-on-russia', 'rgt', 50, before(attack.by, 'russia'), 'Germany attacked Russia', attack.cite),
  reached('eastern-war', 'rgt', 50, longAtWar('germany', 'russia'), 'Germany and Russia are at war', eastern),
  ...(russian === undefined
    ? []
    : [
        reached(
          'russia-declares',
          'rgt',
          50,
          all(atLeast(1, declaredOn(['russia'], ['germany'])), ...russian.supported.map((country) => not(declared('russia', country)))),
          'Russia declared war on Germany',
          russian.cite,
        ),
      ]),
  ...(embargo === undefined
    ? []
    : [reached('embargo', 'usjt', 18, flag('japan.oilEmbargo'), 'an oil embargo against Japan is in effect', embargo)]),
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
