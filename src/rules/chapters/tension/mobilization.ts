import {
  type Book,
  type Citation,
  chapterOf,
  FIRST_TURN,
  isAtWar,
  isBefore,
  isLeftOut,
  type Mobilizations,
  type Situation,
  type Track,
  type Turn,
  turnAfter,
  turnsFrom,
} from '../../core/index.ts'
import type { TensionChapter, Threshold } from './clauses.ts'
import { isTrackKept } from './kept-track.ts'

/**
 * What one mobilization brings: units worth so many BRPs, which cost none (RGT-M13), and when they may be built, infantry, air and armour
 * after 2, 4 and 6 turns (RGT-M18).
 */
export interface Mobilization {
  readonly by: 'russia' | 'us' | 'japan'
  readonly theatre?: 'Europe' | 'Pacific'
  readonly ordinal: number
  /** A Russian one in peace takes two turns for the first two: this is the second half. */
  readonly isSecondHalf?: true
  readonly brps: number
  /** Russia places an industrial centre. */
  readonly placesIc?: true
  readonly isForced?: true
  /** What one shipbuilding increase takes of the BRPs. */
  readonly shipbuilding?: { readonly brps: number; readonly cite: Citation }
  readonly buildable: { readonly infantry: Turn | null; readonly air: Turn | null; readonly armour: Turn | null }
  readonly cite: Citation
}

export interface MobilizationTurn {
  readonly made: readonly Mobilization[]
  readonly after: Mobilizations
}

/** How the U.S. mobilizes for a theatre: at these levels, or by these turns at the latest. */
export interface TheatrePlan {
  readonly theatre: 'Europe' | 'Pacific'
  readonly track: Track
  readonly enemy: 'germany' | 'japan'
  readonly count: 'usEurope' | 'usPacific'
  readonly steps: readonly { readonly level: number; readonly latest: Turn; readonly cite: Citation }[]
  readonly thereafter: Citation
  readonly atWar: Citation
  readonly most: number
}

export interface MobilizationPlan {
  /** The rule that sets a power's timetable. */
  readonly rule: (power: 'russia' | 'us') => Citation
  readonly russia: {
    readonly level: number
    readonly most: number
    readonly slow: number
    readonly cites: readonly Citation[]
    readonly atWar: Citation
    /** What the level rises by at the least: every turn, and every turn for each centre mobilized. */
    readonly rises: { readonly turn: number; readonly centre: number }
  }
  readonly theatres: readonly TheatrePlan[]
  readonly japan: {
    readonly first: Citation
    readonly levels: readonly number[]
    readonly most: number
    /** Of its own will. */
    readonly own: Citation
    readonly matches: Citation
    readonly atWar: Citation
  }
  readonly brps: number
  readonly shipbuilding: { readonly brps: number; readonly us: Citation; readonly japan: Citation }
}

export interface MobilizationChapter extends TensionChapter {
  /** Mobilizations, and the rule that sets a power's timetable. */
  readonly mobilization?: MobilizationPlan
}

/** The turn by which the mobilization of a threshold comes at the latest, whatever the level. */
export function latestFor(book: Book<MobilizationChapter>, { track, level, mobilizes }: Threshold): Turn | undefined {
  const plan = mobilizes === true ? book.clauses.mobilization?.theatres.find((one) => one.track === track) : undefined
  return plan?.steps.find((step) => step.level === level)?.latest
}

const UNSPENT = 'russia.mobilizationUnspent'

/** Facts that mobilizations leave: a new centre for each that places one, unless the map has told; a remnant is used up by the second half. */
export function factsAfterMobilizing({ facts }: Situation, made: readonly Mobilization[]): Readonly<Record<string, number>> {
  const placed = made.filter(({ placesIc }) => placesIc).length
  return {
    ...(placed === 0 ? {} : { 'russia.ics': Number(facts['russia.ics'] ?? 0) + placed }),
    ...(made.some(({ isSecondHalf }) => isSecondHalf) && facts[UNSPENT] !== undefined && facts[UNSPENT] !== 0 ? { [UNSPENT]: 0 } : {}),
  }
}

const buildable = (turn: Turn): Mobilization['buildable'] => ({
  infantry: turnAfter(turn, 2) ?? null,
  air: turnAfter(turn, 4) ?? null,
  armour: turnAfter(turn, 6) ?? null,
})

/**
 * 36.11D. The timetable runs on although tension falls (RGT-R0x, 49.86a); war speeds it up, once a half-done one is finished (RGT-M11). In
 * peace the first two take two turns, ten and ten (RGT-M12, RGT-M14); all others bring twenty at once (RGT-M15). How many centres Russia
 * has is not asked (RGT-M20).
 */
function russia(
  book: Book<MobilizationChapter>,
  situation: Situation,
): Pick<MobilizationTurn, 'made'> & { readonly after: Mobilizations['russia'] } {
  const { russia: plan, brps } = chapterOf(book, 'mobilization')
  const { turn, mobilizations } = situation
  const { done, isHalfDone, nextDue } = mobilizations.russia
  const isWar = isAtWar(situation, 'germany', 'russia')
  const half = brps / 2
  const made = (ordinal: number, amount: number, more: Partial<Mobilization>): Mobilization => ({
    by: 'russia',
    ordinal,
    brps: amount,
    buildable: buildable(turn),
    cite: isWar ? plan.atWar : (plan.cites[ordinal - 1] ?? plan.atWar),
    ...more,
  })
  const next = turnAfter(turn) ?? null
  // What the first half left unspent goes to the second (RGT-M19).
  const unspent = Math.min(half, Number(situation.facts[UNSPENT] ?? 0))
  if (isHalfDone)
    return { made: [made(done + 1, half + unspent, { isSecondHalf: true })], after: { done: done + 1, isHalfDone: false, nextDue: next } }
  const isStarted = nextDue !== null || done > 0
  // Reached at whatever moment of the turn, even if the level falls again before the turn ends (RGT-M5).
  const { actual, highest = actual } = situation.tensions.rgt
  const hasReached = Math.max(actual, highest) >= plan.level
  // A file may say how many are done and not when the next is due: then it is due now.
  const due = isStarted ? (nextDue ?? turn) : isWar || hasReached ? turn : null
  const isDue = isWar ? isStarted || due !== null : due !== null && turnsFrom(due, turn) >= 0
  if (!isDue || done >= plan.most) return { made: [], after: mobilizations.russia }
  const ordinal = done + 1
  return ordinal <= plan.slow && !isWar
    ? { made: [made(ordinal, half, { placesIc: true })], after: { done, isHalfDone: true, nextDue: null } }
    : { made: [made(ordinal, brps, { placesIc: true })], after: { done: ordinal, isHalfDone: false, nextDue: next } }
}

/** War that America itself declares comes after the check, and counts from the next turn (RT-20). */
function isAtWarByNow(situation: Situation, enemy: TheatrePlan['enemy']): boolean {
  const isOwnDoing = situation.declarations.some(({ by, on, turn }) => by === 'us' && on === enemy && turn === situation.turn)
  return isAtWar(situation, 'us', enemy) && !isOwnDoing
}

/**
 * 36.11G: right after the die, on the effective level of that moment (49.851D-4, 49.852D-3, USAT-M0, USJT-M0); two thresholds passed at
 * once are two mobilizations (RT-18). A Japanese attack on Britain changes nothing but the level (USJT-B6).
 */
function unitedStates(
  book: Book<MobilizationChapter>,
  situation: Situation,
  plan: TheatrePlan,
): { readonly made: readonly Mobilization[]; readonly count: number } {
  const { turn, mobilizations, tensions } = situation
  const before = mobilizations[plan.count]
  const made = (ordinal: number, cite: Citation): Mobilization => ({
    by: 'us',
    theatre: plan.theatre,
    ordinal,
    brps: chapterOf(book, 'mobilization').brps,
    shipbuilding: { brps: chapterOf(book, 'mobilization').shipbuilding.brps, cite: chapterOf(book, 'mobilization').shipbuilding.us },
    buildable: buildable(turn),
    cite,
  })
  if (before >= plan.most) return { made: [], count: before }
  if (isAtWarByNow(situation, plan.enemy)) return { made: [made(before + 1, plan.atWar)], count: before + 1 }
  if (before >= plan.steps.length) return { made: [made(before + 1, plan.thereafter)], count: before + 1 }
  const reached = plan.steps
    .slice(before)
    .findIndex(({ level, latest }) => tensions[plan.track].effective < level && isBefore(turn, latest))
  const taken = plan.steps.slice(before, reached < 0 ? undefined : before + reached)
  return { made: taken.map(({ cite }, index) => made(before + index + 1, cite)), count: before + taken.length }
}

/** One mobilization of Japan after that of Fall 1939. */
function japanese(
  book: Book<MobilizationChapter>,
  { turn }: Situation,
  ordinal: number,
  { isForced, cite }: Pick<Mobilization, 'isForced' | 'cite'>,
): Mobilization {
  const { brps, shipbuilding } = chapterOf(book, 'mobilization')
  return {
    by: 'japan',
    ordinal,
    brps,
    shipbuilding: { brps: shipbuilding.brps, cite: shipbuilding.japan },
    ...(isForced ? { isForced } : {}),
    buildable: buildable(turn),
    cite,
  }
}

/** Japan's next mobilizations before it is at war with the U.S.: those count for tension. */
function japanMobilizes(
  book: Book<MobilizationChapter>,
  situation: Situation,
  times: number,
  why: Pick<Mobilization, 'isForced' | 'cite'>,
): MobilizationTurn {
  const { mobilizations } = situation
  const made = Array.from({ length: times }, (_, index) => japanese(book, situation, mobilizations.japan + index + 1, why))
  return { made, after: { ...mobilizations, japan: mobilizations.japan + times } }
}

/** A mobilization that Japan makes of its own will (USJT-JM2). */
export const japanChoosesToMobilize = (book: Book<MobilizationChapter>, situation: Situation): MobilizationTurn =>
  japanMobilizes(book, situation, 1, { cite: chapterOf(book, 'mobilization').japan.own })

/** How many mobilizations the level at the start of the turn asks of Japan before it attacks the U.S. (51.311, RT-48). */
const askedBeforeAttack = ({ levels, most }: MobilizationPlan['japan'], usjtAtStart: number): number =>
  Math.min(most, levels.filter((level) => usjtAtStart >= level).length)

/** What Japan makes good before it declares war on the U.S.: each raises the tension by one first (51.311, RT-48). */
export function mobilizedBeforeAttack(book: Book<MobilizationChapter>, situation: Situation, usjtAtStart: number): MobilizationTurn {
  const { mobilization } = book.clauses
  const isDue = mobilization !== undefined && isTrackKept(book, 'usjt', situation) && !isAtWar(situation, 'japan', 'us')
  if (!isDue) return { made: [], after: situation.mobilizations }
  const missing = askedBeforeAttack(mobilization.japan, usjtAtStart) - situation.mobilizations.japan
  return japanMobilizes(book, situation, Math.max(0, missing), { isForced: true, cite: mobilization.japan.matches })
}

/**
 * 36.11C: Japan must match the first three U.S. mobilizations for the Pacific; at war with the U.S. one a turn. It is all that the effective
 * level does to Japan (49.852C-2): forced at once (USJT-JM4), the mobilization is dated to this same turn, in which Japan moved before the
 * Allies (49.852C-3).
 */
function japan(
  book: Book<MobilizationChapter>,
  situation: Situation,
  usPacific: number,
  usjtAtStart: number,
): { readonly made: readonly Mobilization[] } & Pick<Mobilizations, 'japan' | 'japanAtWar'> {
  const { japan: plan } = chapterOf(book, 'mobilization')
  const { japan: known, japanAtWar } = situation.mobilizations
  // A turn that is reckoned whole still has to make what Japan owed before it attacked.
  const isAttacking = situation.declarations.some(({ by, on, turn }) => by === 'japan' && on === 'us' && turn === situation.turn)
  const before = Math.min(plan.most, Math.max(known, isAttacking ? askedBeforeAttack(plan, usjtAtStart) : 0))
  const done = before + japanAtWar
  const isWar = isAtWar(situation, 'japan', 'us')
  const wanted = isWar ? Math.min(plan.most, done + 1) : Math.min(plan.most, Math.max(before, usPacific))
  const made = Array.from({ length: Math.max(0, wanted - known - japanAtWar) }, (_, index) =>
    japanese(book, situation, known + japanAtWar + index + 1, isWar ? { cite: plan.atWar } : { isForced: true, cite: plan.matches }),
  )
  return { made, japan: isWar ? before : wanted, japanAtWar: isWar ? wanted - before : japanAtWar }
}

/** What Japan mobilizes in its own player turn of Fall 1939, by itself; it counts for nothing later (USJT-JM1). */
export function openingMobilization(book: Book<MobilizationChapter>, situation: Situation): readonly Mobilization[] {
  if (book.clauses.mobilization === undefined || situation.turn !== FIRST_TURN || !isTrackKept(book, 'usjt', situation)) return []
  return [japanese(book, situation, 0, { cite: book.clauses.mobilization.japan.first })]
}

/** Who mobilizes in the Allied player turn, as things stand after the die at the end of the Allied diplomatic phase;
 * `usjtAtStart` is what the start of the turn made of the Japanese track. */
export function mobilizationsDue(
  book: Book<MobilizationChapter>,
  situation: Situation,
  usjtAtStart = situation.tensions.usjt.actual,
): MobilizationTurn {
  if (book.clauses.mobilization === undefined) return { made: [], after: situation.mobilizations }
  const isKept = (track: Track): boolean => isTrackKept(book, track, situation)
  const east = isLeftOut(book, situation, 'rgt') ? { made: [], after: situation.mobilizations.russia } : russia(book, situation)
  const theatres = chapterOf(book, 'mobilization')
    .theatres.filter(({ track }) => isKept(track))
    .map((plan) => ({ plan, ...unitedStates(book, situation, plan) }))
  const countOf = (count: TheatrePlan['count']): number =>
    theatres.find(({ plan }) => plan.count === count)?.count ?? situation.mobilizations[count]
  const matched = isKept('usjt') ? japan(book, situation, countOf('usPacific'), usjtAtStart) : { made: [], ...situation.mobilizations }
  return {
    made: [...east.made, ...theatres.flatMap(({ made }) => made), ...matched.made],
    after: {
      russia: east.after,
      usEurope: countOf('usEurope'),
      usPacific: countOf('usPacific'),
      japan: matched.japan,
      japanAtWar: matched.japanAtWar,
    },
  }
}

/** 36.11D: Russia begins in this same turn where its mark is reached only after the check, in what is left of the Allied player turn. */
export function russianBeginning(book: Book<MobilizationChapter>, situation: Situation): MobilizationTurn {
  const { mobilizations } = situation
  const { done, isHalfDone, nextDue } = mobilizations.russia
  const hasBegun = done > 0 || isHalfDone || nextDue !== null
  if (book.clauses.mobilization === undefined || hasBegun || isLeftOut(book, situation, 'rgt') || isAtWar(situation, 'germany', 'russia'))
    return { made: [], after: mobilizations }
  const { made, after } = russia(book, situation)
  return { made, after: { ...mobilizations, russia: after } }
}

/** Who mobilizes in this turn, the Axis player turn first. */
export function mobilizationTurn(...asked: Parameters<typeof mobilizationsDue>): MobilizationTurn {
  const [book, situation] = asked
  const { made, after } = mobilizationsDue(...asked)
  return { made: [...openingMobilization(book, situation), ...made], after }
}
