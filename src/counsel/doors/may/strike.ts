import { NO_STRIKE, type Strike, whyNotStrike } from '../../../rules/chapters/pearl-harbor/index.ts'
import { type Citation, chapterOf, isMet, type Refusal, refuse, type Situation } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import type * as s from '../../schema.ts'
import { type Consequence, MAY, type MayAnswer, permitted } from '../answers/shapes.ts'
import { amountsOfAny, list, text, usually, whole, yesNo } from '../arguments/argument.ts'
import { question } from '../door.ts'
import { whyNotThisTurn } from '../pearl-harbor/this-turn.ts'

const ships = (words: string, usual = 0) => usually(whole(0, 99, words), usual)

/** Who asks ahead means the turn in which Japan declares war on the U.S. (51.12). */
const attackedIn = (situation: Situation): Situation => ({
  ...situation,
  declarations: [...situation.declarations, { by: 'japan', on: 'us', turn: situation.turn }],
})

const isDeclared = ({ declarations, turn }: Situation): boolean =>
  declarations.some((one) => one.by === 'japan' && one.on === 'us' && one.turn === turn && one.revoked !== true)

/** What is taken for granted while Japan has not declared war. */
function judged(book: Rulebook, situation: Situation, refusals: readonly Refusal[], consequences: readonly Consequence[]): MayAnswer {
  const wrongTurn = whyNotThisTurn(book, situation)
  return {
    ...permitted([...wrongTurn, ...refusals], consequences),
    ...(wrongTurn.length > 0 || isDeclared(situation)
      ? {}
      : { assumed: [{ words: 'Japan declares war on the U.S. this turn', cite: chapterOf(book, 'pearlHarbor').rules.force }] }),
  }
}

const said =
  (cite: Citation) =>
  (what: string, amount?: number): Consequence => ({ what, who: 'japan', ...(amount === undefined ? {} : { amount }), cite })

/** May this force sail against Pearl Harbor? */
export const strike = question({
  name: 'strike',
  words: 'the attack on Pearl Harbor with these ships',
  chapters: ['pearlHarbor'],
  args: {
    carriers: ships('Japanese CVs', 6),
    largeCarriers: ships('Japanese CVBs'),
    lightCarriers: ships('Japanese CVLs'),
    heavies: ships('fast 3-factor battlecruisers or battleships', 2),
    cruisers: ships('cruisers', 1),
    nas: ships('NAS aboard', 18),
    earlierPatrols: ships('patrols flown before it this turn'),
    otherBases: usually(list(text(), 'other bases that it is to attack'), []),
    invades: usually(yesNo('troops are to land at Pearl Harbor'), false),
  },
  shape: MAY,
  answer: (book, situation, { earlierPatrols, otherBases, invades, ...force }) => {
    const { rules, oilForces } = chapterOf(book, 'pearlHarbor')
    const order = { type: 'launch-strike', by: 'japan', force, earlierPatrols, otherBases, invades } as const
    const now = said(rules.force)
    return judged(book, situation, whyNotStrike(book, attackedIn(situation), NO_STRIKE, order), [
      now('one task force, whatever its size and ships'),
      now('no range limit on this patrol'),
      ...(oilForces === undefined ? [] : [said(oilForces.cite)('task forces paid for in oil', oilForces.value)]),
    ])
  },
})

const TARGETS = {
  strike: usually(whole(1, 9, 'which strike it is: the first, the second, a third'), 1),
  nas: usually(whole(0, 99, 'Japanese NAS that still fly'), 18),
  aaf: ships('NAS sent against AAF'),
  navalAir: ships('NAS sent against NAS'),
  lightShips: ships('NAS sent against light ships'),
  oil: ships('NAS sent against the oil'),
  ships: usually(amountsOfAny(['Arizona', 'Enterprise'], 'NAS sent against named ships, such as Arizona=6,Enterprise=3'), {}),
  cap: ships('NAS held back over the strike force, in a second strike'),
  inPort: usually(list(text(), 'American carriers that lie in Pearl Harbor'), []),
}
type Asked = s.OutputOf<typeof TARGETS>

/** The attack as it stands before such a strike. */
function before(book: Rulebook, situation: Situation, { strike: which, nas, inPort }: Asked): Strike {
  const { fleets, isFleetAtPearlHarbor } = chapterOf(book, 'pearlHarbor')
  const taskForces = [...new Set([...fleets.pacific.carriers, ...fleets.atlantic.carriers, ...inPort])]
  const isThere = (carrier: string): boolean => inPort.some((one) => one.toLowerCase() === carrier.toLowerCase())
  return {
    ...NO_STRIKE,
    step: which === 1 ? 'first-strike' : 'second-strike',
    turn: situation.turn,
    isTableUsed: isMet(isFleetAtPearlHarbor, situation),
    taskForces,
    located: Object.fromEntries(taskForces.map((one) => [one, { dice: null, place: isThere(one) ? 'pearl' : 'pacific' }])),
    nas,
    strikes: which - 1,
  }
}

/** May these squadrons fly so? */
export const flyStrike = question({
  name: 'fly-strike',
  words: 'squadrons against Pearl Harbor, in the first strike or a later one',
  chapters: ['pearlHarbor'],
  args: TARGETS,
  shape: MAY,
  answer: (book, situation, asked) => {
    const { rules } = chapterOf(book, 'pearlHarbor')
    const { strike: which, aaf, navalAir, lightShips, oil, ships: named, cap } = asked
    const assigned = { aaf, nas: navalAir, lightShips, oil, ships: named }
    const standing = before(book, situation, asked)
    const first = { type: 'fly-first-strike', by: 'japan', assigned } as const
    const second = { type: 'fly-second-strike', by: 'japan', assigned, cap } as const
    const sent = aaf + navalAir + lightShips + oil + Object.values(named).reduce((sum, one) => sum + one, 0)
    const refusals = [
      // After two strikes nothing flies, whatever its targets (51.51).
      ...(which > 2 ? whyNotStrike(book, situation, { ...standing, step: 'second-report', strikes: 2 }, second) : []),
      ...whyNotStrike(book, situation, standing, which === 1 ? first : second),
      ...(which === 1 && cap > 0 && sent === asked.nas
        ? [refuse('all-nas', `${cap} NAS held back; all fly the first strike`, rules.allNas, { cap })]
        : []),
    ]
    return judged(
      book,
      situation,
      refusals,
      which === 1
        ? [said(rules.allNas)('no interception before this strike is resolved'), said(rules.surprise)('surprise is rolled for before it')]
        : [
            said(rules.noSurprise)('no surprise roll: all American air that survived defends'),
            said(rules.oil)('the oil is one target, attacked without DRMs'),
            said(rules.intercept)('carriers at sea may intercept once it is resolved'),
            said(rules.cap)('NAS that may be held back', Math.floor(asked.nas / 3)),
          ],
    )
  },
})
