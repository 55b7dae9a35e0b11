import {
  availableTransports,
  BERTHS,
  BOX_NAMES,
  BOXES,
  buildingRules,
  incrementsOf,
  isTransferLimited,
  priceOf,
  SHIPPERS,
  shortfalls,
  surpluses,
  TRANSFER_DESTINATIONS,
  TRANSFER_KINDS,
  TRANSFER_NATIONALITIES,
  transportsIn,
  whyNotBuild,
  whyNotEndTurn,
  whyNotPlace,
  whyNotRedeploy,
  whyNotTransfer,
  whyNotUse,
  wrongBoxes,
} from '../../../rules/chapters/transports/index.ts'
import { chapterOf, NATIONS, PHASES, POWERS, saidOfCount } from '../../../rules/core/index.ts'
import * as s from '../../schema.ts'
import { type Refused, refused } from '../answers/answer.ts'
import { bool, type Consequence, int, lines, listed, ok, STEP, string, VERDICT, type VerdictAnswer, verdict } from '../answers/shapes.ts'
import { amounts, choice, count, group, list, maybe, UNBOUNDED, usually, whole, yesNo } from '../arguments/argument.ts'
import { doorOf, question } from '../door.ts'

const owner = () => usually(choice(SHIPPERS, 'whose transports'), 'westernAllies')
const berths = (words: string) => amounts(BERTHS, UNBOUNDED, words)
const box = () => choice(BOXES, 'the box they serve')

const MOVE = group({ from: choice(BERTHS), to: choice([...BERTHS, 'scrap']), count: count(), damaged: maybe(yesNo()) })

/** Damaged ones that are used may be sunk. */
const AVAILABLE = s.object({ ok, question: string, value: s.number, steps: listed(STEP), damagedUsed: int })

export type TransportsAnswer = VerdictAnswer | Readonly<s.Output<typeof AVAILABLE>>

const place = question({
  name: 'place',
  words: 'new transports in boxes',
  args: { owner: owner(), new: berths('how many go to each box') },
  shape: VERDICT,
  answer: (book, situation, { owner: shipper, new: to }): VerdictAnswer => {
    const { cost, shortFirst, thenAnywhere } = chapterOf(book, 'changes').transports
    const built = Object.values(to).reduce<number>((sum, number) => sum + (number ?? 0), 0)
    const short = shortfalls(book, transportsIn(situation))
    const filling = shipper === 'japan' ? 0 : BOXES.reduce((sum, box) => sum + Math.min(to[box] ?? 0, short[box]), 0)
    const consequences: readonly Consequence[] = [
      { what: 'shipbuilding points', who: shipper, amount: built * cost.value.shipbuildingPoints, cite: cost.cite },
      { what: 'BRPs', who: shipper, amount: built * cost.value.brps, cite: cost.cite },
      ...(filling > 0 ? [{ what: 'to boxes that were short', who: shipper, amount: filling, cite: shortFirst }] : []),
      ...(shipper === 'westernAllies' && built > filling
        ? [{ what: 'to any of the three boxes', who: shipper, amount: built - filling, cite: thenAnywhere }]
        : []),
    ]
    return verdict('place', whyNotPlace(book, situation, shipper, to), { price: { [shipper]: built * cost.value.brps }, consequences })
  },
})

const redeploy = question({
  name: 'redeploy',
  words: 'transports from one box to another',
  args: {
    owner: owner(),
    moves: list(MOVE, 'from where, to where and how many'),
    phase: usually(choice(PHASES, 'the phase they move in'), 'redeployment'),
  },
  shape: VERDICT,
  answer: (book, situation, { owner: shipper, moves, phase }): VerdictAnswer => {
    const { sameTurn, nextTurn, surplusOnly } = chapterOf(book, 'changes').transports
    const surplus = surpluses(book, transportsIn(situation))
    return verdict('redeploy', whyNotRedeploy(book, situation, shipper, moves, phase), {
      consequences: [
        { what: 'those built this turn may move too', cite: sameTurn },
        { what: 'usable in the new box from the next own player turn', cite: nextTurn },
        ...BOXES.map((box) => ({ what: `could have left ${BOX_NAMES[box]}`, amount: surplus[box], cite: surplusOnly })),
      ],
    })
  },
})

const use = question({
  name: 'use',
  words: 'transports in a box',
  args: { owner: owner(), box: box(), began: choice(BERTHS, 'where they began the turn'), count: count('how many') },
  shape: VERDICT,
  answer: (book, situation, { owner: shipper, box: used, began, count: wanted }): VerdictAnswer => {
    const { steps } = availableTransports(book, situation, shipper, used)
    const damaged = Math.max(0, wanted - (steps.find(({ id }) => id === 'undamaged')?.amount ?? 0))
    const { atRisk } = chapterOf(book, 'changes').transports
    return verdict('use', whyNotUse(book, situation, shipper, used, began, wanted), {
      consequences: damaged === 0 ? [] : [{ what: 'damaged, and sunk if intercepted', who: shipper, amount: damaged, cite: atRisk }],
    })
  },
})

const available = question({
  name: 'available',
  words: 'how many transports may be used in a box',
  args: { owner: owner(), box: box() },
  shape: AVAILABLE,
  answer: (book, situation, { owner: shipper, box: used }): TransportsAnswer | Refused => {
    const wrong = wrongBoxes(chapterOf(book, 'changes').transports, shipper, { [used]: 1 })
    return wrong.length > 0
      ? refused(...wrong)
      : { ok: true, question: 'available', ...availableTransports(book, situation, shipper, used) }
  },
})

const endTurn = question({
  name: 'end-turn',
  words: 'the turn with transports where they are',
  args: {
    owner: owner(),
    at: berths('how many are in each box'),
    damagedInPort: usually(count('damaged ones in port'), 0),
  },
  shape: VERDICT,
  answer: (book, _situation, { owner: shipper, at, damagedInPort }): VerdictAnswer =>
    verdict('end-turn', whyNotEndTurn(book, shipper, at, damagedInPort)),
})

/** Building, moving and using transports. */
export const transportsDoor = doorOf({
  name: 'transports',
  words: 'Transports: where new ones go, which may change box, how many may be used',
  example: "transports cases/situations/hungary.json place --with '{ new: { atlantic: 2 } }'",
  isInOnePiece: true,
  chapters: ['changes'],
  questions: [place, redeploy, available, use, endTurn],
})

const build = question({
  name: 'build',
  words: 'units in a land',
  args: { power: choice(POWERS, 'whose units'), in: choice([...NATIONS, 'ulster'], 'where') },
  shape: VERDICT,
  answer: (book, situation, { power, in: place }) =>
    verdict('build', whyNotBuild(book, situation, power, place), {
      consequences: buildingRules(book, situation, power, place).map((cite) => ({ what: 'units may be built there', who: power, cite })),
    }),
})

export const constructionDoor = doorOf({
  name: 'construction',
  words: 'Where a power may build its units; when Canada opens to the British',
  example: "construction cases/situations/hungary.json build --with '{ power: britain, in: ulster }'",
  isInOnePiece: true,
  usual: 'build',
  chapters: ['changes'],
  questions: [build],
})

const UNIT = group({
  nationality: choice(TRANSFER_NATIONALITIES),
  kind: choice(TRANSFER_KINDS),
  factors: whole(1, 99),
  to: choice(TRANSFER_DESTINATIONS),
  fromEurope: maybe(yesNo()),
  isChindit: maybe(yesNo()),
})

const TRANSFER = s.extend(VERDICT, {
  /** The cap and the price hold: before war between Britain and Japan, in a game of both theatres. */
  isLimited: bool,
  increments: int,
  steps: listed(STEP),
  /** What U.S.-Axis tension loses. */
  lines,
  total: int,
  /** Facts to report for the tension of the turn. */
  facts: s.record(int),
})

export type TransferAnswer = Readonly<s.Output<typeof TRANSFER>>

/** May these units go, what are they in increments, and what do they cost in tension? */
const send = question({
  name: 'send',
  words: 'units to the Pacific before war between Britain and Japan',
  args: { units: list(UNIT, 'the units') },
  shape: TRANSFER,
  answer: (book, situation, { units }): TransferAnswer => {
    const { inForce, navalFree, noBalance, naval } = chapterOf(book, 'changes').transfer
    const isLimited = isTransferLimited(book, situation)
    const { value: increments, steps } = incrementsOf(book, units)
    const { lines: weighed, total, facts, priced } = priceOf(book, situation, units)
    const roomLeft = Math.max(0, naval.value.limit - (facts['farEast.mostBritishNavalFactors'] ?? 0))
    return {
      ...verdict('send', whyNotTransfer(book, situation, units), {
        consequences: isLimited
          ? [
              { what: 'U.S.-Axis tension', amount: total, cite: inForce.cite },
              {
                what: saidOfCount(`naval factors still free, of ${navalFree.value} in all`, 'farEast.mostBritishNavalFactors', situation),
                amount: roomLeft,
                cite: navalFree.cite,
              },
              ...(priced.length === 0 ? [{ what: 'no balance in the India box is wanted', cite: noBalance }] : []),
            ]
          : [{ what: 'neither cap nor price holds any more', cite: inForce.cite }],
      }),
      isLimited,
      increments,
      steps,
      lines: weighed,
      total,
      facts: facts as Readonly<Record<string, number>>,
    }
  },
})

export const transferDoor = doorOf({
  name: 'transfer',
  words: 'British-commanded units sent to the Pacific before war with Japan, and what they cost in tension',
  example:
    "transfer cases/situations/hungary.json send --with '{ units: [{ nationality: british, kind: naval, factors: 5, to: indiaBox }] }'",
  isInOnePiece: true,
  usual: 'send',
  chapters: ['changes'],
  questions: [send],
})
