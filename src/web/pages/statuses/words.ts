import type { Friend, WayIn } from '../../../rules/chapters/statuses/index.ts'

/** All wording about the statuses of minor nations. */

export const FRIEND_TONES = { axis: 'axis', westernAllies: 'west', russia: 'russia', japan: 'japan' } as const satisfies Record<
  Friend,
  string
>

export const WAY_WORDS: Readonly<Record<WayIn, string>> = {
  ground: 'move in',
  strategic: 'pass through',
  stay: 'stay',
  overflight: 'fly over',
  'air-base': 'base aircraft',
  'naval-base': 'base ships',
  unload: 'land',
  strait: 'pass straits',
  supply: 'be supplied',
}

export const FOOTING_WORDS: Readonly<Record<string, string>> = {
  friend: 'its friends',
  stranger: 'those it does not favour',
  opponent: 'enemies of its friends',
  helper: 'whoever is called for help',
  anyone: 'anyone',
}

export const WORDS = {
  label: 'Statuses',
  heading: 'Where the minors stand, and who may come in',
  silent: (book: string): string => `${book} has no statuses of minor nations.`,
  silentHint: 'How each country stands there is shown under',
  favours: (friend: string): string => `favours ${friend}`,
  favoursNobody: 'favours nobody',
  nations: 'Minor nations',
  reached: 'How it comes about',
  economy: 'Its economy',
  open: 'Open',
  closed: 'Closed',
  forces: 'Its own forces',
  wars: 'At war with',
  nobody: 'nobody',
  stay: 'Units that may stay',
  noneReported: 'none reported',
  notes: 'Beside that',
  enter: 'Who may come in, and how',
  ways: 'Powers against the ways in',
  enterAsk: 'May they come in?',
  use: 'May its own forces be used so?',
  useAnswer: 'The answer for its own forces',
} as const
