import { isAtWar, type Minor, type Modifier, type Nation, type Power, type Roll, type Situation, type Told } from 'chancery/rules/core'

/** A line as someone would write it who wanted nothing but speed: the words and the number of the row stand ready. */
export interface HandLine extends Told {
  readonly id: string
  readonly amount: number
  readonly applies: boolean
}

/** The classic Hungarian roll of the Axis, written out row by row: the lines in their printed order, and the total. */
export interface ByHand {
  readonly lines: readonly HandLine[]
  readonly total: number
}

const WEST: readonly Power[] = ['britain', 'france', 'us']
const BALKANS = ['bulgaria', 'hungary', 'rumania', 'yugoslavia'] as const

/** 5 is a minor ally of the Axis, 4 an associate, 3 a grantor of hexes; the Allied ones are below zero. */
function bondOf({ standings }: Situation, minor: Minor): number {
  const { result, conquered } = standings[minor]
  if (result === null || conquered) return 0
  return result >= 7 ? result - 5 : result <= 0 ? result - 2 : 1
}

/** Granted to Russia by a roll: its hexes at least. */
const isRussian = (situation: Situation, minor: Minor): boolean => {
  const { with: partner, attacked } = situation.standings[minor]
  return partner === 'russia' && !attacked && bondOf(situation, minor) <= -3
}

const isDeclaredByWest = ({ declarations }: Situation, on: Nation): boolean =>
  declarations.some((one) => one.on === on && WEST.includes(one.by))

export function hungaryByHand(rows: readonly Modifier[], situation: Situation, { covert, subversion }: Roll): ByHand {
  const { facts, placements, tensions, wars, declarations, subversions, turn } = situation
  const count = (id: string): number => Number(facts[id])
  const one = (isSo: boolean): number => (isSo ? 1 : 0)
  const west = placements.westernAllies.hungary ?? 0
  const east = placements.russia.hungary ?? 0
  const haveFought = wars.some(({ between }) => between.includes('germany') && between.includes('russia'))
  const isEastern = haveFought || tensions.rgt.actual >= 50
  const bond = bondOf(situation, 'hungary')
  const unbuilt = count('hungary.unbuilt')
  const isEasternWar = haveFought && isAtWar(situation, 'germany', 'russia')
  const hexes = BALKANS.reduce((sum, country) => sum + count(`${country}.russianHexes`), 0)
  const borderWar = facts['bessarabia.borderWar']
  const isBorderWar = borderWar !== 'none' && borderWar !== 'over' && bondOf(situation, 'rumania') !== 5
  const isAtWarThere =
    BALKANS.some((country) => {
      const there = bondOf(situation, country)
      return (isEasternWar && there === 4) || (there !== 5 && isAtWar(situation, 'russia', country))
    }) || isBorderWar
  const hasEntered = ['balticStates', 'bessarabia', 'finnishBorder'].some((area) => facts[`${area}.russiaEntered`] === true)
  const past = subversions.filter((use) => !(use.target === 'hungary' && use.turn === turn && use.phase === 'axis')).length
  const amounts = [
    5,
    placements.axis.hungary ?? 0,
    isEastern ? 0 : -Math.max(west, east),
    isEastern ? -west - east : 0,
    0,
    0,
    count('hungary.axisSpyRings'),
    -count('hungary.westernSpyRings') - count('hungary.russianSpyRings'),
    covert.axis,
    -covert.allies,
    -Math.min(5, subversion),
    3 * one(bond === 5),
    -3 * one(bond === -5),
    2 * one(bond === 4),
    -2 * one(bond === -4),
    one(bond === 3),
    -one(bond === -3),
    bond <= -3 ? 0 : -unbuilt,
    bond <= -3 ? unbuilt : 0,
    Math.floor(count('hungary.axisFactors') / 5),
    -Math.floor((count('hungary.westernFactors') + count('hungary.russianFactors')) / 5),
    -3 * one(isEasternWar && hexes > count('russia.axisHexes')),
    -2 * one(facts['italy.surrendered'] === true),
    -2 * one(facts['france.fallen'] !== true),
    -2 * one(declarations.some(({ by, on }) => by === 'germany' && on === 'spain')),
    -2 * one(facts['germany.failedSupport'] === true),
    one(hasEntered || isRussian(situation, 'rumania') || isRussian(situation, 'finland')),
    one(facts['bessarabia.fought'] === true),
    3 * one(isAtWarThere),
    2 * past,
    2 * one(BALKANS.some((country) => isDeclaredByWest(situation, country))),
  ]
  const lines = new Array<HandLine>(amounts.length)
  let total = 0
  for (let index = 0; index < amounts.length; index++) {
    const { id, words, cite } = rows[index] as Modifier
    const amount = amounts[index] as number
    lines[index] = { id, amount, words, cite, applies: amount !== 0 }
    total += amount
  }
  return { lines, total }
}
