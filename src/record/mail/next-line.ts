import { isSignedBy } from '../../fair/index.ts'
import { type Refusal, refuse } from '../../rules/core/index.ts'
import { isOnRecord, whyNotAct, withAct } from '../proof/acts.ts'
import { whyNotClaimed } from '../proof/attack-openly.ts'
import { type Completed, complete, needsOf } from '../proof/completing.ts'
import { type Ledger, type Needs, type Placed, refusalWords, whyNotPlaced, whyNotShown } from '../proof/ledger.ts'
import { partyNamed } from '../proof/party.ts'
import type { Claimed, Refused, Shown } from '../proof/proof.ts'
import { MAIL, PROOF } from '../words.ts'
import type { BodyOf } from './body.ts'
import { bodies, type Post } from './post.ts'
import { remembered } from './remembered.ts'

/** A request that is placed and waits for what others have to show. */
export interface Pending {
  readonly placed: Placed
  readonly needs: Needs
  readonly shown: readonly Shown[]
  readonly refused: readonly Refused[]
  /** Who has still to show his link. */
  readonly missing: readonly string[]
  /** All links are shown, and somebody has to say what came of it in secret. */
  readonly isForClaim?: true
}

/** What was placed after each line and shown for each declaration. */
export interface Sorted {
  readonly placed: ReadonlyMap<string, readonly BodyOf<'place'>[]>
  readonly acts: ReadonlyMap<string, readonly BodyOf<'place-act'>[]>
  readonly shown: ReadonlyMap<string, readonly BodyOf<'show'>[]>
  readonly refused: ReadonlyMap<string, readonly BodyOf<'refuse'>[]>
  /** Each party's in the order it wrote them. */
  readonly claimed: ReadonlyMap<string, readonly BodyOf<'claim'>[]>
}

const by = <T>(all: readonly T[], key: (one: T) => string): ReadonlyMap<string, readonly T[]> => {
  const found = new Map<string, T[]>()
  for (const one of all) found.set(key(one), [...(found.get(key(one)) ?? []), one])
  return found
}

export const sortedBodies = (posts: readonly Post[], chair: string): Sorted => ({
  placed: by(bodies(posts, 'place', chair), ({ previous }) => previous),
  acts: by(bodies(posts, 'place-act', chair), ({ previous }) => previous),
  shown: by(bodies(posts, 'show'), ({ declaration }) => declaration),
  refused: by(bodies(posts, 'refuse', chair), ({ declaration }) => declaration),
  claimed: by(
    bodies(
      [...posts].sort((one, other) => one.cover.number - other.cover.number),
      'claim',
    ),
    ({ declaration }) => declaration,
  ),
})

export type Step = { readonly ledger: Ledger; readonly pending?: Pending; readonly faults: readonly Refusal[]; readonly goesOn: boolean }

/** The hash of a ledger's last line stands for all of it. */
const completedOnce = remembered<Completed>()
const triedOnce = remembered<{ readonly wrong: readonly Refusal[]; readonly needs: ReturnType<typeof needsOf> }>()
const shownOnce = remembered<readonly Refusal[]>()

const stopped = (ledger: Ledger, ...faults: readonly Refusal[]): Step => ({ ledger, faults, goesOn: false })

function withPlaced(ledger: Ledger, sorted: Sorted, { shown: chairs, request, signature }: BodyOf<'place'>): Step {
  const placed: Placed = { request, signature }
  const { wrong, needs } = triedOnce([ledger.last, placed.signature, placed.request.signature].join(), () => ({
    wrong: whyNotPlaced(ledger, placed),
    needs: needsOf(ledger, placed.request),
  }))
  if (wrong.length > 0) return stopped(ledger, ...wrong)
  if ('refusals' in needs) return stopped(ledger, ...needs.refusals)
  const faults: Refusal[] = []
  const shown: Shown[] = []
  const chair = partyNamed(ledger.fair, ledger.fair.chair)
  const refused = (sorted.refused.get(needs.declaration) ?? [])
    .map((one) => one.refused)
    .filter(({ party, signature }) =>
      isSignedBy(chair?.key, signature, 'refusal', refusalWords(ledger.fair.game, needs.declaration, party)),
    )
    .filter(({ party }, at, all) => party !== ledger.fair.chair && all.findIndex((one) => one.party === party) === at)
  const { declaration, roll } = needs
  if (roll !== undefined) {
    const others = (sorted.shown.get(declaration) ?? []).map((one) => one.shown).filter(({ party }) => party !== ledger.fair.chair)
    for (const one of [...(chairs === undefined ? [] : [chairs]), ...others]) {
      if (shown.some(({ party }) => party === one.party)) continue
      const why = shownOnce([ledger.last, declaration, JSON.stringify(one)].join(), () => whyNotShown(ledger, needs, one))
      if (why.length === 0) shown.push(one)
      else faults.push(...why)
    }
    if (shown[0]?.party !== ledger.fair.chair)
      return stopped(ledger, ...faults, refuse('chair-first', MAIL.chairFirst(ledger.fair.chair, roll)))
  }
  // What comes after the chair has said that the time is over changes nothing: else the last to open could choose.
  const counted = shown.filter(({ party }) => !refused.some((one) => one.party === party))
  const done = new Set([...counted, ...refused].map(({ party }) => party))
  const missing = needs.roll === undefined ? [] : ledger.fair.parties.map(({ name }) => name).filter((name) => !done.has(name))
  if (missing.length > 0) return { ledger, pending: { placed, needs, shown: counted, refused, missing }, faults, goesOn: false }
  const { claimed, wrong: unsaid } = claimIn(ledger, needs, sorted, refused)
  faults.push(...unsaid)
  const claims = needs.attack?.claims?.party
  if (claims !== undefined && claimed === undefined && !refused.some(({ party }) => party === claims))
    return { ledger, pending: { placed, needs, shown: counted, refused, missing: [claims], isForClaim: true }, faults, goesOn: false }
  const key = [
    ledger.last,
    placed.signature,
    ...counted.map(({ signature }) => signature).sort(),
    ...refused.map(({ signature }) => signature),
    claimed?.signature,
  ].join()
  const completed = completedOnce(key, () => complete(ledger, placed, needs, counted, refused, claimed))
  return completed.ok ? { ledger: completed.ledger, faults, goesOn: true } : stopped(ledger, ...completed.refusals)
}

/** What was said of a secret step: the first that its party said, whatever it said later, and nothing once its time is over. */
function claimIn(
  { fair, kept }: Ledger,
  needs: Needs,
  sorted: Sorted,
  refused: readonly Refused[],
): { readonly claimed?: Claimed; readonly wrong: readonly Refusal[] } {
  const party = needs.attack?.claims?.party
  if (party === undefined || refused.some((one) => one.party === party)) return { wrong: [] }
  const judged = (sorted.claimed.get(needs.declaration) ?? []).map(({ claimed }) => ({
    claimed,
    why: whyNotClaimed(fair, kept, needs, claimed),
  }))
  const [first, ...more] = judged.flatMap(({ claimed, why }) => (why.length === 0 ? [claimed] : []))
  const isOther = more.some(({ signature }) => signature !== first?.signature)
  return {
    ...(first === undefined ? {} : { claimed: first }),
    wrong: [...judged.flatMap(({ why }) => why), ...(isOther ? [refuse('claimed-twice', PROOF.claimedTwice(party))] : [])],
  }
}

/** One line further, if the chair has placed one here. */
export function step(ledger: Ledger, sorted: Sorted): Step {
  const { chair } = ledger.fair
  const here = sorted.placed.get(ledger.last) ?? []
  const acts = sorted.acts.get(ledger.last) ?? []
  const signatures = new Set([...here.map(({ request }) => request.signature), ...acts.map(({ placed }) => placed)])
  if (signatures.size > 1) return stopped(ledger, refuse('forked', MAIL.forked(ledger.lines.length + 1, chair)))
  const [placed] = here
  if (placed !== undefined) return withPlaced(ledger, sorted, placed)
  const [act] = acts
  if (act === undefined) return stopped(ledger)
  const wrong = whyNotAct(ledger, act)
  return isOnRecord(wrong, act.act)
    ? { ledger: withAct(ledger, act.act, act.placed), faults: wrong, goesOn: true }
    : stopped(ledger, ...wrong)
}
