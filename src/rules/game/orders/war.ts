import { asInPhase } from '../../chapters/tension/accrual.ts'
import { offsetBy } from '../../chapters/tension/tension.ts'
import { aimsOf, type Intent } from '../../chapters/war/aim.ts'
import { levelsKept } from '../../chapters/war/blitz.ts'
import { isNeutralPower } from '../../chapters/war/camps.ts'
import { whyNotDeclare } from '../../chapters/war/declaring.ts'
import { dutyFor, erasureOf, whyNotMeet, whyNotRevoke } from '../../chapters/war/duty.ts'
import { breakOut, type Outbreak } from '../../chapters/war/outbreak.ts'
import { warPriceOf } from '../../chapters/war/price.ts'
import { abandonment, supportAsked } from '../../chapters/war/support.ts'
import { isCountry } from '../../chapters/war/target.ts'
import { isMet } from '../../core/conditions/weighing.ts'
import { type Country, NATION_NAMES, type Nation } from '../../core/countries.ts'
import type { Dice } from '../../core/dice.ts'
import { DELEGATION_NAMES, type Delegation, delegationOf, POWER_NAMES, SIDE_OF } from '../../core/powers.ts'
import { type Refusal, refuse } from '../../core/refusal.ts'
import type { Situation } from '../../core/situation.ts'
import type { Event } from '../event.ts'
import type { Game } from '../game.ts'
import type { OrderOf } from '../order.ts'
import type { Rulebook } from '../rulebook.ts'

const isOwn = (by: Delegation | 'referee', intent: Intent): boolean => by === 'referee' || delegationOf(intent.by) === by

/** Declarations are made in one window of the declarers’ own player turn, after its diplomacy (50.11). */
export function whyNotDeclareWar(book: Rulebook, game: Game, { by, intents }: OrderOf<'declare-war'>): readonly Refusal[] {
  const {
    rules: { window },
    support,
  } = book.clauses.war
  const refusals: Refusal[] = []
  if (intents.length === 0) refusals.push(refuse('no-declaration', 'nobody declares war on anybody', window))
  for (const intent of intents) {
    if (!isOwn(by, intent))
      refusals.push(refuse('not-yours', `${POWER_NAMES[intent.by]} is not ${by === 'referee' ? '' : DELEGATION_NAMES[by]}’s to command`))
    if (!game.declaring.includes(SIDE_OF[intent.by]))
      refusals.push(
        refuse('not-the-window', `${POWER_NAMES[intent.by]} declares war after its side’s diplomatic phase, at no other time`, window, {
          by: intent.by,
        }),
      )
  }
  if (game.support !== null)
    refusals.push(
      refuse('support-open', `${NATION_NAMES[game.support.country]}: Germany’s support is still to be settled`, support?.rules.asked),
    )
  return [...refusals, ...whyNotDeclare(book, asInPhase(book, game.situation), intents)]
}

const mapNotes = (book: Rulebook, situation: Situation, by: Intent['by'], on: Nation) =>
  book.clauses.afterDeclaration
    .filter((note) => note.by.includes(by) && note.on === on && (note.when === undefined || isMet(note.when, situation)))
    .map(({ words, cite }) => ({ words, cite }))

/** An outbreak as it goes on record; the price goes with the first of a pair. */
export const warDeclared = (book: Rulebook, situation: Situation, outbreak: Outbreak, price: number): Event => ({
  type: 'war-declared',
  declaration: outbreak.declaration,
  standings: outbreak.standings,
  facts: { ...outbreak.facts, ...levelsKept(book, situation, outbreak.declaration.by, outbreak.declaration.on) },
  wars: outbreak.wars,
  duties: outbreak.duties,
  price,
  onMap: mapNotes(book, situation, outbreak.declaration.by, outbreak.declaration.on),
})

/** The events of a list of declarations; each price is set on the position before them all (50.12). */
export function declareWar(book: Rulebook, game: Game, { intents }: OrderOf<'declare-war'>): readonly Event[] {
  const { situation } = game
  const aims = aimsOf(book, situation, intents)
  const declared = breakOut(book, situation, aims).outbreaks.map((outbreak) =>
    warDeclared(book, situation, outbreak, outbreak.isFirst ? warPriceOf(book, situation, outbreak.aim, aims).amount : 0),
  )
  const asked = aims
    .filter(({ by, holder }) => by === 'russia' && holder === undefined)
    .flatMap(({ named }) => named.filter((on): on is Country => isCountry(on) && supportAsked(book, situation, on) !== undefined))
  return [...declared, ...asked.slice(0, 1).map((country): Event => ({ type: 'support-asked', country }))]
}

/** The die for the Japanese track falls as Japan declares war on Britain or the U.S. (49.852A-3), in a game that keeps a sequence of play. */
export function dieOfTheDeclaration(book: Rulebook, game: Game, { intents }: OrderOf<'declare-war'>, dice: Dice): readonly Event[] {
  const isPacific = intents.some(({ by, on }) => by === 'japan' && (on === 'britain' || on === 'us'))
  if (!isPacific || game.stage === null || game.offsets.usjt !== null || !book.clauses.isTrackKept('usjt', game.situation)) return []
  const die = dice()
  return [{ type: 'offset-drawn', track: 'usjt', die, offset: offsetBy(book, die) }]
}

export function whyNotAnswerSupport(book: Rulebook, game: Game): readonly Refusal[] {
  return game.support === null || game.support.isGiven
    ? [refuse('not-asked', 'Germany is not asked for support', book.clauses.war.support?.rules.asked)]
    : []
}

/** Germany speaks at once (RGT-W4). Without its support it loses what it had there (RGT-W6). */
export function answerSupport(book: Rulebook, game: Game, { supports }: OrderOf<'answer-support'>): readonly Event[] {
  if (game.support === null) return []
  const { country } = game.support
  const given = supports ? { standings: {}, facts: {}, repaid: null } : abandonment(book, game.situation, country)
  return [{ type: 'support-answered', country, supports, ...given }]
}

export function whyNotMeetSupport(book: Rulebook, game: Game, { choice }: OrderOf<'meet-support'>): readonly Refusal[] {
  const asked = book.clauses.war.support?.rules.asked
  if (game.support === null || !game.support.isGiven) return [refuse('not-supported', 'Germany has promised no support', asked)]
  return choice === 'back-down' ? [] : whyNotDeclare(book, game.situation, [{ by: 'russia', on: 'germany' }], { isSupported: true })
}

/** Russia adds a declaration on Germany, or backs down and loses what it has paid (50.24, RGT-W5). */
export function meetSupport(book: Rulebook, game: Game, { choice }: OrderOf<'meet-support'>): readonly Event[] {
  if (game.support === null) return []
  if (choice === 'declare') return declareWar(book, game, { type: 'declare-war', by: 'russia', intents: [{ by: 'russia', on: 'germany' }] })
  const { country } = game.support
  const duty = dutyFor(game.duties, 'russia', country)
  return duty === undefined ? [] : [{ type: 'declaration-revoked', cause: 'backed-down', onMap: [], ...erasureOf(duty, country) }]
}

export const whyNotMeetObligation = (book: Rulebook, game: Game, { declaration, actor }: OrderOf<'meet-obligation'>): readonly Refusal[] =>
  whyNotMeet(book, game.situation, game.duties, { ...declaration, actor })

export const meetObligation = ({ declaration: { by, on }, act, actor }: OrderOf<'meet-obligation'>): readonly Event[] => [
  { type: 'obligation-met', by, part: on, act, actor },
]

export const whyNotRevokeDeclaration = (book: Rulebook, game: Game, { declaration }: OrderOf<'revoke-declaration'>): readonly Refusal[] =>
  whyNotRevoke(book, game.situation, game.duties, declaration)

/** 50.441: a minor’s units go; if Italy drops out again, Germans must leave it. */
export function revokeDeclaration(
  book: Rulebook,
  game: Game,
  { declaration: { by, on } }: OrderOf<'revoke-declaration'>,
): readonly Event[] {
  const duty = dutyFor(game.duties, by, on)
  const obligations = book.clauses.war.obligations
  if (duty === undefined || obligations === undefined) return []
  const erasure = erasureOf(duty, on)
  const { revoked, effectsStay } = obligations.rules
  const units = isCountry(on) ? [{ words: 'its units are removed from the map', cite: revoked }] : []
  const isItalianEntry = by === 'italy' && !isCountry(on) && !isNeutralPower(game.situation, 'italy')
  const germans = isItalianEntry
    ? [{ words: 'German units still in Italy when Axis redeployment ends are lost', who: 'germany' as const, cite: revoked }]
    : []
  const stays = { words: 'tension and diplomatic effects of the declaration stay', cite: effectsStay }
  return [{ type: 'declaration-revoked', cause: 'unmet', onMap: [...units, ...germans, stays], ...erasure }]
}
