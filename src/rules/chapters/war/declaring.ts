import {
  type Book,
  type Condition,
  conditionHere,
  figured,
  foundIn,
  isAtWar,
  isMet,
  isOneOf,
  isPower,
  NATION_NAMES,
  type Nation,
  onceFor,
  POWER_NAMES,
  type Power,
  type Refusal,
  refuse,
  type Situation,
} from '../../core/index.ts'
import { asInPhase, type Permission, type TensionChapter } from '../tension/index.ts'
import { type Aim, aimsOf, type Intent, recordedOf } from './aim.ts'
import { rowsApart } from './camps.ts'
import type { OtherWar, WarBar, WarChapter } from './clauses.ts'
import { passageFor, sheltersOf } from './neutrality.ts'
import { absenceOf, areFighting, conquerorOf, isConquered, isCountry, masterOf, namesOfCountry, tieOf } from './target.ts'

/** What is known about a declaration beside the situation. */
export interface Circumstances {
  /** All declarations of the player turn; each is judged on the position before any of them (50.12). */
  readonly aims: readonly Aim[]
  /** Germany has said that it supports a country Russia has just attacked. */
  readonly isSupported: boolean
}

const concernsWar = (bar: WarBar, by: Power, on: Nation): boolean =>
  (bar.by?.includes(by) ?? true) && (bar.on?.includes(on) ?? true) && !bar.except?.includes(on)

/** A declaration that another makes along with this one. */
const isJoined = (joined: OtherWar | undefined, aims: readonly Aim[]): boolean =>
  joined !== undefined && aims.some((aim) => aim.by === joined.by && recordedOf(aim).some((on) => isOneOf(joined.on, on)))

const isLifted = (bar: WarBar, by: Power, { aims, isSupported }: Circumstances): boolean =>
  (bar.unlessSupported === true && isSupported) ||
  isJoined(bar.unlessJoined, aims) ||
  (bar.unlessWith?.some((power) => aims.some((aim) => aim.by === by && recordedOf(aim).includes(power))) ?? false)

/** A bar that concerns a war, with its condition as it reads for each name of the nation. */
interface Concerning {
  readonly bar: WarBar
  readonly readings: readonly Condition[]
}

const knownAgainst = onceFor((_bars: readonly WarBar[]) => new Map<Power, Map<Nation, readonly Concerning[]>>())

/** They are looked up once a pair: a menu asks for every nation there is. */
function barsAgainst(bars: readonly WarBar[], by: Power, on: Nation): readonly Concerning[] {
  const ofPower = foundIn(knownAgainst(bars), by, () => new Map<Nation, readonly Concerning[]>())
  return foundIn(ofPower, on, () =>
    bars
      .filter((bar) => concernsWar(bar, by, on))
      .map((bar) => ({ bar, readings: namesOfCountry(on).map((name) => conditionHere(bar.when, name)) })),
  )
}

const pair = (by: Power, on: Nation): string => `${POWER_NAMES[by]} on ${NATION_NAMES[on]}`

const isAskedOfHeld = ({ evenHeld }: WarBar): boolean => evenHeld === true
const isWholeReason = (bar: WarBar): boolean => bar.isWholeReason === true
const isBesideHeld = ({ besideHeld }: WarBar): boolean => besideHeld === true

/** Nothing is known beside the situation. */
const NOTHING_ELSE: Circumstances = { aims: [], isSupported: false }

const broken = (
  situation: Situation,
  by: Power,
  on: Nation,
  bars: readonly WarBar[],
  circumstances: Circumstances,
  isMeant: (bar: WarBar) => boolean = () => true,
): readonly Refusal[] =>
  barsAgainst(bars, by, on)
    .filter(({ bar, readings }) => isMeant(bar) && !isLifted(bar, by, circumstances) && readings.some((when) => isMet(when, situation)))
    .map(({ bar }) => {
      const { words, figures } = figured(bar, situation)
      return refuse(bar.id, `${pair(by, on)}: ${words}`, bar.cite, {
        by,
        on,
        ...figures,
        ...(bar.ruling === undefined ? {} : { ruling: bar.ruling }),
      })
    })

/** Reasons that leave nothing else to ask: no such country, war already, one’s own. */
function whyNotAtAll(book: Book<WarChapter>, situation: Situation, by: Power, on: Power | Nation): readonly Refusal[] {
  const { rules, holdings, bars, closed } = book.clauses.war
  const data = { by, on }
  const foughtAs = (holder: Power): Refusal =>
    refuse('at-war-already', `${pair(by, on)}: at war already, as with ${POWER_NAMES[holder]}`, rules.heldByEnemy, { ...data, holder })
  if (by === on) return [refuse('on-itself', `${POWER_NAMES[by]} cannot declare war on itself`, undefined, data)]
  const absence = absenceOf(book, situation, on)
  if (absence !== undefined) return [refuse('nobody-there', `${pair(by, on)}: ${absence.words}`, absence.cite, data)]
  const gone = absenceOf(book, situation, by)
  if (gone !== undefined) return [refuse('nobody-there', `${POWER_NAMES[by]}: ${gone.words}`, gone.cite, data)]
  if (areFighting(situation, by, on)) {
    const undeclared = isAtWar(situation, by, on)
      ? undefined
      : passageFor(book, situation, by, on).find(({ when }) => isMet(when, situation))
    return [refuse('at-war-already', `${pair(by, on)}: they are at war already`, undeclared?.cite ?? closed?.atWar, data)]
  }
  if (isPower(on)) return []
  const conqueror = conquerorOf(book, situation, on)
  if (conqueror !== undefined && isAtWar(situation, by, conqueror)) return [foughtAs(conqueror)]
  if (isConquered(situation, on) && (conqueror === undefined || conqueror === by))
    return [refuse('conquered', `${pair(by, on)}: it is conquered`, closed?.conquered, data)]
  const [shelter] = sheltersOf(book, situation, by, on)
  if (shelter !== undefined) return [refuse('sheltered', `${pair(by, on)}: ${shelter.words}`, shelter.cite, data)]
  const tie = tieOf(book, situation, on)
  if (tie?.power === by) {
    const holding = holdings.find(({ country, by: holder }) => country === on && holder === by)
    const own = refuse('its-own', `${pair(by, on)}: it stands with ${POWER_NAMES[by]} itself`, holding?.cite, data)
    return [own, ...broken(situation, by, on, bars, NOTHING_ELSE, isAskedOfHeld)]
  }
  if (tie?.is === 'bound' && isAtWar(situation, by, tie.power))
    return [foughtAs(tie.power), ...broken(situation, by, on, bars, NOTHING_ELSE, isAskedOfHeld)]
  return []
}

function barsOn(
  book: Book<WarChapter>,
  situation: Situation,
  { by, named, holder }: Aim,
  circumstances: Circumstances,
): readonly Refusal[] {
  const { bars } = book.clauses.war
  if (holder === undefined) return named.flatMap((on) => broken(situation, by, on, bars, circumstances))
  const onNamed = named.flatMap((on) => broken(situation, by, on, bars, circumstances, isAskedOfHeld))
  const reasons = named.flatMap((on) => broken(situation, by, on, bars, circumstances, isWholeReason))
  if (reasons.length > 0) return reasons
  const against = [...onNamed, ...whyNotAtAll(book, situation, by, holder), ...broken(situation, by, holder, bars, circumstances)]
  return against.length === 0 ? [] : [...against, ...named.flatMap((on) => broken(situation, by, on, bars, circumstances, isBesideHeld))]
}

/** Each broken rule once, though both countries of a pair break it. */
const eachOnce = (refusals: readonly Refusal[]): readonly Refusal[] =>
  refusals.filter(
    ({ code, cite }, index) => refusals.findIndex((other) => other.code === code && other.cite?.rule === cite?.rule) === index,
  )

/** Every rule that stands against one declaration of war. */
function whyNotAim(book: Book<WarChapter>, situation: Situation, aim: Aim, circumstances: Circumstances): readonly Refusal[] {
  const { by, named, unit, payers, holder } = aim
  const { rules, prices } = book.clauses.war
  const closed = named.flatMap((on) => whyNotAtAll(book, situation, by, on))
  const refusals: Refusal[] = closed.length > 0 ? [...closed] : [...barsOn(book, situation, aim, circumstances)]
  if (named.length > 1 && unit === undefined)
    refusals.push(
      refuse('no-such-pair', `${named.map((on) => NATION_NAMES[on]).join(' and ')} are no pair that one declaration takes`, rules.oneUnit, {
        on: named,
      }),
    )
  if (payers.length !== 1 || payers[0] !== by)
    refusals.push(
      prices === undefined
        ? refuse('no-price', 'declarations of war cost nothing in this book', undefined, { by, payers })
        : refuse('shared-cost', `${POWER_NAMES[by]} pays for its declaration alone and in full`, prices.rules.notSplit, { by, payers }),
    )
  if (holder !== undefined && named.some((on) => isCountry(on) && masterOf(book, situation, on) !== holder))
    refusals.push(refuse('two-holders', 'the two of the pair stand with different powers', rules.held, { on: named }))
  return eachOnce(refusals)
}

/** Two that would attack one country together and may not (50.524, 3.3.2.1c). */
function commonVictims(book: Book<WarChapter>, situation: Situation, aims: readonly Aim[]): readonly Refusal[] {
  const { rules } = book.clauses.war
  const areApart = (one: Power, other: Power): boolean =>
    rowsApart(book, situation, one, other).some(({ unlessJoined }) => !isJoined(unlessJoined, aims))
  return aims.flatMap((aim, index) =>
    aims
      .slice(index + 1)
      .filter((other) => other.by !== aim.by && areApart(aim.by, other.by) && aim.holder === undefined && other.holder === undefined)
      .flatMap((other) => aim.named.filter((on) => !isPower(on) && other.named.includes(on)).map((on) => ({ other, on })))
      .map(({ other, on }) =>
        refuse(
          'common-victim',
          `${NATION_NAMES[on]}: ${POWER_NAMES[aim.by]} and ${POWER_NAMES[other.by]} may not both attack it yet`,
          rules.commonVictim,
          { on, powers: [aim.by, other.by] },
        ),
      ),
  )
}

/** The same power declares on the same country or its holder twice, by itself or as one of a pair. */
const areOverlapping = (one: Aim, other: Aim): boolean =>
  one.by === other.by && (recordedOf(other).some((on) => recordedOf(one).includes(on)) || other.named.some((on) => one.named.includes(on)))

/** Every rule that declarations of one player turn break, all of them judged on the position before any, those made earlier too. */
export function whyNotDeclare(
  book: Book<WarChapter & TensionChapter>,
  standing: Situation,
  intents: readonly Intent[],
  { isSupported = false, earlier = [] }: { readonly isSupported?: boolean; readonly earlier?: readonly Intent[] } = {},
): readonly Refusal[] {
  const situation = asInPhase(book, standing)
  const made = aimsOf(book, situation, earlier)
  const own = aimsOf(book, situation, intents, made)
  const aims = [...made, ...own]
  const twice = own.flatMap((aim, index) => {
    const before = [...made, ...own.slice(0, index)].find((other) => areOverlapping(aim, other))
    return before === undefined ? [] : [{ ...aim, isOfItself: before.isAutomatic === true }]
  })
  const refusals = own.flatMap((aim) => whyNotAim(book, situation, aim, { aims, isSupported }))
  // Who is not in the game has no other rules to break (R50-69).
  const absent = refusals.filter(({ code }) => code === 'other-theatre')
  if (absent.length > 0) return absent
  return [
    ...refusals,
    ...twice.map(({ by, named, isOfItself }) => {
      const victims = named.map((on) => NATION_NAMES[on]).join(' and ')
      return isOfItself
        ? refuse(
            'declared-twice',
            `${POWER_NAMES[by]} is at war with ${victims} by its other declaration`,
            book.clauses.war.rules.automatic,
          )
        : refuse('declared-twice', `${POWER_NAMES[by]} declares on ${victims} twice`)
    }),
    ...commonVictims(book, situation, aims),
  ]
}

/** Why a war that a level allows may not be declared all the same; one that is on has been. */
export const whyNotAsAllowed = (
  book: Book<WarChapter & TensionChapter>,
  situation: Situation,
  { by, declares }: Pick<Permission, 'by' | 'declares'>,
): readonly Refusal[] =>
  declares === undefined ? [] : whyNotDeclare(book, situation, [{ by, on: declares }]).filter(({ code }) => code !== 'at-war-already')
