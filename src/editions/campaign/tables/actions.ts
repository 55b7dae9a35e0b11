import {
  all,
  any,
  atLeast,
  called,
  counting,
  earlierSubversions,
  everAtWar,
  exceeds,
  highestLevel,
  inBook,
  inManner,
  larger,
  less,
  not,
  number,
  points,
  rolledBy,
  ruled,
  type Section,
  subversion,
  sum,
} from '../../../rules/core/index.ts'

export const rule = inBook('campaign')

/** From then on Western Allied and Russian DPs are added in what the Axis select; it never lapses (3.1.4b, RC-08). */
export const areCombined = called(
  'Germany and Russia have gone to war, or tension has reached 50',
  any(everAtWar('germany', 'russia'), atLeast(50, highestLevel('rgt'))),
)

const west = points('westernAllies')
const russian = points('russia')

/** Of the two Allied factions both count in what the Axis select (3.1.4a, 3.1.4b), and in Reactions and answers to demands (RC-37). */
const countsBoth = called('the Axis act, or the nation reacts', any(rolledBy('axis'), inManner('reaction'), inManner('demand')))
const ownAction = (by: 'westernAllies' | 'russia') => all(rolledBy(by), inManner('ordinary'))

/** What DPs do in every Action, Reaction and answer to a demand; neutral Italy’s join Germany’s (3.2.4b). */
export const actions: Section = {
  id: 'actions',
  title: 'Diplomatic points',
  rows: [
    { id: 'axis-points', value: +1, per: points('axis'), words: 'Axis DPs placed', cite: rule('3.2.4b'), ruling: 'RC-08' },
    {
      id: 'larger-allied-points',
      value: -1,
      when: all(countsBoth, not(areCombined)),
      per: larger(west, russian),
      words: 'Allied DPs placed, the larger of West and Russia',
      cite: rule('3.1.4a'),
    },
    {
      id: 'all-allied-points',
      value: -1,
      when: all(countsBoth, areCombined),
      per: sum(west, russian),
      words: 'Allied DPs placed, West and Russia together',
      cite: rule('3.1.4b'),
    },
    {
      id: 'western-points',
      value: -1,
      when: ownAction('westernAllies'),
      per: west,
      words: 'Western Allied DPs placed',
      cite: rule('3.1.4c'),
    },
    { id: 'russian-points', value: -1, when: ownAction('russia'), per: russian, words: 'Russian DPs placed', cite: rule('3.1.4c') },
  ],
}

const isSubverted = called('Russia subverts this Action', atLeast(1, subversion))

/** Actions in which Russian DPs count, whichever Ally has more: Russia’s own, and those of the Axis once DPs are combined. */
const alwaysCount = any(rolledBy('russia'), all(rolledBy('axis'), areCombined))

/** The draw in place of the one DP that it was (3.2.4.4b); a use of this turn costs nothing yet (3.2.4.4d). */
const draw = less(subversion, number(1))

/**
 * Subversion of the four Balkan nations (3.2.4.4). Nothing comes of it in a Western Allied Action (3.1.4c), nor where Western DPs are
 * more and Russian ones do not count; on a tie Russia’s count, for it subverts (RC-10).
 */
export const subversions: Section = {
  id: 'subversions',
  title: 'Russian subversion',
  rows: [
    {
      id: 'subversion',
      value: -1,
      when: all(
        ruled('RC-10', 'by-number'),
        isSubverted,
        any(alwaysCount, all(rolledBy('axis'), called('Western DPs are not more than Russian', not(exceeds(west, russian))))),
      ),
      per: draw,
      words: 'a subversion’s draw, beyond the DP it was',
      cite: rule('3.2.4.4b'),
      ruling: 'RC-10',
    },
    {
      id: 'subversion-by-strength',
      value: -1,
      when: all(ruled('RC-10', 'by-strength'), isSubverted, not(rolledBy('westernAllies'))),
      per: sum(counting(alwaysCount, draw), counting(not(alwaysCount), less(larger(west, sum(russian, draw)), larger(west, russian)))),
      words: 'a subversion’s draw, beyond the DP it was',
      cite: rule('3.2.4.4b'),
      ruling: 'RC-10',
    },
    {
      id: 'earlier-subversions',
      value: +1,
      when: ruled('RC-09', 'against-russia'),
      per: earlierSubversions,
      words: 'uses of subversion in earlier turns',
      cite: rule('3.2.4.4c'),
      ruling: 'RC-09',
    },
    {
      id: 'earlier-subversions-as-printed',
      value: -1,
      when: ruled('RC-09', 'as-printed'),
      per: earlierSubversions,
      words: 'uses of subversion in earlier turns',
      cite: rule('3.2.4.4c'),
      ruling: 'RC-09',
    },
  ],
}
