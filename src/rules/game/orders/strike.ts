import { NO_STRIKE } from '../../chapters/pearl-harbor/strike.ts'
import { decideStrike } from '../../chapters/pearl-harbor/strike-decision.ts'
import { whyNotStrike } from '../../chapters/pearl-harbor/why-not-strike.ts'
import { chapterOf } from '../../core/book.ts'
import type { Dice } from '../../core/dice.ts'
import { type Refusal, refuse } from '../../core/refusal.ts'
import type { Situation } from '../../core/situation.ts'
import type { Event } from '../event.ts'
import type { Game } from '../game.ts'
import type { OrderOf } from '../order.ts'
import { type Rulebook, whyNoChapter } from '../rulebook.ts'

/** The attack goes by the level of the moment war was declared. */
function asWarWasDeclared({ situation, levelAtPacificWar }: Game): Situation {
  const { usjt } = situation.tensions
  const effective = levelAtPacificWar ?? usjt.effective
  return { ...situation, tensions: { ...situation.tensions, usjt: { ...usjt, effective } } }
}

/** The attack is Japan's in the turn it goes to war with the U.S.; each step is its own side's, or the referee's. */
export function whyNotStrikeNow(book: Rulebook, game: Game, { by, step }: OrderOf<'strike'>): readonly Refusal[] {
  const silent = whyNoChapter(book, 'pearlHarbor')
  if (silent.length > 0) return silent
  const { situation } = game
  const hasDeclared = situation.declarations.some(
    (one) => one.by === 'japan' && one.on === 'us' && one.turn === situation.turn && !one.revoked,
  )
  const late =
    step.type === 'launch-strike' && !hasDeclared
      ? [refuse('no-war', 'the attack comes with a Japanese declaration of war on the U.S.', chapterOf(book, 'pearlHarbor').rules.force)]
      : []
  const others =
    step.by === by
      ? []
      : [refuse('not-yours', `this step is ${step.by === 'referee' ? 'the referee’s' : step.by === 'japan' ? 'Japan’s' : 'the U.S.’s'}`)]
  return [...others, ...late, ...whyNotStrike(book, asWarWasDeclared(game), game.strike ?? NO_STRIKE, step)]
}

export function strike(book: Rulebook, game: Game, { step }: OrderOf<'strike'>, dice: Dice): readonly Event[] {
  const decision = decideStrike(book, asWarWasDeclared(game), game.strike ?? NO_STRIKE, step, dice)
  return decision.accepted ? [{ type: 'strike', event: decision.event }] : []
}
