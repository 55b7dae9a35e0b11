import { type Book, isMet, type Refusal, refuse, type Situation } from '../../core/index.ts'
import { whyNotAct } from '../tension/index.ts'
import { unmet } from './capacity.ts'
import {
  LEND_LEASE_SENDERS,
  type LendLeaseChapter,
  type LendLeaseClauses,
  type LendLeaseRecipient,
  type LendLeaseSender,
  type Route,
} from './clauses.ts'

/** From when one may send to another: what still stands against it. */
export const whyTooEarly = (
  { windows }: LendLeaseClauses,
  situation: Situation,
  by: LendLeaseSender,
  to: LendLeaseRecipient,
): readonly Refusal[] =>
  windows
    .filter((window) => window.by === by && window.to === to && !isMet(window.when, situation))
    .map(({ words, cite, ruling }) => refuse('too-early', words, cite, { by, to, ...(ruling === undefined ? {} : { ruling }) }))

const goesTo = ({ to, destinations }: Route, whom: string): boolean => to === whom || destinations.some(({ id }) => id === whom)

/**
 * Everything against lend-lease from one to another as things stand, whatever the way: a date, a level, a landing that is lost. The book
 * says nothing of those between whom no route runs.
 */
export function whyNotAid(book: Book<LendLeaseChapter>, situation: Situation, one: string, other: string): readonly Refusal[] {
  const { lendLease } = book.clauses
  const by = LEND_LEASE_SENDERS.find((sender) => sender === one)
  if (lendLease === undefined || by === undefined) return []
  const routes = lendLease.routes.filter((route) => route.senders.value.includes(by) && goesTo(route, other))
  const recipients = [...new Set(routes.map(({ to }) => to))]
  return [
    ...recipients.flatMap((to) => [
      ...whyTooEarly(lendLease, situation, by, to),
      ...lendLease.levels
        .filter((level) => level.by === by && level.to === to && level.cargo === undefined)
        .flatMap(({ act }) => whyNotAct(book, situation, act)),
    ]),
    ...routes.flatMap(({ destinations }) => destinations.filter(({ id, when }) => id === other && !isMet(when, situation)).map(unmet)),
  ]
}
