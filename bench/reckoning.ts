import { openBook } from 'chancery/editions'
import { readSituation } from 'chancery/reading'
import { compiled, type Minor, ordinaryRoll, reckon, type Situation } from 'chancery/rules'

/**
 * Reckonings a second, as ratios within one run: machines are noisy, ratios less so. The ceiling is the same Hungarian roll
 * written out by hand over the same packed numbers, with a line for each row. It is checked to agree before it is timed.
 */

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 1.5)
const SITUATIONS = 256
const TARGET: Minor = 'hungary'

const book = openBook('classic')
const table = book.tables[TARGET]
if (table === undefined) throw new Error('the classic book has a table for Hungary')
const made = compiled(table)

/** A small random source, so that every run asks the same questions. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function someSituation(pick: (below: number) => number): Situation {
  const read = readSituation({
    edition: 'classic',
    turn: '1941 spring',
    facts: {
      'france.fallen': pick(2) === 1,
      'italy.surrendered': pick(2) === 1,
      'hungary.axisFactors': pick(20),
      'hungary.westernFactors': pick(9),
      'hungary.unbuilt': pick(4),
      'balticStates.russiaEntered': pick(2) === 1,
      'bessarabia.fought': pick(2) === 1,
    },
    standings: { hungary: { result: [null, 7, 8, 9, -1][pick(5)] ?? null } },
    wars: pick(2) === 1 ? [['germany', 'russia']] : [],
    placements: { axis: { hungary: pick(3) }, westernAllies: { hungary: pick(3) }, russia: { hungary: pick(3) } },
  })
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return read.situation
}

const pick = numbers(1939)
const situations = Array.from({ length: SITUATIONS }, () => someSituation(pick))
const roll = ordinaryRoll(TARGET, 'axis')
const packed = situations.map((situation) => made.pack(situation, roll))
const rows = table.rows.length

/** Where each number stands, for the hand-written ceiling. */
const at = (wanted: string): number => {
  const found = made.readings.findIndex((reading) => Object.values(reading).join(' ') === wanted)
  if (found < 0) throw new Error(`no reading "${wanted}"`)
  return found
}

/** Written out row by row, as someone would who wanted nothing but speed and a line for each row. */
const handWritten = (() => {
  const points = ['axis', 'westernAllies', 'russia'].map((faction) => at(`points ${faction} hungary`))
  const rings = ['axis', 'western', 'russian'].map((side) => at(`fact hungary.${side}SpyRings`))
  const factors = ['axis', 'western', 'russian'].map((side) => at(`fact hungary.${side}Factors`))
  const countries = ['bulgaria', 'hungary', 'rumania', 'yugoslavia']
  const [axis = 0, west = 0, east = 0] = points
  const [axisRings = 0, westRings = 0, eastRings = 0] = rings
  const [axisFactors = 0, westFactors = 0, eastFactors = 0] = factors
  const [hexesB = 0, hexesH = 0, hexesR = 0, hexesY = 0] = countries.map((country) => at(`fact ${country}.russianHexes`))
  const [warB = 0, warH = 0, warR = 0, warY = 0] = countries.map((country) => at(`war russia ${country} false`))
  const [bulgaria = 0, standing = 0, rumania = 0, yugoslavia = 0] = countries.map((country) => at(`standing ${country} false`))
  const [onB = 0, onH = 0, onR = 0, onY = 0] = countries.map((country) => at(`declared britain,france,us ${country} false`))
  const [baltic = 0, bessarabia = 0, karelia = 0] = ['balticStates', 'bessarabia', 'finnishBorder'].map((area) =>
    at(`fact ${area}.russiaEntered`),
  )
  const rgt = at('level rgt actual')
  const everAtWar = at('war germany russia true')
  const atWar = at('war germany russia false')
  const covertAxis = at('covert axis')
  const covertAllies = at('covert allies')
  const subversion = at('subversion')
  const past = at('past-subversions false')
  const unbuilt = at('fact hungary.unbuilt')
  const italy = at('fact italy.surrendered')
  const france = at('fact france.fallen')
  const spain = at('declared germany spain false')
  const support = at('fact germany.failedSupport')
  const inRussia = at('fact russia.axisHexes')
  const fought = at('fact bessarabia.fought')
  const borderWar = at('fact bessarabia.borderWar')
  const rumaniasPartner = at('partner rumania')
  const finlandsPartner = at('partner finland')
  const finlandByRoll = at('standing finland true')
  const rumaniaByRoll = at('standing rumania true')
  return (numbersPacked: Int32Array, t: Int32Array): number => {
    const v = numbersPacked as unknown as number[]
    const eastern = v[everAtWar] === 1 || (v[rgt] as number) >= 50
    const bond = v[standing] as number
    const western = v[west] as number
    const russian = v[east] as number
    const allied = bond <= -3
    t[0] = 1
    t[1] = v[axis] as number
    t[2] = eastern ? 0 : western > russian ? western : russian
    t[3] = eastern ? western + russian : 0
    t[4] = 0
    t[5] = 0
    t[6] = v[axisRings] as number
    t[7] = (v[westRings] as number) + (v[eastRings] as number)
    t[8] = v[covertAxis] as number
    t[9] = v[covertAllies] as number
    t[10] = v[subversion] as number
    t[11] = bond === 5 ? 1 : 0
    t[12] = bond === -5 ? 1 : 0
    t[13] = bond === 4 ? 1 : 0
    t[14] = bond === -4 ? 1 : 0
    t[15] = bond === 3 ? 1 : 0
    t[16] = bond === -3 ? 1 : 0
    t[17] = allied ? 0 : (v[unbuilt] as number)
    t[18] = allied ? (v[unbuilt] as number) : 0
    t[19] = Math.floor((v[axisFactors] as number) / 5)
    t[20] = Math.floor(((v[westFactors] as number) + (v[eastFactors] as number)) / 5)
    const hexes = (v[hexesB] as number) + (v[hexesH] as number) + (v[hexesR] as number) + (v[hexesY] as number)
    t[21] = v[atWar] === 1 && hexes > (v[inRussia] as number) ? 1 : 0
    t[22] = v[italy] as number
    t[23] = 1 - (v[france] as number)
    t[24] = v[spain] as number
    t[25] = v[support] as number
    const hasEntered = v[baltic] === 1 || v[bessarabia] === 1 || v[karelia] === 1
    const hasResult =
      (v[rumaniasPartner] === 3 && (v[rumaniaByRoll] as number) <= -3) || (v[finlandsPartner] === 3 && (v[finlandByRoll] as number) <= -3)
    t[26] = hasEntered || hasResult ? 1 : 0
    t[27] = v[fought] as number
    const isEasternWar = v[atWar] === 1
    const isAtWar =
      (v[warB] === 1 && v[bulgaria] !== 5) ||
      (v[warH] === 1 && bond !== 5) ||
      (v[warR] === 1 && v[rumania] !== 5) ||
      (v[warY] === 1 && v[yugoslavia] !== 5) ||
      (isEasternWar && (v[bulgaria] === 4 || bond === 4 || v[rumania] === 4 || v[yugoslavia] === 4)) ||
      ((v[borderWar] === 1 || v[borderWar] === 2) && v[rumania] !== 5)
    t[28] = isAtWar ? 1 : 0
    t[29] = v[past] as number
    t[30] = v[onB] === 1 || v[onH] === 1 || v[onR] === 1 || v[onY] === 1 ? 1 : 0
    return (
      5 +
      t[1] -
      t[2] -
      t[3] +
      t[6] -
      t[7] +
      t[8] -
      t[9] -
      (t[10] > 5 ? 5 : t[10]) +
      3 * t[11] -
      3 * t[12] +
      2 * t[13] -
      2 * t[14] +
      t[15] -
      t[16] -
      t[17] +
      t[18] +
      t[19] -
      t[20] -
      3 * t[21] -
      2 * t[22] -
      2 * t[23] -
      2 * t[24] -
      2 * t[25] +
      t[26] +
      t[27] +
      3 * t[28] +
      2 * t[29] +
      2 * t[30]
    )
  }
})()

/** How often a second, over all the situations in turn. */
function rate(ask: (index: number) => number): number {
  let asked = 0
  let checksum = 0
  const began = process.hrtime.bigint()
  const until = began + BigInt(SECONDS * 1e9)
  while (process.hrtime.bigint() < until) {
    for (let round = 0; round < 20; round++) for (let index = 0; index < SITUATIONS; index++) checksum += ask(index)
    asked += 20 * SITUATIONS
  }
  if (Number.isNaN(checksum)) throw new Error('the sums went astray')
  return asked / (Number(process.hrtime.bigint() - began) / 1e9)
}

const times = new Int32Array(rows)
const byHand = new Int32Array(rows)
for (const [index, numbersPacked] of packed.entries()) {
  const plain = reckon(table, situations[index] as Situation, roll).total
  if (made.total(numbersPacked) !== plain || made.count(numbersPacked, times) !== plain || handWritten(numbersPacked, byHand) !== plain)
    throw new Error(`the ways of reckoning disagree on situation ${index}`)
  if (times.some((count, row) => count !== byHand[row])) throw new Error(`the lines disagree on situation ${index}`)
}

const packedAt = (index: number): Int32Array => packed[index] as Int32Array
const ceiling = rate((index) => handWritten(packedAt(index), byHand))
const rates = [
  ['hand-written ceiling, with lines', ceiling],
  ['compiled, with lines', rate((index) => made.count(packedAt(index), times))],
  ['compiled, totals only', rate((index) => made.total(packedAt(index)))],
  ['packed from the situation, with lines', rate((index) => made.count(made.pack(situations[index] as Situation, roll), times))],
  ['plain, all lines in words', rate((index) => reckon(table, situations[index] as Situation, roll).total)],
] as const

console.log(`${rows} rows a reckoning, ${SITUATIONS} situations, all ways agree`)
for (const [name, persecond] of rates)
  console.log(
    `${name.padEnd(40)} ${Math.round(persecond).toLocaleString('en').padStart(12)} a second   ${(persecond / ceiling).toFixed(2)} of the ceiling`,
  )
