import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useNarrow } from './narrow.ts'

export interface MatrixHeading {
  readonly id: string
  readonly words: string
  /** Columns or rows that belong together; a line is drawn where the group changes. */
  readonly group?: string
}

/** What stands in one cell; a cell that is undefined stays empty. */
export interface MatrixCell {
  readonly content: ReactNode
  /** The whole cell in words, for those who do not see its row and column. */
  readonly spoken: string
  readonly tone?: 'yes' | 'no' | 'quiet'
}

interface Props {
  readonly caption: string
  readonly corner: string
  readonly rows: readonly MatrixHeading[]
  readonly columns: readonly MatrixHeading[]
  readonly cellAt: (row: string, column: string) => MatrixCell | undefined
  /** A row in a few words, where its cells are folded away. */
  readonly inBrief?: (row: string) => string
  /** Opens a cell. */
  readonly open: (row: string, column: string) => void
  readonly isOpen?: (row: string, column: string) => boolean
}

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

const isNewGroup = (headings: readonly MatrixHeading[], index: number): boolean =>
  index > 0 && headings[index]?.group !== headings[index - 1]?.group

/** Rows against columns. One cell at a time takes the focus, and the arrows move it; on the phone each row is a list. */
export function Matrix(props: Props) {
  return useNarrow() ? <MatrixList {...props} /> : <MatrixTable {...props} />
}

function MatrixTable({ caption, corner, rows, columns, cellAt, open, isOpen }: Props) {
  const table = useRef<HTMLTableElement>(null)
  const [held, setHeld] = useState<readonly [number, number]>()
  const buttonAt = (row: number, column: number): HTMLButtonElement | null | undefined =>
    table.current?.querySelector<HTMLButtonElement>(`[data-at="${row} ${column}"]`)
  const move = (event: KeyboardEvent, row: number, column: number): void => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    // An empty cell is passed over.
    for (let [r, c] = [row + step[0], column + step[1]]; rows[r] !== undefined && columns[c] !== undefined; r += step[0], c += step[1]) {
      const next = buttonAt(r, c)
      if (next === null || next === undefined) continue
      setHeld([r, c])
      next.focus()
      return
    }
  }
  const first = rows.flatMap((row, r) => columns.flatMap((column, c) => (cellAt(row.id, column.id) === undefined ? [] : [`${r} ${c}`])))[0]
  const opened = rows.flatMap((row, r) => columns.flatMap((column, c) => (isOpen?.(row.id, column.id) ? [`${r} ${c}`] : [])))[0]
  const tabbed = held === undefined || buttonAt(...held) === null ? (opened ?? first) : held.join(' ')
  return (
    <div className="matrix-frame">
      <table className="matrix" ref={table}>
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map(({ id, words }, index) => (
              <th key={id} scope="col" className={isNewGroup(columns, index) ? 'group-start' : undefined}>
                <span>{words}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, r) => (
            <tr key={row.id} className={isNewGroup(rows, r) ? 'group-start' : undefined}>
              <th scope="row">{row.words}</th>
              {columns.map((column, c) => {
                const cell = cellAt(row.id, column.id)
                return (
                  <td key={column.id} className={isNewGroup(columns, c) ? 'group-start' : undefined}>
                    {cell !== undefined && (
                      <button
                        type="button"
                        className={`cell cell-${cell.tone ?? 'quiet'}`}
                        data-at={`${r} ${c}`}
                        data-cell={`${row.id} ${column.id}`}
                        tabIndex={tabbed === `${r} ${c}` ? 0 : -1}
                        aria-label={cell.spoken}
                        aria-expanded={isOpen?.(row.id, column.id)}
                        onClick={() => {
                          setHeld([r, c])
                          open(row.id, column.id)
                        }}
                        onKeyDown={(event) => move(event, r, c)}
                      >
                        {cell.content}
                      </button>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function MatrixList({ caption, rows, columns, cellAt, inBrief, open, isOpen }: Props) {
  return (
    <section className="matrix-list" aria-label={caption}>
      {rows.map((row) => (
        <details key={row.id} className="group">
          <summary>
            <span>{row.words}</span>
            {inBrief !== undefined && <span className="quiet">{inBrief(row.id)}</span>}
          </summary>
          <ul>
            {columns.map((column) => {
              const cell = cellAt(row.id, column.id)
              if (cell === undefined) return null
              return (
                <li key={column.id}>
                  <button
                    type="button"
                    className={`cell cell-${cell.tone ?? 'quiet'}`}
                    data-cell={`${row.id} ${column.id}`}
                    aria-expanded={isOpen?.(row.id, column.id)}
                    onClick={() => open(row.id, column.id)}
                  >
                    <span aria-hidden="true">{column.words}</span>
                    <span aria-hidden="true">{cell.content}</span>
                    <span className="unseen">{cell.spoken}</span>
                  </button>
                </li>
              )
            })}
          </ul>
        </details>
      ))}
    </section>
  )
}
