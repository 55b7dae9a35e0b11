import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Question } from '../../counsel/index.ts'
import { type Grant, hashOf, newSecret, SECRET_PAPER } from '../hosting/seats/grant.ts'
import { openStore } from '../store/sqlite-store.ts'
import type { GameStore } from '../store/store.ts'
import { inThisThread } from '../threads/threads.testing.ts'
import { listen, type Patience } from './listening.ts'
import { jsonLog } from './observation.ts'
import { CHAPTER_QUESTIONS } from './questions/chapters.testing.ts'
import { type RoomOptions, room } from './room.ts'

/** A folder of its own for one test, gone afterwards. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-referee-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A store of its own for one test, closed afterwards. */
export function freshStore(folder: string = freshFolder()): GameStore {
  const store = openStore(folder)
  onTestFinished(() => store.close())
  return store
}

/** Few rooms are asked for the desk, and to read and hash the whole of it for each would take longer than the rest. */
const NO_DESK = join(import.meta.dirname, 'no-desk')

/** The whole room on a free port of loopback, with real files, for one test; its answers are held to the shapes they are declared with. */
export async function openRoom({ desk = NO_DESK, patience, ...options }: Partial<RoomOptions> & { readonly patience?: Patience } = {}) {
  const store = options.store ?? freshStore()
  const lines: string[] = []
  const own = room({
    store,
    desk,
    threads: inThisThread(),
    isChecked: true,
    log: jsonLog((text) => lines.push(text)),
    ...options,
  })
  const { url, close } = await listen(own, 0, '127.0.0.1', patience)
  onTestFinished(close)
  const send = (method: string, path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    fetch(url + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return {
    url,
    store,
    /** The lines of the log so far. */
    lines,
    close,
    send,
    get: (path: string, headers: Readonly<Record<string, string>> = {}) => fetch(url + path, { headers }),
    post: (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => send('POST', path, body, headers),
  }
}

/** A secret that grants something, as a link would hold it. */
export async function grantSecret(store: GameStore, grant: Grant): Promise<string> {
  const secret = newSecret()
  await store.put([{ kind: SECRET_PAPER, id: hashOf(secret), game: grant.game, due: null, body: grant }])
  return secret
}

export const HEADER = {
  edition: 'classic',
  options: [],
  rulings: {},
  scenario: 'global-war-1939',
  engine: '0.1.0',
  created: '1939-09-01T04:45:00.000Z',
} as const

export const SITUATION = {
  edition: 'classic',
  scenario: 'global-war-1939',
  turn: '1941 spring',
  facts: { 'paris.controller': 'germany', 'hungary.axisFactors': 10, 'france.fallen': true },
  standings: { hungary: { result: 8, with: 'germany' } },
  tensions: { rgt: 32, usat: 21, usjt: 17 },
  placements: { axis: { hungary: 2 }, westernAllies: { turkey: 1 } },
} as const

/** A book with chapters of its own. */
export const CAMPAIGN = { edition: 'campaign', turn: '1941 spring', standings: { hungary: { result: 8, with: 'germany' } } } as const

const roll = { target: 'hungary', by: 'axis', manner: 'ordinary', subversion: 0, covertAxis: 0, covertAllies: 0, pledge: false }

const PACIFIC_QUESTIONS = [
  {
    door: 'pearl-harbor',
    args: {
      level: 36,
      actual: 36,
      finalDie: 3,
      mobilized: false,
      shipbuilding: 0,
      magicUs: 1,
      magicJapan: 1,
      carriers: 1,
      carrierDice: [[3, 4]],
      surpriseDie: 3,
      secondStrike: true,
      interceptionDice: '6',
      nas: 18,
      cap: 6,
      oilResult: 1,
      first: { nasLost: 0, aafResults: 1, nasResults: 1, sunk: [], damaged: [] },
      second: { nasLost: 1, sunk: [], damaged: [] },
      combat: { usNas: 6, usNasAfter: 0, japaneseNas: 3, nasLost: 1 },
    },
  },
  {
    door: 'forecast',
    args: { until: '1941 summer', seed: 1, wars: 2, script: 'history', brps: { axis: 30 }, declare: ['germany - russia in 1941 summer'] },
  },
  { door: 'entry', args: { on: 'germany', ahead: 2, turns: [{}], fallen: true } },
  { door: 'american-forces', args: { to: 'philippines', forces: 'air' } },
  { door: 'pearl-harbor', args: { openDie: true, places: ['pearl', '6'] } },
  { door: 'unprepared', args: { playerTurn: 'allies', power: 'britain', attack: 'japan' } },
  {
    door: 'cooperate',
    args: {
      one: 'britain',
      other: 'france',
      activity: 'enter-closed-hex',
      hex: 'maginot',
      wasAxisHeld: true,
      port: ['occupied'],
      playerTurn: 'allies',
      oneFactors: 5,
      otherFactors: 5,
      die: 3,
    },
  },
] as const

const AID_QUESTIONS = [
  { door: 'partisans', situation: CAMPAIGN, args: { table: 'communist', nation: 'ukraine', year: 1943 } },
  {
    door: 'lend-lease',
    situation: CAMPAIGN,
    args: {
      route: 'british',
      load: { supply: 250, dd: 1 },
      by: 'us',
      to: 'india',
      already: 3,
      transports: 10,
      carriers: 'us',
      escort: 'britain',
      behind: 0,
      beside: { murmansk: 2 },
    },
  },
  { door: 'lend-lease', situation: CAMPAIGN, args: { route: 'turkey', load: 'supply=300', ways: { kars: 1, istanbul: 2 } } },
  { door: 'lend-lease', situation: CAMPAIGN, args: { route: 'turkey', load: 'supply=250', via: 'kars' } },
] as const

/** One question for each door, and for each thing that may be done, with every argument it knows. */
export const QUESTIONS: readonly Required<Question>[] = [
  { door: 'allot', args: { power: 'germany' } },
  { door: 'reckon', args: roll },
  {
    door: 'odds',
    args: {
      ...roll,
      roller: 'axis',
      turn: '1941 summer',
      belief: 'uniform',
      axisPoints: { 0: 1 },
      westernPoints: { 0: 3, 1: 1 },
      russianPoints: '0=1,1=1',
    },
  },
  { door: 'advise-phase', args: { by: 'axis', values: { turkey: 120 }, target: 'hungary', rolled: '9' } },
  { door: 'advise', args: { by: 'axis', values: { turkey: 120 }, seed: 7 } },
  { door: 'sequence', args: { part: 'year-start' } },
  { door: 'year-start', args: {} },
  { door: 'namings', args: { by: 'axis' } },
  { door: 'secrets', args: { to: 'russia' } },
  { door: 'may', args: { question: 'place', by: 'axis', placements: { hungary: 2 }, points: 6 } },
  { door: 'may', args: { question: 'name', by: 'axis', target: 'hungary', manner: 'ordinary', reactions: ['norway'] } },
  { door: 'may', args: { question: 'roll', ...roll } },
  { door: 'may', args: { question: 'take-lesser', ...roll, die: 3, result: '7', chooser: 'axis' } },
  { door: 'may', args: { question: 'demand', target: 'rumania' } },
  { door: 'may', args: { question: 'station', by: 'axis', target: 'hungary', factors: 3 } },
  { door: 'may', args: { question: 'mine' } },
  { door: 'may', args: { question: 'use-tension-point', by: 'axis' } },
  { door: 'may', args: { question: 'act', act: 'oil-embargo', amount: 1 } },
  { door: 'may', args: { question: 'grant', to: 'china', brps: 5 } },
  { door: 'may', args: { question: 'mobilize', power: 'us' } },
  { door: 'may', args: { question: 'lend', lender: 'spain', to: 'germany', units: 1 } },
  {
    door: 'may',
    args: { question: 'form-task-force', carrier: 'CV', fourFactorBattleships: 1, threeFactorBattleships: 0, lightFactors: 3 },
  },
  {
    door: 'may',
    args: {
      question: 'strike',
      carriers: 6,
      largeCarriers: 0,
      lightCarriers: 1,
      heavies: 2,
      cruisers: 1,
      nas: 18,
      earlierPatrols: 1,
      otherBases: ['Manila'],
      invades: true,
    },
  },
  {
    door: 'may',
    args: {
      question: 'fly-strike',
      strike: 2,
      nas: 18,
      aaf: 2,
      navalAir: 2,
      lightShips: 2,
      oil: 2,
      ships: { Arizona: 4 },
      cap: 6,
      inPort: ['Enterprise'],
    },
  },
  {
    door: 'may',
    args: {
      question: 'declare',
      by: 'germany',
      on: ['denmark', 'norway'],
      together: true,
      payers: ['germany'],
      alongside: [{ by: 'italy', on: 'greece' }],
      support: 'not-asked',
      supported: ['finland'],
      choice: 'declare',
      abandoned: ['finland'],
      at: 'axis-declarations',
    },
  },
  { door: 'may', args: { question: 'attack', by: 'britain', on: 'vichyColonies', leave: 'not-asked' } },
  {
    door: 'may',
    args: {
      question: 'keep',
      by: 'germany',
      on: ['denmark', 'norway'],
      together: true,
      acts: [{ actor: 'germany', act: 'entered', on: 'denmark' }],
      isLate: false,
    },
  },
  {
    door: 'may',
    situation: CAMPAIGN,
    args: { question: 'intervene', by: 'westernAllies', on: 'greece', divisions: 2, specialForces: false, supplies: true },
  },
  { door: 'may', situation: CAMPAIGN, args: { question: 'enter', by: 'germany', in: 'hungary', how: 'stay', stage: 'ops', units: 3 } },
  { door: 'may', situation: CAMPAIGN, args: { question: 'use-forces', of: 'hungary', arm: 'air', task: 'base', range: 'home', units: 1 } },
  { door: 'war-room', args: { by: 'italy' } },
  { door: 'blitz', situation: CAMPAIGN, args: {} },
  { door: 'tensions', args: { turn: { facts: { 'axis.offensiveBrps': 24 }, dice: { usat: 5 } } } },
  { door: 'initiative', situation: CAMPAIGN, args: {} },
  { door: 'notices', args: { by: 'axis' } },
  { door: 'status', situation: CAMPAIGN, args: { country: 'hungary' } },
  ...CHAPTER_QUESTIONS,
  ...PACIFIC_QUESTIONS,
  ...AID_QUESTIONS,
  { door: 'table', args: { edition: '2023', options: ['gathering-storm'], table: 'hungary' } },
  { door: 'rules', args: { edition: 'classic', search: 'subversion' } },
  { door: 'facts', args: { search: 'hungary' } },
  { door: 'coverage', args: {} },
  { door: 'diff', args: { one: '2023', other: 'classic' } },
].map((question) => ({ situation: SITUATION, ...question }))
