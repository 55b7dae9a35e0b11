import { facesOf, type Hash, isHash, type ShownLink } from '../../fair/index.ts'
import { type Dice, FACTIONS, type Refusal, refuse, TARGETS } from '../../rules/core/index.ts'
import { type Event, eventDeclarationOf, fold, type Order, whyNotFrom } from '../../rules/game/index.ts'
import { type KeptGame, withEntry } from '../kept-game.ts'
import { readOrder } from '../orders/order-reader.ts'
import { entryLine, type RecordEntry } from '../record.ts'
import { whyNotReadBack } from '../text/event-shapes.ts'
import { linkOf } from '../text/linked-lines.ts'
import { PROOF } from '../words.ts'
import { attackNeeds, secretStep, whyNotSealed } from './attack-openly.ts'
import { decideOpenly, type Known, NOTHING_KNOWN, revealedIn } from './common-game.ts'
import { type Ledger, type Needs, type Placed, type SealedPoints, sealOfYear, stageLinesAfter } from './ledger.ts'
import { partyNamed } from './party.ts'
import type { Claimed, Proof, Refused, Shown } from './proof.ts'
import { declarationOfRequest, ordersIn, type Request } from './request.ts'
import { worstFor } from './worst-dice.ts'

type Carried =
  | { readonly ok: true; readonly entries: readonly RecordEntry[]; readonly kept: KeptGame; readonly thrown: number }
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

/** In the first form of packets no event notes what it took as unreported: everybody's record has to stay the same to the byte. */
function withoutNote(event: Event): Event {
  const field: string | undefined = eventDeclarationOf(event).noted?.field
  return field === undefined ? event : (Object.fromEntries(Object.entries(event).filter(([name]) => name !== field)) as unknown as Event)
}

/** The orders of a request one after another, with the same dice; what the rules refuse ends it, and the first may not be refused. */
function carriedOut({ kept: start, form }: Ledger, { as, ...request }: Request, dice: Dice, known: Known): Carried {
  let kept = start
  let thrown = 0
  const entries: RecordEntry[] = []
  for (const [index, given] of ordersIn(request).entries()) {
    const read = readOrder(given)
    const stranger = read.ok ? whyNotFrom(as, read.order) : read.refusals
    if (!read.ok || stranger.length > 0) return { ok: false, refusals: stranger }
    const faces: number[] = []
    const counting: Dice = (what) => {
      const face = dice(what)
      faces.push(face)
      return face
    }
    const { order, decision } = decideOpenly(kept, as, read.order, counting, known)
    const refusals = decision.accepted ? whyNotReadBack(decision.events) : decision.refusals
    if (!decision.accepted || refusals.length > 0) {
      if (index === 0) return { ok: false, refusals }
      break
    }
    const events = form < 2 ? decision.events.map(withoutNote) : decision.events
    const entry: RecordEntry = { n: kept.entries.length + 1, as, order, dice: faces, events }
    kept = withEntry(kept, entry, fold(kept.game, events))
    thrown += faces.length
    entries.push(entry)
  }
  return { ok: true, entries, kept, thrown }
}

const LOCAL: ReadonlySet<string> = new Set<Order['type']>(['draft-allocation', 'stand', 'quiet'])
/** What somebody keeps to himself until it is time: by mail it is not said. */
export const isLocal = ({ type }: Order): boolean => LOCAL.has(type)

const isSealing = ({ type }: Order): boolean => type === 'seal-allocation'

/** What is wrong with what a request says, whatever the rules say of its orders. */
function whyNotSaid({ kept }: Ledger, request: Request): readonly Refusal[] {
  const orders = ordersIn(request)
  const misread = orders.flatMap((order) => {
    const read = readOrder(order)
    return read.ok ? [] : read.refusals
  })
  if (misread.length > 0) return misread
  if (orders.some(isLocal)) return [refuse('not-in-the-open', PROOF.notInTheOpen)]
  if (orders.some((order) => secretStep(kept, order) !== undefined)) return whyNotSealed(kept, request, orders)
  if (!orders.some(isSealing)) return request.seals === undefined ? [] : [refuse('no-seal', PROOF.sealAlone)]
  if (orders.length > 1) return [refuse('seal-alone', PROOF.sealAlone)]
  return TARGETS.every((target) => isHash(request.seals?.[target])) ? [] : [refuse('no-seal', PROOF.lacksSeals)]
}

/** What a request needs of everybody before it can be carried out, or why it cannot be at all. */
export function needsOf(ledger: Ledger, request: Request): Needs | { readonly refusals: readonly Refusal[] } {
  const { fair, last, rolls } = ledger
  const wrong = whyNotSaid(ledger, request)
  if (wrong.length > 0) return { refusals: wrong }
  const tried = carriedOut(ledger, request, () => 1, NOTHING_KNOWN)
  if (!tried.ok) return tried
  const targets = revealedIn(tried.entries.flatMap(({ events }) => events))
  const [attack] = ordersIn(request).flatMap((order) => attackNeeds(ledger.kept, order) ?? [])
  const isPlain = tried.thrown === 0 && targets.length === 0 && attack === undefined
  const roll = isPlain ? 0 : rolls + 1
  return {
    declaration: declarationOfRequest(fair.game, request, roll, last),
    targets,
    ...(isPlain ? {} : { roll }),
    ...(attack === undefined ? {} : { attack }),
  }
}

/** The dice that all links make together; against those who refused, the worst. In what order it is said of them decides nothing. */
function diceOf(ledger: Ledger, declaration: Hash, shown: readonly Shown[], refused: readonly Refused[]): Dice {
  const [first] = [...refused].sort(byName)
  if (first !== undefined) return worstFor(partyNamed(ledger.fair, first.party)?.seats ?? [])
  const faces = facesOf(
    declaration,
    shown.map(({ party, link }): ShownLink => ({ party, link })),
  )
  return () => faces.next().value
}

/** What everybody knows for an order, once all have shown and said what it asks for. */
export const knownFrom = (shown: readonly Shown[], claimed?: Claimed): Known => {
  const all = shown.flatMap(({ points }) => points)
  const points = Object.fromEntries(
    FACTIONS.map((faction) => [
      faction,
      Object.fromEntries(all.filter((one) => one.faction === faction).map(({ target, points }) => [target, points])),
    ]),
  )
  const secrets = shown.flatMap((one) => one.secrets ?? [])
  return { points, secrets, ...(claimed === undefined ? {} : { claim: claimed.claim }) }
}

const byName = (one: { readonly party: string }, other: { readonly party: string }): number => (one.party < other.party ? -1 : 1)

export type Completed = { readonly ok: true; readonly ledger: Ledger } | { readonly ok: false; readonly refusals: readonly Refusal[] }

/** The ledger with the lines that a request comes to, once everybody has shown what it needs or let his time go by. */
export function complete(
  ledger: Ledger,
  placed: Placed,
  needs: Needs,
  shown: readonly Shown[],
  refused: readonly Refused[],
  claimed?: Claimed,
): Completed {
  const { fair, kept } = ledger
  const { request, signature } = placed
  const dice = diceOf(ledger, needs.declaration, shown, refused)
  const carried = carriedOut(ledger, request, dice, knownFrom(shown, claimed))
  if (!carried.ok) return carried
  const proof: Proof = {
    request,
    placed: signature,
    ...(needs.roll === undefined ? {} : { roll: needs.roll, shown: [...shown].sort(byName) }),
    ...(refused.length === 0 ? {} : { refused: [...refused].sort(byName) }),
    ...(claimed === undefined ? {} : { claimed }),
  }
  const first = kept.entries.length + 1
  const entries = carried.entries.map((entry, index): RecordEntry => ({ ...entry, proof: index === 0 ? proof : { of: first } }))
  const lines: string[] = []
  const links: Hash[] = []
  for (const entry of entries) {
    const line = entryLine(kept.header, entry, links.at(-1) ?? ledger.last)
    lines.push(line)
    links.push(linkOf(line))
  }
  const all = [...kept.entries, ...entries]
  return {
    ok: true,
    ledger: {
      ...grown(ledger, request, needs, shown, first),
      kept: { ...carried.kept, entries: all },
      lines: [...ledger.lines, ...lines],
      last: links.at(-1) ?? ledger.last,
      stageLines: stageLinesAfter(ledger, carried.kept, ...links),
      fair,
    },
  }
}

/** What is known after a request: its number, the links that were shown, and the seals that it set. */
export function grown(ledger: Ledger, request: Request, needs: Needs, shown: readonly Shown[], n: number): Ledger {
  const { known, numbers, rolls, form } = ledger
  const { game } = ledger.kept
  const links = shown.flatMap(({ party, link }) => {
    const owner = known[party]?.owner
    return owner === undefined || needs.roll === undefined ? [] : [[party, { owner, k: needs.roll, link }] as const]
  })
  const { turn } = game.situation
  const seals = ordersIn(request).flatMap((order): readonly SealedPoints[] => {
    if (order.type !== 'seal-allocation' || request.seals === undefined) return []
    const given = game.points?.[order.by] ?? 0
    const place = { party: request.by, faction: order.by, turn, stage: game.stage, n, given }
    return [{ ...place, ...(form < 2 ? {} : { number: request.number }), seals: request.seals }]
  })
  return {
    ...ledger,
    known: { ...known, ...Object.fromEntries(links) },
    numbers: { ...numbers, [request.by]: request.number },
    rolls: needs.roll ?? rolls,
    sealed: [...withRevealed(ledger, shown), ...seals],
  }
}

/** The seals with what has come to light of them. */
function withRevealed(ledger: Ledger, shown: readonly Shown[]): readonly SealedPoints[] {
  const points = shown.flatMap((one) => one.points)
  if (points.length === 0) return ledger.sealed
  return ledger.sealed.map((one) => {
    const own = sealOfYear(ledger, one.faction)?.n === one.n ? points.filter(({ faction }) => faction === one.faction) : []
    if (own.length === 0) return one
    return { ...one, revealed: { ...one.revealed, ...Object.fromEntries(own.map(({ target, points: many }) => [target, many])) } }
  })
}
