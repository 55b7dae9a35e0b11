import { DELEGATION_NAMES, DELEGATIONS, isTurn, turnName } from '../../../rules/core/index.ts'

const soMany = (number: number, one: string, many: string): string => (number === 1 ? `1 ${one}` : `${number} ${many}`)

/** `axis 1939 fall`, as a player says it. */
function sealedWords(what: string): string {
  const [who = '', ...when] = what.split(' ')
  const side = DELEGATIONS.find((one) => one === who)
  const turn = when.join(' ')
  return side === undefined || !isTurn(turn) ? what : `${DELEGATION_NAMES[side]} in ${turnName(turn)}`
}

/** All wording of the page that checks a record. */
export const CHECKED = {
  unread: 'This is no record that can be read',
  torn: 'the last line breaks off: the file was cut off there',
  counted: (orders: number, events: number): string =>
    `${soMany(orders, 'order', 'orders')} and ${soMany(events, 'event', 'events')}, each decided again with its dice`,
  compared: (name: string): string => `compared with the packets that ${name} keeps in this browser`,
  trusted: (dice: number): string => `${soMany(dice, 'die', 'dice')} on the word of whoever threw them`,
  proven: (proven: number, dice: number): string => `${proven} of ${soMany(dice, 'die', 'dice')} follow from links that everybody showed`,
  shown: 'this is what some seats were shown of a game: only a whole record can be decided again',
  reworded: (orders: number): string => `${soMany(orders, 'order', 'orders')} decided alike, told in other words than this version’s`,
  corrected: 'Rules were corrected since this game was played. What would be decided otherwise now stands as it was decided.',
  where: 'Where it would be decided otherwise',
  sealed: (what: readonly string[]): string =>
    `still sealed, so that nobody can say yet whether it was allowed: ${what.map(sealedWords).join('; ')}`,
} as const
