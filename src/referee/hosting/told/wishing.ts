import { countSent, type Limited, mailboxOf } from '../../notices/allowance.ts'
import { whyNotUrl } from '../../notices/network.ts'
import {
  ADDRESS,
  type Address,
  addressPaper,
  type Delivery,
  NOTICE,
  type Notice,
  noticePaper,
  type Occasion,
} from '../../notices/notice.ts'
import { urlsOf } from '../../notices/outbox.ts'
import type { Subscription } from '../../notices/push.ts'
import { NO_WISHES, type Wishes } from '../../notices/quiet.ts'
import type { Paper, PaperName } from '../../store/store.ts'
import { type Denied, deny, whyNotDone } from '../denial.ts'
import type { Decision, Hall, Moment } from '../hall.ts'
import { seatsOf } from '../journal/seating.ts'
import type { Channel, Way } from '../journal/telling.ts'
import type { Party } from '../seats/admission.ts'
import { tenuresOf } from '../time/ruling.ts'
import { HOSTING } from '../words.ts'
import { TOLD } from './words.ts'

/** What somebody has asked for, and the papers it lies in. */
interface Change {
  readonly papers?: readonly Paper[]
  readonly gone?: readonly PaperName[]
  /** Something to be sent at once, because it was asked for. */
  readonly notices?: readonly AskedNotice[]
}

interface AskedNotice {
  readonly what: 'confirm' | 'test'
  readonly way: Way
  /** Whom it goes to who may not have agreed to it. */
  readonly limited: readonly (readonly [Limited, string])[]
}

interface Asking {
  readonly game: string
  readonly tenure: string | null
  readonly own: readonly Paper[]
  readonly all: readonly Paper[]
  readonly at: number
}

const bodyOf = ({ body }: Paper): Address => body as Address

const idOf = (game: string, tenure: string | null, what: string): string => `${game} ${tenure ?? 'game'} ${what}`

/** The ways that somebody is told in, as the papers have it: a mail address counts once it is confirmed. */
function waysOf(papers: readonly Paper[]): readonly Way[] {
  const ways = papers.map(bodyOf).flatMap((one): readonly Way[] => {
    if (one.channel === 'wishes' || (one.channel === 'mail' && one.code !== null)) return []
    return [{ channel: one.channel, target: one.target }]
  })
  return ways.filter(({ channel }, index) => ways.findIndex((one) => one.channel === channel) === index)
}

const isSameAddress = (one: Address, channel: Channel, to: string): boolean =>
  one.channel === channel && one.channel !== 'push' && one.to === to

/** Equal addresses in a game have equal targets, so that they are told once. */
const targetOf = ({ all }: Asking, channel: Channel, to: string, fresh: string): string => {
  const same = all.map(bodyOf).find((one) => isSameAddress(one, channel, to))
  return same === undefined || same.channel === 'wishes' ? fresh : same.target
}

const HOUR = 3_600_000
/** Nobody is flooded in somebody's name: so many codes and trials an hour. */
const MOST_ASKED = 10

const askedLately = async (hall: Hall, game: string, tenure: string | null, at: number): Promise<number> =>
  (await hall.store.papersOf(game, NOTICE)).filter(({ body }) => {
    const { tenure: whose, what, queued } = body as Notice
    return whose === tenure && (what === 'confirm' || what === 'test') && queued > at - HOUR
  }).length

/** Whether somebody may have one more code or trial sent; if they may, it is counted. */
type MayAsk = () => Promise<boolean>

/** Changes what somebody asked for: the papers and the line that says in which ways he is told are written together. */
async function change(
  hall: Hall,
  { hosted, tokens }: Party,
  whose: 'tenure' | 'game',
  decide: (asking: Asking) => Change | Denied,
  mayAsk: MayAsk = async () => true,
): Promise<{ readonly ok: true } | Denied> {
  const { id: game } = hosted
  // Deciding again counts nothing twice.
  let counted: Promise<boolean> | undefined
  const decideOn = async ({ table: { seating } }: Moment): Promise<Decision<Denied>> => {
    const isHost = tokens.some((token) => seatsOf(seating, token)?.includes('host'))
    const [own] = tenuresOf(seating, tokens)
    if (whose === 'game' && !isHost) return { no: deny(403, 'not-the-host', HOSTING.onlyHost) }
    if (whose === 'tenure' && own === undefined) return { no: deny(403, 'only-seated', HOSTING.onlySeated) }
    const tenure = whose === 'game' ? null : (own?.id ?? null)
    const all = await hall.store.papersOf(game, ADDRESS)
    const at = hall.sources.now()
    const decided = decide({ game, tenure, all, own: all.filter((paper) => bodyOf(paper).tenure === tenure), at })
    if ('status' in decided) return { no: decided }
    const { papers = [], gone = [], notices = [] } = decided
    if (notices.length > 0 && (await askedLately(hall, game, tenure, at)) >= MOST_ASKED)
      return { no: deny(422, 'too-many-notices', TOLD.tooManyNotices) }
    if (notices.length > 0) counted ??= mayAsk().then((may) => may && mayAllBeSent(hall, notices, at))
    if ((await counted) === false) return { no: deny(422, 'too-many-notices', TOLD.tooManyThere) }
    const left = all.filter(({ id, body }) => {
      const isReplaced = [...papers, ...gone].some((one) => one.id === id)
      return !isReplaced && (body as Address).tenure === tenure
    })
    const ways = waysOf([...left, ...papers])
    return {
      deed: {
        lines: [{ type: 'notices-set', at, tenure, ways }],
        papers: [...papers, ...notices.map((notice) => askedPaper(game, tenure, at, notice))],
        discarded: gone,
      },
    }
  }
  return whyNotDone(await hall.write<Denied>(game, null, decideOn, 'what-is-settled')) ?? { ok: true }
}

async function mayAllBeSent(hall: Hall, notices: readonly AskedNotice[], at: number): Promise<boolean> {
  for (const [what, target] of notices.flatMap(({ limited }) => limited)) if (!(await countSent(hall.store, what, target, at))) return false
  return true
}

const askedPaper = (game: string, tenure: string | null, at: number, { what, way: { channel, target } }: AskedNotice): Paper =>
  noticePaper(game, `${game} ${target} ${what} ${at}`, at, {
    tenure,
    channel,
    target,
    what,
    about: [],
    queued: at,
    delivery: { is: 'queued', attempts: 0 },
  })

const named = ({ kind, id }: Paper): PaperName => ({ kind, id })

export interface NewWishes {
  readonly mail: string | null
  readonly webhook: string | null
  readonly wishes: Wishes
}

function mailChange(asking: Asking, to: string | null, target: string, code: string): Change {
  const id = idOf(asking.game, asking.tenure, 'mail')
  const before = asking.own.find((paper) => paper.id === id)
  if (to === null) return before === undefined ? {} : { gone: [named(before)] }
  if (before !== undefined && isSameAddress(bodyOf(before), 'mail', to)) return {}
  const own = targetOf(asking, 'mail', to, target)
  return {
    papers: [addressPaper(asking.game, id, { tenure: asking.tenure, channel: 'mail', target: own, to, code })],
    notices: [{ what: 'confirm', way: { channel: 'mail', target: own }, limited: [['code', mailboxOf(to)]] }],
  }
}

function hookChange(asking: Asking, to: string | null, target: string): Change | Denied {
  const id = idOf(asking.game, asking.tenure, 'webhook')
  const before = asking.own.find((paper) => paper.id === id)
  if (to === null) return before === undefined ? {} : { gone: [named(before)] }
  const flaw = whyNotUrl(to)
  if (flaw !== undefined) return deny(422, 'no-url', flaw)
  const own = targetOf(asking, 'webhook', to, target)
  return { papers: [addressPaper(asking.game, id, { tenure: asking.tenure, channel: 'webhook', target: own, to })] }
}

const together = (...changes: readonly Change[]): Change => ({
  papers: changes.flatMap(({ papers = [] }) => papers),
  gone: changes.flatMap(({ gone = [] }) => gone),
  notices: changes.flatMap(({ notices = [] }) => notices),
})

/** Where and when somebody who sits wants to be told. A mail address is first asked whether it wants to be. */
export const setNotices = (hall: Hall, party: Party, asked: NewWishes, mayAsk?: MayAsk): Promise<{ readonly ok: true } | Denied> => {
  const [target, other, code] = [hall.sources.id(), hall.sources.id(), hall.sources.id()]
  const decide = (asking: Asking): Change | Denied => {
    const hook = hookChange(asking, asked.webhook, target)
    if ('status' in hook) return hook
    const id = idOf(asking.game, asking.tenure, 'wishes')
    const wishes = addressPaper(asking.game, id, { tenure: asking.tenure, channel: 'wishes', wishes: asked.wishes })
    return together(mailChange(asking, asked.mail, other, code), hook, { papers: [wishes] })
  }
  return change(hall, party, 'tenure', decide, mayAsk)
}

/** Whoever has the code has the address. */
export const confirmMail = (hall: Hall, party: Party, code: string): Promise<{ readonly ok: true } | Denied> =>
  change(hall, party, 'tenure', ({ own }) => {
    const paper = own.find((one) => bodyOf(one).channel === 'mail')
    const address = paper === undefined ? undefined : bodyOf(paper)
    if (paper === undefined || address?.channel !== 'mail' || address.code !== code) return deny(422, 'wrong-code', TOLD.wrongCode)
    return { papers: [{ ...paper, body: { ...address, code: null } satisfies Address }] }
  })

const MOST_BROWSERS = 10

/** A browser of somebody who sits is told too. */
export const addBrowser = (hall: Hall, party: Party, to: Subscription): Promise<{ readonly ok: true } | Denied> => {
  const fresh = hall.sources.id()
  return change(hall, party, 'tenure', ({ game, tenure, own }) => {
    const flaw = whyNotUrl(to.endpoint)
    if (flaw !== undefined) return deny(422, 'no-url', flaw)
    const browsers = own.map(bodyOf).filter((one) => one.channel === 'push')
    const known = browsers.find((one) => one.to.endpoint === to.endpoint)
    if (known === undefined && browsers.length >= MOST_BROWSERS) return deny(422, 'too-many-browsers', TOLD.tooManyBrowsers(MOST_BROWSERS))
    const target = browsers[0]?.target ?? fresh
    const id = own.find((paper) => endpointOf(bodyOf(paper)) === to.endpoint)?.id ?? idOf(game, tenure, `push ${fresh}`)
    return { papers: [addressPaper(game, id, { tenure, channel: 'push', target, to })] }
  })
}

const endpointOf = (address: Address): string | undefined => (address.channel === 'push' ? address.to.endpoint : undefined)

/** One browser is told no longer; without an endpoint, none is. */
export const removeBrowser = (hall: Hall, party: Party, endpoint?: string): Promise<{ readonly ok: true } | Denied> =>
  change(hall, party, 'tenure', ({ own }) => ({
    gone: own
      .filter((paper) => bodyOf(paper).channel === 'push' && (endpoint === undefined || endpointOf(bodyOf(paper)) === endpoint))
      .map(named),
  }))

/** The channel of a club is told what everybody may know of the game. */
export const setGameWebhook = (hall: Hall, party: Party, url: string | null): Promise<{ readonly ok: true } | Denied> => {
  const target = hall.sources.id()
  return change(hall, party, 'game', (asking) => hookChange(asking, url, target))
}

/** A notice for a trial, in every way that somebody asked for. */
export const sendTest = (hall: Hall, party: Party, mayAsk?: MayAsk): Promise<{ readonly ok: true } | Denied> => {
  const decide = (asking: Asking): Change | Denied => {
    const ways = waysOf(asking.own)
    if (ways.length === 0) return deny(422, 'no-way', TOLD.noWay)
    return { notices: ways.map((way) => ({ what: 'test', way, limited: hostsOf(asking.own, way).map((host) => ['trial', host]) })) }
  }
  return change(hall, party, 'tenure', decide, mayAsk)
}

/** The hosts that a trial goes to; a mail address has agreed to it. */
function hostsOf(papers: readonly Paper[], { channel }: Way): readonly string[] {
  const urls = urlsOf(papers.map(bodyOf).filter((address) => address.channel === channel))
  return [...new Set(urls.map((url) => new URL(url).hostname))]
}

/** One notice, and what became of it. */
export interface NoticeShown {
  readonly what: Occasion
  readonly channel: Channel
  readonly queued: number
  /** When it is tried next; nothing where it is done with. */
  readonly due: number | null
  readonly delivery: Delivery
}

export interface NoticesShown {
  readonly ok: true
  readonly mail: { readonly address: string; readonly isConfirmed: boolean } | null
  readonly webhook: string | null
  readonly browsers: number
  readonly wishes: Wishes
  /** The game's own, for the host. */
  readonly gameWebhook?: string | null
  readonly notices: readonly NoticeShown[]
}

const noticeShown = ({ due, body }: Paper): NoticeShown => {
  const { what, channel, queued, delivery } = body as Notice
  return { what, channel, queued, due: delivery.is === 'queued' ? due : null, delivery }
}

/** What somebody asked for, and what was sent to him; to the host also what was sent to the game's channel. */
export async function noticesFor(hall: Hall, { hosted, tokens, watching }: Party): Promise<NoticesShown | Denied> {
  const [tenure] = tenuresOf(hosted.table.seating, tokens)
  const isHost = watching.seats.includes('host')
  if (tenure === undefined && !isHost) return deny(403, 'only-seated', HOSTING.onlySeated)
  const addresses = (await hall.store.papersOf(hosted.id, ADDRESS)).map(bodyOf)
  const own = addresses.filter((one) => tenure !== undefined && one.tenure === tenure.id)
  const hookOf = (all: readonly Address[]): string | null => all.find((one) => one.channel === 'webhook')?.to ?? null
  const mail = own.find((one) => one.channel === 'mail')
  const isOwn = ({ tenure: whose }: Notice): boolean => (whose === null ? isHost : whose === tenure?.id)
  const notices = (await hall.store.papersOf(hosted.id, NOTICE)).filter(({ body }) => isOwn(body as Notice)).map(noticeShown)
  return {
    ok: true,
    mail: mail === undefined ? null : { address: mail.to, isConfirmed: mail.code === null },
    webhook: hookOf(own),
    browsers: own.filter((one) => one.channel === 'push').length,
    wishes: own.find((one) => one.channel === 'wishes')?.wishes ?? NO_WISHES,
    ...(isHost ? { gameWebhook: hookOf(addresses.filter((one) => one.tenure === null)) } : {}),
    notices: notices.sort((one, other) => other.queued - one.queued),
  }
}
