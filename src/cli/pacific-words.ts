/** Wording of the commands for Pearl Harbor, unpreparedness and cooperation. */

export const PACIFIC = {
  'pearl-harbor': {
    words: 'An attack on Pearl Harbor: exact chances, or one strike step by step from given dice.',
    example: 'pearl-harbor cases/situations/pearl-harbor.yaml --magic-us 1 --carrier-dice 12,34,66 --surprise-die 3',
  },
  unprepared: {
    words: 'Who is bound by what after a Japanese attack, player turn by player turn.',
    example: 'unprepared cases/situations/pearl-harbor.yaml --player-turn allies',
  },
  cooperate: {
    words: 'Whether two powers may do something together, by which rule, and what would lift it.',
    example: 'cooperate cases/situations/pearl-harbor.yaml us russia deliver-grants',
  },
} as const

export const PACIFIC_ARGUMENTS = {
  pair: 'who acts, with or for whom, and what they do; without the last, all that they might',
}

export const PACIFIC_OPTIONS = {
  level: 'effective tension as Japan declares war; without it, that of the situation',
  actual: 'actual tension instead, with the final die open or given',
  finalDie: 'the final tension die, on the actual level',
  rises: 'count what the start of this turn adds to the level of the situation',
  mobilized: 'tension forced a Japanese mobilization this turn',
  shipbuilding: 'shipbuilding increases out of that mobilization',
  magicUs: 'American strategic Magic cards',
  magicJapan: 'Japanese strategic Magic cards',
  carriers: 'American carrier forces; without it, those of the situation',
  carrierDice: 'two faces for each carrier force, such as 12,34,66: plays one strike',
  surpriseDie: 'the Japanese surprise die',
  secondStrike: 'Japan strikes a second time',
  interceptionDice: 'a face for each carrier force at sea with a number',
  nas: 'Japanese NAS; 18 without it',
  cap: 'NAS held back from the second strike',
  oilResult: 'air attack result against the oil',
  first: 'what the first strike came to, such as { nasLost: 2, aafResults: 3, sunk: [Enterprise] }',
  second: 'what the second strike came to, such as { nasLost: 1, damaged: [Enterprise] }',
  combat: 'what carriers that came up came to, such as { usNas: 8, japaneseNas: 3, nasLost: 2 }',
  playerTurn: 'axis or allies',
  surprised: 'japan, us, britain, otherWesternAllies, dutch or nationalistChina alone',
  hex: 'paris, marseilles, lyon, vichy or maginot',
  wasAxisHeld: 'Axis forces once held that Maginot hex',
  oneFactors: 'combat factors of the first',
  otherFactors: 'combat factors of the second',
  attackDie: 'the die that settles equal factors',
  lender: 'whose units, or flyingTigers',
  units: 'how many units; one without it',
  carrier: 'CVL, CV or CVB',
  fourFactorBattleships: '4-factor battleships beside it',
  threeFactorBattleships: '3-factor battleships beside it',
  lightFactors: 'factors of light ships beside it',
}

export const STRIKE_PRINT = {
  column: (level: number, columns: string): string => `column level ${level}: ${columns}`,
  level: (level: number): string => `level ${level}`,
  places: 'one carrier force is',
  caught: 'carrier forces caught in port',
  surprise: 'surprise level',
  intercepting: 'carrier forces that intercept after a second strike',
  strike: 'one strike',
}

export const UNPREPARED_PRINT = {
  surprise: { yes: 'Japan has surprise', no: 'no surprise', unknown: 'whether Japan had surprise was not reported' },
  needs: (fact: string, words: string): string => `to be reported as ${fact}: ${words}`,
  ifSurprised: ', if Japan had surprise',
  none: 'nobody is bound by it this turn',
  turns: {
    declaring: 'Allied player turn of the declaration',
    japanese: 'Japanese player turn',
    'first-allied': 'first Allied player turn',
    'second-allied': 'second Allied player turn',
  },
}

export const COOPERATION_PRINT = {
  limited: 'limited',
  free: 'no limits',
  apart: 'not at war together: no limits here, which are for allies',
  someLeft: 'limits lifted, some bans left',
  ends: (turn: string, side: string): string => (side === 'axis' ? `ends as ${turn} opens` : `ends with the Allied player turn of ${turn}`),
  lifts: 'what would lift it',
  open: 'no rule of the chapter speaks of it',
}
