/** Wording of the command for declarations of war. */

export const WAR_ROOM = {
  atStart: ' (lifted by what Tensions adds at the start of this turn)',
  allowed: (price: number | null): string => (price === null ? 'yes' : `yes, ${price}`),
  unpriced: (fact: string): string => `yes, its price not reported (${fact})`,
  atWar: 'at war',
  notOpen: (rules: readonly string[]): string => `no  ${rules.join(', ')}`,
  means: (power: string): string => ` (war with ${power})`,
  owed: 'still to be acted upon this turn',
} as const

export const BLITZ = {
  head: (turn: string, { isBlitz, mayBeBlitz }: { readonly isBlitz: boolean; readonly mayBeBlitz?: boolean }): string =>
    `${turn}: ${isBlitz ? 'a blitz turn' : mayBeBlitz === true ? 'perhaps a blitz turn' : 'no blitz turn'}`,
  none: 'no blitz turns',
  now: (left: number, against: string): string => `; now, against ${against}, ${left === 1 ? 'the last' : `${left} left with this one`}`,
  rounds: (rounds: number): string => `battles and breakthroughs run ${rounds} rounds longer each`,
  possible: (turns: string): string => `perhaps ${turns}`,
  needs: (fact: string): string => `the level when war was declared decides; please report ${fact}`,
  declarer: 'who declared this war is not reported; an Axis declaration would give blitz turns',
} as const
