import { absenceOf, isNeutralPower, rowsApart } from '../../../rules/chapters/war/index.ts'
import {
  bondOf,
  conditionHere,
  conditionWords,
  factionOf,
  figured,
  isBefore,
  isMet,
  isMinor,
  isPower,
  joins,
  mapEach,
  NATION_NAMES,
  type Nation,
  POWERS,
  type Power,
  readsOf,
  SIDE_OF,
  type Situation,
  TRACKS,
  type Turn,
  turnName,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import type { Locate } from '../document/misreading.ts'
import { secondDeclarations } from '../wars/second-declarations.ts'
import { against, type Broken, type Contrary, contraryOf, doubted, fallOf, forbidden, type Said } from './contrary.ts'
import { isDated, isKnownOf } from './known-then.ts'

/** Our own readings close less than the rules do. */
const isRuling = ({ cite }: Broken): boolean => cite !== undefined && /^R[A-Z0-9]*-/.test(cite.rule)

const pairOf = (war: NonNullable<Said['wars']>[number]) => ('between' in war ? war : { between: war, since: undefined, until: undefined })

const pairWords = (by: Nation, on: Nation): string => `${NATION_NAMES[by]} declared war on ${NATION_NAMES[on]}`

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

/** As high as each level can have been: what it came to at most by this report, with the best draw. */
const atTheirHighest = ({ clauses }: Rulebook, { tensions }: Situation): Situation['tensions'] => {
  const { tracks, offsets } = clauses.tensionRules.effective
  return mapEach(TRACKS, (track) => {
    const { actual, effective, highest = actual } = tensions[track]
    const most = Math.max(actual, effective, highest)
    return { actual: most, effective: tracks.includes(track) ? most + Math.max(...offsets) : most, highest: most }
  })
}

/**
 * Declarations for which a power was at the wrong wars or at none (50.32B, 50.33D), too early (59.86A), or tension too low (50.33C, 3.2.4.6): one that nobody
 * tells may be the reason, so they are doubted.
 */
function declaredOutOfTurn(book: Rulebook, start: Situation, situation: Situation, { declarations = [], tensions }: Said): Contrary {
  const isMade = (by: Power, on: readonly Nation[], turn: Turn): boolean =>
    declarations.some((one) => one.by === by && on.includes(one.on) && (one.turn ?? situation.turn) === turn)
  const highest = atTheirHighest(book, situation)
  const doubts = declarations.flatMap(({ by, on, turn = situation.turn }) => {
    if (start.wars.some((war) => joins(war, by, on))) return []
    const moments = [true, false].map((isIncluded) => ({
      ...situation,
      turn,
      wars: warsAt(situation, turn, isIncluded),
      tensions: isPower(on) ? situation.tensions : highest,
    }))
    const stood = book.clauses.war.bars.filter((bar) => {
      const when = conditionHere(bar.when, on)
      const reads = readsOf(when)
      return (
        (bar.by?.includes(by) ?? true) &&
        (bar.on?.includes(on) ?? true) &&
        !bar.except?.includes(on) &&
        bar.unlessSupported === undefined &&
        !bar.unlessWith?.some((power) => isMade(by, [power], turn)) &&
        !(bar.unlessJoined !== undefined && isMade(bar.unlessJoined.by, bar.unlessJoined.on, turn)) &&
        reads.some((read) => ['war', 'declaration', 'level'].includes(read.of) || isDated(read, situation, reads)) &&
        reads.every(isKnownOf(on, situation, tensions, reads)) &&
        moments.every((moment) => isMet(when, moment))
      )
    })
    return stood.slice(0, 1).map((bar) => {
      const { words } = figured(bar, situation)
      const [level] = readsOf(bar.when).flatMap((read) => (read.of === 'level' ? [read.track] : []))
      const about = level === undefined ? { between: [by, on] as const } : { among: [[by, on] as const], track: level }
      return doubted(`${pairWords(by, on)} in ${turnName(turn)}`, against({ ...bar, words }), about)
    })
  })
  return { refusals: [], doubts }
}

/**
 * A war on a country that no declaration tells of, and that its power could not have declared for want of another war (50.33D): how it came
 * about is not told either, so it is doubted.
 */
function foughtOutOfTurn(
  book: Rulebook,
  start: Situation,
  situation: Situation,
  { wars = [], declarations = [], standings = {} }: Said,
): Contrary {
  const doubts = wars.flatMap((war) => {
    const { between, since = situation.turn } = pairOf(war)
    const [by, on] = [between.find(isPower), between.find(isMinor)]
    const isDeclared = declarations.some((one) => between.includes(one.by) && between.includes(one.on))
    if (by === undefined || on === undefined || isDeclared || typeof standings[on]?.result === 'number') return []
    if (start.wars.some((one) => joins(one, by, on)) || situation.standings[on].with !== null) return []
    const moment = { ...situation, turn: since, wars: warsAt(situation, since, true) }
    const [bar] = book.clauses.war.bars.filter(
      ({ by: whose, on: whom, when, except }) =>
        whose?.includes(by) === true &&
        (whom?.includes(on) ?? true) &&
        !except?.includes(on) &&
        readsOf(conditionHere(when, on)).every(({ of }) => of === 'war') &&
        isMet(conditionHere(when, on), moment),
    )
    if (bar === undefined) return []
    const { words, cite } = against(bar)
    const whoMay = { words: words.replace(/^it\b/, NATION_NAMES[by]), cite }
    return [doubted(`${NATION_NAMES[by]} and ${NATION_NAMES[on]} are at war by this report`, whoMay, { between })]
  })
  return { refusals: [], doubts }
}

/** Two that may not both attack one country, and by this report did (50.524, 3.3.2.1c): what lets them may not be told. */
function declaredTogether(book: Rulebook, situation: Situation, { declarations = [] }: Said): Contrary {
  const made = declarations
    .filter(({ on, revoked }) => !isPower(on) && revoked !== true)
    .map(({ by, on, turn = situation.turn }) => ({ by, on, turn }))
  const doubts = made.flatMap((one, index) =>
    made.slice(index + 1).flatMap((other) => {
      if (one.on !== other.on || one.by === other.by) return []
      const turn = isBefore(one.turn, other.turn) ? other.turn : one.turn
      const [row] = [true, false]
        .map((isIncluded) => rowsApart(book, { ...situation, turn, wars: warsAt(situation, turn, isIncluded) }, one.by, other.by))
        .reduce((some, others) => some.filter((row) => others.includes(row)))
      if (row === undefined) return []
      const found = `${NATION_NAMES[one.by]} and ${NATION_NAMES[other.by]} both declared war on ${NATION_NAMES[one.on]}`
      const closed = { words: `they may not while ${conditionWords(row.when)}`, cite: book.clauses.war.rules.commonVictim }
      return [doubted(found, closed, { among: [one, other].map(({ by, on }) => [by, on] as const) })]
    }),
  )
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

/** The wars that a power may have come by together: with any other. */
const broughtWith = (by: Power) => POWERS.filter((one) => one !== by).map((one) => [by, one] as const)

/** Eventual partners never fight each other (50.31A), nor whoever stands with one; a France that had fallen is in no new war. */
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
    if (result === null || partner === null || bondOf(result, minor) === undefined || SIDE_OF[partner] !== SIDE_OF[power]) return []
    const stands = {
      words: `${NATION_NAMES[minor]} stands at ${result} with ${NATION_NAMES[partner]}`,
      cite: book.clauses.war.rules.whoGoes,
    }
    return [{ index, between, stands, minor, isOwn: factionOf(partner) === factionOf(power) }]
  })
  const fighting = (between: readonly Nation[]): string => `${between.map((one) => NATION_NAMES[one]).join(' and ')} at war`
  const ownFriends = friends.filter(({ isOwn }) => isOwn)
  // A country that changed sides may have fought a power that is no enemy of its new friend.
  const partnersFriends = friends.filter(({ isOwn }) => !isOwn)
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
    ![by, on].includes('france') || absence === undefined || !hadFallen(turn)
      ? []
      : [
          doubted(
            `${pairWords(by, on)} in ${turnName(turn)}`,
            absence,
            by === 'france' ? { between: [by, on] } : { among: broughtWith(by) },
          ),
        ],
  )
  return {
    refusals: [
      ...partners,
      ...ownFriends.map(({ index, between, stands }) => forbidden(['wars', index], locate, fighting(between), stands)),
    ],
    doubts: [...partnersFriends.map(({ between, stands, minor }) => doubted(fighting(between), stands, { minor })), ...ghosts, ...declared],
  }
}

/** Declarations and wars of a report that no rule, or hardly any, would have let anybody make. */
export const forbiddenWars = (book: Rulebook, start: Situation, situation: Situation, said: Said, locate: Locate | undefined): Contrary =>
  contraryOf(
    declarationsForbidden(book, start, situation, said, locate),
    { refusals: secondDeclarations(book, situation, said, locate), doubts: [] },
    declaredOutOfTurn(book, start, situation, said),
    foughtOutOfTurn(book, start, situation, said),
    declaredTogether(book, situation, said),
    ownFriends(book, situation, said),
    warsForbidden(book, situation, said, locate),
  )
