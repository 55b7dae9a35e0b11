import { z } from 'zod/mini'
import { DUTY_ACTS, type DutyAct, dutiesThrough, dutyFor, openParts, whyNotMeet } from '../../../chapters/war/index.ts'
import {
  delegationOf,
  FACTS,
  type FactValue,
  isFactId,
  NATION_NAMES,
  type Nation,
  POWER_NAMES,
  type Power,
  withVerb,
} from '../../../core/index.ts'
import type { OrderDeclaration, Progress, Shaped } from '../../declaration/declaration.ts'
import { anyone, declared, nation, power, text } from '../../declaration/shapes.ts'
import { named, readDeclaration } from '../../declaration/typed-words.ts'
import { gameWith } from '../../game.ts'
import { telling } from '../../words/telling.ts'

const shape = z.strictObject({
  type: z.literal('meet-obligation'),
  by: anyone,
  declaration: declared,
  act: z.enum(DUTY_ACTS),
  actor: nation,
  /** The other half of a pair that is acted against in the same way. */
  together: z.exactOptional(nation),
})

export type MeetObligation = Shaped<typeof shape>

export interface ObligationMet {
  readonly type: 'obligation-met'
  readonly by: Power
  readonly part: Nation
  readonly act: DutyAct
  readonly actor: Nation
  /** The ally or associate of the power that was acted against. */
  readonly through?: Nation
}

export const ACT_WORDS: Readonly<Record<DutyAct, string>> = {
  entered: 'entered',
  offensive: 'attacked in an offensive',
  attrition: 'attacked by attrition',
  overflight: 'flown over',
  'failed-attack': 'attacked, without success',
  'beaten-landing': 'landed in, and thrown back',
}

const halvesOf = ({ declaration: { on }, together }: MeetObligation): readonly Nation[] => (together === undefined ? [on] : [on, together])

function putMet(progress: Progress<ObligationMet>, { by, part: on, act, actor }: Omit<ObligationMet, 'type' | 'through'>): void {
  const { book, game } = progress
  const through = dutiesThrough(book, game.situation, game.duties, { by, on })
  if (dutyFor(game.duties, by, on) !== undefined) progress.put({ type: 'obligation-met', by, part: on, act, actor })
  progress.put(...through.map((part) => ({ type: 'obligation-met', by, part, act, actor, through: on }) as const))
}

/** Who takes a city of its enemy has moved in: what its declaration asks of it this turn is done (50.42). */
export function putEntries(progress: Progress<ObligationMet>, facts: Readonly<Record<string, FactValue>>): void {
  if (progress.game.duties.length === 0) return
  for (const [id, holder] of Object.entries(facts)) {
    const { type, start } = isFactId(id) ? FACTS[id] : {}
    if (type !== 'control' || holder === start) continue
    for (const duty of progress.game.duties)
      for (const part of openParts(duty))
        if (part === start && duty.by === holder) putMet(progress, { by: duty.by, part, act: 'entered', actor: duty.by })
  }
}

/** A declaration of war that is acted upon, as it has to be this turn. */
export const meetObligation: OrderDeclaration<MeetObligation, ObligationMet> = {
  type: 'meet-obligation',
  words: 'report how a declaration was acted upon',
  rules: ({ clauses }) => (clauses.war.obligations === undefined ? [] : [clauses.war.obligations.rules.howMet]),
  shape,
  when: 'in-its-stage',
  whyNot: (book, game, order) =>
    halvesOf(order).flatMap((on) => whyNotMeet(book, game.situation, game.duties, { by: order.declaration.by, on, actor: order.actor })),
  carryOut(progress, order) {
    const { act, actor } = order
    const { by } = order.declaration
    for (const on of halvesOf(order)) putMet(progress, { by, part: on, act, actor })
  },
  offers: (_book, { duties }, by) =>
    duties
      .filter((duty) => delegationOf(duty.by) === by)
      .flatMap((duty) =>
        openParts(duty).flatMap((on) =>
          DUTY_ACTS.map((act) => ({ type: 'meet-obligation', by, declaration: { by: duty.by, on }, act, actor: duty.by })),
        ),
      ),
  topic: { is: 'reports', concerns: 'what-is-offered' },
  short: {
    word: 'meet',
    usage: 'meet POWER NATION[+NATION] ACT [BY]',
    details: [`acts: ${DUTY_ACTS.join(', ')}`],
    read: ([by, on, act, actor = by], speaker) =>
      by === undefined || on === undefined || act === undefined || actor === undefined
        ? undefined
        : {
            type: 'meet-obligation',
            by: speaker.by,
            declaration: readDeclaration([by, on.split('+')[0] ?? '']),
            act: named(act),
            actor: named(actor),
            ...(on.includes('+') ? { together: named(on.split('+')[1] ?? '') } : {}),
          },
    write: ({ declaration: { by, on }, act, actor, together }) =>
      `${by} ${on}${together === undefined ? '' : `+${together}`} ${act} ${actor}`,
  },
  events: {
    'obligation-met': {
      shape: z.looseObject({ by: power, part: nation, act: text, actor: nation, through: z.exactOptional(nation) }),
      evolve: (game, { by, part, act, actor }) =>
        gameWith(game, {
          duties: game.duties.map((duty) =>
            duty === dutyFor(game.duties, by, part) ? { ...duty, met: [...duty.met, { part, act, actor }] } : duty,
          ),
        }),
      show: 'everything',
      tell: ({ clauses: { war } }, { by, part, act, actor, through }) =>
        telling(
          `${withVerb(through ?? part, 'is')} ${ACT_WORDS[act]}, by ${NATION_NAMES[actor]}${actor === by ? '' : ` for ${POWER_NAMES[by]}`}${
            through === undefined ? '' : `: ${POWER_NAMES[by]}’s war on ${NATION_NAMES[part]} is acted on`
          }`,
          [through === undefined ? war.obligations?.rules.howMet : war.obligations?.rules.onMajor],
        ),
      heading: 'declarations',
    },
  },
}
