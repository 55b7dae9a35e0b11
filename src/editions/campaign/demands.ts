import type { MapNote } from '../../rules/chapters/rolls/index.ts'
import { all, any, type Bar, type Condition, chosen, flag, heldBy, type Minor, type Notice, not, stands } from '../../rules/core/index.ts'
import type { Say } from '../clauses/saying.ts'
import type { Cite } from '../edition.ts'

/** Russia may demand Karelia or Viipuri of Finland, and Bessarabia of Rumania, at any level of tension (3.2.4.5a, 3.5.2.4b). */
export const DEMANDED_OF: readonly Minor[] = ['rumania', 'finland']

const BORDERLANDS = [
  { minor: 'rumania', place: 'bessarabia', land: 'Bessarabia' },
  { minor: 'finland', place: 'finnishBorder', land: 'the Finnish border land' },
] as const

/** What forbids a demand. */
export const demandBars = (rule: Cite): readonly Bar[] => [
  {
    id: 'axis-partner',
    on: DEMANDED_OF,
    when: stands('here', 'axis', 'hexes', 'associate', 'ally'),
    words: 'it has Military Cooperation with the Axis, or better',
    cite: rule('3.2.4.5e'),
  },
  // What Russia has or fights for is no longer the nation’s to cede.
  ...BORDERLANDS.map(
    ({ minor, place, land }): Bar => ({
      id: 'land-is-russias',
      on: [minor],
      when: any(heldBy('russia', place), flag(`${place}.russiaEntered`), chosen(`${place}.borderWar`, 'open', 'escalated', 'over')),
      words: `Russia has entered ${land}, holds it or fights for it already`,
      cite: rule('3.2.4.5a'),
    }),
  ),
]

/** What a demand brings, whatever the answer. */
export const demandEffects = (rule: Cite): readonly MapNote[] => [
  { words: 'the nation reacts at once: it cedes the land, or may resist', cite: rule('3.2.4.5b') },
  { words: 'no declaration of war is needed, and Russia goes no further than that land', cite: rule('3.2.4.5d') },
  { words: 'it is no Action: the nation may still have one this year', cite: rule('3.2.4.5f') },
]

const BORDERS = [
  { minor: 'finland', war: 'finnishBorder.borderWar', land: 'Karelia or Viipuri', people: 'Finland' },
  { minor: 'rumania', war: 'bessarabia.borderWar', land: 'Bessarabia', people: 'Rumania' },
] as const

/** Border wars, against Russia, of Finland and Rumania alone (3.5.2.4a): what they hold everybody to. */
export const borderWarNotices = (say: Say): readonly Notice[] =>
  BORDERS.flatMap(({ minor, war, land, people }): readonly Notice[] => {
    const isOn: Condition = chosen(war, 'open')
    const isOver: Condition = chosen(war, 'over')
    const mayEnter = stands(minor, 'axis', 'hexes', 'associate', 'ally')
    return [
      say(`${minor}-border-war`, '3.2.4.5d', ['russia'], {
        when: isOn,
        words: `Russia may attack ${land} only; it goes no further into ${people}`,
      }),
      say(`${minor}-treaty`, '3.5.2.4c', ['axis', 'russia'], {
        when: isOn,
        words: `once Russia holds ${land} a treaty ends the war; ${people} stays in play`,
      }),
      say(`${minor}-joins`, '3.5.2.4d', ['axis', 'russia'], {
        when: isOver,
        words: `the forces and economy of ${people} are the Axis’, whatever its status; the Axis may rebuild them`,
      }),
      say(`${minor}-entry`, '3.5.2.4e', ['axis'], {
        when: all(isOver, not(mayEnter)),
        words: `the Axis may not enter ${people} without Military Cooperation or better`,
      }),
    ]
  })
