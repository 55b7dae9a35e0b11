/** Wording of answers about other chapters of the rules. */
export const CHAPTER = {
  value: (value: number): string => `${value}`,
  total: (total: string): string => `${total} in all`,
  elections: { held: 'an election is held', none: 'no election', over: 'the game is over', on: 'the game goes on' },
  met: { yes: 'so', no: 'not so' },
  income: (brps: string, to: string, what: string): string => `${brps} BRPs to ${to}, ${what}`,
  nobody: 'nobody',
  at: (turn: string, side: 'axis' | 'allies'): string => `${turn}, ${side === 'axis' ? 'Axis' : 'Allied'} player turn`,
}
