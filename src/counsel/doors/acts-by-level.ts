import {
  allPermissions,
  chapterOf,
  mobilizationTurn,
  mostOf,
  POWER_NAMES,
  type Rulebook,
  refuse,
  type Situation,
  whyNoChapter,
  whyNotAct,
} from '../../rules/index.ts'
import { type Arguments, type MayAnswer, permitted, type Refused, refused } from './answer.ts'
import { isFound, oneOf, refusedFor, wholeNumber } from './arguments.ts'

export function mayAct(book: Rulebook, situation: Situation, args: Arguments): MayAnswer | Refused {
  const act = oneOf(
    args,
    'act',
    allPermissions(book).map(({ id }) => id),
  )
  const amount = wholeNumber(args, 'amount', { least: 0, most: 999, fallback: 0 })
  if (!isFound(act) || !isFound(amount)) return refusedFor(act, amount)
  const permission = allPermissions(book).find(({ id }) => id === act.value)
  const most = permission === undefined ? undefined : mostOf(permission, situation)
  return permitted(
    whyNotAct(book, situation, act.value, amount.value),
    permission === undefined
      ? []
      : [
          {
            what: permission.words,
            who: permission.by,
            ...(typeof most === 'number' ? { amount: most } : {}),
            cite: permission.cite,
            ...(permission.ruling === undefined ? {} : { ruling: permission.ruling }),
            ...(permission.standsIn === undefined ? {} : { standsIn: permission.standsIn }),
          },
        ],
  )
}

const GRANTS = { britain: 'grant-britain-france', france: 'grant-britain-france', russia: 'grant-russia', china: 'grant-china' } as const

export function mayGrant(book: Rulebook, situation: Situation, args: Arguments): MayAnswer | Refused {
  const to = oneOf(args, 'to', Object.keys(GRANTS) as (keyof typeof GRANTS)[])
  const brps = wholeNumber(args, 'brps', { least: 0, most: 999, fallback: 0 })
  if (!isFound(brps) || !isFound(to)) return refusedFor(brps, to)
  if (!allPermissions(book).some(({ id }) => id === GRANTS[to.value]))
    return refused(refuse('no-such-act', `${book.title} knows no grants of BRPs`, undefined, { act: 'grant' }))
  const answer = mayAct(book, situation, { ...args, act: GRANTS[to.value], amount: brps.value })
  if (!answer.ok || to.value !== 'france' || situation.facts['france.fallen'] !== true) return answer
  const cite = allPermissions(book).find(({ id }) => id === GRANTS.france)?.cite
  return permitted([...answer.refusals, refuse('fallen', 'France has fallen: there is nobody to grant BRPs to', cite, { power: 'france' })])
}

/** Who mobilizes this turn, and why nobody else. */
export function mayMobilize(book: Rulebook, situation: Situation, args: Arguments): MayAnswer | Refused {
  const power = oneOf(args, 'power', ['russia', 'us', 'japan'] as const)
  if (!isFound(power)) return refusedFor(power)
  const silent = whyNoChapter(book, 'mobilization')
  if (silent.length > 0) return refused(...silent)
  const due = mobilizationTurn(book, situation).made.filter(({ by }) => by === power.value)
  if (due.length > 0)
    return permitted(
      [],
      due.map(({ ordinal, theatre, brps, cite }) => ({
        what: `mobilization ${ordinal}${theatre === undefined ? '' : ` for ${theatre === 'Pacific' ? 'the Pacific' : theatre}`}`,
        who: power.value,
        amount: brps,
        cite,
      })),
    )
  return power.value === 'japan'
    ? mayAct(book, situation, { act: 'japan-mobilizes' })
    : permitted([
        refuse(
          'not-due',
          `no mobilization of ${POWER_NAMES[power.value]} is due this turn`,
          chapterOf(book, 'mobilization').rule(power.value),
          {
            power: power.value,
          },
        ),
      ])
}
