import { constructionDoor, researchDoor, transferDoor, transportsDoor } from '../../../counsel/index.ts'
import { fieldsOf, withKnown } from '../../inquiry/field-shape.ts'
import type { Question } from '../../inquiry/question.ts'
import { GROUPS, PROJECTS, TITLES } from './words.ts'

const transports = (
  id: 'available' | 'place' | 'redeploy' | 'use' | 'end-turn',
  rest: Pick<Question, 'opening' | 'result'> = {},
): Question => ({
  id,
  group: GROUPS.transports,
  title: TITLES[id],
  door: transportsDoor,
  fields: fieldsOf(transportsDoor, id),
  ...rest,
})

const research = (
  id: 'choose' | 'training-year' | 'place-training-points' | 'first-fight',
  rest: Pick<Question, 'opening' | 'result'> = {},
): Question => ({
  id,
  group: GROUPS.research,
  title: TITLES[id],
  door: researchDoor,
  fields: withKnown(fieldsOf(researchDoor, id), 'project', PROJECTS),
  ...rest,
})

/** Every question of the page, each with something sensible to begin with. */
export const QUESTIONS: readonly Question[] = [
  transports('available', { opening: { box: 'atlantic' }, result: 'transports may be used' }),
  transports('place', { opening: { new: { atlantic: 2 } } }),
  transports('redeploy', { opening: { moves: [{ from: 'atlantic', to: 'pacific', count: 1 }] } }),
  transports('use', { opening: { box: 'atlantic', began: 'atlantic', count: 5 } }),
  transports('end-turn', { opening: { at: { atlantic: 15 } } }),
  {
    id: 'send',
    group: GROUPS.transfer,
    title: TITLES.send,
    door: transferDoor,
    fields: fieldsOf(transferDoor, 'send'),
    opening: {
      units: [
        { nationality: 'british', kind: 'infantry', factors: 1, to: 'mapboard' },
        { nationality: 'british', kind: 'infantry', factors: 1, to: 'indiaBox' },
      ],
    },
  },
  {
    id: 'build',
    group: GROUPS.construction,
    title: TITLES.build,
    door: constructionDoor,
    fields: fieldsOf(constructionDoor, 'build'),
    opening: { power: 'britain', in: 'canada' },
  },
  research('choose', { opening: { by: 'axis', selections: [{ category: 1, project: 'Jets' }] } }),
  research('training-year', { result: 'the first year' }),
  research('place-training-points', { opening: { by: 'westernAllies' } }),
  research('first-fight'),
]
