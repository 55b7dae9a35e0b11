import type { Matrix, Mixes } from './regret.ts'

/** A solver of linear programmes in the LP format, such as HiGHS: it is handed in, since loading it takes time and a disk. */
export interface LinearSolver {
  readonly solve: (problem: string) => { readonly Status: string; readonly Columns: Readonly<Record<string, object>> }
}

const term = (factor: number, name: string): string => `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${name}`

/** The row player's best mix as a programme: as much as possible for certain, whatever the column. */
function programmeOf(matrix: Matrix): string {
  const columns = matrix[0]?.length ?? 0
  const names = matrix.map((_, at) => `x${at}`)
  const held = Array.from({ length: columns }, (_, column) => {
    const terms = matrix.map((row, at) => [row[column] as number, names[at] as string] as const).filter(([factor]) => factor !== 0)
    return ` c${column}: ${terms.map(([factor, name]) => term(factor, name)).join(' ')} - v >= 0`
  })
  return ['Maximize', ' obj: v', 'Subject To', ...held, ` all: ${names.join(' + ')} = 1`, 'Bounds', ' v free', 'End', ''].join('\n')
}

function bestRows(matrix: Matrix, solver: LinearSolver): Float64Array {
  const { Status, Columns } = solver.solve(programmeOf(matrix))
  if (Status !== 'Optimal') throw new Error(`a matrix game has an optimum, and the solver found none: ${Status}`)
  const found = Float64Array.from(matrix, (_, at) =>
    Math.max(0, Number((Columns[`x${at}`] as { Primal?: number } | undefined)?.Primal ?? 0)),
  )
  const all = found.reduce((sum, one) => sum + one, 0)
  return found.map((one) => one / all)
}

const turned = (matrix: Matrix): Matrix =>
  Array.from({ length: matrix[0]?.length ?? 0 }, (_, column) => Float64Array.from(matrix, (row) => -(row[column] as number)))

/** The equilibrium of a matrix game, exactly. */
export const solveExactly = (matrix: Matrix, solver: LinearSolver): Mixes => ({
  rows: bestRows(matrix, solver),
  columns: bestRows(turned(matrix), solver),
})
