import { openReactions } from '../../rules/chapters/rolls/index.ts'
import { type Delegation, isFaction, isMinor, type Minor, ordinaryRoll, type Turn } from '../../rules/core/index.ts'
import type { Order, OrderOf, OrderType } from '../../rules/game/index.ts'
import { mayGain } from '../advice/unknown-odds.ts'
import { PURPOSES } from '../generated/purposes.ts'
import type { Choices } from '../rollouts/choices.ts'
import type { Policy } from '../rollouts/policy.ts'
import type { Random } from '../simulation/random.ts'
import type { Purpose } from './purpose.ts'
import { drawAllocation, mayPlaceBy } from './wishes.ts'

/** What comes first, where several kinds of orders would do. */
const FIRST: readonly OrderType[] = [
  'make-demand',
  'use-tension-point',
  'name-targets',
  'roll',
  'take-result',
  'play-covert-operations',
  'use-subversion',
  'meet-obligation',
  'meet-support',
  'answer-support',
  'answer-demand',
  'settle-surrender',
  'declare-war',
]

/** Points where they are wanted this year. */
function allocated({ book, situation, by, points }: Choices, random: Random): Order | undefined {
  if (points === undefined || !isFaction(by)) return undefined
  const limit = book.clauses.allocationLimit(points).value
  return { type: 'seal-allocation', by, placements: drawAllocation(by, points, limit, mayPlaceBy(book, situation, by, points), random) }
}

type Nomination = OrderOf<'name-targets'>['nominations'][number]

/** The country with points of one’s own that is wanted most, and every reaction that is open; none where no face of the die would be a gain. */
function named(choices: Choices, purpose: Purpose): Order | undefined {
  const { by, placed, situation, book } = choices
  if (!isFaction(by) || choices.hasNamed) return undefined
  const { shown } = choices
  const isWorthIt = ({ target, manner }: Nomination): boolean => mayGain(book, shown, { ...ordinaryRoll(target, by), manner })
  const may = (nominations: readonly Nomination[]): boolean =>
    nominations.length > 0 && choices.may({ type: 'name-targets', by, nominations })
  const wanted = Object.entries(placed)
    .filter((entry): entry is [Minor, number] => isMinor(entry[0]) && entry[1] > 0)
    .map(([target, points]) => ({ target, worth: points * (1 + (purpose.places[target] ?? 0)) }))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ target }) => target)
  const ordinary =
    choices.stage?.reactionsOnly === true
      ? undefined
      : wanted.map((target): Nomination => ({ target, manner: 'ordinary' })).find((one) => may([one]) && isWorthIt(one))
  const reactions = wanted
    .filter((target) => target !== ordinary?.target && openReactions(book, situation, by, target).length > 0)
    .map((target): Nomination => ({ target, manner: 'reaction' }))
    .filter(isWorthIt)
  let nominations: readonly Nomination[] = ordinary === undefined ? [] : [ordinary]
  for (const reaction of reactions) if (may([...nominations, reaction])) nominations = [...nominations, reaction]
  return may(nominations) ? { type: 'name-targets', by, nominations } : undefined
}

/** A war for which the map is ready, if the rules let it be declared. */
function declared(choices: Choices): Order | undefined {
  const { by, openings } = choices
  for (const [power, on] of openings) {
    const order: Order = { type: 'declare-war', by, intents: [{ by: power, on }] }
    if (choices.may(order)) return order
  }
  return undefined
}

function ofKind(choices: Choices, kind: OrderType, purpose: Purpose, random: Random): Order | undefined {
  switch (kind) {
    case 'name-targets':
      return named(choices, purpose)
    case 'declare-war':
      return declared(choices)
    case 'settle-surrender':
      return choices.stage?.settles === undefined ? undefined : choices.first(kind)
    case 'take-result':
      return choices.owed(kind)
    case 'make-demand':
      return choices.of(kind).find((order) => order.type === 'make-demand' && purpose.demands?.includes(order.of) === true)
    case 'use-subversion':
      return choices.any(kind, random)
    default:
      return choices.first(kind)
  }
}

const purposeOf = (by: Delegation): Purpose => PURPOSES[by]

/** Whether a kind of order is not given just now. */
type IsBarred = (kind: OrderType, choices: Choices) => boolean

const following = (isBarred: IsBarred): Policy => ({
  heeds: ['seal-allocation', ...FIRST],
  choose(choices, random) {
    const { by, kinds } = choices
    const purpose = purposeOf(by)
    if (choices.points !== undefined && kinds.includes('seal-allocation')) return allocated(choices, random)
    for (const kind of FIRST) {
      if (!kinds.includes(kind) || isBarred(kind, choices)) continue
      const isWilling = random.luck(purpose.does[kind] ?? 0)
      // What chance is left where nothing can be done makes no difference; subversion draws chance of its own.
      if (kind === 'use-subversion' && !isWilling()) continue
      const order = ofKind(choices, kind, purpose, random)
      if (order !== undefined && isWilling()) return order
    }
    return undefined
  },
})

/** Follows the purpose of its power (`purposes.yaml`), with a person’s orders and from what that seat may know. */
export const fair: Policy = following(() => false)

/** The same, but in one turn it leaves one kind of order alone. */
export const fairWithout = (barred: OrderType, turn: Turn): Policy =>
  following((kind, choices) => kind === barred && choices.situation.turn === turn)
