import type { Friend, WayIn } from '../../../rules/chapters/statuses/index.ts'

/** Wording about statuses that is said more than once or put together from parts. */

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
  favours: (friend: string): string => `favours ${friend}`,
  forces: 'Its own forces',
  enter: 'Who may come in, and how',
  enterAsk: 'May they come in?',
  use: 'May its own forces be used so?',
} as const
