import { armour, type Cover, type Hash, PACKET_FORMAT, type Plain, writePacket } from '../../fair/index.ts'
import { announcedAtOnce } from '../../rules/chapters/points/index.ts'
import { type Placements, type Refusal, refuse, TARGETS } from '../../rules/core/index.ts'
import { type Order, type Seat, whyNot, whyNotFrom } from '../../rules/game/index.ts'
import { VERSION } from '../generated/version.ts'
import { isOnRecord, signAct, whyNotAct } from '../proof/acts.ts'
import { needsOf } from '../proof/completing.ts'
import { type Ledger, type Needs, type SealedPoints, sealedTargets, signPlace, signShown, whyNotRequest } from '../proof/ledger.ts'
import type { Party } from '../proof/party.ts'
import type { Act, AllocationOpened, Shown } from '../proof/proof.ts'
import { pointsSeal, type Request, saltFor, signRequest } from '../proof/request.ts'
import { LONGEST_WORDS, MOST_ORDERS } from '../proof/shapes.ts'
import { MAIL } from '../words.ts'
import { agreed } from './agreement.ts'
import type { Body } from './body.ts'
import { type Folder, isEndorsed, readerOf, rulesHere, selfIn, selfOf } from './folder.ts'
import { actsWaiting, foldMail, headerFor, type MailGame, otherRules, waitingIn } from './folding.ts'
import { ownGame, placeOf, sealedBy } from './own-game.ts'
import { claiming, ownSecrets, sealedStep } from './own-secrets.ts'
import { bodies, isOpenly, unwrap } from './post.ts'

const folded = new WeakMap<readonly string[], MailGame>()

/** The game that a folder tells, read once for the packets in it. */
export function gameIn(folder: Folder): MailGame {
  const known = folded.get(folder.texts) ?? foldMail(readerOf(folder), folder.texts, folder.recorded)
  folded.set(folder.texts, known)
  return known
}

/** The parties as they are now. */
export const partiesIn = (mail: MailGame): readonly Party[] => mail.ledger?.fair.parties ?? mail.parties

const coversIn = (texts: readonly string[]): readonly Cover[] =>
  texts.flatMap((text) => {
    const read = unwrap(text)
    return read.ok ? [read.packet.cover] : []
  })

/** The form of a packet: that of the game it belongs to, and the newest of a packet that invites, or agrees to the newest. */
function formatFor({ ledger, form }: MailGame, body: Body): number {
  if (body.type === 'invite' || (body.type === 'agree' && body.agreement.form !== undefined)) return PACKET_FORMAT
  if (body.type === 'place-act' && body.act.type === 'rules-agreed' && body.act.form !== undefined) return PACKET_FORMAT
  return ledger?.form ?? form
}

/** A body as a packet of this folder, closed to everybody else who plays, or to some. */
export function pack(folder: Folder, mail: MailGame, body: Body, random: Hash, to?: readonly string[]): string {
  const { game, name } = folder
  const others = partiesIn(mail).filter((one) => one.name !== name && (to === undefined || to.includes(one.name)))
  const isOpen = isOpenly(body)
  const names = isOpen ? [] : others.map((one) => one.name)
  const channel = to === undefined ? 'all' : 'some'
  const series = ({ cover }: { readonly cover: Cover }): boolean =>
    cover.from === name && cover.channel === channel && (channel === 'all' || cover.to.join() === names.join())
  // Whoever has lost his folder cannot read what he sent with it, and still does not use its names again.
  const sent = folder.fromRecord ? coversIn(folder.texts).map((cover) => ({ cover })) : mail.posts
  const number = 1 + Math.max(0, ...sent.filter(series).map(({ cover }) => cover.number))
  const cover: Cover = {
    game,
    from: name,
    to: names,
    channel,
    number,
    format: formatFor(mail, body),
    version: VERSION,
    rules: rulesHere(folder),
  }
  // What is sent is kept, so it is closed to its sender too.
  const own = body.type === 'rejoin' ? selfOf(folder, folder.tenure) : selfIn(folder, mail.ledger)
  const keys = isOpen ? {} : Object.fromEntries([...others.map((one) => [one.name, one.box] as const), [name, own.box.open] as const])
  return armour(writePacket({ cover, body: body as Plain, keys: own.keys, to: keys, random }))
}

export type Asked = { readonly ok: true; readonly body: Body } | { readonly ok: false; readonly refusals: readonly Refusal[] }

interface Public {
  readonly order: Order
  readonly seals?: Readonly<Record<string, Hash>>
}

/** An order as all may read it: of an allocation the seals, and what the rules have announced at once (49.21). */
function publicly(folder: Folder, ledger: Ledger, order: Order, number: number): Public {
  const step = sealedStep(folder, ledger, order, number)
  if (step !== undefined) return step
  const { secret } = folder
  if (order.type !== 'seal-allocation') return { order }
  const { book, game } = ledger.kept
  const place = placeOf(ledger, order.by, game.situation.turn)
  const seals = TARGETS.map((target) => {
    const salt = saltFor(secret, place, target, ledger.form < 2 ? undefined : number)
    return [target, pointsSeal(place, { target, points: (order.placements as Placements)[target] ?? 0, salt })] as const
  })
  const placements = announcedAtOnce(book, game.situation, order.by, order.placements)
  return { order: { ...order, placements }, seals: Object.fromEntries(seals) }
}

/** Asks for orders, signed; what the rules refuse on what the owner knows is not asked for. */
export function ask(folder: Folder, mail: MailGame, as: readonly Seat[], orders: readonly Order[]): Asked {
  const { ledger } = mail
  const [first] = orders
  if (ledger === undefined || first === undefined) return { ok: false, refusals: [] }
  if (ledger.rules !== rulesHere(folder)) return { ok: false, refusals: [otherRules(ledger, rulesHere(folder))] }
  if (mail.isHalted) return { ok: false, refusals: mail.faults }
  if (!isEndorsed(folder, ledger)) return { ok: false, refusals: [refuse('not-endorsed', MAIL.notEndorsed(ledger.fair.chair))] }
  const refusals = [...whyNotFrom(as, first), ...whyNot(ledger.kept.book, ownGame(folder, ledger), first)]
  if (refusals.length > 0) return { ok: false, refusals }
  // What the chair has declined is not asked for under the same number again: it would be the same request, which is done with.
  const asked = bodies(mail.posts, 'ask', folder.name).map(({ request }) => request.number)
  const number = 1 + Math.max(ledger.numbers[folder.name] ?? 0, ...asked)
  const said = orders.map((order) => publicly(folder, ledger, order, number))
  const seals = said.find((one) => one.seals !== undefined)?.seals
  const request = signRequest(selfIn(folder, ledger).keys, folder.game, {
    by: folder.name,
    number,
    as,
    orders: JSON.stringify(said.map(({ order }) => order)),
    ...(seals === undefined ? {} : { seals }),
    ...(ledger.form < 2 ? {} : { after: ledger.last }),
  })
  const needs = needsOf(ledger, request)
  return 'refusals' in needs ? { ok: false, refusals: needs.refusals } : { ok: true, body: { type: 'ask', request } }
}

/** What this folder shows for a declaration: its link, and what it sealed in the targets that come to light. */
export function shownFor(folder: Folder, ledger: Ledger, { declaration, roll, targets, attack }: Needs): Shown | undefined {
  const self = selfIn(folder, ledger)
  const link = roll === undefined ? undefined : self.chain.links[roll]
  if (link === undefined) return undefined
  const points = sealedTargets(ledger, folder.name, targets).flatMap(({ faction, target }) =>
    sealedBy(folder, ledger, faction).filter((one) => one.target === target),
  )
  const due = (attack?.opens ?? []).filter(({ party }) => party === folder.name)
  const secrets = ownSecrets(folder, ledger).filter((one) => due.some(({ seat, what }) => seat === one.seat && what === one.what))
  return signShown(self.keys, folder.game, declaration, {
    party: folder.name,
    link,
    points,
    ...(due.length === 0 ? {} : { secrets }),
  })
}

/** What this folder owes to what is pending. */
function showing(folder: Folder, { ledger, pending, posts }: MailGame): Body | undefined {
  if (ledger === undefined || pending?.needs.roll === undefined || pending.isForClaim || !pending.missing.includes(folder.name))
    return undefined
  const { declaration, roll } = pending.needs
  // A link that was shown for something else is burnt: whoever asks for it twice wants to choose.
  if (posts.some(({ body }) => body.type === 'show' && body.shown.party === folder.name && body.roll === roll)) return undefined
  const shown = shownFor(folder, ledger, pending.needs)
  return shown === undefined ? undefined : { type: 'show', declaration, roll, shown }
}

/** What the chair does next: begins when all have joined, places what was asked for, declines what the rules refuse. */
function presiding(folder: Folder, mail: MailGame): Body | undefined {
  const { invite, ledger, pending, parties } = mail
  if (invite?.party.name !== folder.name || pending !== undefined) return undefined
  const { keys } = selfIn(folder, ledger)
  if (ledger === undefined) {
    const all = Object.keys(invite.seats)
    if (!all.every((name) => parties.some((one) => one.name === name))) return undefined
    const joined = all.flatMap((name) => parties.find((one) => one.name === name) ?? [])
    const fair = { game: folder.game, chair: folder.name, ...(mail.form < 2 ? {} : { form: mail.form }), parties: joined }
    const header = headerFor(JSON.parse(invite.setting) as Parameters<typeof headerFor>[0], fair)
    return header === undefined ? undefined : { type: 'begin', header: JSON.stringify({ ...header, rules: rulesHere(folder) }) }
  }
  const placed = (act: Act) => ({ act, placed: signAct(keys, folder.game, ledger.last, act) })
  const agreement = agreed(mail, ledger, rulesHere(folder), placed)
  if (agreement !== undefined || ledger.rules !== rulesHere(folder)) return agreement
  const act = actsWaiting(mail).find((one) => isOnRecord(whyNotAct(ledger, placed(one)), one))
  if (act !== undefined) return { type: 'place-act', previous: ledger.last, ...placed(act) }
  const request = waitingIn(mail)[0] ?? begun(folder, mail, ledger)
  if (request === undefined) return undefined
  const needs = needsOf(ledger, request)
  const refusals = [...whyNotRequest(ledger, request), ...('refusals' in needs ? needs.refusals : [])]
  if (refusals.length > 0)
    return {
      type: 'decline',
      request: request.signature,
      reasons: refusals.slice(0, MOST_ORDERS).map(({ words }) => words.slice(0, LONGEST_WORDS)),
    }
  const shown = 'refusals' in needs ? undefined : shownFor(folder, ledger, needs)
  const place = { type: 'place' as const, previous: ledger.last, ...signPlace(keys, folder.game, ledger.last, request) }
  return { ...place, ...(shown === undefined ? {} : { shown }) }
}

/** The host moves a new game on to the first stage that asks somebody. */
function begun(folder: Folder, mail: MailGame, ledger: Ledger): Request | undefined {
  if (ledger.kept.entries.length > 0) return undefined
  const asked = ask(folder, mail, ['host'], [{ type: 'advance', by: 'referee' }])
  return asked.ok && asked.body.type === 'ask' ? asked.body.request : undefined
}

/** An allocation of a year that is over, opened whole, once. */
function opening(folder: Folder, mail: MailGame): Body | undefined {
  const asked = mail.posts.flatMap(({ body }) => (body.type === 'ask-act' && body.act.type === 'allocation-opened' ? [body.act] : []))
  const isAsked = ({ faction, n }: AllocationOpened): boolean => asked.some((one) => one.faction === faction && one.n === n)
  const act = openingsDue(folder, mail).find((one) => !isAsked(one))
  return act === undefined ? undefined : { type: 'ask-act', act }
}

/** Everything this folder has to say by itself, packet by packet, until it has nothing more; the folder with those packets. */
export function answer(folder: Folder, random: () => Hash): { readonly folder: Folder; readonly sent: readonly string[] } {
  const sent: string[] = []
  let now = folder
  for (;;) {
    const mail = gameIn(now)
    if (mail.isHalted || !isEndorsed(now, mail.ledger)) return { folder: now, sent }
    const isPlayed = mail.ledger === undefined || mail.ledger.rules === rulesHere(now)
    const body = (isPlayed ? (showing(now, mail) ?? claiming(now, mail) ?? opening(now, mail)) : undefined) ?? presiding(now, mail)
    if (body === undefined) return { folder: now, sent }
    const text = pack(now, mail, body, random())
    sent.push(text)
    now = { ...now, texts: [...now.texts, text] }
  }
}

/** What a party says when its year is over: all that it sealed, so that everybody sees it was allowed. */
export function openingsDue(folder: Folder, { ledger }: MailGame): readonly AllocationOpened[] {
  if (ledger === undefined) return []
  const { name } = folder
  const over = ({ faction, n, turn }: SealedPoints): boolean =>
    ledger.kept.game.ending !== null || ledger.sealed.some((one) => one.faction === faction && one.n > n && one.turn !== turn)
  return (
    ledger.sealed
      .filter((own) => own.party === name && over(own) && !ledger.opened.some(({ n, faction }) => n === own.n && faction === own.faction))
      .map(
        ({ faction, n }): AllocationOpened => ({
          type: 'allocation-opened',
          party: name,
          faction,
          n,
          points: sealedBy(folder, ledger, faction, n),
        }),
      )
      // What was sealed with a secret that is lost stays closed.
      .filter(({ points }) => points.length > 0)
  )
}
