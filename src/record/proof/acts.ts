import { canonical, type Hash, hashOfText, isSignedBy, type KeyPair, type Signature, sign } from '../../fair/index.ts'
import { announcedAtOnce, whyNotAllocate } from '../../rules/chapters/points/index.ts'
import { type Placements, type Refusal, refuse } from '../../rules/core/index.ts'
import { type Order, type OrderOf, whyNot } from '../../rules/game/index.ts'
import type { KeptGame } from '../kept-game.ts'
import { openGame } from '../kept-game.ts'
import { actLine } from '../record.ts'
import { linkOf } from '../text/linked-lines.ts'
import { PROOF } from '../words.ts'
import { type Ledger, notWitnessed, type SealedPoints } from './ledger.ts'
import { isPublishedBy, partyNamed } from './party.ts'
import type { Act, Agreement, AllocationOpened, ChainRenewed, PlacedAct, RulesAgreed } from './proof.ts'
import { declarationOfRequest, pointsSeal } from './request.ts'

export const agreementWords = (game: string, { from, to, changes, form }: Agreement) => ({
  game,
  from,
  to,
  changes,
  ...(form === undefined ? {} : { form }),
})

const placeWords = (game: string, previous: Hash, act: Act) => ({ game, previous, act: hashOfText(canonical(act)) })

export const signAct = (keys: KeyPair, game: string, previous: Hash, act: Act): Signature =>
  sign(keys, 'line', placeWords(game, previous, act))

/** What is wrong with declaring a roll anew because a link of it is lost: everybody else has to say that he has none either. */
function whyNotVoid(ledger: Ledger, { party, endorsedBy, voids }: ChainRenewed): readonly Refusal[] {
  if (voids === undefined) return []
  const { fair, form, rolls } = ledger
  const { request, roll, witnesses } = voids
  if (form < 2 || endorsedBy === party.name || roll !== rolls + 1) return [refuse('bad-renewal', PROOF.badRenewal(party.name))]
  const declaration = declarationOfRequest(fair.game, request, roll, ledger.last)
  return notWitnessed(ledger, declaration, { party: party.name, witnesses }, [party.name]).map((name) =>
    refuse('no-witness', PROOF.noWitness(fair.chair, party.name, name)),
  )
}

function whyNotRenewed(ledger: Ledger, act: ChainRenewed): readonly Refusal[] {
  const { fair } = ledger
  const { party, endorsedBy, signature } = act
  const former = partyNamed(fair, party.name)
  if (former === undefined) return [refuse('stranger', PROOF.stranger(party.name))]
  const endorser = partyNamed(fair, endorsedBy)
  const isEndorser = endorser !== undefined && (endorsedBy === party.name || endorsedBy === fair.chair)
  const isSound =
    party.tenure === former.tenure + 1 &&
    party.seats.join() === former.seats.join() &&
    isPublishedBy(party.key, fair.game, party) &&
    isEndorser &&
    isPublishedBy(endorser.key, fair.game, party, signature)
  return isSound ? whyNotVoid(ledger, act) : [refuse('bad-renewal', PROOF.badRenewal(party.name))]
}

function whyNotAgreed({ fair, rules, form }: Ledger, act: RulesAgreed): readonly Refusal[] {
  const missing = fair.parties.filter(({ name, key }) => !isSignedBy(key, act.signatures[name], 'order', agreementWords(fair.game, act)))
  if (missing.length > 0) return missing.map(({ name }) => refuse('not-agreed', PROOF.notAgreed(name)))
  const isNewer = act.form === undefined ? act.to !== rules : act.form > form
  return act.from === rules && isNewer ? [] : [refuse('not-agreed', PROOF.otherRules(act.from, rules))]
}

/** The game as it stood before an entry. */
function before({ header, entries }: KeptGame, n: number): KeptGame | undefined {
  const opened = openGame({ header, entries: entries.slice(0, n - 1), torn: null })
  return opened.ok ? opened.kept : undefined
}

/** Orders that the faction could not have given with what it had sealed, though everybody took it at its word. */
function whyNotClaimed({ kept }: Ledger, { n, faction }: SealedPoints, until: number, placements: Placements): readonly Refusal[] {
  const claims = kept.entries.filter(({ n: one, order }) => {
    const { type, by } = order as Order
    return one > n && one < until && by === faction && (type === 'name-targets' || type === 'use-tension-point')
  })
  return claims.flatMap(({ n: one, order }) => {
    const then = before(kept, one)
    if (then === undefined) return []
    const situation = { ...then.game.situation, placements: { ...then.game.situation.placements, [faction]: placements } }
    return whyNot(then.book, { ...then.game, situation }, order as Order).map((refusal) => ({
      ...refusal,
      words: PROOF.at(one, refusal.words),
    }))
  })
}

function whyNotOpened(ledger: Ledger, { party, faction, n, points }: AllocationOpened): readonly Refusal[] {
  const { fair, kept, sealed } = ledger
  const own = sealed.find((one) => one.n === n && one.faction === faction && one.party === party)
  if (own === undefined) return [refuse('no-seal', PROOF.noSeal(party, faction))]
  const place = { game: fair.game, faction, turn: own.turn }
  const said = new Map(points.map((one) => [one.target, one]))
  const unlike = Object.entries(own.seals).filter(([target, seal]) => {
    const one = said.get(target)
    return one === undefined || pointsSeal(place, one) !== seal
  })
  if (unlike.length > 0) return unlike.map(([target]) => refuse('other-than-sealed', PROOF.otherThanSealed(party, faction, target)))
  const next = sealed.find((one) => one.faction === faction && one.n > n)?.n ?? Number.POSITIVE_INFINITY
  const placements = Object.fromEntries(points.filter((one) => one.points > 0).map((one) => [one.target, one.points])) as Placements
  const then = before(kept, n)
  const given = then?.game.points?.[faction] ?? 0
  const sealing = kept.entries[n - 1]?.order as OrderOf<'seal-allocation'> | undefined
  const announced = then === undefined ? {} : announcedAtOnce(then.book, then.game.situation, faction, placements)
  if (canonical(announced) !== canonical(sealing?.placements ?? {}))
    return [refuse('other-than-announced', PROOF.at(n, PROOF.otherThanAnnounced(party, faction)))]
  const against = then === undefined ? [] : whyNotAllocate(then.book, then.game.situation, faction, placements, given)
  return [...against.map((refusal) => ({ ...refusal, words: PROOF.at(n, refusal.words) })), ...whyNotClaimed(ledger, own, next, placements)]
}

/** What is wrong with an act, and with its place. */
export function whyNotAct(ledger: Ledger, { act, placed }: Pick<PlacedAct, 'act' | 'placed'>): readonly Refusal[] {
  const { fair, last } = ledger
  if (!isSignedBy(partyNamed(fair, fair.chair)?.key, placed, 'line', placeWords(fair.game, last, act)))
    return [refuse('forged', PROOF.notPlaced)]
  switch (act.type) {
    case 'chain-renewed':
      return whyNotRenewed(ledger, act)
    case 'rules-agreed':
      return whyNotAgreed(ledger, act)
    case 'allocation-opened':
      return whyNotOpened(ledger, act)
  }
}

/** Whether an act stands though something is wrong with it: an allocation that was not allowed is on record, and who made it. */
export const isOnRecord = (refusals: readonly Refusal[], { type }: Act): boolean =>
  refusals.length === 0 ||
  (type === 'allocation-opened' && refusals.every(({ code }) => code !== 'forged' && code !== 'other-than-sealed' && code !== 'no-seal'))

/** The ledger after an act. */
export function withAct(ledger: Ledger, act: Act, placed: Signature): Ledger {
  const { fair, kept, known, opened } = ledger
  const after = kept.entries.length
  const line = actLine({ act, placed }, ledger.last)
  const longer: Ledger = {
    ...ledger,
    kept: { ...kept, entries: kept.entries, acts: [...(kept.acts ?? []), { after, act, placed }] },
    lines: [...ledger.lines, line],
    last: linkOf(line),
    stageLines: [...ledger.stageLines, linkOf(line)],
  }
  switch (act.type) {
    case 'chain-renewed': {
      const { party } = act
      const owner = { game: fair.game, party: party.name, tenure: party.tenure }
      const parties = fair.parties.map((one) => (one.name === party.name ? party : one))
      // New keys by the chair's word are those of somebody who has lost the old: what he sealed with them stays closed.
      const sealed =
        act.endorsedBy === party.name
          ? ledger.sealed
          : ledger.sealed.map((one) => (one.party === party.name ? { ...one, isLost: true as const } : one))
      // The first link of a new chain is that of the next roll: what the old one had left is burnt.
      const rolls = act.voids?.roll ?? ledger.rolls
      return { ...longer, sealed, rolls, fair: { ...fair, parties }, known: { ...known, [party.name]: { owner, k: 0, link: party.end } } }
    }
    case 'rules-agreed':
      return { ...longer, rules: act.to, form: act.form ?? ledger.form }
    case 'allocation-opened':
      return { ...longer, opened: [...opened, { faction: act.faction, n: act.n }] }
  }
}
