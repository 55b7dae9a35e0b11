import { dutyFor, dutyOf } from '../chapters/war/duty.ts'
import { erased, recorded } from '../chapters/war/record.ts'
import { isPower } from '../core/countries.ts'
import { factsWith } from '../core/facts/facts.ts'
import type { Event } from './event.ts'
import type { Game } from './game.ts'

type WarEvent = Extract<Event, { type: 'war-declared' | 'support-asked' | 'support-answered' | 'obligation-met' | 'declaration-revoked' }>

function withoutPayment(paid: Game['situation']['paid'], { country, repaid }: Extract<Event, { type: 'support-answered' }>) {
  const { [country as keyof typeof paid]: _returned, ...others } = paid
  return repaid === null ? paid : others
}

/** A half of a pair that is revoked leaves its duty to the other; otherwise the duty is gone. */
function dutiesAfter(game: Game, { by, on, stays }: Extract<Event, { type: 'declaration-revoked' }>): Game['duties'] {
  const duty = dutyFor(game.duties, by, on)
  if (duty === undefined) return game.duties
  const others = game.duties.filter((one) => one !== duty)
  if (stays === undefined) return others
  const facts = Object.fromEntries(Object.entries(duty.facts).filter(([fact]) => fact === `${stays}.attacked`))
  return [...others, { ...duty, on: stays, parts: [stays], wars: [[by, stays]], facts }]
}

/** A power whose war comes with that of another lays no duty of its own on the declarer: it may be acted against in the other’s stead. */
function withDuties({ duties, situation }: Game, event: Extract<Event, { type: 'war-declared' }>): Game['duties'] {
  const { by, on, quiet } = event.declaration
  if (event.duties.length > 0) return [...duties, dutyOf(situation, event, event.duties)]
  return !quiet || !isPower(on)
    ? duties
    : duties.map((duty) => (duty.by === by && isPower(duty.on) ? { ...duty, instead: [...(duty.instead ?? []), on] } : duty))
}

/** The game after something in the course of a declaration of war. */
export function evolveWar(game: Game, event: WarEvent): Game {
  const { situation } = game
  switch (event.type) {
    case 'war-declared':
      return {
        ...game,
        situation: recorded(situation, event),
        duties: withDuties(game, event),
        support: event.declaration.on === 'germany' && event.declaration.by === 'russia' ? null : game.support,
      }
    case 'support-asked':
      return { ...game, support: { country: event.country, isGiven: false } }
    case 'support-answered':
      return {
        ...game,
        support: event.supports ? { country: event.country, isGiven: true } : null,
        situation: {
          ...situation,
          standings: { ...situation.standings, ...event.standings },
          facts: factsWith(situation.facts, event.facts),
          paid: withoutPayment(situation.paid, event),
        },
      }
    case 'obligation-met':
      return {
        ...game,
        duties: game.duties.map((duty) =>
          duty === dutyFor(game.duties, event.by, event.part)
            ? { ...duty, met: [...duty.met, { part: event.part, act: event.act, actor: event.actor }] }
            : duty,
        ),
      }
    case 'declaration-revoked':
      return {
        ...game,
        situation: erased(situation, event),
        duties: dutiesAfter(game, event),
        support: event.cause === 'backed-down' ? null : game.support,
        // 50.44: revocation ends the combat phase; the time for declarations is over.
        declaring: event.cause === 'unmet' ? [] : game.declaring,
      }
  }
}
