import { asRolledFor, beneficiaryOf, lesserResults, standingAfter } from '../rules/chapters/rolls/index.ts'
import {
  type Band,
  BONDS,
  bandAt,
  bondOf,
  type Citation,
  FACTION_NAMES,
  FACTIONS,
  type Faction,
  type Minor,
  POWER_NAMES,
  partnerOf,
  type Refusal,
  type Roll,
  type Situation,
  type Standing,
  sideFavoured,
  sideOf,
  type Table,
  targetName,
  withVerb,
} from '../rules/core/index.ts'
import type { Rulebook } from '../rules/game/index.ts'
import { chanceWords } from './chance-words.ts'
import { FACES } from './odds.ts'

/** What a roll comes to, in one sentence: the refusal where it is not allowed, otherwise the chances of whoever rolls. */
export interface Verdict {
  readonly words: string
  /** The rule against it. */
  readonly cite?: Citation
  /** What the die would bring were it allowed. */
  readonly otherwise?: string
}

const hasNothing = ({ result, conquered }: Standing): boolean => result === null || conquered === true

/** How the books' ladders say that one side keeps and the other loses; what a result brings beside it follows. */
const KEEPS_AND_ENDS = /^what the \w+ have stays; what the \w+ have ends(?:; )?/
/** The Irish ladder says what becomes of a result in effect. */
const ABOUT_PRESENT = /^an? [\d+ or]+ in effect (?:ends|goes on)$/

/** What a result means here: one that keeps or ends what a side has is said of who has it, if anybody (GN-05 prior). */
export function resultWords({ effects, words }: Band, standing: Standing): string {
  if (hasNothing(standing) && ABOUT_PRESENT.test(words)) return 'nothing changes'
  const end = effects.find((effect) => effect.is === 'end')
  if (end === undefined || !KEEPS_AND_ENDS.test(words)) return words
  const beside = words.replace(KEEPS_AND_ENDS, '')
  if (hasNothing(standing) || standing.result === null || sideFavoured(standing.result) !== end.side)
    return beside === '' ? 'nothing changes' : beside
  const lost =
    standing.with === null
      ? `the ${end.side === 'axis' ? 'Axis' : 'Allies'} lose what they have`
      : `${POWER_NAMES[standing.with]} loses what it has`
  return beside === '' ? lost : `${lost}; ${beside}`
}

/** How firmly a faction has a country: the rung of its ladder, 0 for not at all. A gain of the Allies that both may claim is each one's. */
function rungOf(standing: Standing, minor: Minor, faction: Faction): number {
  if (hasNothing(standing) || standing.result === null) return 0
  const partner = partnerOf(standing)
  const isTheirs = partner === undefined ? sideFavoured(standing.result) === sideOf(faction) : partner === faction
  return isTheirs ? BONDS.indexOf(bondOf(standing.result, minor)) + 1 : 0
}

const BOND_WORDS = ['units', 'BRPs', 'its hexes', 'associate', 'ally'] as const

/** A result as it falls, and where it leaves the country if nobody chooses. */
interface Fall {
  readonly band: Band
  readonly standing: Standing
}

/** What one faction may win or lose, rolled for by itself or by another. */
function prospectOf(faction: Faction, roll: Roll, before: Standing, falls: readonly Fall[], certain?: string): readonly string[] {
  const { target, by } = roll
  const had = rungOf(before, target, faction)
  const rungs = falls.map(({ standing }) => rungOf(standing, target, faction))
  const said = (words: string, ways: number): string => `${words} ${chanceWords(ways, falls.length, certain)}`
  const count = (isSo: (rung: number) => boolean): number => rungs.filter(isSo).length
  const forWhom = faction === by ? '' : ` for ${FACTION_NAMES[faction]}`
  const [gains, losses, lesser] = [
    count((rung) => rung > had),
    had === 0 ? 0 : count((rung) => rung === 0),
    count((rung) => rung > 0 && rung < had),
  ]
  const best = Math.max(...rungs)
  const bests = count((rung) => rung === best)
  const bestWords = BOND_WORDS[best - 1] ?? ''
  return [
    ...(gains === 0
      ? []
      : bests === gains
        ? [said(`${bestWords}${forWhom}`, gains)]
        : [`${said(`gain${forWhom}`, gains)}, ${said(bestWords, bests)}`]),
    ...(lesser === 0 ? [] : [said(`less than now${forWhom}`, lesser)]),
    ...(losses === 0 ? [] : [said(`loss${forWhom}`, losses)]),
  ]
}

/** Where a result leaves the country once whoever it favours has chosen: nobody takes less than there is to be had (GN-04 lesser). */
function bestOf(book: Rulebook, situation: Situation, roll: Roll, rolled: Band): Standing {
  const after = (band: Band): Standing => {
    const gainer = band.policy === undefined ? undefined : beneficiaryOf(book, situation, roll, sideFavoured(band.policy))
    return standingAfter(book, situation, roll, band, gainer)
  }
  const side = rolled.favours
  if (side === 'nobody') return after(rolled)
  const open = lesserResults(book, situation, roll, rolled).filter(({ refusals }) => refusals.length === 0)
  const worth = (standing: Standing): number =>
    Math.max(...FACTIONS.filter((faction) => sideOf(faction) === side).map((faction) => rungOf(standing, roll.target, faction)))
  const [best] = open.map(({ band }) => after(band)).toSorted((one, other) => worth(other) - worth(one))
  return best ?? after(rolled)
}

function fallsOf(book: Rulebook, situation: Situation, roll: Roll, table: Table, totals: readonly number[]): readonly Fall[] {
  const byBand = new Map<Band, Fall>()
  return totals.flatMap((total) =>
    FACES.flatMap((die) => {
      const rolled = bandAt(table.bands, total + die)
      if (rolled === undefined) return []
      const known = byBand.get(rolled)
      if (known !== undefined) return [known]
      const fall = { band: rolled, standing: bestOf(book, situation, roll, rolled) }
      byBand.set(rolled, fall)
      return [fall]
    }),
  )
}

/** What the answers to a demand come to, each with its chance. */
function demandSaid(bands: readonly Band[], totals: readonly number[], certain?: string): string {
  const all = totals.flatMap((total) => FACES.map((die) => bandAt(bands, total + die)?.words ?? ''))
  return [...new Set(all)]
    .map((words) => `${words} ${chanceWords(all.filter((one) => one === words).length, all.length, certain)}`)
    .join('; ')
}

function staysSaid(before: Standing): string {
  if (hasNothing(before) || before.result === null) return 'nothing can change here'
  return `nothing can change here: it stays at ${before.result}${before.with === null ? '' : ` for ${POWER_NAMES[before.with]}`}`
}

/** What results bring that moves the country to nobody: volunteers, quiet for good. */
function besideSaid(before: Standing, falls: readonly Fall[], certain?: string): readonly string[] {
  const isBeside = ({ effects, permanent, policy }: Band): boolean =>
    policy === undefined && (permanent === true || effects.some(({ is }) => is === 'volunteers' || is === 'on-map'))
  const all = falls.flatMap(({ band }) => (isBeside(band) ? [resultWords(band, before)] : []))
  return [...new Set(all)].map((words) => `${words} ${chanceWords(all.filter((one) => one === words).length, falls.length, certain)}`)
}

/** The chances of a roll in one sentence. `certain` is said of what falls with every face. */
export function chancesSaid(
  book: Rulebook,
  present: Situation,
  roll: Roll,
  table: Table,
  totals: readonly number[],
  certain?: string,
): string {
  const situation = asRolledFor(book, present, roll.target)
  if (roll.manner === 'demand' && table.demandBands !== undefined) return demandSaid(table.demandBands, totals, certain)
  const before = situation.standings[roll.target]
  const falls = fallsOf(book, situation, roll, table, totals)
  const own = prospectOf(roll.by, roll, before, falls, certain)
  const others = FACTIONS.filter((faction) => faction !== roll.by && !isShared(before, falls, roll, faction)).flatMap((faction) =>
    prospectOf(faction, roll, before, falls, certain),
  )
  const rest = [...others, ...besideSaid(before, falls, certain)]
  if (own.length === 0 && rest.length === 0) return certain === undefined ? staysSaid(before) : `${staysSaid(before)} ${certain}`
  return [...(own.length === 0 ? ['no gain'] : own), ...rest].join('; ')
}

/** A gain that both Allies may claim is said once, of the one who rolls. */
const isShared = (before: Standing, falls: readonly Fall[], { by }: Roll, faction: Faction): boolean =>
  sideOf(by) === sideOf(faction) &&
  [before, ...falls.map(({ standing }) => standing)].every((one) => hasNothing(one) || partnerOf(one) === undefined)

/** A reason without the country's name before it, which the sentence is about, and with that of the faction. */
export function reasonFor({ words }: Refusal, { target, by }: Pick<Roll, 'target' | 'by'>): string {
  const name = `${targetName(target)}: `
  const bare = words.toLowerCase().startsWith(name.toLowerCase()) ? words.slice(name.length) : words
  return bare.replace(/^the faction has\b/, withVerb(by, 'has'))
}

/** `totals` are equally likely: one, or as many as a subversion may draw. */
export function verdictOf(
  book: Rulebook,
  situation: Situation,
  roll: Roll,
  table: Table,
  totals: readonly number[],
  refusals: readonly Refusal[],
): Verdict {
  const [first] = refusals
  if (first === undefined) return { words: chancesSaid(book, situation, roll, table, totals) }
  return {
    words: `may not be rolled: ${reasonFor(first, roll)}`,
    ...(first.cite === undefined ? {} : { cite: first.cite }),
    // For a conquered country no roll can ever bring anything (49.435B).
    ...(situation.standings[roll.target].conquered ? {} : { otherwise: chancesSaid(book, situation, roll, table, totals) }),
  }
}
