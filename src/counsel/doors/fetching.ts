import type { BooksDoor, SituationDoor } from './door.ts'

/** Every door by its name, for whoever asks one question and should not wait for the others; a test holds this list to that of `doors.ts`. */
export const DOORS_APART: Readonly<Record<string, () => Promise<SituationDoor | BooksDoor>>> = {
  reckon: async () => (await import('./rolls/reckon.ts')).reckonDoor,
  odds: async () => (await import('./rolls/odds.ts')).oddsDoor,
  allot: async () => (await import('./points/allot.ts')).allotDoor,
  advise: async () => (await import('./advice/advise.ts')).adviseDoor,
  'advise-phase': async () => (await import('./advice/advise-phase.ts')).advisePhaseDoor,
  may: async () => (await import('./may/may.ts')).mayDoor,
  tensions: async () => (await import('./tensions/tensions.ts')).tensionsDoor,
  entry: async () => (await import('./tensions/entry.ts')).entryDoor,
  forecast: async () => (await import('./advice/forecast.ts')).forecastDoor,
  initiative: async () => (await import('./points/initiative.ts')).initiativeDoor,
  notices: async () => (await import('./turn/notices.ts')).noticesDoor,
  sequence: async () => (await import('./turn/sequence.ts')).sequenceDoor,
  'year-start': async () => (await import('./points/year-start.ts')).yearStartDoor,
  namings: async () => (await import('./rolls/namings.ts')).namingsDoor,
  secrets: async () => (await import('./points/secrets.ts')).secretsDoor,
  status: async () => (await import('./countries/status.ts')).statusDoor,
  transports: async () => (await import('./changes/transports.ts')).transportsDoor,
  construction: async () => (await import('./changes/transports.ts')).constructionDoor,
  research: async () => (await import('./changes/research.ts')).researchDoor,
  surrender: async () => (await import('./surrender/surrender.ts')).surrenderDoor,
  elections: async () => (await import('./changes/elections.ts')).electionsDoor,
  conquest: async () => (await import('./changes/conquest.ts')).conquestDoor,
  transfer: async () => (await import('./changes/transports.ts')).transferDoor,
  'pearl-harbor': async () => (await import('./pearl-harbor/pearl-harbor.ts')).pearlHarborDoor,
  unprepared: async () => (await import('./war/unprepared.ts')).unpreparedDoor,
  'american-forces': async () => (await import('./alliances/american-forces.ts')).americanForcesDoor,
  cooperate: async () => (await import('./alliances/cooperate.ts')).cooperateDoor,
  'war-room': async () => (await import('./war/war-room.ts')).warRoomDoor,
  blitz: async () => (await import('./war/blitz.ts')).blitzDoor,
  partisans: async () => (await import('./countries/partisans.ts')).partisansDoor,
  'lend-lease': async () => (await import('./alliances/lend-lease.ts')).lendLeaseDoor,
  table: async () => (await import('./books/table.ts')).tableDoor,
  rules: async () => (await import('./books/rules.ts')).rulesDoor,
  facts: async () => (await import('./books/facts.ts')).factsDoor,
  diff: async () => (await import('./books/diff.ts')).diffDoor,
  coverage: async () => (await import('./books/coverage.ts')).coverageDoor,
}

export const fetchDoor = async (name: string): Promise<SituationDoor | BooksDoor | undefined> =>
  Object.hasOwn(DOORS_APART, name) ? DOORS_APART[name]?.() : undefined
