/** Wording of the commands for other chapters of the rules, each with questions of its own. */
export const CHAPTERS = {
  transports: {
    words: 'Transports: where new ones go, which may change box, how many may be used.',
    example: "transports cases/situations/hungary.json place --with '{ new: { atlantic: 2 } }'",
    questions: ['place', 'redeploy', 'available', 'use', 'end-turn'],
  },
  construction: {
    words: 'Where a power may build its units; when Canada opens to the British.',
    example: "construction cases/situations/hungary.json build --with '{ power: britain, in: ulster }'",
    questions: ['build'],
  },
  research: {
    words: 'Which research projects may be chosen together, and when combat training opens.',
    example: 'research cases/situations/hungary.json training-year',
    questions: ['choose', 'training-year', 'place-training-points', 'first-fight'],
  },
  surrender: {
    words: 'Surrenders, armistices and the collapse of China: what it takes, who accepts, when, and what follows.',
    example: 'surrender cases/situations/campaign-1943.yaml overview',
    questions: [
      'level',
      'accept',
      'declare',
      'deploy',
      'base',
      'resistance',
      'partisans',
      'russia',
      'minor',
      'ex-patriots',
      'overview',
      'nation',
      'settle',
      'terms',
      'cede',
      'spoils',
      'reaction',
      'armistice',
      'renew',
      'renounce',
      'collapse',
      'warlord',
      'expand',
    ],
  },
  elections: {
    words: 'When America votes, and when the Allies have lost.',
    example: 'elections cases/situations/hungary.json defeat',
    questions: ['event', 'due', 'defeat'],
  },
  conquest: {
    words: 'Who has conquered a country, and who has its BRPs when.',
    example: "conquest cases/situations/hungary.json income --with '{ country: spain }'",
    questions: ['conquered', 'capital', 'income', 'prorated', 'recapture'],
  },
  transfer: {
    words: 'British-commanded units sent to the Pacific before war with Japan, and what they cost in tension.',
    example:
      "transfer cases/situations/hungary.json send --with '{ units: [{ nationality: british, kind: naval, factors: 5, to: indiaBox }] }'",
    questions: ['send'],
  },
} as const
export type ChapterName = keyof typeof CHAPTERS

/** What `--with` takes, question by question; what has a question mark may be left out. */
export const FIELDS: Readonly<Partial<Record<ChapterName, Readonly<Record<string, string>>>>> = {
  surrender: {
    level: 'of, isVoluntary?',
    accept: 'by?, isOffered?',
    declare: 'by, on',
    deploy: 'units, to, past?, throughAxisTerritory?',
    base: 'base?',
    minor: 'of, cause?, industry?',
    'ex-patriots': 'of, units',
    nation: 'of',
    settle: 'of, answer?, by?, isFree?, vichy?',
    terms: 'of, concessions?, icPoints?, areBordersContiguous?, meetsTerms?, isAgreed?',
    cede: 'theatre?, year?, lands, available?',
    spoils: 'of, units?, supplies?, reservePoints?, growthPercent?',
    renew: 'by, on',
    renounce: 'by?, on?, isLand?',
    warlord: 'land, units?, others?, defenders?, hasCity?',
    expand: 'divisions?, unbuilt?, forcesThere?, isNationalist?, isNextToCommunist?',
  },
}

export const CHAPTER = {
  fields: '--with takes (? may be left out):',
  with: 'what is asked beside the question, as JSON or YAML',
  empty: 'there is nothing here',
  notNamed: (flag: string): string => `${flag}: expected named values, such as { box: atlantic }`,
  question: (name: ChapterName): string => `${name}: which question? One of ${CHAPTERS[name].questions.join(', ')}`,
  value: (value: number): string => `${value}`,
  total: (total: string): string => `${total} in all`,
  elections: { held: 'an election is held', none: 'no election', over: 'the game is over', on: 'the game goes on' },
  met: { yes: 'so', no: 'not so' },
  income: (brps: string, to: string, what: string): string => `${brps} BRPs to ${to}, ${what}`,
  nobody: 'nobody',
  at: (turn: string, side: 'axis' | 'allies'): string => `${turn}, ${side === 'axis' ? 'Axis' : 'Allied'} player turn`,
}
