import type { MinorNation } from '../../chapters/statuses/nation.ts'
import { occupierOf } from '../../chapters/surrender/occupation.ts'
import type { Aim } from '../../chapters/war/aim.ts'
import { breakOut } from '../../chapters/war/outbreak.ts'
import { warPriceOf } from '../../chapters/war/price.ts'
import { CAPITALS, isConqueredByCapital } from '../../core/conditions/capitals.ts'
import { MINORS, NATION_NAMES } from '../../core/countries.ts'
import { checkValue, FACTS, factsWith, isFactId } from '../../core/facts/facts.ts'
import { DELEGATION_NAMES } from '../../core/powers.ts'
import { type Refusal, refuse } from '../../core/refusal.ts'
import { isAtWar, type Situation } from '../../core/situation.ts'
import type { Event } from '../event.ts'
import type { Game } from '../game.ts'
import type { OrderOf } from '../order.ts'
import type { Rulebook } from '../rulebook.ts'
import { warDeclared } from './war.ts'

/** Only facts of the vocabulary, with values they can have. */
export function whyNotValues(facts: OrderOf<'report-facts'>['facts']): readonly Refusal[] {
  return Object.entries(facts).flatMap(([id, value]) => {
    if (!isFactId(id)) return [refuse('unknown-fact', `"${id}" is no fact of the vocabulary`, undefined, { fact: id })]
    const expected = checkValue(FACTS[id], value)
    return expected === undefined
      ? []
      : [refuse('wrong-value', `${id}: ${JSON.stringify(value)}; expected ${expected}`, undefined, { fact: id, expected })]
  })
}

/** Facts are taken as reported, unless they contradict what somebody said of the same stage: then one of the two is corrected. */
export function whyNotReport(game: Game, { by, facts }: OrderOf<'report-facts'>): readonly Refusal[] {
  const contradicted = Object.entries(facts).flatMap(([id, value]) => {
    const said = game.reports[id]
    return said === undefined ||
      game.stage === null ||
      said.turn !== game.situation.turn ||
      said.stage !== game.stage ||
      said.value === value
      ? []
      : [
          refuse(
            'contradicted',
            `${id}: ${said.by === by ? 'you have' : `${said.by === 'referee' ? 'the referee' : DELEGATION_NAMES[said.by]} has`} reported ${JSON.stringify(said.value)} at this point of the turn; have it corrected, with the reason`,
            undefined,
            { fact: id, reported: String(said.value) },
          ),
        ]
  })
  return [...whyNotValues(facts), ...contradicted]
}

/** When an enemy takes a capital, the turn is noted: the surrender that follows goes by it. */
function datesOfFall(book: Rulebook, game: Game, facts: OrderOf<'report-facts'>['facts']): OrderOf<'report-facts'>['facts'] {
  const capitals = Object.entries(book.clauses.minorSurrenders?.capitals ?? {})
  const after: Situation = { ...game.situation, facts: factsWith(game.situation.facts, facts) }
  const taken = capitals.filter(
    ([nation, place]) =>
      facts[`${place}.controller`] !== undefined &&
      isFactId(`${nation}.capitalTaken`) &&
      facts[`${nation}.capitalTaken`] === undefined &&
      occupierOf(book, after, nation as MinorNation) !== undefined,
  )
  return Object.fromEntries(taken.map(([nation]) => [`${nation}.capitalTaken`, game.situation.turn]))
}

/** By a book with a chapter on it a minor nation surrenders in the phase after its capital fell, not at once (3.5.1). */
export function reportFacts(book: Rulebook, game: Game, { by, facts }: OrderOf<'report-facts'>): readonly Event[] {
  const touched = MINORS.filter((minor) => CAPITALS[minor].some((place) => facts[`${place}.controller`] !== undefined))
  if (touched.length === 0 || book.clauses.minorSurrenders !== undefined)
    return [{ type: 'facts-reported', by, facts: { ...facts, ...datesOfFall(book, game, facts) } }]
  const after: Situation = { ...game.situation, facts: factsWith(game.situation.facts, facts) }
  const fallen = touched.filter((minor) => !game.situation.standings[minor].conquered && isConqueredByCapital(after, minor))
  return [{ type: 'facts-reported', by, facts }, ...fallen.map((minor): Event => ({ type: 'minor-conquered', minor }))]
}

export function whyNotDeclarationReport(game: Game, { declaration: { by, on } }: OrderOf<'report-declaration'>): readonly Refusal[] {
  const refusals: Refusal[] = []
  if (by === on) refusals.push(refuse('on-itself', `${NATION_NAMES[by]} cannot declare war on itself`))
  if (isAtWar(game.situation, by, on))
    refusals.push(refuse('at-war-already', `${NATION_NAMES[by]} and ${NATION_NAMES[on]} are at war already`))
  return refusals
}

/**
 * A declaration as it was made at the table: whether it was allowed is not asked, what it brings is the same, Spain’s answer to a war on
 * Portugal included (49.632 (b), SPA-N2).
 */
export function reportDeclaration(
  book: Rulebook,
  game: Game,
  { declaration: { by, on } }: OrderOf<'report-declaration'>,
): readonly Event[] {
  const { situation } = game
  const unit = book.clauses.war.units.find(({ as }) => as === on)
  const aim: Aim = { by, named: unit?.countries ?? [on], ...(unit === undefined ? {} : { unit }), payers: [by] }
  return breakOut(book, situation, [aim]).outbreaks.map((outbreak) =>
    warDeclared(book, situation, outbreak, warPriceOf(book, situation, aim).amount),
  )
}
