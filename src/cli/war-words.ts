/** Wording of the command for declarations of war. */

export const WAR = {
  'war-room': {
    words: 'Who may declare war on whom: every power against every power and country, the price, and every rule against it.',
    example: 'war-room cases/situations/war-summer-1941.json --by russia',
  },
  blitz: {
    words: 'Whether this is a blitz turn, against whom, how many are left, and what it brings.',
    example: "blitz --situation '{ edition: campaign, turn: 1940 spring }'",
  },
} as const

export const WAR_OPTIONS = {
  by: 'this power alone',
  on: 'the power or country it is about; several with commas between them',
  together: 'take the two named as a unit, by one declaration',
  payers: 'who is to pay, where not the declarer',
  alongside: 'declarations of the same player turn, such as britain=norway,france=italy',
  support: 'what Germany answers when asked: not-asked, yes or no',
  choice: 'what Russia does then: declare or back-down',
  divisions: 'divisions that arrive to help; one if not said',
  specialForces: 'special forces come too',
  supplies: 'supplies come too',
} as const

export const WAR_ROOM = {
  atStart: ' (lifted by what Tensions adds at the start of this turn)',
  allowed: (price: number | null): string => (price === null ? 'yes' : `yes, ${price}`),
  atWar: 'at war',
  notOpen: (rules: readonly string[]): string => `no  ${rules.join(', ')}`,
  means: (power: string): string => ` (war with ${power})`,
  owed: 'still to be acted upon this turn',
} as const

export const BLITZ = {
  head: (turn: string, isBlitz: boolean): string => `${turn}: ${isBlitz ? 'a blitz turn' : 'no blitz turn'}`,
  none: 'no blitz turns',
  now: (left: number, against: string): string => `; now, against ${against}, ${left === 1 ? 'the last' : `${left} left with this one`}`,
  rounds: (rounds: number): string => `battles and breakthroughs run ${rounds} rounds longer each`,
  needs: (fact: string): string => `report ${fact} to be sure`,
  declarer: 'who declared this war is not reported; an Axis declaration would give blitz turns',
} as const
