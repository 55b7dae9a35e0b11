import { allPermissions, mostOf, whyNotAct } from '../../../rules/chapters/tension/index.ts'
import type { Situation } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { type Refused, refused } from '../answer.ts'
import { maybe, text, usually, whole } from '../argument.ts'
import { misasked, whyNotAmong } from '../arguments.ts'
import { question } from '../door.ts'
import { MAY } from '../shapes.ts'
import { type MayAnswer, permitted } from '../verdict.ts'

/** What a level may allow, by its name in this book. */
export function mayAct(book: Rulebook, situation: Situation, act: string | undefined, amount = 0): MayAnswer | Refused {
  const permissions = allPermissions(book)
  const names = permissions.map(({ id }) => id)
  if (act === undefined) return refused(misasked('act', `missing; expected one of ${names.join(', ')}`, 'missing'))
  const wrong = whyNotAmong('act', act, names)
  if (wrong.length > 0) return refused(...wrong)
  const permission = permissions.find(({ id }) => id === act)
  const most = permission === undefined ? undefined : mostOf(permission, situation)
  return permitted(
    whyNotAct(book, situation, act, amount),
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

export const act = question({
  name: 'act',
  words: 'what a level of tension may allow',
  args: {
    act: maybe(text('what a level may allow, such as oil-embargo')),
    amount: usually(whole(0, 999, 'how much of it; without it, only whether and how much'), 0),
  },
  shape: MAY,
  answer: (book, situation, { act: named, amount }) => mayAct(book, situation, named, amount),
})
