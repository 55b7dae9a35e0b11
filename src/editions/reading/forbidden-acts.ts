import { whyNotSubversion } from '../../rules/chapters/rolls/index.ts'
import { absenceOf } from '../../rules/chapters/war/index.ts'
import {
  type Bar,
  type Citation,
  concerns,
  conditionHere,
  FACTION_NAMES,
  factClause,
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
          return { path: ['declarations', index], found, bar, isSure: isPower(on) && !isRuling(bar), between: [by, on] as const }
        }),
  )
  return {
    refusals: broken.filter(({ isSure }) => isSure).map(({ path, found, bar }) => forbidden(path, locate, found, against(bar))),
    doubts: broken.filter(({ isSure }) => !isSure).map(({ found, bar, between }) => doubted(found, against(bar), { between })),
  }
}

/** Whoever declared war on a country has no result with it since (49.435A); one that it has a result with it does not attack. */
function ownFriends({ clauses }: Rulebook, { standings, turn: now }: Situation, { declarations = [] }: Said): Contrary {
  const rule = clauses.barredTargets.find(({ id }) => id === 'aggressor')
  const doubts = declarations.flatMap(({ by, on, turn = now, revoked }) => {
    if (!isMinor(on) || revoked === true) return []
    const { result, with: partner, attacked, conquered } = standings[on]
    if (result === null || attacked === true || conquered === true || partner !== by) return []
    const stands = { words: `${NATION_NAMES[on]} stands at ${result} with ${NATION_NAMES[by]}`, cite: rule?.cite }
    return [doubted(`${pairWords(by, on)} in ${turnName(turn)}`, stands, { minor: on })]
  })
  return { refusals: [], doubts }
}

/** What follows the names of the two in a refusal is a sentence of its own here. */
const against = ({ words, cite }: Broken): Broken => {
  const clause =
    words === 'never' ? 'it may never do so' : words.replace(/^not /, 'it may not do so ').replace(/^only /, 'it may do so only ')
  return { words: clause, cite }
}

const pairOf = (war: NonNullable<Said['wars']>[number]) => ('between' in war ? war : { between: war, since: undefined, until: undefined })

/** Eventual partners never fight each other (50.31A); a France that had fallen begins no war. */
function warsForbidden(book: Rulebook, situation: Situation, { wars = [] }: Said, locate: Locate | undefined): Contrary {
  const partners = wars.flatMap((war, index) => {
    const [one, other] = pairOf(war).between
    if (!isPower(one) || !isPower(other) || one === other || SIDE_OF[one] !== SIDE_OF[other]) return []
    return timelessBars(book, situation, one, other).map((bar) =>
      forbidden(['wars', index], locate, `${NATION_NAMES[one]} and ${NATION_NAMES[other]} at war`, bar),
    )
  })
  const fell = situation.facts['france.fallTurn']
  const ghosts = wars.flatMap((war) => {
    const { between, since, until } = pairOf(war)
    if (!between.includes('france') || since === undefined || until !== undefined) return []
    if (typeof fell !== 'string' || !isTurn(fell) || !isBefore(fell, since)) return []
    const absence = absenceOf(book, situation, 'france')
    const found = `${between.map((one) => NATION_NAMES[one]).join(' and ')} are at war since ${turnName(since)} by this report`
    return absence === undefined ? [] : [doubted(found, absence, { between })]
  })
  return { refusals: partners, doubts: ghosts }
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
  const doubts = dated.flatMap(({ by, target, turn, inEasternWar }, index) => {
    if (inEasternWar === true || !isMinor(target)) return []
    const earlier = dated.slice(0, index).filter((one) => one.inEasternWar !== true && !isBefore(turn, one.turn))
    const then: Situation = { ...situation, turn, namings: earlier }
    return [...clauses.barredTargets, ...clauses.naming]
      .filter((bar) => concerns(bar, by, target) && isKnownThen(bar, tensions?.rgt !== undefined))
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
    ownFriends(book, situation, said),
    warsForbidden(book, situation, said, locate),
    miningForbidden(book, said),
    subversionsForbidden(book, situation, said, locate),
    namingsForbidden(book, situation, said),
  )
