import { z } from 'zod'
import {
  availableTransports,
  BERTHS,
  BOX_NAMES,
  BOXES,
  chapterOf,
  PHASES,
  type Rulebook,
  SHIPPERS,
  type Situation,
  shortfalls,
  surpluses,
  transportsIn,
  whyNotEndTurn,
  whyNotPlace,
  whyNotRedeploy,
  whyNotUse,
  wrongBoxes,
} from '../../rules/index.ts'
import { type Arguments, type Consequence, type Refused, refused } from './answer.ts'
import { asked } from './asking.ts'
import type { SituationDoor } from './door.ts'
import { type VerdictAnswer, verdict, type WorkingAnswer } from './verdict.ts'

const count = z.int().min(0).max(999)
const owner = z.enum(SHIPPERS).default('westernAllies')
const berths = z.partialRecord(z.enum(BERTHS), count)
const moves = z.array(z.strictObject({ from: z.enum(BERTHS), to: z.enum([...BERTHS, 'scrap']), count, damaged: z.boolean().optional() }))

export const TRANSPORT_QUESTIONS = z.discriminatedUnion('question', [
  z.strictObject({ question: z.literal('place'), owner, new: berths }),
  z.strictObject({ question: z.literal('redeploy'), owner, moves, phase: z.enum(PHASES).default('redeployment') }),
  z.strictObject({ question: z.literal('available'), owner, box: z.enum(BOXES) }),
  z.strictObject({ question: z.literal('use'), owner, box: z.enum(BOXES), began: z.enum(BERTHS), count }),
  z.strictObject({ question: z.literal('end-turn'), owner, at: berths, damagedInPort: count.default(0) }),
])

type Asked = z.infer<typeof TRANSPORT_QUESTIONS>
type Of<Q extends Asked['question']> = Extract<Asked, { question: Q }>

export type TransportsAnswer = VerdictAnswer | (WorkingAnswer & { readonly damagedUsed: number })

function place(book: Rulebook, situation: Situation, { question, owner: shipper, new: to }: Of<'place'>): VerdictAnswer {
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
  return verdict(question, whyNotPlace(book, situation, shipper, to), { price: { [shipper]: built * cost.value.brps }, consequences })
}

function redeploy(book: Rulebook, situation: Situation, { question, owner: shipper, moves: asked, phase }: Of<'redeploy'>): VerdictAnswer {
  const { sameTurn, nextTurn, surplusOnly } = chapterOf(book, 'changes').transports
  const list = asked.map(({ damaged, ...move }) => ({ ...move, ...(damaged === undefined ? {} : { damaged }) }))
  const surplus = surpluses(book, transportsIn(situation))
  return verdict(question, whyNotRedeploy(book, situation, shipper, list, phase), {
    consequences: [
      { what: 'those built this turn may move too', cite: sameTurn },
      { what: 'usable in the new box from the next own player turn', cite: nextTurn },
      ...BOXES.map((box) => ({ what: `could have left ${BOX_NAMES[box]}`, amount: surplus[box], cite: surplusOnly })),
    ],
  })
}

function use(book: Rulebook, situation: Situation, { question, owner: shipper, box, began, count: wanted }: Of<'use'>): VerdictAnswer {
  const { steps } = availableTransports(book, situation, shipper, box)
  const damaged = Math.max(0, wanted - (steps.find(({ id }) => id === 'undamaged')?.amount ?? 0))
  const { atRisk } = chapterOf(book, 'changes').transports
  return verdict(question, whyNotUse(book, situation, shipper, box, began, wanted), {
    consequences: damaged === 0 ? [] : [{ what: 'damaged, and sunk if intercepted', who: shipper, amount: damaged, cite: atRisk }],
  })
}

/** Building, moving and using transports. */
export function answerTransports(book: Rulebook, situation: Situation, args: Arguments): TransportsAnswer | Refused {
  const read = asked(TRANSPORT_QUESTIONS, args)
  if ('ok' in read) return read
  const { value } = read
  switch (value.question) {
    case 'place':
      return place(book, situation, value)
    case 'redeploy':
      return redeploy(book, situation, value)
    case 'available': {
      const wrong = wrongBoxes(chapterOf(book, 'changes').transports, value.owner, { [value.box]: 1 })
      return wrong.length > 0
        ? refused(...wrong)
        : { ok: true, question: value.question, ...availableTransports(book, situation, value.owner, value.box) }
    }
    case 'use':
      return use(book, situation, value)
    case 'end-turn':
      return verdict(value.question, whyNotEndTurn(book, value.owner, value.at, value.damagedInPort))
  }
}

export const transportsDoor: SituationDoor<TransportsAnswer | Refused> = {
  name: 'transports',
  answer: answerTransports,
  chapters: ['changes'],
}
