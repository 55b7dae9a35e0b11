/** A line of figures under its name. */
export interface FigureRow {
  readonly id: string
  readonly name: string
  readonly figures: readonly string[]
}

interface Props {
  /** For those who do not see what it stands under. */
  readonly caption: string
  readonly look: 'ledger' | 'history-table'
  readonly heads: readonly string[]
  readonly rows: readonly FigureRow[]
}

/** Figures in columns, each line under its name. */
export function FigureTable({ caption, look, heads, rows }: Props) {
  return (
    <table className={look}>
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          {heads.map((words) => (
            <th key={words} scope="col">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, figures }) => (
          <tr key={id} data-row={id}>
            <th scope="row">{name}</th>
            {figures.map((figure, column) => (
              <td key={heads[column + 1]} className="figure">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
