/** What the row player gains, row by row. */
export type Matrix = readonly Float64Array[]

/** Mixed strategies of both, by their chances. */
export interface Mixes {
  readonly rows: Float64Array
  readonly columns: Float64Array
}

/** Regrets of both, kept from one matrix to a larger one of the same beginning. */
export interface Regrets {
  readonly rows: number[]
  readonly columns: number[]
}

/** Chances in proportion to what would have been gained, none where nothing would. */
function chancesFrom(regrets: readonly number[], into: Float64Array): void {
  let sum = 0
  for (const regret of regrets) sum += regret
  for (let at = 0; at < into.length; at++) into[at] = sum > 0 ? (regrets[at] as number) / sum : 1 / into.length
}

function regretted(regrets: number[], worth: Float64Array, chances: Float64Array): void {
  let mean = 0
  for (let at = 0; at < worth.length; at++) mean += (worth[at] as number) * (chances[at] as number)
  for (let at = 0; at < worth.length; at++) regrets[at] = Math.max(0, (regrets[at] as number) + (worth[at] as number) - mean)
}

const scaled = (sums: Float64Array): Float64Array => {
  const all = sums.reduce((sum, one) => sum + one, 0)
  return sums.map((one) => one / all)
}

/** How far two mixes are from equilibrium: what both together could gain by changing over to the best answer. */
export function gapOf(matrix: Matrix, { rows, columns }: Mixes): number {
  let best = Number.NEGATIVE_INFINITY
  const worth = new Float64Array(columns.length)
  matrix.forEach((row, at) => {
    let sum = 0
    for (let column = 0; column < row.length; column++) {
      sum += (row[column] as number) * (columns[column] as number)
      worth[column] = (worth[column] as number) + (row[column] as number) * (rows[at] as number)
    }
    best = Math.max(best, sum)
  })
  return best - Math.min(...worth)
}

/**
 * Regret matching+ by turns, later rounds counting for more. It stops when the gap that is measured, every so often, is small enough, or after so
 * many rounds.
 */
export function matchRegrets(matrix: Matrix, enough: number, mostRounds: number, regrets: Regrets = { rows: [], columns: [] }): Mixes {
  const [height, width] = [matrix.length, matrix[0]?.length ?? 0]
  while (regrets.rows.length < height) regrets.rows.push(0)
  while (regrets.columns.length < width) regrets.columns.push(0)
  const [rows, columns] = [new Float64Array(height), new Float64Array(width)]
  const [sumOfRows, sumOfColumns] = [new Float64Array(height), new Float64Array(width)]
  const [worthOfRows, worthOfColumns] = [new Float64Array(height), new Float64Array(width)]
  chancesFrom(regrets.columns, columns)
  for (let round = 1; ; round++) {
    chancesFrom(regrets.rows, rows)
    worthOfColumns.fill(0)
    for (let at = 0; at < height; at++) {
      const chance = rows[at] as number
      if (chance === 0) continue
      const row = matrix[at] as Float64Array
      for (let column = 0; column < width; column++)
        worthOfColumns[column] = (worthOfColumns[column] as number) - chance * (row[column] as number)
    }
    regretted(regrets.columns, worthOfColumns, columns)
    chancesFrom(regrets.columns, columns)
    for (let at = 0; at < height; at++) {
      const row = matrix[at] as Float64Array
      let sum = 0
      for (let column = 0; column < width; column++) sum += (row[column] as number) * (columns[column] as number)
      worthOfRows[at] = sum
    }
    regretted(regrets.rows, worthOfRows, rows)
    for (let at = 0; at < height; at++) sumOfRows[at] = (sumOfRows[at] as number) + round * (rows[at] as number)
    for (let at = 0; at < width; at++) sumOfColumns[at] = (sumOfColumns[at] as number) + round * (columns[at] as number)
    if (round % 50 !== 0 && round < mostRounds) continue
    const mixes = { rows: scaled(sumOfRows), columns: scaled(sumOfColumns) }
    if (round >= mostRounds || gapOf(matrix, mixes) <= enough) return mixes
  }
}
