import { conquestDoor, electionsDoor, surrenderDoor } from '../../../counsel/index.ts'
import { type Rulebook, whyNoChapter } from '../../../rules/game/index.ts'
import { grouped, type Question, questionsOf } from '../../inquiry/index.ts'

const surrender = questionsOf(surrenderDoor)
const elections = questionsOf(electionsDoor)
const conquest = questionsOf(conquestDoor)

/** Drawn together on the desk from the answers to several questions. */
export const GLANCE: Question = { id: 'glance', group: 'Surrender', title: 'Everyone at a glance', door: surrenderDoor, fields: [] }

/** Books with the changes up to 2016. */
const BY_LEVEL: readonly Question[] = [
  GLANCE,
  ...grouped('Surrender', [
    surrender('level', 'At what level?', { opening: { of: 'britain' }, result: 'surrender level' }),
    surrender('accept', 'May the surrender be accepted?'),
    surrender('russia', 'What does a Russian surrender bring?'),
  ]),
  ...grouped('After a British surrender', [
    surrender('declare', 'May war be declared again?', { opening: { by: 'germany', on: 'us' } }),
    surrender('deploy', 'May units be sent?', { opening: { units: 'british', to: 'europe' } }),
    surrender('base', 'How low may the BRP base go?', { result: 'the base goes no lower' }),
    surrender('resistance', 'How does resistance go on?', { result: 'resistance level' }),
    surrender('partisans', 'How many British partisans?', { result: 'partisans' }),
  ]),
  ...grouped('Elections', [
    elections('event', 'Does this bring an election?', { opening: { event: 'british-surrender' } }),
    elections('due', 'Is an election due?', { opening: { moment: 'turn-end' } }),
    elections('defeat', 'Have the Allies lost?'),
  ]),
  ...grouped('Conquest', [
    conquest('conquered', 'Is it conquered?', { opening: { country: 'poland', by: 'germany' } }),
    conquest('capital', 'Which city is its capital?', { opening: { country: 'poland', purpose: 'conquest' } }),
    conquest('income', 'Who has its BRPs?', { opening: { country: 'poland' } }),
    conquest('prorated', 'Who has BRPs this year?', { opening: { country: 'greece', by: 'germany', turn: '1941 spring', prorated: 10 } }),
    conquest('recapture', 'And if it is retaken?', {
      opening: { country: 'greece', had: 'germany', taker: 'britain', turn: '1943 summer', prorated: 10 },
    }),
  ]),
]

/** Books where nations give in by what is held on the map. */
const BY_MAP: readonly Question[] = [
  ...grouped('Nations', [
    surrender('overview', 'Everyone at a glance'),
    surrender('nation', 'One nation', { opening: { of: 'italy' } }),
    surrender('reaction', 'Political reaction'),
  ]),
  ...grouped('After a peace', [
    surrender('armistice', 'Armistices'),
    surrender('renew', 'May war be renewed?', { opening: { by: 'germany', on: 'russia' } }),
    surrender('renounce', 'May concessions be cancelled?'),
  ]),
  ...grouped('China', [
    surrender('collapse', 'The collapse of China'),
    surrender('warlord', 'May a warlord attack?', { opening: { land: 'communist', units: 2, defenders: 1 } }),
    surrender('expand', 'May the Communists expand?', { opening: { divisions: 1, unbuilt: 3, forcesThere: 0 } }),
  ]),
  ...grouped('Terms and spoils', [
    surrender('settle', 'Settle an offer', { opening: { of: 'italy' } }),
    surrender('terms', 'Are these terms fair?', { opening: { of: 'russiaToAxis' } }),
    surrender('cede', 'Who gets which land?', {
      opening: { theatre: 'europe', year: 1943, lands: [{ name: 'Norway', enemyTerritories: 3, alliedTerritories: 1 }] },
    }),
    surrender('spoils', 'Who gets what is left?', {
      opening: { of: 'italy', units: [{ name: 'Folgore', strength: 3, isInfantry: true }] },
    }),
  ]),
]

const OF_MINORS: readonly Question[] = grouped('Minor nations', [
  surrender('minor', 'Does a minor surrender?', { opening: { of: 'greece' } }),
  surrender('ex-patriots', 'What becomes of its units?', {
    opening: { of: 'norway', units: [{ type: 'mountain', strength: 1, hasFreeWay: true }] },
  }),
])

export const ALL_QUESTIONS: readonly Question[] = [...BY_LEVEL, ...BY_MAP, ...OF_MINORS]

export const isByMap = (book: Rulebook): boolean => whyNoChapter(book, 'capitulation').length === 0
const isByLevel = (book: Rulebook): boolean => whyNoChapter(book, 'changes').length === 0

/** What this book can be asked. */
export const questionsIn = (book: Rulebook): readonly Question[] => [
  ...(isByLevel(book) ? BY_LEVEL : []),
  ...(isByMap(book) ? BY_MAP : []),
  ...(whyNoChapter(book, 'statuses', 'minorSurrenders').length === 0 ? OF_MINORS : []),
]
