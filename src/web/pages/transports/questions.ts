import { constructionDoor, researchDoor, transferDoor, transportsDoor } from '../../../counsel/index.ts'
import { COMBAT_TRAINING, GENERAL } from '../../../rules/chapters/research/index.ts'
import { grouped, type Question, questionsOf, withKnown } from '../../inquiry/index.ts'

const transports = questionsOf(transportsDoor)
const transfer = questionsOf(transferDoor)
const construction = questionsOf(constructionDoor)
const research = questionsOf(researchDoor)

const PROJECTS = { [GENERAL]: 'General research', [COMBAT_TRAINING]: 'Combat training' }

/** Every question of the page, each with something sensible to begin with. */
export const QUESTIONS: readonly Question[] = [
  ...grouped('Transports', [
    transports('available', 'How many may be used?', { opening: { box: 'atlantic' }, result: 'transports may be used' }),
    transports('place', 'May new ones go there?', { opening: { new: { atlantic: 2 } } }),
    transports('redeploy', 'May they change box?', { opening: { moves: [{ from: 'atlantic', to: 'pacific', count: 1 }] } }),
    transports('use', 'May these be used?', { opening: { box: 'atlantic', began: 'atlantic', count: 5 } }),
    transports('end-turn', 'May the turn end so?', { opening: { at: { atlantic: 15 } } }),
  ]),
  ...grouped('Forces sent east', [
    transfer('send', 'May these units go east?', {
      opening: { units: ['mapboard', 'indiaBox'].map((to) => ({ nationality: 'british', kind: 'infantry', factors: 1, to })) },
    }),
  ]),
  ...grouped('Construction', [construction('build', 'May units be built there?', { opening: { power: 'britain', in: 'canada' } })]),
  ...grouped('Research', [
    research('choose', 'May these projects be chosen?', { opening: { by: 'axis', selections: [{ category: 1, project: 'Jets' }] } }),
    research('training-year', 'When does combat training open?', { result: 'the first year' }),
    research('place-training-points', 'May training points be placed?', { opening: { by: 'westernAllies' } }),
    research('first-fight', 'Does this fight open combat training?'),
  ]).map((question) => ({ ...question, fields: withKnown(question.fields, 'project', PROJECTS) })),
]
