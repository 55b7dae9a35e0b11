import { CARRIER_FACTORS, type CarrierType, escortFactors, whyNotTaskForce } from '../../../rules/chapters/pearl-harbor/index.ts'
import { chapterOf } from '../../../rules/core/index.ts'
import { choice, usually, whole } from '../argument.ts'
import { question } from '../door.ts'
import { MAY } from '../shapes.ts'
import { permitted } from '../verdict.ts'

const CARRIERS = Object.keys(CARRIER_FACTORS) as readonly CarrierType[]
const ships = (words: string) => usually(whole(0, 99, words), 0)

/** May an American fast carrier of the Pacific Fleet sail with these ships? */
export const formTaskForce = question({
  name: 'form-task-force',
  words: 'ships beside an American fast carrier',
  chapters: ['pearlHarbor'],
  args: {
    carrier: usually(choice(CARRIERS, 'the fast carrier'), 'CV'),
    fourFactorBattleships: ships('4-factor battleships beside it'),
    threeFactorBattleships: ships('3-factor battleships beside it'),
    lightFactors: ships('factors of light ships beside it'),
  },
  shape: MAY,
  answer: (book, _situation, asked) => {
    const { taskForces: cite } = chapterOf(book, 'pearlHarbor').rules
    return permitted(whyNotTaskForce({ ...asked, type: asked.carrier }, cite), [
      { what: 'fleet factors beside the carrier', who: 'us', amount: escortFactors(asked.carrier), cite },
      { what: 'without markers, battleships or light ships for it, a new fast carrier joins the Atlantic fleet', who: 'us', cite },
    ])
  },
})
