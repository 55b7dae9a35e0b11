import { whyNotSubversion } from '../../rules/chapters/rolls/index.ts'
import { absenceOf, isNeutralPower } from '../../rules/chapters/war/index.ts'
import {
  type Bar,
  bondOf,
  type Citation,
  concerns,
  conditionHere,
  FACTION_NAMES,
  factClause,
  factionOf,
  factsWith,
  isBefore,
  isMet,
  isMinor,
  isPower,
  isTurn,
  joins,
  NATION_NAMES,
  type Naming,
  type Nation,
  ordinaryRoll,
  type Power,
  type Refusal,
  readsOf,
  SIDE_OF,
  type Situation,
  seasonOf,
  type Turn,
  targetName,
  turnName,
} from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import { type Locate, misread, type Path } from './misreading.ts'
import type { SituationDocument } from './situation-document.ts'
import type { Remark } from './unread-facts.ts'

/** What of a report cannot be so by the rules, and what hardly can. */
export interface Contrary {
  readonly refusals: readonly Refusal[]
  readonly doubts: readonly Remark[]
}

type Said = Omit<SituationDocument, 'edition'>

interface Broken {
  readonly words: string
  readonly cite?: Citation | undefined
}

export const contraryOf = (...all: readonly Contrary[]): Contrary => ({
  refusals: all.flatMap(({ refusals }) => refusals),
  doubts: all.flatMap(({ doubts }) => doubts),
})

/** A report that a rule forbids, with both. */
const forbidden = (path: Path, locate: Locate | undefined, found: string, { words, cite }: Broken): Refusal => ({
  ...misread(path, locate, `${found}, yet ${words}`, 'no such report'),
  ...(cite === undefined ? {} : { cite }),
})

const doubted = (found: string, { words, cite }: Broken, about: Omit<Remark, 'words' | 'cite'> = {}): Remark => ({
  words: `${found}, yet ${words}`,
  ...about,
  ...(cite === undefined ? {} : { cite }),
})

const pairWords = (by: Nation, on: Nation): string => `${NATION_NAMES[by]} declared war on ${NATION_NAMES[on]}`

/** Our own readings close less than the rules do. */
const isRuling = ({ cite }: Broken): boolean => cite !== undefined && /^R[A-Z0-9]*-/.test(cite.rule)

/** What stands against a war whatever the position: it asks for nothing but the turn (50.31A, 50.32B, 50.32D). */
function timelessBars({ clauses }: Rulebook, situation: Situation, by: Power, on: Nation) {
  return clauses.war.bars.filter(
    (bar) =>
      (bar.by?.includes(by) ?? true) &&
      (bar.on?.includes(on) ?? true) &&
      !bar.except?.includes(on) &&
      bar.unlessWith === undefined &&
      bar.unlessJoined === undefined &&
      bar.unlessSupported === undefined &&
      readsOf(bar.when).every(({ of }) => of === 'turn' || of === 'scenario') &&
      isMet(bar.when, situation),
  )
}

/** Declarations of which no position can be the reason. Those on a country may have been on the power that held it, and are only doubted. */
export function declarationsForbidden(
  book: Rulebook,
  start: Situation,
  situation: Situation,
  said: Said,
  locate: Locate | undefined,
): Contrary {
  const isOpening = (by: Power, on: Nation): boolean =>
    start.wars.some((war) => joins(war, by, on)) || start.declarations.some((one) => one.by === by && one.on === on)
  const broken = (said.declarations ?? []).flatMap(({ by, on, turn = situation.turn }, index) =>
    isOpening(by, on)
      ? []
      : timelessBars(book, { ...situation, turn }, by, on).map((bar) => {
          const found = `${pairWords(by, on)} in ${turnName(turn)}`
          return { path: ['declarations', index], found, bar, isSure: isPower(on) && !isRuling(bar) }
        }),
  )
  return {
    refusals: broken.filter(({ isSure }) => isSure).map(({ path, found, bar }) => forbidden(path, locate, found, against(bar))),
    doubts: broken.filter(({ isSure }) => !isSure).map(({ found, bar }) => doubted(found, against(bar))),
  }
}

/** The wars of a moment: without those of the turn itself, or with them. */
const warsAt = ({ wars }: Situation, turn: Turn, isIncluded: boolean): Situation['wars'] =>
  wars
    .filter(({ since, opening }) => opening === true || isBefore(since, turn) || (isIncluded && since === turn))
    .map((war) => (war.until === undefined || isBefore(war.until, turn) ? war : { between: war.between, since: war.since }))

/** Declarations for which a power was at the wrong wars or at none (50.32B, 50.33D): one that nobody tells may be the reason, so they are doubted. */
function declaredOutOfTurn({ clauses }: Rulebook, start: Situation, situation: Situation, { declarations = [] }: Said): Contrary {
  const isMade = (by: Power, on: readonly Nation[], turn: Turn): boolean =>
    declarations.some((one) => one.by === by && on.includes(one.on) && (one.turn ?? situation.turn) === turn)
  const doubts = declarations.flatMap(({ by, on, turn = situation.turn }) => {
    if (start.wars.some((war) => joins(war, by, on))) return []
    const stood = clauses.war.bars.filter(
      (bar) =>
        (bar.by?.includes(by) ?? true) &&
        (bar.on?.includes(on) ?? true) &&
        !bar.except?.includes(on) &&
        bar.unlessSupported === undefined &&
        !bar.unlessWith?.some((power) => isMade(by, [power], turn)) &&
        !(bar.unlessJoined !== undefined && isMade(bar.unlessJoined.by, bar.unlessJoined.on, turn)) &&
        readsOf(bar.when).some(({ of }) => of === 'war' || of === 'declaration') &&
        readsOf(bar.when).every(({ of }) => ['turn', 'scenario', 'war', 'declaration'].includes(of)) &&
        [true, false].every((isIncluded) => isMet(bar.when, { ...situation, turn, wars: warsAt(situation, turn, isIncluded) })),
    )
    return stood
      .slice(0, 1)
      .map((bar) => doubted(`${pairWords(by, on)} in ${turnName(turn)}`, against(bar), { between: [by, on] as const }))
  })
  return { refusals: [], doubts }
}

/** Whoever declared war on a country has no result with it since (49.435A); one that it has a result with it does not attack. */
function ownFriends({ clauses }: Rulebook, situation: Situation, { declarations = [], standings: told = {} }: Said): Contrary {
  const { standings, turn: now } = situation
  const rule = clauses.barredTargets.find(({ id }) => id === 'aggressor')
  const doubts = declarations.flatMap(({ by, on, turn = now, revoked }) => {
    if (!isMinor(on) || revoked === true) return []
    const { result, with: partner, attacked, conquered } = standings[on]
    // A victim of a power at war joins its enemies at once; only a neutral's stands alone (50.523).
    const isLeftNeutral = told[on]?.result === null && !isNeutralPower(situation, by) && conquered !== true
    if (isLeftNeutral)
      return [
        doubted(
          `${pairWords(by, on)} in ${turnName(turn)}`,
          { words: `by this report ${NATION_NAMES[on]} is neutral`, cite: rule?.cite },
          { minor: on },
        ),
      ]
    if (result === null || attacked === true || conquered === true || partner !== by) return []
    const stands = { words: `${NATION_NAMES[on]} stands at ${result} with ${NATION_NAMES[by]}`, cite: rule?.cite }
    return [doubted(`${pairWords(by, on)} in ${turnName(turn)}`, stands, { minor: on })]
  })
  return { refusals: [], doubts }
}

/** What follows the names of the two in a refusal is a sentence of its own here. */
const against = ({ words, cite }: Broken): Broken => {
  const clause =
    words === 'never'
      ? 'it may never do so'
      : words
          .replace(/^not among /, 'that is not among ')
          .replace(/^not /, 'it may not do so ')
          .replace(/^only /, 'it may do so only ')
          .replace(/^no (?=(minor )?country)/, 'it may declare war on no ')
  return { words: clause, cite }
}

const pairOf = (war: NonNullable<Said['wars']>[number]) => ('between' in war ? war : { between: war, since: undefined, until: undefined })

/** The turn in which France fell, where it is told. */
const fallOf = ({ facts }: Situation): Turn | undefined => {
  const fell = facts['france.fallTurn']
  return typeof fell === 'string' && isTurn(fell) ? fell : undefined
}

/** Eventual partners never fight each other (50.31A); a France that had fallen begins no war. */
function warsForbidden(book: Rulebook, situation: Situation, said: Said, locate: Locate | undefined): Contrary {
  const { wars = [], standings = {}, declarations = [] } = said
  const partners = wars.flatMap((war, index) => {
    const [one, other] = pairOf(war).between
    if (!isPower(one) || !isPower(other) || one === other || SIDE_OF[one] !== SIDE_OF[other]) return []
    return timelessBars(book, situation, one, other).map((bar) =>
      forbidden(['wars', index], locate, `${NATION_NAMES[one]} and ${NATION_NAMES[other]} at war`, bar),
    )
  })
  const friends = wars.flatMap((war, index) => {
    const { between, until } = pairOf(war)
    const [power, minor] = [between.find(isPower), between.find(isMinor)]
    const told = minor === undefined ? undefined : standings[minor]
    if (power === undefined || minor === undefined || until !== undefined || typeof told?.result !== 'number' || told.conquered === true)
      return []
    const { result, with: partner } = situation.standings[minor]
    if (result === null || partner === null || bondOf(result, minor) === undefined || factionOf(partner) !== factionOf(power)) return []
    const stands = {
      words: `${NATION_NAMES[minor]} stands at ${result} with ${NATION_NAMES[partner]}`,
      cite: book.clauses.war.rules.whoGoes,
    }
    return [forbidden(['wars', index], locate, `${between.map((one) => NATION_NAMES[one]).join(' and ')} at war`, stands)]
  })
  const absence = absenceOf(book, situation, 'france')
  const fell = fallOf(situation)
  const hadFallen = (turn: Turn): boolean => fell !== undefined && isBefore(fell, turn)
  const ghosts = wars.flatMap((war) => {
    const { between, since, until } = pairOf(war)
    if (!between.includes('france') || since === undefined || until !== undefined || !hadFallen(since)) return []
    const found = `${between.map((one) => NATION_NAMES[one]).join(' and ')} are at war since ${turnName(since)} by this report`
    return absence === undefined ? [] : [doubted(found, absence, { between })]
  })
  const declared = declarations.flatMap(({ by, on, turn = situation.turn }) =>
    by !== 'france' || absence === undefined || !hadFallen(turn)
      ? []
      : [doubted(`${pairWords(by, on)} in ${turnName(turn)}`, absence, { between: [by, on] as const })],
  )
  return { refusals: [...partners, ...friends], doubts: [...ghosts, ...declared] }
}

/** Norwegian waters are mined in these seasons (NOR-N3). */
export function miningForbidden({ clauses: { mining } }: Rulebook, { facts = {} }: Said): Contrary {
  const date = facts['norway.mined']
  if (mining === undefined || typeof date !== 'string' || !isTurn(date) || mining.seasons.includes(seasonOf(date)))
    return { refusals: [], doubts: [] }
  const rule = { words: `mining is announced in ${mining.seasons.join(' or ')}`, cite: mining.rule }
  return { refusals: [], doubts: [doubted(factClause('norway.mined', date), rule, { fact: 'norway.mined' })] }
}

/** Uses of subversion that were closed to Russia: in other countries, without research, or before tension opened them (49.4263). */
function subversionsForbidden(book: Rulebook, situation: Situation, said: Said, locate: Locate | undefined): Contrary {
  const isLevelTold = said.facts?.['russia.subversionLevel'] !== undefined
  const broken = (said.subversions ?? []).flatMap(({ target, turn = situation.turn }, index) => {
    const { highest = situation.tensions.rgt.actual } = situation.tensions.rgt
    // What tension came to once it may have fallen from; points are gone with their year.
    const then: Situation = {
      ...situation,
      tensions: { ...situation.tensions, rgt: { ...situation.tensions.rgt, actual: Math.max(highest, situation.tensions.rgt.actual) } },
    }
    return whyNotSubversion(book, then, { target, manner: 'ordinary' }, 1)
      .filter(({ code }) => code !== 'no-point-to-subvert')
      .filter(({ code }) => code !== 'tension-too-low' || (said.tensions?.rgt !== undefined && !wasAtWarInTheEast(situation)))
      .map((refusal) => ({ refusal, index, found: `${targetName(target)} was subverted in ${turnName(turn)}` }))
  })
  const isSure = ({ refusal: { code } }: (typeof broken)[number]): boolean =>
    code === 'not-subvertible' || (code === 'amount' && isLevelTold)
  return {
    refusals: broken.filter(isSure).map(({ refusal, index, found }) => forbidden(['subversions', index], locate, found, refusal)),
    doubts: broken.filter((one) => !isSure(one)).map(({ refusal, found }) => doubted(found, refusal)),
  }
}

const wasAtWarInTheEast = ({ wars }: Situation): boolean => wars.some((war) => joins(war, 'germany', 'russia'))

/** What is known of an earlier moment: namings, wars and, as far as it is reported, tension. */
const isKnownThen = (bar: Bar, isLevelTold: boolean): boolean =>
  readsOf(bar.when).some(({ of }) => of === 'namings' || of === 'level') &&
  readsOf(bar.when).every(({ of }) =>
    ['namings', 'turn', 'war', 'ruling', 'target', 'roller', ...(isLevelTold ? ['level'] : [])].includes(of),
  )

/** Namings that an earlier one or the peace forbade (49.431, 49.434): one of two in a year may have been a reaction. */
function namingsForbidden({ clauses }: Rulebook, situation: Situation, { namings = [], tensions }: Said): Contrary {
  const dated = namings.map(
    ({ by, target, turn = situation.turn, inEasternWar }): Naming => ({
      by,
      target,
      turn,
      ...(inEasternWar === true ? { inEasternWar } : {}),
    }),
  )
  const fell = fallOf(situation)
  const doubts = dated.flatMap(({ by, target, turn, inEasternWar }, index) => {
    if (inEasternWar === true || !isMinor(target)) return []
    const earlier = dated.slice(0, index).filter((one) => one.inEasternWar !== true && !isBefore(turn, one.turn))
    const isFranceUp = fell !== undefined && isBefore(turn, fell)
    const facts = isFranceUp ? factsWith(situation.facts, { 'france.fallen': false }) : situation.facts
    const then: Situation = { ...situation, turn, namings: earlier, facts }
    // Spain waits for the fall of France, which has a date (SPA-N1).
    const isOfFall = ({ when }: Bar): boolean =>
      isFranceUp && readsOf(when).every((read) => read.of === 'fact' && read.fact === 'france.fallen')
    return [...clauses.barredTargets, ...clauses.naming]
      .filter((bar) => concerns(bar, by, target) && (isKnownThen(bar, tensions?.rgt !== undefined) || isOfFall(bar)))
      .filter(({ when }) => isMet(conditionHere(when, target), then, ordinaryRoll(target, by)))
      .slice(0, 1)
      .map((bar) => doubted(`${FACTION_NAMES[by]} named ${targetName(target)} in ${turnName(turn)}`, bar))
  })
  return { refusals: [], doubts }
}

/** Acts of a report that no rule, or hardly any, would have let anybody do. */
export const forbiddenActs = (book: Rulebook, start: Situation, situation: Situation, said: Said, locate: Locate | undefined): Contrary =>
  contraryOf(
    declarationsForbidden(book, start, situation, said, locate),
    declaredOutOfTurn(book, start, situation, said),
    ownFriends(book, situation, said),
    warsForbidden(book, situation, said, locate),
    miningForbidden(book, said),
    subversionsForbidden(book, situation, said, locate),
    namingsForbidden(book, situation, said),
  )
