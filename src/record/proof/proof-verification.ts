import { canonical, facesOf } from '../../fair/index.ts'
import { FACTIONS, type Refusal, refuse } from '../../rules/core/index.ts'
import { fold } from '../../rules/game/index.ts'
import { type KeptGame, openGame, withEntry } from '../kept-game.ts'
import { readOrder } from '../orders/order-reader.ts'
import { entryLine, type RecordEntry } from '../record.ts'
import { linkOf } from '../text/linked-lines.ts'
import { PROOF } from '../words.ts'
import { isOnRecord, whyNotAct, withAct } from './acts.ts'
import { isProven } from './attack.ts'
import { attackNeeds, whyNotClaimed } from './attack-openly.ts'
import { revealedIn } from './common-game.ts'
import { grown } from './completing.ts'
import {
  closedAfterTime,
  closedAtEnd,
  type Ledger,
  type Needs,
  newlyOverAllotted,
  openLedger,
  stageLinesAfter,
  whyNotParties,
  whyNotPlaced,
  whyNotRefused,
  whyNotRequest,
  whyNotShown,
  whyNotTerms,
} from './ledger.ts'
import type { Proof, Refused } from './proof.ts'
import { declarationOfRequest, ordersIn } from './request.ts'

/** What a check of the proofs of a record finds. */
export interface Proven {
  /** Dice whose faces follow from links of everybody. */
  readonly dice: number
  readonly faults: readonly Refusal[]
  /** What is no fault of the record and ought to be known: who did not open in time. */
  readonly notes: readonly string[]
  /** Allocations that nobody has opened whole yet. */
  readonly sealed: readonly string[]
}

type Whole = Extract<Proof, { readonly request: unknown }>

const isWhole = (proof: Proof | undefined): proof is Whole => proof !== undefined && 'request' in proof

/** Points that an event counts must be those that were opened. */
function otherPoints(group: readonly RecordEntry[], proof: Whole, ledger: Ledger): readonly Refusal[] {
  const opened = (proof.shown ?? []).flatMap(({ points }) => points)
  return group.flatMap(({ n, events }) =>
    events.flatMap((event) => {
      if (event.type !== 'points-revealed') return []
      return FACTIONS.flatMap((faction) =>
        event.targets.flatMap((target) => {
          const said = event.placements[faction][target] ?? 0
          const one = opened.find((two) => two.faction === faction && two.target === target)
          const known = one?.points ?? ledger.kept.game.situation.placements[faction][target] ?? 0
          return said === known ? [] : [refuse('other-points', PROOF.otherPoints(n, faction, target, said, known), undefined, { n })]
        }),
      )
    }),
  )
}

/** What is wrong with the proof of the orders of one request. */
function faultsOf(ledger: Ledger, group: readonly RecordEntry[], proof: Whole, needs: Needs, isPlaceAsked: boolean): readonly Refusal[] {
  const n = group[0]?.n ?? 0
  const { fair } = ledger
  const { request, placed, shown = [], refused = [], claimed } = proof
  const dice = group.flatMap((entry) => entry.dice)
  const faults = [
    ...(isPlaceAsked ? whyNotPlaced(ledger, { request, signature: placed }) : whyNotRequest(ledger, request)),
    ...(canonical(request.as) === canonical(group[0]?.as ?? []) ? [] : [refuse('other-seat', PROOF.otherSeat(request.by))]),
    ...shown.flatMap((one) => whyNotShown(ledger, needs, one)),
    ...whyNotRefused(ledger, needs.declaration, refused),
    ...(claimed === undefined ? [] : whyNotClaimed(fair, ledger.kept, needs, claimed)),
  ].map((one) => ({ ...one, words: PROOF.at(n, one.words), data: { ...one.data, n } }))
  const isAsked = proof.roll !== undefined
  const done = new Set([...shown, ...refused].map(({ party }) => party))
  const lacking = isAsked || dice.length > 0 ? fair.parties.filter(({ name }) => !done.has(name)) : []
  const missing = lacking.map(({ name }) => refuse('lacks-link', PROOF.lacksLink(n, name), undefined, { n }))
  const claims = needs.attack?.claims?.party
  const isUnsaid = claims !== undefined && claimed === undefined && !refused.some(({ party }) => party === claims)
  const unsaid = isUnsaid ? [refuse('lacks-claim', PROOF.lacksClaim(n, claims), undefined, { n })] : []
  const faces = facesOf(
    needs.declaration,
    shown.map(({ party, link }) => ({ party, link })),
  )
  const made = refused.length > 0 ? dice : dice.map(() => faces.next().value)
  const other =
    made.join() === dice.join() ? [] : [refuse('other-faces', PROOF.otherFaces(n, made.join(', '), dice.join(', ')), undefined, { n })]
  return [...faults, ...missing, ...unsaid, ...(missing.length === 0 ? other : []), ...otherPoints(group, proof, ledger)]
}

/** The ledger after orders as the record has them: nothing is decided again. */
function asRecorded(ledger: Ledger, group: readonly RecordEntry[]): Ledger {
  const { kept } = ledger
  const lines: string[] = []
  let { last } = ledger
  let now: KeptGame = kept
  for (const entry of group) {
    const line = entryLine(kept.header, entry, last)
    lines.push(line)
    last = linkOf(line)
    now = withEntry(now, entry, fold(now.game, entry.events))
  }
  const stageLines = stageLinesAfter(ledger, now, ...lines.map(linkOf))
  return { ...ledger, kept: now, lines: [...ledger.lines, ...lines], last, stageLines }
}

/** Whose word on an attack on Pearl Harbor did not hold when it was over. */
function unproven({ kept }: Ledger, { shown = [] }: Whole, attack: Needs['attack'], n: number): readonly string[] {
  const [own] = attack?.opens.filter(({ seat }) => seat === 'us') ?? []
  const secrets = shown.flatMap((one) => one.secrets ?? [])
  return own === undefined || isProven(kept, secrets) ? [] : [PROOF.unproven(n, own.party)]
}

/** Who did not open in time, and who says so. */
const refusalNote = ({ fair }: Ledger, n: number, { party, witnesses = [] }: Refused): string =>
  witnesses.length === 0 ? PROOF.refused(n, party) : PROOF.refusedSay(n, party, [fair.chair, ...witnesses.map(({ by }) => by)])

/** Checks signatures, links, faces and openings of a record; whether its decisions were right is another question. */
export function proofsOf(kept: KeptGame): Proven | undefined {
  // The place of the last line is signed together with the hash of all before it; only where that fails is every place looked at.
  const found = provenIn(kept, 'last')
  return found === undefined || found.faults.length === 0 ? found : provenIn(kept, 'every')
}

/** The ledger of a record, nothing of it decided again, or what is wrong with its proofs. */
export function ledgerOfRecord(kept: KeptGame): { readonly ledger?: Ledger; readonly faults: readonly Refusal[] } {
  return provenIn(kept, 'last') ?? { faults: [] }
}

function provenIn({ header, entries, acts = [] }: KeptGame, places: 'last' | 'every'): (Proven & { readonly ledger?: Ledger }) | undefined {
  const { fair } = header
  if (fair === undefined) return undefined
  const start = openGame({ header, entries: [], torn: null })
  const wrong = [...whyNotParties(fair), ...whyNotTerms(header)]
  if (!start.ok || wrong.length > 0) return { dice: 0, faults: start.ok ? wrong : start.refusals, notes: [], sealed: [] }
  let ledger = openLedger(start.kept)
  const [faults, notes]: [Refusal[], string[]] = [[], []]
  let dice = 0
  const takeActs = (after: number): void => {
    for (const { act, placed } of acts.filter((one) => one.after === after)) {
      const against = whyNotAct(ledger, { act, placed })
      faults.push(...against.map((one) => ({ ...one, words: PROOF.afterOrder(after, one.words) })))
      if (act.type === 'chain-renewed' && act.voids !== undefined) notes.push(PROOF.voided(after, act.party.name, act.endorsedBy))
      if (isOnRecord(against, act)) ledger = withAct(ledger, act, placed)
    }
  }
  takeActs(0)
  for (const [index, entry] of entries.entries()) {
    const { n, proof } = entry
    if (!isWhole(proof)) {
      const first = entries.find((one) => one.n === (proof !== undefined && 'of' in proof ? proof.of : 0))
      if (!isWhole(first?.proof)) faults.push(refuse('no-proof', PROOF.noProof(n), undefined, { n }))
      continue
    }
    const more = entries.slice(index + 1)
    const length = more.findIndex((one) => !(one.proof !== undefined && 'of' in one.proof && one.proof.of === n))
    const group = [entry, ...more.slice(0, length < 0 ? undefined : length)]
    const [attack] = ordersIn(proof.request).flatMap((order) => (readOrder(order).ok ? (attackNeeds(ledger.kept, order) ?? []) : []))
    const needs: Needs = {
      declaration: declarationOfRequest(fair.game, proof.request, proof.roll ?? 0, ledger.last),
      targets: revealedIn(group.flatMap(({ events }) => events)),
      ...(proof.roll === undefined ? {} : { roll: proof.roll }),
      ...(attack === undefined ? {} : { attack }),
    }
    const isLast = group.at(-1)?.n === entries.length
    const found = faultsOf(ledger, group, proof, needs, places === 'every' || isLast)
    faults.push(...found)
    const thrown = group.flatMap((one) => one.dice).length
    if (found.length === 0 && (proof.refused ?? []).length === 0) dice += thrown
    notes.push(...(proof.refused ?? []).map((one) => refusalNote(ledger, n, one)), ...unproven(ledger, proof, attack, n))
    const before = ledger
    ledger = asRecorded(grown(ledger, proof.request, needs, proof.shown ?? [], n), group)
    faults.push(...newlyOverAllotted(before, ledger, n))
    takeActs(group.at(-1)?.n ?? n)
  }
  const closed = ledger.fair.parties.flatMap(({ name }) => closedAfterTime(ledger, name))
  for (const { party, faction, turn, n } of closed) {
    const words = PROOF.unopened(party, faction, turn, n)
    // By the first form nobody had to open before he went on.
    if (ledger.form < 2) notes.push(words)
    else faults.push(refuse('unopened', words, undefined, { n }))
  }
  notes.push(...closedAtEnd(ledger).map(({ party, faction, turn, n }) => PROOF.closedAtEnd(party, faction, turn, n)))
  const sealed = ledger.sealed.filter(({ faction, n }) => !ledger.opened.some((one) => one.n === n && one.faction === faction))
  return { dice, faults, notes, sealed: sealed.map(({ faction, turn }) => `${faction} ${turn}`), ledger }
}
