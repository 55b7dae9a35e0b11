import {
  CARRIER_FACTORS,
  type CarrierType,
  chapterOf,
  escortFactors,
  type Rulebook,
  type Situation,
  whyNoChapter,
  whyNotTaskForce,
} from '../../rules/index.ts'
import { type Arguments, type MayAnswer, type Refused, refused } from './answer.ts'
import { isFound, oneOf, refusedFor, wholeNumber } from './arguments.ts'

const MOST_FACTORS = 99

/** May an American fast carrier of the Pacific Fleet sail with these ships? */
export function mayFormTaskForce(book: Rulebook, _situation: Situation, args: Arguments): MayAnswer | Refused {
  const silent = whyNoChapter(book, 'pearlHarbor')
  if (silent.length > 0) return refused(...silent)
  const carrier = oneOf(args, 'carrier', Object.keys(CARRIER_FACTORS) as readonly CarrierType[], 'CV')
  const four = wholeNumber(args, 'fourFactorBattleships', { least: 0, most: MOST_FACTORS, fallback: 0 })
  const three = wholeNumber(args, 'threeFactorBattleships', { least: 0, most: MOST_FACTORS, fallback: 0 })
  const light = wholeNumber(args, 'lightFactors', { least: 0, most: MOST_FACTORS, fallback: 0 })
  if (!isFound(carrier) || !isFound(four) || !isFound(three) || !isFound(light)) return refusedFor(carrier, four, three, light)
  const { taskForces: cite } = chapterOf(book, 'pearlHarbor').rules
  const refusals = whyNotTaskForce(
    {
      carrier: carrier.value,
      type: carrier.value,
      fourFactorBattleships: four.value,
      threeFactorBattleships: three.value,
      lightFactors: light.value,
    },
    cite,
  )
  return {
    ok: true,
    allowed: refusals.length === 0,
    refusals,
    price: {},
    consequences:
      refusals.length > 0
        ? []
        : [
            { what: 'fleet factors beside the carrier', who: 'us', amount: escortFactors(carrier.value), cite },
            { what: 'without markers, battleships or light ships for it, a new fast carrier joins the Atlantic fleet', who: 'us', cite },
          ],
  }
}
