import {
  type Band,
  type Book,
  gainMarks,
  isMet,
  type Minor,
  NEUTRAL,
  type Roll,
  type Situation,
  type Standing,
  sideFavoured,
  withJoining,
} from '../../core/index.ts'
import { type Beneficiary, powerOf } from './beneficiary.ts'
import type { RollChapter } from './clauses.ts'
import { effectsOf } from './effects.ts'

/** Flags that outlive the result that set them. */
function lastingMarks({ clauses }: Book<RollChapter>, before: Standing, band: Band, minor: Minor): Partial<Standing> {
  const low = band.to ?? Number.POSITIVE_INFINITY
  const high = band.from ?? Number.NEGATIVE_INFINITY
  const sticks = (was: boolean | undefined, sets: boolean): boolean => (high >= 5 ? false : sets || was === true)
  return {
    ...(sticks(before.turnedAllied, low <= 0) ? { turnedAllied: true } : {}),
    ...(clauses.heavyWater?.from === minor && sticks(before.heavyWaterStopped, low <= clauses.heavyWater.upTo)
      ? { heavyWaterStopped: true }
      : {}),
    ...(band.permanent || before.permanent ? { permanent: true } : {}),
    ...(before.axisGained ? { axisGained: true } : {}),
    ...(before.russiaGained ? { russiaGained: true } : {}),
  }
}

/** Units it may lend: as many as the result grants, or as the one it keeps in effect did. */
function volunteers(before: Standing, band: Band): Partial<Standing> {
  const granted = effectsOf(band, 'volunteers')[0]?.units
  const keeps = band.policy === undefined && !effectsOf(band, 'end').some(({ side }) => side === 'axis')
  const kept = keeps ? (before.volunteers ?? 0) : 0
  const units = Math.max(granted ?? 0, kept)
  return units > 0 ? { volunteers: units } : {}
}

/** Only a 10 takes the place of an association that a war on Portugal brought (49.632 (d), R49-49). */
export const isHeld = (book: Book<RollChapter>, situation: Situation, roll: Roll, band: Band): boolean =>
  band.policy !== 10 && book.clauses.heldAssociations.some(({ minor, when }) => minor === roll.target && isMet(when, situation, roll))

/** Where the country stands after a result. */
export function standingAfter(
  book: Book<RollChapter>,
  situation: Situation,
  roll: Roll,
  band: Band,
  beneficiary: Beneficiary | undefined,
): Standing {
  const before = situation.standings[roll.target]
  const lasting = { ...lastingMarks(book, before, band, roll.target), ...volunteers(before, band) }
  if (isHeld(book, situation, roll, band)) return { ...before, ...lasting }
  if (band.policy !== undefined) {
    const gained = gainMarks(band.policy, powerOf(beneficiary))
    const waits = effectsOf(band, 'ally', 'associate').some(({ waitsFor }) => waitsFor !== undefined && !isMet(waitsFor, situation, roll))
    const after: Standing = {
      result: band.policy,
      with: powerOf(beneficiary),
      since: situation.turn,
      ...lasting,
      ...gained,
      ...(waits ? { waiting: true } : {}),
    }
    return withJoining(before, after, roll.target)
  }
  const ended = effectsOf(band, 'end').some(({ side }) => before.result !== null && side === sideFavoured(before.result))
  const { result, with: present, since, joined, attacked, waiting }: Standing = ended ? NEUTRAL : before
  return {
    result,
    with: present,
    ...(since === undefined ? {} : { since }),
    ...(joined === undefined ? {} : { joined }),
    ...(attacked ? { attacked } : {}),
    ...(waiting ? { waiting } : {}),
    ...lasting,
  }
}
