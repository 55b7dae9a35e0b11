import { placementWords } from '../../../counsel/index.ts'
import type { SeatView } from '../../../referee/index.ts'
import { openParts } from '../../../rules/chapters/war/index.ts'
import {
  DELEGATION_NAMES,
  entriesOf,
  FACTION_NAMES,
  FACTIONS,
  NATION_NAMES,
  POWER_NAMES,
  TRACK_NAMES,
  TRACKS,
  targetName,
  turnName,
} from '../../../rules/core/index.ts'
import { type PendingRoll, seatName } from '../../../rules/game/index.ts'
import { SHOWN } from '../../game/words.ts'
import type { Look } from '../../terminal/terminal.ts'
import { type Print, plain } from '../text.ts'
import { nameOfMover, printMenus } from './menu.ts'
import { cited, printEvent } from './telling.ts'

/** A heading and what stands under it; nothing where there is nothing. */
const block = (heading: string, lines: readonly string[], look: Look): readonly string[] =>
  lines.length === 0 ? [] : ['', look.paint.strong(heading), ...lines.flatMap((line) => plain(line, 2, look))]

function rollState({ rolled, outcome }: PendingRoll): string {
  if (rolled === null) return SHOWN.rollState.open
  return outcome === null ? SHOWN.rollState.rolled(rolled.result) : SHOWN.rollState.taken(outcome.result)
}

function points({ points: received, sealed, placements, own }: SeatView): readonly string[] {
  if (received === null) return []
  return FACTIONS.flatMap((faction) => {
    const isOwn = own.some((one) => one.faction === faction)
    const known = Object.values(placements[faction]).some((number) => (number ?? 0) > 0)
    return [
      SHOWN.faction(FACTION_NAMES[faction], received[faction], sealed.includes(faction)),
      ...(known && !isOwn ? [`  ${SHOWN.known(placementWords(placements[faction]))}`] : []),
    ]
  })
}

const secrets = ({ own }: SeatView, look: Look): readonly string[] =>
  own.flatMap(({ faction, placements, draft }) =>
    block(
      SHOWN.own(FACTION_NAMES[faction]),
      [SHOWN.placed(placementWords(placements)), ...(draft === null ? [] : [SHOWN.draft(placementWords(draft))])],
      look,
    ),
  )

const standing = ({ standing: orders }: SeatView, look: Look): readonly string[] =>
  block(
    SHOWN.standing,
    orders.map(({ for: who, words }) => SHOWN.standingOf(DELEGATION_NAMES[who], words)),
    look,
  )

/** What there is to agree to, before anybody does. */
function newerRules({ agreement }: SeatView, look: Look): readonly string[] {
  if (agreement === undefined) return []
  const { from, to, changes, agreed, open } = agreement
  const named = (some: typeof open): readonly string[] => some.map((one) => DELEGATION_NAMES[one])
  return block(
    SHOWN.rules,
    [
      SHOWN.rulesAhead(from, to),
      ...(changes.length === 0 ? [SHOWN.rulesNothing] : changes.map(SHOWN.rulesChange)),
      SHOWN.rulesAgreed(named(agreed), named(open)),
    ],
    look,
  )
}

function business({ rolls, duties, warsOwed, support, strike }: SeatView, look: Look): readonly string[] {
  const open = duties.filter((duty) => openParts(duty).length > 0)
  return [
    ...block(
      SHOWN.rolls,
      entriesOf(rolls).map(([target, roll]) => SHOWN.roll(targetName(target), FACTION_NAMES[roll.by], rollState(roll))),
      look,
    ),
    ...block(
      SHOWN.duties,
      open.map((duty) =>
        SHOWN.duty(
          POWER_NAMES[duty.by],
          openParts(duty).map((part) => NATION_NAMES[part]),
        ),
      ),
      look,
    ),
    ...block(
      SHOWN.warsOwed,
      warsOwed.map(({ by, on, target, isPledge }) =>
        SHOWN.warOwed(POWER_NAMES[by], POWER_NAMES[on], targetName(target), isPledge ? 'pledged' : 'gained'),
      ),
      look,
    ),
    ...support.flatMap(({ country, isGiven }) => ['', SHOWN.support(NATION_NAMES[country], isGiven)]),
    ...(strike === null || strike.step === 'over' ? [] : ['', SHOWN.strike(strike.step)]),
  ]
}

/** Where the game stands, whose move it is, and what these seats know. */
const printWith =
  (isWhole: boolean): Print<SeatView> =>
  (view, look) => {
    const { title, book, turn, as, stage, toMove, asked, ending, tensions, standings, wars, borderWars, menus, log } = view
    return [
      look.paint.strong(SHOWN.heading(title, book.title, turnName(turn))),
      as.length === 0 ? SHOWN.public : SHOWN.as(as.map(seatName)),
      ...(stage === null || ending !== null ? [] : plain(`${stage.words}${cited([stage.cite], look)}`, 0, look)),
      ...(ending === null ? [] : [SHOWN.over(ending.words) + cited([ending.cite], look)]),
      ...block(
        SHOWN.toMove,
        toMove.map(({ who, people, words }) => SHOWN.mover(nameOfMover(who), people, asked.find((one) => one.for === who)?.words ?? words)),
        look,
      ),
      ...newerRules(view, look),
      ...block(
        SHOWN.tension,
        TRACKS.flatMap((track) => {
          const level = tensions[track]
          return level === undefined ? [] : [SHOWN.level(TRACK_NAMES[track], level.actual, level.effective)]
        }),
        look,
      ),
      ...block(
        SHOWN.standings,
        standings.length === 0 ? [SHOWN.noStandings] : standings.map(({ minor, words }) => `${NATION_NAMES[minor]}: ${words}`),
        look,
      ),
      ...block(
        SHOWN.wars,
        [
          ...wars.map(({ between: [one, other], since }) => SHOWN.war(NATION_NAMES[one], NATION_NAMES[other], turnName(since))),
          ...borderWars,
        ],
        look,
      ),
      ...block(SHOWN.points, points(view), look),
      ...secrets(view, look),
      ...standing(view, look),
      ...business(view, look),
      ...(menus === undefined ? [] : printMenus(menus, look, isWhole)),
      ...(log === undefined ? [] : ['', look.paint.strong(SHOWN.log), ...log.flatMap((one) => printEvent(one, 'folded', look))]),
    ]
  }

export const printSeatView = printWith(false)

/** The same, with what is not open and why. */
export const printWholeSeatView = printWith(true)
