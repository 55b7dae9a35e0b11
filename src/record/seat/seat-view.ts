import { chronicle, type Position, positionsOf, type Told } from '../../counsel/index.ts'
import type { Strike } from '../../rules/chapters/pearl-harbor/index.ts'
import { isTrackKept } from '../../rules/chapters/tension/index.ts'
import { type Duty, warsFought } from '../../rules/chapters/war/index.ts'
import {
  type ByFaction,
  type Citation,
  type Delegation,
  delegationOf,
  entriesOf,
  FACT_IDS,
  type Faction,
  factClause,
  isFaction,
  type Level,
  type Minor,
  type Placements,
  POWER_NAMES,
  POWERS,
  type Situation,
  TRACKS,
  type Track,
  type Turn,
  type War,
} from '../../rules/core/index.ts'
import {
  delegationsOf,
  type Game,
  type Menu,
  menu,
  type Offer,
  type Order,
  offerOf,
  type PendingRoll,
  type Rulebook,
  type Seat,
  type StageOf,
  stageOf,
  standingNow,
  standingWordsOf,
  warsDueOf,
  whyNot,
} from '../../rules/game/index.ts'
import { offerToTakeBack } from '../corrections/taking-back.ts'
import { RULES } from '../generated/version.ts'
import { type KeptGame, logFor, viewFor } from '../kept-game.ts'
import { isLocal } from '../proof/completing.ts'
import { startFor } from '../starting.ts'
import { type AgreementAhead, agreementAhead } from '../verification/agreeing.ts'
import { isPlayedHere } from '../verification/rules-in-force.ts'
import { MOVES } from '../words.ts'
import { type AskedOf, askedWords } from './asked.ts'
import { type Mover, whoseMove } from './whose-move.ts'

/** What only those of one faction know. */
export interface OwnSecrets {
  readonly faction: Faction
  readonly points: number | null
  readonly placements: Placements
  readonly draft: Placements | null
}

/** What the rules offer those of one delegation, or the host. */
export interface SeatMenu extends Menu {
  /** By mail nothing is said that is only kept for later: no drafts, no standing orders. */
  readonly isByMail?: true
  readonly for: Delegation | 'host'
}

/** A game as somebody in these seats sees it; with none, or the host's alone, as everybody does. */
export interface SeatView {
  readonly title: string
  readonly book: { readonly id: string; readonly title: string }
  readonly scenario: string
  readonly seats: KeptGame['header']['seats']
  readonly as: readonly Seat[]
  readonly turn: Turn
  readonly stage: { readonly id: string; readonly words: string; readonly cite?: Citation } | null
  readonly toMove: readonly (Mover & { readonly people: readonly string[] })[]
  readonly tensions: Readonly<Partial<Record<Track, Level>>>
  /** Countries that are no longer plain neutrals. */
  readonly standings: readonly Position[]
  readonly wars: readonly War[]
  /** Border wars that are fought, in words. */
  readonly borderWars: readonly string[]
  readonly points: ByFaction<number> | null
  readonly sealed: readonly Faction[]
  /** Points that this onlooker knows of, by faction. */
  readonly placements: ByFaction<Placements>
  readonly own: readonly OwnSecrets[]
  /** What those in these seats have said beforehand, in words; nobody else is shown it. */
  readonly standing: readonly { readonly for: Delegation; readonly words: string }[]
  readonly rolls: Readonly<Partial<Record<Minor, PendingRoll>>>
  readonly duties: readonly Duty[]
  readonly warsOwed: Game['warsOwed']
  readonly support: Game['support']
  readonly strike: Strike | null
  readonly ending: Game['ending']
  /** Until everybody has agreed to the rules of this program nothing else can be ordered; what that would mean. */
  readonly agreement?: AgreementAhead
  /** What those in these seats are asked for, in a sentence each. */
  readonly asked: readonly AskedOf[]
  readonly menus?: readonly SeatMenu[]
  /** What happened this turn, as far as it was shown. */
  readonly log?: readonly Told[]
}

const BORDER_WARS = FACT_IDS.filter((id) => id.endsWith('.borderWar'))

const borderWarsIn = ({ facts }: Situation): readonly string[] =>
  BORDER_WARS.filter((id) => facts[id] === 'open' || facts[id] === 'escalated').map((id) => factClause(id, facts[id] ?? null))

/** The people who sit for a delegation, by name; a seat that is nobody's counts under its own. */
export function peopleOf({ header: { seats } }: KeptGame, who: Delegation | 'host'): readonly string[] {
  const own: readonly Seat[] = who === 'host' ? ['host'] : POWERS.filter((power) => delegationOf(power) === who)
  return [...new Set(own.flatMap((seat) => seats[seat] ?? []))]
}

/** What the host may do to move the game along. */
function hostsMenu({ book }: KeptGame, view: Game): Menu {
  const ties = entriesOf(view.phase?.rolls ?? {}).flatMap(([target, { rolled, outcome }]) =>
    rolled?.tieDie != null && outcome === null
      ? (['westernAllies', 'russia'] as const).map((agreed): Order => ({ type: 'settle-tie', by: 'referee', target, agreed }))
      : [],
  )
  const advance: Order = { type: 'advance', by: 'referee' }
  const orders: readonly Order[] = [
    ...ties,
    advance,
    ...(whyNot(book, view, advance).length === 0 ? [] : [{ ...advance, knowingly: true as const }]),
  ]
  const offers = orders.map((order) => offerOf(book, view, order))
  return { offers: view.ending === null ? offers : [], mayReport: view.ending === null }
}

/** An attack with nothing in it, to ask whether one could sail at all. */
const ANY_ATTACK: Order = {
  type: 'strike',
  by: 'japan',
  step: {
    type: 'launch-strike',
    by: 'japan',
    force: { carriers: 0, largeCarriers: 0, lightCarriers: 0, heavies: 0, cruisers: 0, nas: 0 },
    earlierPatrols: 0,
    otherBases: [],
    invades: false,
  },
}

/** What rules out an attack of any strength: the book, the theatre, the moment, or peace. */
const NO_ATTACK = ['no-such-order', 'no-such-chapter', 'other-theatre', 'not-now', 'war-is-over', 'no-war-on-us']

/** The step of the attack on Pearl Harbor that those of one delegation, or the host, have to take; the first is Japan's to take or leave. */
function strikeStep({ book }: KeptGame, view: Game, who: SeatMenu['for']): string | undefined {
  if (whoseMove(book, view).some((mover) => mover.who === who && mover.for === 'strike')) return view.strike?.step
  const mayLaunch = view.strike === null && who === 'japan' && !whyNot(book, view, ANY_ATTACK).some(({ code }) => NO_ATTACK.includes(code))
  return mayLaunch ? 'launch' : undefined
}

/** By other rules than the program's own nothing can be ordered but that these are agreed to; the host's word for others needs a reason. */
function agreementMenu({ game: { rules } }: KeptGame, who: SeatMenu['for']): SeatMenu {
  const isOpen = who !== 'host' && !(rules?.to === RULES && rules.by.includes(who))
  const offers: readonly Offer[] = isOpen
    ? [{ order: { type: 'agree-to-rules', by: who }, refusals: [], faces: [], price: {}, brings: [], leaves: [] }]
    : []
  return { offers, mayReport: false, for: who }
}

function menuFor(kept: KeptGame, as: readonly Seat[], view: Game, who: SeatMenu['for']): SeatMenu {
  if (kept.header.fair === undefined && !isPlayedHere(kept)) return agreementMenu(kept, who)
  const { strike: _strike, offers, ...found } = who === 'host' ? hostsMenu(kept, view) : menu(kept.book, view, who, as)
  const step = strikeStep(kept, view, who)
  const slip = offerToTakeBack(kept, as)
  const isTheirs = slip !== undefined && slip.by === (who === 'host' ? 'referee' : who)
  const undone: readonly Offer[] = isTheirs ? [{ order: slip, refusals: [], faces: [], price: {}, brings: [], leaves: [] }] : []
  const isByMail = kept.header.fair !== undefined
  const said = isByMail ? offers.filter(({ order }) => !isLocal(order)) : offers
  return {
    ...found,
    offers: [...said, ...undone],
    for: who,
    ...(step === undefined ? {} : { strike: step }),
    ...(isByMail ? { isByMail } : {}),
  }
}

export const menusFor = (kept: KeptGame, as: readonly Seat[], view: Game): readonly SeatMenu[] =>
  [...delegationsOf(as), ...(as.includes('host') ? (['host'] as const) : [])].map((who) => menuFor(kept, as, view, who))

function secretsOf(view: Game, faction: Faction): OwnSecrets {
  const draft = view.drafts[faction]
  const isDrafted = draft !== undefined && !view.sealed.includes(faction)
  return {
    faction,
    points: view.points?.[faction] ?? null,
    placements: view.situation.placements[faction],
    draft: isDrafted ? draft : null,
  }
}

/** Wars that a delegation has to declare before it is done here. */
const dueOf = (book: Rulebook, view: Game, stage: StageOf, who: Delegation): readonly string[] =>
  stage.orders.includes('declare-war')
    ? warsDueOf(book, view, who).map(({ by, on }) => MOVES['declare-war'](POWER_NAMES[by], POWER_NAMES[on]))
    : []

/** Those in these seats whom the game waits for. */
function askedOf({ book }: KeptGame, view: Game, menus: readonly SeatMenu[]): readonly AskedOf[] {
  const stage = stageOf(book, view)
  if (stage === undefined || view.ending !== null) return []
  const waiting = whoseMove(book, view).filter((mover) => mover.for === 'asked')
  return menus.flatMap((menu) =>
    menu.for !== 'host' && waiting.some(({ who }) => who === menu.for)
      ? [{ for: menu.for, words: askedWords(book, stage, menu, dueOf(book, view, stage, menu.for)) }]
      : [],
  )
}

const agreeingMover = (who: Delegation): Mover => ({ who, for: 'agree', words: MOVES.agree })

/** Only what the onlooker was shown goes in: everything here comes of its view or its log. */
export function seatView(
  kept: KeptGame,
  as: readonly Seat[],
  more: { readonly menu?: boolean; readonly log?: boolean } = {},
  view: Game = viewFor(kept, delegationsOf(as)),
): SeatView {
  const { header, book } = kept
  const eyes = delegationsOf(as)
  const { situation } = view
  const stage = stageOf(book, view)
  const menus = menusFor(kept, as, view)
  const agreement = agreementAhead(kept, eyes)
  const movers = agreement === undefined ? whoseMove(book, view) : agreement.open.map(agreeingMover)
  const story = more.log ? chronicle(book, startFor(kept.start, eyes), logFor(kept, eyes)) : []
  return {
    title: header.title,
    book: { id: book.id, title: book.title },
    scenario: header.scenario,
    seats: header.seats,
    as,
    turn: situation.turn,
    stage: stage === undefined ? null : { id: stage.id, words: stage.words, ...(stage.cite === undefined ? {} : { cite: stage.cite }) },
    toMove: movers.map((mover) => ({ ...mover, people: peopleOf(kept, mover.who) })),
    tensions: Object.fromEntries(
      TRACKS.filter((track) => book.tables[track] !== undefined && isTrackKept(book, track, situation)).map((track) => [
        track,
        situation.tensions[track],
      ]),
    ),
    standings: positionsOf(book, situation),
    wars: warsFought(book, situation),
    borderWars: borderWarsIn(situation),
    points: view.points,
    sealed: view.sealed,
    placements: situation.placements,
    own: eyes.filter(isFaction).map((faction) => secretsOf(view, faction)),
    standing: eyes.flatMap((one) => {
      const order = standingNow(view, one)
      return order === undefined ? [] : [{ for: one, words: standingWordsOf(order) }]
    }),
    rolls: view.phase?.rolls ?? {},
    duties: view.duties,
    warsOwed: view.warsOwed,
    support: view.support,
    strike: view.strike,
    ending: view.ending,
    ...(agreement === undefined ? {} : { agreement }),
    asked: agreement === undefined ? askedOf(kept, view, menus) : [],
    ...(more.menu ? { menus } : {}),
    ...(more.log ? { log: story.at(-1)?.events ?? [] } : {}),
  }
}
