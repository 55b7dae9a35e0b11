import {
  CONQUEST_QUESTIONS,
  conquestDoor,
  ELECTION_QUESTIONS,
  electionsDoor,
  SURRENDER_QUESTIONS,
  surrenderDoor,
} from '../../../counsel/index.ts'
import { type Rulebook, whyNoChapter } from '../../../rules/index.ts'
import { fieldsOf } from '../../inquiry/field-shape.ts'
import type { Question } from '../../inquiry/question.ts'
import { GROUPS, type QuestionId, TITLES } from './words.ts'

type Rest = Pick<Question, 'opening' | 'result'>

const asking =
  (door: Question['door'], shape: Parameters<typeof fieldsOf>[0]) =>
  (group: keyof typeof GROUPS, id: QuestionId, rest: Rest = {}): Question => ({
    id,
    group: GROUPS[group],
    title: TITLES[id],
    door,
    fields: fieldsOf(shape, id),
    ...rest,
  })

const surrender = asking(surrenderDoor, SURRENDER_QUESTIONS)
const elections = asking(electionsDoor, ELECTION_QUESTIONS)
const conquest = asking(conquestDoor, CONQUEST_QUESTIONS)

/** Drawn together on the desk from the answers to several questions. */
export const GLANCE: Question = { id: 'glance', group: GROUPS.surrender, title: TITLES.glance, door: surrenderDoor, fields: [] }

/** Books with the changes up to 2016. */
const BY_LEVEL: readonly Question[] = [
  GLANCE,
  surrender('surrender', 'level', { opening: { of: 'britain' }, result: 'surrender level' }),
  surrender('surrender', 'accept'),
  surrender('surrender', 'russia'),
  surrender('afterwards', 'declare', { opening: { by: 'germany', on: 'us' } }),
  surrender('afterwards', 'deploy', { opening: { units: 'british', to: 'europe' } }),
  surrender('afterwards', 'base', { result: 'the base goes no lower' }),
  surrender('afterwards', 'resistance', { result: 'resistance level' }),
  surrender('afterwards', 'partisans', { result: 'partisans' }),
  elections('elections', 'event', { opening: { event: 'british-surrender' } }),
  elections('elections', 'due', { opening: { moment: 'turn-end' } }),
  elections('elections', 'defeat'),
  conquest('conquest', 'conquered', { opening: { country: 'poland', by: 'germany' } }),
  conquest('conquest', 'capital', { opening: { country: 'poland', purpose: 'conquest' } }),
  conquest('conquest', 'income', { opening: { country: 'poland' } }),
  conquest('conquest', 'prorated', { opening: { country: 'greece', by: 'germany', turn: '1941 spring', prorated: 10 } }),
  conquest('conquest', 'recapture', {
    opening: { country: 'greece', had: 'germany', taker: 'britain', turn: '1943 summer', prorated: 10 },
  }),
]

/** Books where nations give in by what is held on the map. */
const BY_MAP: readonly Question[] = [
  surrender('nations', 'overview'),
  surrender('nations', 'nation', { opening: { of: 'italy' } }),
  surrender('nations', 'reaction'),
  surrender('peace', 'armistice'),
  surrender('china', 'collapse'),
  surrender('terms', 'settle', { opening: { of: 'italy' } }),
  surrender('terms', 'terms', { opening: { of: 'russiaToAxis' } }),
  surrender('terms', 'cede', {
    opening: { theatre: 'europe', year: 1943, lands: [{ name: 'Norway', enemyTerritories: 3, alliedTerritories: 1 }] },
  }),
  surrender('terms', 'spoils', { opening: { of: 'italy', units: [{ name: 'Folgore', strength: 3, isInfantry: true }] } }),
  surrender('peace', 'renew', { opening: { by: 'germany', on: 'russia' } }),
  surrender('peace', 'renounce'),
  surrender('china', 'warlord', { opening: { land: 'communist', units: 2, defenders: 1 } }),
  surrender('china', 'expand', { opening: { divisions: 1, unbuilt: 3, forcesThere: 0 } }),
]

const OF_MINORS: readonly Question[] = [
  surrender('minors', 'minor', { opening: { of: 'greece' } }),
  surrender('minors', 'ex-patriots', { opening: { of: 'norway', units: [{ type: 'mountain', strength: 1, hasFreeWay: true }] } }),
]

export const ALL_QUESTIONS: readonly Question[] = [...BY_LEVEL, ...BY_MAP, ...OF_MINORS]

export const isByMap = (book: Rulebook): boolean => whyNoChapter(book, 'capitulation').length === 0
const isByLevel = (book: Rulebook): boolean => whyNoChapter(book, 'changes').length === 0

const grouped = (questions: readonly Question[]): readonly Question[] =>
  [...new Set(questions.map(({ group }) => group))].flatMap((group) => questions.filter((one) => one.group === group))

/** What this book can be asked. */
export const questionsIn = (book: Rulebook): readonly Question[] =>
  grouped([
    ...(isByLevel(book) ? BY_LEVEL : []),
    ...(isByMap(book) ? BY_MAP : []),
    ...(whyNoChapter(book, 'statuses', 'minorSurrenders').length === 0 ? OF_MINORS : []),
  ])
