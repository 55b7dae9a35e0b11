import * as z from 'zod/mini'
import { offsetBy } from '../../../rules/chapters/tension/index.ts'
import { areFighting, whyNotDeclare } from '../../../rules/chapters/war/index.ts'
import {
  definedIn,
  FACTIONS,
  FACTS,
  type FactId,
  factionOf,
  factsWith,
  isAtWar,
  isFactId,
  isNation,
  isPower,
  type Level,
  mapEach,
  NATION_NAMES,
  type Nation,
  opensYear,
  POWERS,
  type Power,
  type Refusal,
  refuse,
  type Situation,
  TRACKS,
  turnAfter,
  turnBegun,
  type War,
  withVerb,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import type { Derived, Inferred } from '../document/derived.ts'
import { refusalsIn } from '../document/document-errors.ts'
import type { Locate } from '../document/misreading.ts'
import { SITUATION_DOCUMENT, type SituationDocument } from '../document/situation-document.ts'
import type { Remark } from '../document/unread-facts.ts'
import { impliedNews, withImpliedConquests } from '../implied-facts/implications.ts'
import { inferred } from '../implied-facts/inference.ts'
import { withDocument } from '../told-situation.ts'
import { withImpliedStandings, withImpliedWars } from '../wars/brought-wars.ts'
import { withEndedWars } from '../wars/ended-wars.ts'
import { declaredOnHolders } from '../wars/held-lands.ts'
import { declaredSingly, whyNotTogether } from '../wars/joint-declarations.ts'
import { tooEarly } from '../wars/prelude-dates.ts'
import { withAttacksOfTurn } from '../wars/undeclared-attacks.ts'
import { withBeginnings } from '../wars/war-beginnings.ts'
import { whyNotPlayed, withPlayed } from './covert-plays.ts'
import { contraryTurn } from './turn-contraries.ts'

const die = z.optional(z.int().check(z.minimum(1), z.maximum(6)))

/** What happened in one turn, as a file says it: only what changed. */
export const TURN_DOCUMENT = z.extend(
  z.pick(SITUATION_DOCUMENT, {
    facts: true,
    standings: true,
    wars: true,
    declarations: true,
    subversions: true,
    tensionPointsUsed: true,
    mobilizations: true,
    placements: true,
  }),
  { dice: z.optional(z.strictObject({ usat: die, usjt: die })) },
)

export type ReadTurn =
  | {
      readonly ok: true
      readonly after: Situation
      readonly dice: { usat?: number; usjt?: number }
      readonly knowsIcs: boolean
      /** What follows from the turn and nobody reported. */
      readonly derived: readonly Derived[]
      /** What should be reported, because something that is speaks for it. */
      readonly asked: readonly Remark[]
    }
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

/** The same game at the start of the next turn: what was taken in the course of this one is conquered from then on. */
export function nextTurn(situation: Situation): Situation | undefined {
  const turn = turnAfter(situation.turn)
  if (turn === undefined) return undefined
  const next = turnBegun(withEndedWars(withImpliedConquests(situation)), turn)
  return opensYear(turn) ? withoutOldPoints(next) : next
}

/** Points are gone with their year (49.45, 49.82A): a track that had some has none until new ones are placed. */
const withoutOldPoints = (situation: Situation): Situation => ({
  ...situation,
  placements: mapEach(FACTIONS, (faction) =>
    Object.fromEntries(TRACKS.filter((track) => track in situation.placements[faction]).map((track) => [track, 0])),
  ),
})

const SURRENDERS: Readonly<Partial<Record<Nation, FactId>>> = {
  germany: 'germany.surrendered',
  italy: 'italy.surrendered',
  japan: 'japan.surrendered',
  russia: 'russia.surrendered',
  france: 'france.fallen',
}

/** Reports that cannot both be so; each refusal names both. */
export function contradictions(
  before: Situation,
  after: Situation,
  changed: SituationDocument['facts'],
  wars: Situation['wars'],
): readonly Refusal[] {
  const captures = Object.entries(changed ?? {}).flatMap(([id, value]) => {
    if (!isFactId(id) || FACTS[id].type !== 'control' || before.facts[id] !== value) return []
    const holder = typeof value === 'string' && isNation(value) ? NATION_NAMES[value] : 'nobody'
    return [
      refuse('no-capture', `${id}: ${holder} holds it already; a capture by its holder is none`, undefined, {
        facts: [id, `${id} before`],
      }),
    ]
  })
  const impossible = (between: readonly Nation[], { facts }: Situation): readonly Refusal[] =>
    between.flatMap((nation) => {
      const fact = SURRENDERS[nation]
      if (fact === undefined || facts[fact] !== true) return []
      return [
        refuse(
          'war-with-the-surrendered',
          `wars: ${between.map((one) => NATION_NAMES[one]).join(' and ')} at war, yet ${fact} is true`,
          undefined,
          { facts: [`wars ${between.join('-')}`, fact] },
        ),
      ]
    })
  const fights = wars.filter(({ until }) => until === undefined).flatMap(({ between }) => impossible(between, after))
  // Who falls in the very turn may still have been declared war on in it.
  const declared = after.declarations.slice(before.declarations.length).flatMap(({ by, on }) => impossible([by, on], before))
  return [...captures, ...fights, ...declared]
}

/** Who declares war this turn is at war, unless the war is on already or the declaration was revoked. */
function atWarByDeclaration(situation: Situation): Situation {
  const begun = situation.declarations
    .filter(({ by, on, turn, revoked }) => turn === situation.turn && !revoked && !isAtWar(situation, by, on))
    .map(({ by, on, turn }): War => ({ between: [by, on], since: turn }))
  return { ...situation, wars: [...situation.wars, ...begun] }
}

/** The situation at the end of a turn that began as `before`. */
export function readTurn(before: Situation, document: unknown, locate?: Locate, book?: Rulebook): ReadTurn {
  const parsed = TURN_DOCUMENT.safeParse(document)
  if (!parsed.success) return { ok: false, refusals: refusalsIn(parsed.error.issues, document, locate, TURN_DOCUMENT) }
  const { dice = {}, ...written } = declaredSingly(parsed.data)
  const apart = book === undefined ? [] : whyNotTogether(book, parsed.data, locate)
  if (apart.length > 0) return { ok: false, refusals: apart }
  if (written.placements !== undefined && !opensYear(before.turn))
    return { ok: false, refusals: [refuse('not-year-start', 'placements: points are placed in a year start alone')] }
  const early = book === undefined ? [] : tooEarly(book, written, before.kind, locate)
  if (early.length > 0) return { ok: false, refusals: early }
  const { document: changes, derived: held, asked: open } = heldLands(before, written, book)
  const told = withCentresLost(before, withDocument(book, before, changes), changes.facts)
  const reported = book === undefined ? told : withPlayed(book, told, changes.facts)
  // Only what the report itself declares can be held against it.
  const own = changes.declarations?.filter(({ by, on }) => (written.declarations ?? []).some((one) => one.by === by && one.on === on))
  const contrary = book === undefined ? { refusals: [], doubts: [] } : contraryTurn(book, before, { ...changes, declarations: own }, locate)
  const refusals = [
    ...contradictions(before, reported, changes.facts, reported.wars.slice(before.wars.length)),
    ...(book === undefined ? [] : whyNotPlayed(book, before, changes.facts)),
    ...contrary.refusals,
  ]
  if (refusals.length > 0) return { ok: false, refusals }
  const found = followed(before, reported, changes, locate, book)
  if (found.refusals.length > 0) return { ok: false, refusals: found.refusals }
  const { situation: after } = found
  const asked = [...open, ...found.asked, ...contrary.doubts]
  const derived = [...held, ...found.derived]
  return { ok: true, after, dice: definedIn(dice), knowsIcs: changes.facts !== undefined && 'russia.ics' in changes.facts, derived, asked }
}

/** What the Axis take of the Russian centres Russia no longer has, and has again once it is retaken (RGT-S5, RGT-S10). */
function withCentresLost(before: Situation, situation: Situation, told: SituationDocument['facts'] = {}): Situation {
  const lost = Number(situation.facts['russia.icsHeldByAxis'] ?? 0) - Number(before.facts['russia.icsHeldByAxis'] ?? 0)
  if (lost === 0 || 'russia.ics' in told) return situation
  return { ...situation, facts: factsWith(situation.facts, { 'russia.ics': Math.max(0, Number(before.facts['russia.ics'] ?? 0) - lost) }) }
}

/** Declarations behind the wars of the turn, and those on lands that a power held by wars of earlier turns (50.12). */
function heldLands(before: Situation, written: Omit<SituationDocument, 'edition'>, book: Rulebook | undefined) {
  if (book === undefined) return { document: written, derived: [], asked: [] }
  const begun = withBeginnings(book, withDocument(book, before, written), before.wars, written, [...TRACKS, ...Object.keys(before.facts)])
  const found = declaredOnHolders(book, { ...withDocument(book, before, begun.document), wars: before.wars }, begun.document)
  const fought = declaredOnFighting(book, before, found.document)
  const derived = [...begun.derived, ...found.derived, ...fought.derived]
  return { ...fought, derived: derived.map((one): Derived => ({ ...one, turn: before.turn })), asked: begun.asked }
}

/** A country that the declarer, or a partner of it, fought before the turn is no neutral: the declaration moves no tension (USAT-E2, USAT-E15). */
function declaredOnFighting(book: Rulebook, before: Situation, document: Omit<SituationDocument, 'edition'>) {
  const isFought = (by: Power, on: Nation): boolean =>
    !isPower(on) &&
    (POWERS.some((power) => factionOf(power) === factionOf(by) && areFighting(before, power, on)) ||
      whyNotDeclare(book, before, [{ by, on }]).some(({ code }) => code === 'at-war-already'))
  const fought = (document.declarations ?? []).filter(({ by, on, quiet }) => quiet !== true && isFought(by, on))
  if (document.declarations === undefined || fought.length === 0) return { document, derived: [] }
  return {
    document: { ...document, declarations: document.declarations.map((one) => (fought.includes(one) ? { ...one, quiet: true } : one)) },
    derived: fought.map(
      ({ by, on }): Derived => ({
        words: `the declaration of ${NATION_NAMES[by]} on ${NATION_NAMES[on]} moves no tension, since ${withVerb(on, 'is')} no longer neutral`,
        between: [by, on],
      }),
    ),
  }
}

/** What follows from what is told of a turn, where the book is at hand that says so: wars that a declaration brings, and facts. */
function followed(
  before: Situation,
  reported: Situation,
  changes: Omit<SituationDocument, 'edition'>,
  locate: Locate | undefined,
  book: Rulebook | undefined,
): Inferred {
  const isQuiet = [changes.facts, changes.standings, changes.wars, changes.declarations].every((told) => told === undefined)
  if (book === undefined || isQuiet) return { situation: atWarByDeclaration(reported), derived: [], asked: [], refusals: [] }
  const stood = withImpliedStandings(book, reported, changes)
  const fought = atWarByDeclaration(withImpliedWars(book, stood.situation, changes))
  const attacks = withAttacksOfTurn(book, before, fought, changes)
  const found = inferred(book, attacks.situation, changes, locate, before)
  const news = [
    ...stood.derived,
    ...attacks.derived,
    ...impliedNews(book, before, withImpliedConquests(fought, {}, book), changes),
    ...found.derived,
  ]
  // 49.842: who loses a country in the turn no longer holds it at its end.
  const situation = withImpliedConquests(found.situation, changes, book)
  return { ...found, situation, derived: news.map((one) => ({ ...one, turn: before.turn })), asked: [...attacks.asked, ...found.asked] }
}

/** The level with what the die makes of it. */
export function withDice(book: Rulebook, situation: Situation, dice: { usat?: number; usjt?: number }): Situation {
  const tensions = mapEach(TRACKS, (track): Level => {
    const { actual, highest } = situation.tensions[track]
    const thrown = track === 'rgt' ? undefined : dice[track]
    return {
      actual,
      effective: actual + (thrown === undefined ? 0 : offsetBy(book, thrown)),
      ...(highest === undefined ? {} : { highest }),
    }
  })
  return { ...situation, tensions }
}
