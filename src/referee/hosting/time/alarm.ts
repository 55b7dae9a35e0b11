import { give, isPlayedHere } from '../../../record/index.ts'
import { DELEGATION_NAMES } from '../../../rules/core/index.ts'
import { seatsFor } from '../../../rules/game/index.ts'
import { refereesDice } from '../../record/referees-dice.ts'
import type { Decision, Hall, Moment } from '../hall.ts'
import type { JournalBody, Table } from '../journal/journal.ts'
import { awayIn } from '../journal/timing.ts'
import type { Errand } from '../rounds.ts'
import { dueOf, overdue, type Wait } from './clock.ts'
import { alarmOf, CLOCK } from './keeping.ts'
import { actFor } from './missing.ts'
import { paceMoment } from './pace.ts'
import { NOBODY_SEALS, type Sealing, sealingIn } from './sealing.ts'
import { TIME } from './words.ts'

/** More than anybody can owe in one stage. */
const MOST_ACTS = 500

const missedLine = ({ timing, seating }: Table, wait: Wait, at: number): JournalBody => ({
  type: 'time-missed',
  at,
  who: wait.who,
  turn: wait.turn,
  stage: wait.stage,
  due: dueOf(timing.clock, wait, awayIn(timing, seating)) ?? at,
})

/** What is ordered in the name of one whose time is up, with the reason; nothing where the game goes on waiting for him. */
function orderLine({ play, timing }: Table, { who }: Wait, due: number, at: number, sealing: Sealing): readonly JournalBody[] {
  const order = actFor(play.book, play.game, timing.clock.pace, who, sealing)
  if (order === undefined) return []
  const given = give(play, seatsFor(order), order, refereesDice())
  const because = TIME.because(DELEGATION_NAMES[who], paceMoment(timing.clock.pace, due))
  return given.ok ? [{ type: 'order', at, entry: given.entry, by: null, because }] : []
}

/** The next thing that is to be done because somebody's time is up: that it is said, and one order. */
function nextAct(hall: Hall, { table }: Moment): Decision<'nothing'> {
  const at = hall.sources.now()
  const { timing, seating } = table
  if (!isPlayedHere(table.play)) return { no: 'nothing' }
  const away = awayIn(timing, seating)
  const late = overdue(timing.clock, at, away)
  const fresh = late.find(({ missed }) => missed !== true)
  if (fresh !== undefined) {
    const due = dueOf(timing.clock, fresh, away) ?? at
    return { deed: { lines: [missedLine(table, fresh, at), ...orderLine(table, fresh, due, at, sealingIn(timing, seating))] } }
  }
  for (const wait of late) {
    // A draft that is written later is one to think about, not to be sealed as soon as it is there.
    const lines = orderLine(table, wait, dueOf(timing.clock, wait, away) ?? at, at, NOBODY_SEALS)
    if (lines.length > 0) return { deed: { lines } }
  }
  return { no: 'nothing' }
}

/** Everything that follows in one game from time having run out; afterwards its alarm is set anew. */
async function timeRanOut(hall: Hall, game: string): Promise<void> {
  for (let acts = 0; acts < MOST_ACTS; acts++) {
    const done = await hall.write<'nothing'>(game, null, (moment) => nextAct(hall, moment))
    if (done.type === 'no-such-game') return hall.store.put([], [{ kind: CLOCK, id: game }])
    if (done.type !== 'done') return setAlarm(hall, game)
  }
}

/** The alarm as the game has it now: the lease has put it off. If the game went on meanwhile, its own alarm may have been overwritten. */
async function setAlarm(hall: Hall, game: string): Promise<void> {
  let sequence: number | undefined
  for (let hosted = await hall.open(game); hosted !== undefined && hosted.sequence !== sequence; hosted = await hall.open(game)) {
    sequence = hosted.sequence
    const now = hall.sources.now()
    const due = alarmOf(hosted.table, now)
    // What could not be done by itself (dice of the table are wanted) is not tried again and again.
    if (due === null || due <= now) await hall.store.put([], [{ kind: CLOCK, id: game }])
    else await hall.store.put([{ kind: CLOCK, id: game, game, due, body: {} }])
  }
}

/** The clocks of all games. */
export const CLOCKS: Errand = { kind: CLOCK, every: 1_000, goOn: timeRanOut }
