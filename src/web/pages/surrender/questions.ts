import { conquestDoor, electionsDoor, surrenderDoor } from '../../../counsel/index.ts'
import { type Rulebook, whyNoChapter } from '../../../rules/game/index.ts'
import { type Question, questionsOf } from '../../inquiry/index.ts'
import { GROUPS, TITLES } from './words.ts'

const surrender = questionsOf(surrenderDoor, TITLES)
const elections = questionsOf(electionsDoor, TITLES)
const conquest = questionsOf(conquestDoor, TITLES)

/** Drawn together on the desk from the answers to several questions. */
export const GLANCE: Question = { id: 'glance', group: GROUPS.surrender, title: TITLES.glance, door: surrenderDoor, fields: [] }

/** Books with the changes up to 2016. */
const BY_LEVEL: readonly Question[] = [
  GLANCE,
  surrender(GROUPS.surrender, 'level', { opening: { of: 'britain' }, result: 'surrender level' }),
  surrender(GROUPS.surrender, 'accept'),
  surrender(GROUPS.surrender, 'russia'),
  surrender(GROUPS.afterwards, 'declare', { opening: { by: 'germany', on: 'us' } }),
  surrender(GROUPS.afterwards, 'deploy', { opening: { units: 'british', to: 'europe' } }),
  surrender(GROUPS.afterwards, 'base', { result: 'the base goes no lower' }),
  surrender(GROUPS.afterwards, 'resistance', { result: 'resistance level' }),
  surrender(GROUPS.afterwards, 'partisans', { result: 'partisans' }),
  elections(GROUPS.elections, 'event', { opening: { event: 'british-surrender' } }),
  elections(GROUPS.elections, 'due', { opening: { moment: 'turn-end' } }),
  elections(GROUPS.elections, 'defeat'),
  conquest(GROUPS.conquest, 'conquered', { opening: { country: 'poland', by: 'germany' } }),
  conquest(GROUPS.conquest, 'capital', { opening: { country: 'poland', purpose: 'conquest' } }),
  conquest(GROUPS.conquest, 'income', { opening: { country: 'poland' } }),
  conquest(GROUPS.conquest, 'prorated', { opening: { country: 'greece', by: 'germany', turn: '1941 spring', prorated: 10 } }),
  conquest(GROUPS.conquest, 'recapture', {
    opening: { country: 'greece', had: 'germany', taker: 'britain', turn: '1943 summer', prorated: 10 },
  }),
]

/** Books where nations give in by what is held on the map. */
const BY_MAP: readonly Question[] = [
  surrender(GROUPS.nations, 'overview'),
  surrender(GROUPS.nations, 'nation', { opening: { of: 'italy' } }),
  surrender(GROUPS.nations, 'reaction'),
  surrender(GROUPS.peace, 'armistice'),
  surrender(GROUPS.china, 'collapse'),
  surrender(GROUPS.terms, 'settle', { opening: { of: 'italy' } }),
  surrender(GROUPS.terms, 'terms', { opening: { of: 'russiaToAxis' } }),
  surrender(GROUPS.terms, 'cede', {
    opening: { theatre: 'europe', year: 1943, lands: [{ name: 'Norway', enemyTerritories: 3, alliedTerritories: 1 }] },
  }),
  surrender(GROUPS.terms, 'spoils', { opening: { of: 'italy', units: [{ name: 'Folgore', strength: 3, isInfantry: true }] } }),
  surrender(GROUPS.peace, 'renew', { opening: { by: 'germany', on: 'russia' } }),
  surrender(GROUPS.peace, 'renounce'),
  surrender(GROUPS.china, 'warlord', { opening: { land: 'communist', units: 2, defenders: 1 } }),
  surrender(GROUPS.china, 'expand', { opening: { divisions: 1, unbuilt: 3, forcesThere: 0 } }),
]

const OF_MINORS: readonly Question[] = [
  surrender(GROUPS.minors, 'minor', { opening: { of: 'greece' } }),
  surrender(GROUPS.minors, 'ex-patriots', { opening: { of: 'norway', units: [{ type: 'mountain', strength: 1, hasFreeWay: true }] } }),
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
