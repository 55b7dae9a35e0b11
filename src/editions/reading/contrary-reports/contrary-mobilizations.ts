import { isTrackKept } from '../../../rules/chapters/tension/index.ts'
import {
  FACTS,
  factClause,
  hasBeenAtWar,
  isBefore,
  type Situation,
  soMany,
  TRACK_NAMES,
  type Track,
  turnName,
  turnsFrom,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import type { SituationDocument } from '../document/situation-document.ts'
import type { Remark } from '../document/unread-facts.ts'

type Told = Pick<SituationDocument, 'facts' | 'mobilizations' | 'tensions'>

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`)

/** The highest that a level can have been at any die, as far as it is reported (49.851B, 49.852B). */
function topOf({ clauses }: Rulebook, { tensions = {} }: Told, track: Track): number | undefined {
  const level = tensions[track]
  if (level === undefined) return undefined
  const { effective } = clauses.tensionRules
  const offset = effective.tracks.includes(track) ? Math.max(...effective.offsets) : 0
  return (typeof level === 'number' ? level : Math.max(level.actual, level.highest ?? level.actual)) + offset
}

/** American mobilizations that neither level nor date can have brought, or that a date must have (36.11G). */
function american(book: Rulebook, situation: Situation, told: Told): readonly Remark[] {
  const { turn } = situation
  return (book.clauses.mobilization?.theatres ?? []).flatMap(({ theatre, track, enemy, steps, most, count, thereafter }) => {
    const said = told.mobilizations?.[count]
    if (said === undefined || !isTrackKept(book, track, situation)) return []
    const doubt = (words: string): readonly Remark[] => [
      {
        words: `the U.S. has mobilized ${times(said)} for ${theatre === 'Pacific' ? 'the Pacific' : theatre} by this report, yet ${words}`,
        cite: thereafter,
      },
    ]
    const last = steps.at(-1)?.latest ?? turn
    const dated = steps.filter(({ latest }) => isBefore(latest, turn)).length
    const due = Math.min(most, dated < steps.length ? dated : dated + Math.max(0, turnsFrom(last, turn) - 1))
    if (said < due) return doubt(`${due} were due by date`)
    const top = topOf(book, told, track)
    if (top === undefined || hasBeenAtWar(situation, 'us', enemy)) return []
    const open = steps.filter(({ level, latest }) => level <= top || !isBefore(turn, latest)).length
    return open < steps.length && said > open
      ? doubt(`a ${TRACK_NAMES[track]} of ${top} at the most and the date leave room for ${open}`)
      : []
  })
}

/** Japan matches every American mobilization for the Pacific in its turn until they fight (USJT-JM3): those a date has brought, it has had. */
function japanese(book: Rulebook, situation: Situation, { mobilizations }: Told): readonly Remark[] {
  const { mobilization } = book.clauses
  const said = mobilizations?.japan
  if (mobilization === undefined || said === undefined || !isTrackKept(book, 'usjt', situation)) return []
  if (hasBeenAtWar(situation, 'japan', 'us')) return []
  const steps = mobilization.theatres.find(({ enemy }) => enemy === 'japan')?.steps ?? []
  const due = Math.min(mobilization.japan.most, steps.filter(({ latest }) => isBefore(latest, situation.turn)).length)
  if (said >= due) return []
  const words = `Japan has mobilized ${times(said)} since Fall 1939 by this report, yet ${due} were due to match the U.S. by date`
  return [{ words, cite: mobilization.japan.matches }]
}

/** In peace each places a centre (RGT-M2), is made in its turn, and takes two turns only as one of the first (36.11D). */
function russianInPeace(book: Rulebook, situation: Situation, { facts = {}, mobilizations }: Told): readonly Remark[] {
  const plan = book.clauses.mobilization
  const { done, isHalfDone, nextDue } = mobilizations?.russia ?? {}
  if (plan === undefined || hasBeenAtWar(situation, 'germany', 'russia')) return []
  const cite = plan.rule('russia')
  const centres = facts['russia.ics']
  const placed = Number(FACTS['russia.ics'].start) + (done ?? 0) + (isHalfDone ? 1 : 0)
  return [
    ...(done !== undefined && typeof centres === 'number' && centres < placed
      ? [
          {
            fact: 'russia.ics' as const,
            words: `${factClause('russia.ics', centres)}, yet ${soMany(placed, 'centre')} are there by its mobilizations`,
            cite,
          },
        ]
      : []),
    ...(nextDue !== undefined && nextDue !== null && isBefore(nextDue, situation.turn)
      ? [{ words: `a Russian mobilization was due in ${turnName(nextDue)} by this report, yet it is ${turnName(situation.turn)}`, cite }]
      : []),
    ...(isHalfDone === true && (done ?? 0) >= plan.russia.slow
      ? [
          {
            words: `Russian mobilization ${(done ?? 0) + 1} is half done by this report, yet only the first ${plan.russia.slow} take two turns`,
            cite,
          },
        ]
      : []),
  ]
}

/** Russia begins once the level has come to 10, or in war (36.11D). */
function russian(book: Rulebook, situation: Situation, told: Told): readonly Remark[] {
  const plan = book.clauses.mobilization
  const { done = 0, isHalfDone } = told.mobilizations?.russia ?? {}
  const top = topOf(book, told, 'rgt')
  if (plan === undefined || top === undefined || (done === 0 && isHalfDone !== true)) return []
  if (top >= plan.russia.level || hasBeenAtWar(situation, 'germany', 'russia')) return []
  return [
    {
      words: `Russia has mobilized by this report, yet it begins at a ${TRACK_NAMES.rgt} of ${plan.russia.level}, and no more than ${top} is reported`,
      cite: plan.rule('russia'),
    },
  ]
}

export const mobilizationsOtherwise = (book: Rulebook, situation: Situation, told: Told): readonly Remark[] =>
  told.mobilizations === undefined
    ? []
    : [
        ...american(book, situation, told),
        ...japanese(book, situation, told),
        ...russian(book, situation, told),
        ...russianInPeace(book, situation, told),
      ]
