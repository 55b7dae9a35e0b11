import { placementWords } from '../../../counsel/index.ts'
import { type SeatMenu, shortFormOf } from '../../../referee/index.ts'
import { DELEGATION_NAMES, NATION_NAMES, type Placements, targetName } from '../../../rules/core/index.ts'
import type { Offer } from '../../../rules/game/index.ts'
import { MENU } from '../../game/words.ts'
import type { Look } from '../../terminal/terminal.ts'
import { inset, reasons, said } from '../text.ts'
import { priceWords } from './tried.ts'

export const nameOfMover = (who: SeatMenu['for']): string => (who === 'host' ? 'the host' : DELEGATION_NAMES[who])

export const openOffers = ({ offers }: SeatMenu): readonly Offer[] => offers.filter(({ refusals }) => refusals.length === 0)

/** What may be said in words of one's own: an allocation, a report, a step of the attack. */
function inOwnWords(menu: SeatMenu, look: Look): readonly string[] {
  const { allocation, mayReport, strike, isByMail } = menu
  const open = (allocation?.targets ?? []).filter(({ most }) => most > 0)
  const most: Placements = Object.fromEntries(open.map(({ target, most: points }) => [target, points]))
  return [
    ...(allocation === undefined
      ? []
      : [
          MENU.allocation(allocation.points, allocation.limit),
          ...(open.length === 0 ? [] : [`  ${MENU.targets(placementWords(most))}`]),
          ...(isByMail ? [] : [MENU.draft]),
        ]),
    ...(mayReport ? [menu.for === 'host' ? MENU.correct : MENU.report] : []),
    ...(strike === undefined ? [] : [MENU.strike(strike)]),
  ].flatMap((words) => said({ words }, 2, look, 6))
}

/** What is open, with the number it has in a list of all that is open where there is one. */
export function printOpen(menu: SeatMenu, look: Look, numbered?: (offer: Offer) => number): readonly string[] {
  const offers = openOffers(menu).map((offer) => {
    const number = numbered === undefined ? '' : `${String(numbered(offer)).padStart(3)}  `
    return `  ${number}${shortFormOf(offer.order)}${MENU.price(priceWords(offer.price))}${MENU.means((offer.means ?? []).map((one) => NATION_NAMES[one]))}`
  })
  const free = inOwnWords(menu, look)
  return [
    look.paint.strong(MENU.open(nameOfMover(menu.for))),
    ...offers,
    ...free,
    ...(offers.length + free.length === 0 ? [`  ${MENU.none}`] : []),
  ]
}

/** What is not open, each with every rule against it. */
export function printClosed(menu: SeatMenu, look: Look): readonly string[] {
  const closed = menu.offers.filter(({ refusals }) => refusals.length > 0)
  const targets = (menu.allocation?.targets ?? []).filter(({ refusals }) => refusals.length > 0)
  if (closed.length + targets.length === 0) return []
  const against = (refusals: Offer['refusals']): readonly string[] => inset(4, look, (narrower) => reasons(refusals, narrower))
  return [
    look.paint.strong(MENU.closed(nameOfMover(menu.for))),
    ...closed.flatMap(({ order, refusals }) => [`  ${shortFormOf(order)}`, ...against(refusals)]),
    ...targets.flatMap(({ target, refusals }) => [`  ${MENU.closedTarget(targetName(target))}`, ...against(refusals)]),
  ]
}

/** What is open first, for every delegation; what is not, where it is asked for. */
export const printMenus = (menus: readonly SeatMenu[], look: Look, isWhole: boolean): readonly string[] =>
  [...menus.map((menu) => printOpen(menu, look)), ...(isWhole ? menus.map((menu) => printClosed(menu, look)) : [])].flatMap((lines) =>
    lines.length === 0 ? [] : ['', ...lines],
  )
