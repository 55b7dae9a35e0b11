import { type Book, chapterOf, type Refusal, refuse, type Situation } from '../../core/index.ts'
import type { Bargain, CapitulationChapter, CapitulationId, ConcessionKind, Giver } from './clauses.ts'
import { capitulationOf, outlookOf } from './outlook.ts'

export interface Concession {
  readonly from: Giver
  readonly kind: ConcessionKind
  /** PPs a turn or a year, where points are given. */
  readonly amount: number
  /** It comes with land of the seeker's that is handed back. */
  readonly isInReturnedLand: boolean
}

/** Everything that is on the table. */
export interface Proposal {
  readonly of: CapitulationId
  readonly concessions: readonly Concession[]
  /** What one industrial centre of the seeker is worth. */
  readonly icPoints?: number
  readonly areBordersContiguous: boolean
  /** It is no less than the book's own terms. */
  readonly meetsTerms: boolean
  readonly isAgreed: boolean
}

const GIVER_WORDS: Readonly<Record<Giver, string>> = { seeker: 'the one that seeks terms', winner: 'the winner' }
const KIND_WORDS: Readonly<Record<ConcessionKind, string>> = {
  territory: 'territory',
  points: 'PPs',
  resources: 'resources',
  forces: 'isolated forces',
  other: 'anything else',
}

function whyNotGive(concession: Concession, { gives, withReturnedLand }: Bargain): readonly Refusal[] {
  const rule = gives?.[concession.from]
  if (rule === undefined || rule.kinds.includes(concession.kind)) return []
  const isWithLand = concession.isInReturnedLand && withReturnedLand !== undefined && ['points', 'resources'].includes(concession.kind)
  return isWithLand
    ? []
    : [
        refuse(
          'not-theirs-to-give',
          `${GIVER_WORDS[concession.from]} may not give ${KIND_WORDS[concession.kind]}: ${rule.words}`,
          rule.cite,
          {
            kind: concession.kind,
          },
        ),
      ]
}

/** PPs of the seeker together are worth no more than one of its industrial centres. */
function whyNotPoints({ concessions, icPoints }: Proposal, { oneCentre }: Bargain): readonly Refusal[] {
  const given = concessions
    .filter(({ from, kind }) => from === 'seeker' && kind === 'points')
    .reduce((total, { amount }) => total + amount, 0)
  if (oneCentre === undefined || given === 0) return []
  if (icPoints === undefined) return [refuse('no-worth', 'what one industrial centre is worth decides; icPoints is missing', oneCentre)]
  return given > icPoints
    ? [refuse('too-many-points', `${given} PPs; one industrial centre is worth ${icPoints}`, oneCentre, { given, icPoints })]
    : []
}

/** The rules of this negotiation. */
export const bargainOf = (book: Book<CapitulationChapter>, id: CapitulationId): Bargain | undefined =>
  chapterOf(book, 'capitulation').bargains.find(({ of }) => of.includes(id))

/** The offer is one that the book forces. */
export const isForced = (book: Book<CapitulationChapter>, situation: Situation, id: CapitulationId): boolean =>
  ['offered', 'declined'].includes(outlookOf(book, situation, capitulationOf(book, id)))

/** Why these terms will not do. */
export function whyNotTerms(book: Book<CapitulationChapter>, situation: Situation, proposal: Proposal): readonly Refusal[] {
  const bargain = bargainOf(book, proposal.of)
  if (bargain === undefined) return [refuse('no-bargain', `${capitulationOf(book, proposal.of).title}: there is nothing to bargain over`)]
  const forced = isForced(book, situation, proposal.of)
  return [
    ...proposal.concessions.flatMap((concession) => whyNotGive(concession, bargain)),
    ...whyNotPoints(proposal, bargain),
    ...(bargain.contiguous !== undefined && !proposal.areBordersContiguous
      ? [refuse('not-contiguous', 'boundaries must be contiguous', bargain.contiguous)]
      : []),
    ...(proposal.isAgreed
      ? []
      : forced
        ? proposal.meetsTerms
          ? []
          : [refuse('below-terms', 'a forced offer is no less than the terms of the book', bargain.forced.minimum)]
        : [refuse('not-agreed', 'nothing forces an offer, so both must agree', bargain.agreement)]),
  ]
}
