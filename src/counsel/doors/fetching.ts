import type { BooksDoor, SituationDoor } from './door.ts'

/** Every door by its name, for whoever asks one question and should not wait for the others; a test holds this list to that of `doors.ts`. */
export const DOORS_APART: Readonly<Record<string, () => Promise<SituationDoor | BooksDoor>>> = {
  reckon: async () => (await import('./reckon.ts')).reckonDoor,
  odds: async () => (await import('./odds.ts')).oddsDoor,
  allot: async () => (await import('./allot.ts')).allotDoor,
  advise: async () => (await import('./advise.ts')).adviseDoor,
  'advise-phase': async () => (await import('./advise-phase.ts')).advisePhaseDoor,
  may: async () => (await import('./may/may.ts')).mayDoor,
  tensions: async () => (await import('./tensions/tensions.ts')).tensionsDoor,
  entry: async () => (await import('./tensions/entry.ts')).entryDoor,
  forecast: async () => (await import('./forecast.ts')).forecastDoor,
  initiative: async () => (await import('./initiative.ts')).initiativeDoor,
  notices: async () => (await import('./notices.ts')).noticesDoor,
  sequence: async () => (await import('./sequence.ts')).sequenceDoor,
  'year-start': async () => (await import('./year-start.ts')).yearStartDoor,
  namings: async () => (await import('./namings.ts')).namingsDoor,
  secrets: async () => (await import('./secrets.ts')).secretsDoor,
  status: async () => (await import('./status.ts')).statusDoor,
  transports: async () => (await import('./changes/transports.ts')).transportsDoor,
  construction: async () => (await import('./changes/transports.ts')).constructionDoor,
  research: async () => (await import('./changes/research.ts')).researchDoor,
  surrender: async () => (await import('./surrender/surrender.ts')).surrenderDoor,
  elections: async () => (await import('./changes/elections.ts')).electionsDoor,
  conquest: async () => (await import('./changes/conquest.ts')).conquestDoor,
  transfer: async () => (await import('./changes/transports.ts')).transferDoor,
  'pearl-harbor': async () => (await import('./pearl-harbor/pearl-harbor.ts')).pearlHarborDoor,
  unprepared: async () => (await import('./unprepared.ts')).unpreparedDoor,
  'american-forces': async () => (await import('./american-forces.ts')).americanForcesDoor,
  cooperate: async () => (await import('./cooperate.ts')).cooperateDoor,
  'war-room': async () => (await import('./war-room.ts')).warRoomDoor,
  blitz: async () => (await import('./blitz.ts')).blitzDoor,
  partisans: async () => (await import('./partisans.ts')).partisansDoor,
  'lend-lease': async () => (await import('./lend-lease.ts')).lendLeaseDoor,
  table: async () => (await import('./books/table.ts')).tableDoor,
  rules: async () => (await import('./books/rules.ts')).rulesDoor,
  facts: async () => (await import('./books/facts.ts')).factsDoor,
  diff: async () => (await import('./books/diff.ts')).diffDoor,
  coverage: async () => (await import('./books/coverage.ts')).coverageDoor,
}

export const fetchDoor = async (name: string): Promise<SituationDoor | BooksDoor | undefined> =>
  Object.hasOwn(DOORS_APART, name) ? DOORS_APART[name]?.() : undefined
