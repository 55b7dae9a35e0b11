import { levelsAt, mobilizedByNow } from '../../../rules/chapters/tension/index.ts'
import { FACTS, type Mobilizations, type Situation } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import type { SituationDocument } from '../document/situation-document.ts'
import { withImpliedCentres } from './implications.ts'

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`)

type Russian = Mobilizations['russia']

/** Every mobilization places a centre as it begins: those that are reported, with those the Axis took, leave room for so many. */
function withinCentres({ facts }: Situation, said: SituationDocument['facts'], made: Russian): Russian {
  if (said === undefined || !Object.hasOwn(said, 'russia.ics')) return made
  const begun = Math.max(0, Number(facts['russia.ics']) + Number(facts['russia.icsHeldByAxis'] ?? 0) - Number(FACTS['russia.ics'].start))
  return made.done + (made.isHalfDone ? 1 : 0) <= begun
    ? made
    : { ...made, done: Math.min(made.done, begun), isHalfDone: false, nextDue: null }
}

/** How far Russia has mobilized is not told by its level, only how far it can have. */
function russiaAssumed({ clauses }: Rulebook, { tensions, mobilizations }: Situation, { done, isHalfDone }: Russian, isRoomTold: boolean) {
  const plan = clauses.mobilization
  const before = mobilizations.russia
  if (plan === undefined || (!isRoomTold && done === before.done && isHalfDone === before.isHalfDone)) return []
  const { most } = plan.russia
  const made =
    done === most
      ? `made all ${most} mobilizations`
      : `made ${isHalfDone ? `${done} and a half` : done === 0 ? 'none' : done} of ${most} mobilizations`
  const room = isRoomTold ? ' and the industrial centres reported' : ''
  const why = `the most that a tension of ${tensions.rgt.actual}${room} ${isRoomTold ? 'leave room' : 'leaves time'} for, since nothing is said of them`
  return [{ words: `Russia is taken to have ${made}, ${why}`, cite: plan.rule('russia') }]
}

/** What follows by level and date for the others. */
function othersDerived({ clauses }: Rulebook, said: Mobilizations, now: Mobilizations) {
  const plan = clauses.mobilization
  if (plan === undefined) return []
  const why = ', by level and date, since nothing else is said'
  return [
    ...plan.theatres
      .filter(({ count }) => now[count] !== said[count])
      .map(({ theatre, count, thereafter }) => ({
        words: `the U.S. has mobilized ${times(now[count])} for ${theatre === 'Pacific' ? 'the Pacific' : theatre}${why}`,
        cite: thereafter,
        mobilized: count,
      })),
    ...(now.japan === said.japan
      ? []
      : [
          {
            words: `Japan has mobilized ${times(now.japan)}, as the U.S. for the Pacific`,
            cite: plan.japan.matches,
            mobilized: 'japan' as const,
          },
        ]),
  ]
}

/** What a document leaves open of mobilizations, each power by itself, with the centres that Russia has placed. */
export function withMobilizations(book: Rulebook, situation: Situation, document: SituationDocument) {
  const told = document.mobilizations
  const byNow = mobilizedByNow(book, levelsAt(book, { levelsAt: 'after-rises', ...situation }, 'before-rises'), told)
  const russia = told?.russia === undefined ? withinCentres(situation, document.facts, byNow.russia) : byNow.russia
  const mobilizations = { ...byNow, russia }
  const assumed = russiaAssumed(book, situation, russia, russia !== byNow.russia)
  const placed = assumed.length === 0 ? situation : withImpliedCentres(situation, document, mobilizations.russia)
  return {
    situation: { ...placed, mobilizations },
    assumed,
    derived: othersDerived(book, situation.mobilizations, mobilizations),
  }
}
