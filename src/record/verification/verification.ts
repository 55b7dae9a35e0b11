import { type Dice, type Refusal, refuse } from '../../rules/core/index.ts'
import { fold, type Game, type Seat, whyNotFrom } from '../../rules/game/index.ts'
import { isFace, NoDieLeft, scriptedDice } from '../dice.ts'
import { RULES } from '../generated/version.ts'
import { decideIn, type KeptGame, leftStanding } from '../kept-game.ts'
import { readOrder } from '../orders/order-reader.ts'
import { decideOpenly, type Known } from '../proof/common-game.ts'
import { knownFrom } from '../proof/completing.ts'
import { type Proven, proofsOf } from '../proof/proof-verification.ts'
import { worstFor } from '../proof/worst-dice.ts'
import type { RecordEntry } from '../record.ts'
import { PROOF, VERIFICATION } from '../words.ts'
import { differenceIn, isReworded } from './event-difference.ts'

/** An order that this engine would have decided otherwise. The record stands all the same. */
export interface Otherwise {
  readonly n: number
  readonly words: string
  /** Why this engine refuses it, where it does. */
  readonly refusals: readonly Refusal[]
}

export interface Verification {
  readonly orders: number
  readonly events: number
  readonly dice: number
  readonly tableDice: number
  /** Orders decided again with the recorded dice, with the same events. */
  readonly verified: number
  readonly otherwise: readonly Otherwise[]
  /** Orders that this engine decides alike and tells in other words: a newer version, or somebody who changed words and links. */
  readonly reworded: readonly number[]
  /** Whose record it is, where it has only what some seats were shown: nothing can be decided on that, and only its dice are looked at. */
  readonly shownTo?: readonly Seat[]
  /** The rules it was played by, where the record says so, and whether this engine has the same. */
  readonly rules?: { readonly played: string; readonly here: string }
  /** What proves it, where it is played without a referee that has to be trusted. */
  readonly proven?: Omit<Proven, 'faults'>
  /** What cannot be right in any engine. */
  readonly faults: readonly Refusal[]
}

interface Checked {
  readonly otherwise?: { readonly words: string; readonly refusals: readonly Refusal[] }
  readonly unused: number
  readonly isReworded?: boolean
  /** What each die was thrown for. */
  readonly thrownFor?: readonly string[]
}

function check(kept: KeptGame, { as, order, dice, events }: RecordEntry, known: Known | undefined): Checked {
  const read = readOrder(order)
  if (!read.ok) return { otherwise: { words: VERIFICATION.unknownOrder, refusals: read.refusals }, unused: 0 }
  const stranger = whyNotFrom(as, read.order)
  if (stranger.length > 0) return { otherwise: { words: VERIFICATION.otherSeat, refusals: stranger }, unused: 0 }
  const script = scriptedDice(dice)
  const thrownFor: string[] = []
  const noted: Dice = (what) => {
    thrownFor.push(what)
    return script.dice(what)
  }
  try {
    const { decision } = known === undefined ? decideIn(kept, as, read.order, noted) : decideOpenly(kept, as, read.order, noted, known)
    if (!decision.accepted) return { otherwise: { words: VERIFICATION.refuses, refusals: decision.refusals }, unused: 0 }
    const words = differenceIn(events, decision.events)
    return {
      ...(words === undefined ? { isReworded: isReworded(events, decision.events) } : { otherwise: { words, refusals: [] } }),
      unused: script.left(),
      thrownFor,
    }
  } catch (error) {
    if (!(error instanceof NoDieLeft)) throw error
    return { otherwise: { words: VERIFICATION.moreDice, refusals: [] }, unused: 0 }
  }
}

/** The proof of an order, or of the request it was part of. */
function wholeProof({ entries }: KeptGame, { proof }: RecordEntry) {
  const whole = proof !== undefined && 'of' in proof ? entries[proof.of - 1]?.proof : proof
  return whole === undefined || 'of' in whole ? undefined : whole
}

/** What was opened and said for an order; nothing in a game whose keeper knows it all. */
function knownFor(kept: KeptGame, entry: RecordEntry): Known | undefined {
  if (kept.header.fair === undefined) return undefined
  const proof = wholeProof(kept, entry)
  return knownFrom(proof?.shown ?? [], proof?.claimed)
}

/** Dice that are the worst for whoever refused have no links to follow from: they follow from what was thrown for. */
function notTheWorst(kept: KeptGame, entry: RecordEntry, { thrownFor = [] }: Checked): readonly Refusal[] {
  const [refused] = wholeProof(kept, entry)?.refused ?? []
  if (refused === undefined) return []
  const worst = worstFor(kept.header.fair?.parties.find(({ name }) => name === refused.party)?.seats ?? [])
  const due = thrownFor.map((what) => worst(what))
  const { n, dice } = entry
  return due.join() === dice.join() ? [] : [refuse('other-faces', PROOF.notTheWorst(n, due.join(', '), dice.join(', ')), undefined, { n })]
}

/** The rules that an order was decided by: those of the start, or those agreed to before it. */
function rulesAt({ header, entries, acts = [] }: KeptGame, n: number): string | undefined {
  const agreed = acts.flatMap(({ act, after }) => (act.type === 'rules-agreed' && after < n ? [act.to] : []))
  const said = entries
    .filter((entry) => entry.n < n)
    .flatMap(({ events }) => events.flatMap((event) => (event.type === 'rules-agreed' && event.isWhole ? [event.to] : [])))
  return agreed.at(-1) ?? said.at(-1) ?? header.rules
}

/** The rules that count for what differs: one difference under these rules is no correction of a rule. */
function rulesPlayed(kept: KeptGame, otherwise: readonly Otherwise[]): string | undefined {
  const differing = otherwise.map(({ n }) => rulesAt(kept, n))
  return differing.find((rules) => rules === RULES) ?? differing[0] ?? rulesAt(kept, Number.POSITIVE_INFINITY)
}

/** Decides every order of a record again, each on the game as the record has it up to then. */
export function verify(kept: KeptGame): Verification {
  const { shownTo } = kept.header
  const otherwise: Otherwise[] = []
  const reworded: number[] = []
  const faults: Refusal[] = []
  const before: RecordEntry[] = []
  let game: Game = kept.start
  for (const entry of kept.entries) {
    const { n, dice, events } = entry
    for (const face of dice.filter((one) => !isFace(one)))
      faults.push(refuse('bad-die', VERIFICATION.badDie(n, face), undefined, { n, face }))
    const checked = shownTo === undefined ? check({ ...kept, entries: before, game }, entry, knownFor(kept, entry)) : { unused: 0 }
    if (checked.unused > 0)
      faults.push(refuse('unused-dice', VERIFICATION.unusedDice(n, checked.unused), undefined, { n, unused: checked.unused }))
    faults.push(...notTheWorst(kept, entry, checked))
    if (checked.otherwise !== undefined)
      otherwise.push({ n, words: VERIFICATION.otherwise(n, checked.otherwise.words), refusals: checked.otherwise.refusals })
    if (checked.isReworded) reworded.push(n)
    before.push(entry)
    game = leftStanding({ ...kept, entries: before, game: fold(game, events) })
  }
  const { entries } = kept
  const [proven, played] = [proofsOf(kept), rulesPlayed(kept, otherwise)]
  return {
    orders: entries.length,
    events: entries.reduce((sum, { events }) => sum + events.length, 0),
    dice: entries.reduce((sum, { dice }) => sum + dice.length, 0),
    tableDice: entries.reduce((sum, { dice, tableDice }) => sum + (tableDice ? dice.length : 0), 0),
    verified: shownTo === undefined ? entries.length - otherwise.length : 0,
    ...(shownTo === undefined ? {} : { shownTo }),
    ...(played === undefined ? {} : { rules: { played, here: RULES } }),
    ...(proven === undefined ? {} : { proven: { dice: proven.dice, notes: proven.notes, sealed: proven.sealed } }),
    otherwise,
    reworded,
    faults: [...faults, ...(proven?.faults ?? [])],
  }
}
