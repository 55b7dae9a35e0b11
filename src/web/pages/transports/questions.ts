import { constructionDoor, researchDoor, transferDoor, transportsDoor } from '../../../counsel/index.ts'
import { type Question, questionsOf, withKnown } from '../../inquiry/index.ts'
import { GROUPS, PROJECTS, TITLES } from './words.ts'

const transports = questionsOf(transportsDoor, TITLES)
const transfer = questionsOf(transferDoor, TITLES)
const construction = questionsOf(constructionDoor, TITLES)
const research = (id: keyof typeof TITLES, rest?: Pick<Question, 'opening' | 'result'>): Question => {
  const question = questionsOf(researchDoor, TITLES)(GROUPS.research, id, rest)
  return { ...question, fields: withKnown(question.fields, 'project', PROJECTS) }
}

/** Every question of the page, each with something sensible to begin with. */
export const QUESTIONS: readonly Question[] = [
  transports(GROUPS.transports, 'available', { opening: { box: 'atlantic' }, result: 'transports may be used' }),
  transports(GROUPS.transports, 'place', { opening: { new: { atlantic: 2 } } }),
  transports(GROUPS.transports, 'redeploy', { opening: { moves: [{ from: 'atlantic', to: 'pacific', count: 1 }] } }),
  transports(GROUPS.transports, 'use', { opening: { box: 'atlantic', began: 'atlantic', count: 5 } }),
  transports(GROUPS.transports, 'end-turn', { opening: { at: { atlantic: 15 } } }),
  transfer(GROUPS.transfer, 'send', {
    opening: {
      units: [
        { nationality: 'british', kind: 'infantry', factors: 1, to: 'mapboard' },
        { nationality: 'british', kind: 'infantry', factors: 1, to: 'indiaBox' },
      ],
    },
  }),
  construction(GROUPS.construction, 'build', { opening: { power: 'britain', in: 'canada' } }),
  research('choose', { opening: { by: 'axis', selections: [{ category: 1, project: 'Jets' }] } }),
  research('training-year', { result: 'the first year' }),
  research('place-training-points', { opening: { by: 'westernAllies' } }),
  research('first-fight'),
]
