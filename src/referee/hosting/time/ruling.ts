import { DELEGATION_NAMES, type Delegation, delegationOf, FACTIONS, isOneOf, type Power } from '../../../rules/core/index.ts'
import { type Denied, deny, whyNotDone } from '../denial.ts'
import type { Decision, Hall, Moment } from '../hall.ts'
import type { JournalBody, Table } from '../journal/journal.ts'
import { type Seating, seatsOf, type Tenure } from '../journal/seating.ts'
import type { Vote } from '../journal/timing.ts'
import { actorOf, type Party, type Token } from '../seats/admission.ts'
import { HOSTING } from '../words.ts'
import type { Pace } from './pace.ts'
import { TIME } from './words.ts'
import { DAY } from './zone.ts'

/** What people at a table do about its time. Each is a line that everybody sees. */

interface Carried {
  readonly ok: true
}

const ONLY_HOST = deny(403, 'not-the-host', HOSTING.onlyHost)
const ONLY_SEATED = deny(403, 'only-seated', HOSTING.onlySeated)

const isHosting = ({ seating }: Table, tokens: readonly Token[]): boolean =>
  tokens.some((token) => seatsOf(seating, token)?.includes('host'))

/** The tenures of whoever asks that still sit. */
export const tenuresOf = ({ tenures }: Seating, tokens: readonly Token[]): readonly Tenure[] =>
  tokens.flatMap((token) => ('tenure' in token ? (tenures[token.tenure] ?? []) : [])).filter(({ seats }) => seats.length > 0)

type Decided = Denied | readonly JournalBody[]

async function change(hall: Hall, { hosted }: Party, decide: (table: Table, at: number) => Decided): Promise<Carried | Denied> {
  const decideOn = ({ table }: Moment): Decision<Denied> => {
    const decided = decide(table, hall.sources.now())
    return 'status' in decided ? { no: decided } : { deed: { lines: decided } }
  }
  return whyNotDone(await hall.write<Denied>(hosted.id, null, decideOn)) ?? { ok: true }
}

/** The host sets how time runs. */
export const setPace = (hall: Hall, party: Party, pace: Pace): Promise<Carried | Denied> =>
  change(hall, party, (table, at) =>
    isHosting(table, party.tokens)
      ? [{ type: 'pace-set', at, pace, by: actorOf(party.tokens.find((token) => seatsOf(table.seating, token)?.includes('host'))) }]
      : ONLY_HOST,
  )

/** The host stops all clocks, or lets them run on. */
export const setPause = (hall: Hall, party: Party, wish: Vote): Promise<Carried | Denied> =>
  change(hall, party, (table, at) => {
    if (!isHosting(table, party.tokens)) return ONLY_HOST
    return whyNotWish(table, wish) ?? [changed(wish, at, 'host')]
  })

const changed = (wish: Vote, at: number, by: 'host' | 'vote'): JournalBody => ({ type: wish === 'pause' ? 'paused' : 'resumed', at, by })

function whyNotWish({ timing: { clock } }: Table, wish: Vote): Denied | undefined {
  if (clock.paused === null) return wish === 'resume' ? deny(422, 'no-pause', TIME.noPause) : undefined
  return wish === 'pause' ? deny(422, 'paused-already', TIME.pausedAlready) : undefined
}

/** Everybody who sits for a power has one voice, however many seats are his. */
const votersIn = ({ tenures }: Seating): readonly Tenure[] =>
  Object.values(tenures).filter(({ seats }) => seats.some((seat) => seat !== 'host'))

/** Whether more than half want it. */
function isCarried({ seating, timing }: Table, wish: Vote, by: string): boolean {
  const voters = votersIn(seating)
  const inFavour = voters.filter(({ id }) => id === by || timing.votes[id] === wish)
  return inFavour.length * 2 > voters.length
}

/** Somebody who sits wants a pause, or its end; with more than half it comes about. */
export const vote = (hall: Hall, party: Party, wish: Vote | null): Promise<Carried | Denied> =>
  change(hall, party, (table, at) => {
    const [voter] = tenuresOf(table.seating, party.tokens).filter(({ id }) => votersIn(table.seating).some((one) => one.id === id))
    if (voter === undefined) return ONLY_SEATED
    const no = wish === null ? undefined : whyNotWish(table, wish)
    if (no !== undefined) return no
    const cast: JournalBody = { type: 'vote-cast', at, tenure: voter.id, for: wish }
    return wish !== null && isCarried(table, wish, voter.id) ? [cast, changed(wish, at, 'vote')] : [cast]
  })

/** The host gives a delegation that is waited for more time. */
export const giveTime = (hall: Hall, party: Party, who: Delegation, hours: number): Promise<Carried | Denied> =>
  change(hall, party, (table, at) => {
    if (!isHosting(table, party.tokens)) return ONLY_HOST
    const wait = table.timing.clock.waits.find((one) => one.who === who)
    if (wait?.left == null) return deny(422, 'no-time-runs', TIME.noTimeRuns(DELEGATION_NAMES[who]), { who })
    return [{ type: 'time-given', at, who, hours }]
  })

/** Somebody who sits for a faction says whether its draft is sealed when its time is up. */
export const setSealing = (hall: Hall, party: Party, seat: Power | undefined, seals: boolean): Promise<Carried | Denied> =>
  change(hall, party, (table, at) => {
    const found = party.tokens.flatMap((by) =>
      (seatsOf(table.seating, by) ?? []).flatMap((own) => (own === 'host' ? [] : [{ by, own, who: delegationOf(own) }])),
    )
    if (seat !== undefined && !found.some(({ own }) => own === seat)) return deny(403, 'not-held', HOSTING.notHeld(seat), { seat })
    const chosen = found.filter(({ own, who }) => (seat === undefined || own === seat) && isOneOf(FACTIONS, who))
    if (chosen.length === 0) return deny(seat === undefined ? 403 : 422, 'no-allocation', TIME.noAllocation)
    const first = chosen.filter(({ who }, index) => chosen.findIndex((one) => one.who === who) === index)
    return first.map(({ who, by }): JournalBody => ({ type: 'sealing-set', at, who, seals, by: actorOf(by) }))
  })

const LONGEST_ABSENCE = 60 * DAY
const MOST_ABSENCES = 5

/** Somebody who sits says that he will be away: his time stands still meanwhile. What is past stays as it was. */
export const announceAbsence = (hall: Hall, party: Party, from: number, until: number): Promise<Carried | Denied> => {
  const id = hall.sources.id()
  return change(hall, party, (table, at) => {
    const [tenure] = tenuresOf(table.seating, party.tokens)
    if (tenure === undefined) return ONLY_SEATED
    const begin = Math.max(from, at)
    if (until <= begin) return deny(422, 'past-absence', TIME.pastAbsence)
    if (until - begin > LONGEST_ABSENCE) return deny(422, 'long-absence', TIME.longAbsence(LONGEST_ABSENCE / DAY))
    const open = table.timing.absences.filter((one) => one.tenure === tenure.id && one.until > at)
    if (open.length >= MOST_ABSENCES) return deny(422, 'many-absences', TIME.manyAbsences(MOST_ABSENCES))
    return [{ type: 'absence-announced', at, id, tenure: tenure.id, from: begin, until }]
  })
}

/** Whoever announced it is back, or the host does not let it stand. */
export const endAbsence = (hall: Hall, party: Party, id: string): Promise<Carried | Denied> =>
  change(hall, party, (table, at) => {
    const absence = table.timing.absences.find((one) => one.id === id && one.until > at)
    const isOwn = absence !== undefined && tenuresOf(table.seating, party.tokens).some((one) => one.id === absence.tenure)
    if (absence === undefined || !(isOwn || isHosting(table, party.tokens))) return deny(404, 'no-such-absence', TIME.noSuchAbsence)
    return [{ type: 'absence-ended', at, id, by: actorOf(party.tokens[0]) }]
  })
