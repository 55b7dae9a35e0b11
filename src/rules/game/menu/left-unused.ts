import { areFighting, whyNotAttack } from '../../chapters/war/index.ts'
import {
  CAPITALS,
  type Citation,
  hasBeenAtWar,
  isFaction,
  isOneOf,
  isPower,
  MINORS,
  PLACES,
  type Place,
  POWERS,
  SIDE_OF,
  TRACK_NAMES,
} from '../../core/index.ts'
import type { Rulebook } from '../book/rulebook.ts'
import type { Order, OrderOf } from '../declaration/declared.ts'
import type { Game } from '../game.ts'
import { whyNot } from '../why-not.ts'

/** Something that whoever gives an order lets go by or should look at again. */
export interface Unused {
  readonly what: string
  readonly cite: Citation
}

const CITIES_OF_POWERS = (Object.keys(PLACES) as Place[]).filter((place) => PLACES[place].kind === 'city' && isPower(PLACES[place].country))

/** Points that nobody places are gone with the year. */
function unplaced({ clauses }: Rulebook, { points }: Game, { by, placements }: OrderOf<'seal-allocation'>): readonly Unused[] {
  const received = points?.[by] ?? 0
  const left = received - Object.values(placements).reduce((sum, number) => sum + number, 0)
  return left > 0 ? [{ what: `of ${received} points ${left} stay unplaced, and are lost`, cite: clauses.phaseRules.lost }] : []
}

/** A point on tension works once a turn: who passes in the phase lets this turn's go. */
function untriggered(book: Rulebook, view: Game, { by }: OrderOf<'pass'>): readonly Unused[] {
  if (!isFaction(by) || view.phase === null) return []
  const { tracks } = book.clauses.tensionRules.points
  return tracks.value
    .filter((track) => track !== 'usjt' && whyNot(book, view, { type: 'use-tension-point', by, track }).length === 0)
    .map((track) => ({ what: `a point on ${TRACK_NAMES[track]} stays unused this turn`, cite: book.clauses.tensionPointRule }))
}

/** A city of a power that is told to be taken by another that has never fought its holder (50.51). */
function citiesTakenInPeace(book: Rulebook, { situation }: Game, { facts }: OrderOf<'report-facts'>): readonly Unused[] {
  return CITIES_OF_POWERS.flatMap((place) => {
    const now = facts[`${place}.controller`]
    if (now === undefined) return []
    const [holder, former] = [now, situation.facts[`${place}.controller`]].map((one) => POWERS.find((power) => power === one))
    if (holder === undefined || former === undefined || SIDE_OF[holder] === SIDE_OF[former]) return []
    if (hasBeenAtWar(situation, holder, former)) return []
    return whyNotAttack(book, situation, holder, former)
      .filter(({ code }) => code === 'neutral')
      .flatMap(({ words, cite }) => (cite === undefined ? [] : [{ what: `${PLACES[place].name} is told to be taken; ${words}`, cite }]))
  })
}

/** A capital that is told to be taken though nobody fights the country: a declaration is missing, or a slip was made (50.51). */
function capitalsTakenInPeace(book: Rulebook, { situation }: Game, { facts }: OrderOf<'report-facts'>): readonly Unused[] {
  return MINORS.flatMap((minor) => CAPITALS[minor]).flatMap((place) => {
    const holder = POWERS.find((power) => power === facts[`${place}.controller`])
    const { country, name } = PLACES[place]
    if (holder === undefined || isPower(country) || isOneOf(POWERS, situation.facts[`${place}.controller`])) return []
    if (POWERS.some((power) => areFighting(situation, power, country))) return []
    return whyNotAttack(book, situation, holder, country)
      .filter(({ code }) => code === 'neutral')
      .flatMap(({ words, cite }) =>
        cite === undefined ? [] : [{ what: `${name} is told to be taken, yet nobody fights there; ${words}`, cite }],
      )
  })
}

/** What an order lets go by or leaves in doubt, as those who give it know: it is said, and hinders nobody. */
export function leftUnused(book: Rulebook, view: Game, order: Order): readonly Unused[] {
  if (order.type === 'report-facts') return [...capitalsTakenInPeace(book, view, order), ...citiesTakenInPeace(book, view, order)]
  if (order.type === 'seal-allocation') return unplaced(book, view, order)
  return order.type === 'pass' ? untriggered(book, view, order) : []
}
