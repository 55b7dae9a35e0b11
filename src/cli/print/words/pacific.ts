/** Wording of the commands for Pearl Harbor, unpreparedness and cooperation. */

export const STRIKE = {
  column: (level: number, columns: string): string => `column level ${level}: ${columns}`,
  level: (level: number): string => `level ${level}`,
  places: 'one carrier force is',
  caught: 'carrier forces caught in port',
  surprise: 'surprise level',
  intercepting: 'carrier forces that intercept after a second strike',
  strike: 'one strike',
  placed: 'from these places, if all that can try',
  any: 'at least one',
  lost: (chance: string, at: number): string => `chance that Japan attacks without surprise: ${chance}, at an effective ${at} or more`,
  byDie: (die: number, level: number): string => `${die}: ${level}`,
}

export const UNPREPARED = {
  surprise: { yes: 'Japan has surprise', no: 'no surprise', unknown: 'whether Japan had surprise was not reported' },
  needs: (fact: string, words: string): string => `to be reported as ${fact}: ${words}`,
  ifSurprised: ', if Japan had surprise',
  none: 'nobody is bound by it this turn',
  russia: {
    yes: 'Russian forces are unprepared for a German attack',
    no: 'Russian forces are not unprepared for a German attack',
    unknown: 'whether Russian forces were unprepared was not reported',
  },
  ifUnprepared: ', if Russian forces were unprepared',
}

export const ENTRY = {
  title: (enemy: string): string => `the U.S. on ${enemy}`,
  turn: (turn: string, chance: string, byNow: string): string =>
    `${turn}: may declare war in ${chance}${byNow === chance ? '' : `, in this turn or before in ${byNow}`}`,
  level: (level: number, chance: string): string => `level ${level} in ${chance}`,
}

export const AMERICANS = {
  may: 'may go',
  not: 'may not go',
}

export const COOPERATION = {
  otherWay: 'where the second acts, for or with the first',
  limited: 'limited',
  free: 'no limits',
  apart: 'not at war together: no limits here, which are for allies',
  someLeft: 'limits lifted, some bans left',
  ends: (turn: string, side: string): string => (side === 'axis' ? `ends as ${turn} opens` : `ends with the Allied player turn of ${turn}`),
  lifts: 'what would lift it',
  open: 'no rule of the chapter speaks of it',
}
