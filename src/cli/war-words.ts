/** Wording of the command for declarations of war. */

export const WAR = {
  'war-room': {
    words: 'Who may declare war on whom: every power against every power and country, the price, and every rule against it.',
    example: 'war-room cases/situations/war-summer-1941.json --by russia',
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
} as const

export const WAR_ROOM = {
  allowed: (price: number): string => `yes, ${price}`,
  atWar: 'at war',
  notOpen: (rules: readonly string[]): string => `no  ${rules.join(', ')}`,
  means: (power: string): string => ` (war with ${power})`,
} as const
