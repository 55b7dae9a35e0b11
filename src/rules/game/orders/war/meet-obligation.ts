import { z } from 'zod/mini'
import { DUTY_ACTS, type DutyAct, dutyFor, openParts, whyNotMeet } from '../../../chapters/war/index.ts'
import { delegationOf, NATION_NAMES, type Nation, POWER_NAMES, type Power } from '../../../core/index.ts'
import type { OrderDeclaration, Shaped } from '../../declaration.ts'
import { anyone, declared, nation, power, text } from '../../shapes.ts'
import { named, readDeclaration } from '../../typed-words.ts'
import { telling } from '../../words/telling.ts'

const shape = z.strictObject({
  type: z.literal('meet-obligation'),
  by: anyone,
  declaration: declared,
  act: z.enum(DUTY_ACTS),
  actor: nation,
})

export type MeetObligation = Shaped<typeof shape>

export interface ObligationMet {
  readonly type: 'obligation-met'
  readonly by: Power
  readonly part: Nation
  readonly act: DutyAct
  readonly actor: Nation
}

const ACT_WORDS: Readonly<Record<DutyAct, string>> = {
  entered: 'entered',
  offensive: 'attacked in an offensive',
  attrition: 'attacked by attrition',
  overflight: 'flown over',
  'failed-attack': 'attacked, without success',
  'beaten-landing': 'landed in, and thrown back',
}

/** A declaration of war that is acted upon, as it has to be this turn. */
export const meetObligation: OrderDeclaration<MeetObligation, ObligationMet> = {
  type: 'meet-obligation',
  words: 'report how a declaration was acted upon',
  rules: ({ clauses }) => (clauses.war.obligations === undefined ? [] : [clauses.war.obligations.rules.howMet]),
  shape,
  when: 'in-its-stage',
  whyNot: (book, game, { declaration, actor }) => whyNotMeet(book, game.situation, game.duties, { ...declaration, actor }),
  carryOut: (progress, { declaration: { by, on }, act, actor }) => progress.put({ type: 'obligation-met', by, part: on, act, actor }),
  offers: (_book, { duties }, by) =>
    duties
      .filter((duty) => delegationOf(duty.by) === by)
      .flatMap((duty) =>
        openParts(duty).flatMap((on) =>
          DUTY_ACTS.map((act) => ({ type: 'meet-obligation', by, declaration: { by: duty.by, on }, act, actor: duty.by })),
        ),
      ),
  short: {
    word: 'meet',
    usage: 'meet POWER NATION ACT [BY]',
    read: ([by, on, act, actor = by], speaker) =>
      by === undefined || on === undefined || act === undefined || actor === undefined
        ? undefined
        : { type: 'meet-obligation', by: speaker.by, declaration: readDeclaration([by, on]), act: named(act), actor: named(actor) },
    write: ({ declaration: { by, on }, act, actor }) => `${by} ${on} ${act} ${actor}`,
  },
  events: {
    'obligation-met': {
      shape: z.looseObject({ by: power, part: nation, act: text, actor: nation }),
      evolve: (game, { by, part, act, actor }) => ({
        ...game,
        duties: game.duties.map((duty) =>
          duty === dutyFor(game.duties, by, part) ? { ...duty, met: [...duty.met, { part, act, actor }] } : duty,
        ),
      }),
      show: 'everything',
      tell: ({ clauses }, { by, part, act, actor }) =>
        telling(`${NATION_NAMES[part]} is ${ACT_WORDS[act]}, by ${NATION_NAMES[actor]}${actor === by ? '' : ` for ${POWER_NAMES[by]}`}`, [
          clauses.war.obligations?.rules.howMet,
        ]),
      heading: 'declarations',
    },
  },
}
