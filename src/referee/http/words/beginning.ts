const inTime = (seconds: number): string => (seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`)

/** What is said to those who begin more than they may. */
export const BEGINNING = {
  usedUp: {
    games: (seconds: number) => `too many games were begun from your address; the next may begin in ${inTime(seconds)}`,
    boxes: (seconds: number) => `too many games by mail were begun from your address; the next may begin in ${inTime(seconds)}`,
    letters: (seconds: number) => `you have put very much into boxes of games by mail; put in more in ${inTime(seconds)}`,
    codes: (seconds: number) => `your address has asked for very many codes and trials; ask again in ${inTime(seconds)}`,
    drafts: (seconds: number) => `you have drafted very often; draft again in ${inTime(seconds)}, or seal`,
  },
} as const
