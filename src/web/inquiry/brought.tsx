import type { Following } from '../../rules/index.ts'
import { useSituation } from '../situation/use-situation.ts'
import { RuleLabel } from '../what-if/rule-label.tsx'
import { bareName, sentence, typeset } from '../wording.ts'
import { nationName } from './words.ts'

/** `Britain: least BRP base`; whoever the words name already is not named again. */
function told({ what, who }: Following): string {
  if (who === undefined) return sentence(what)
  const name = nationName(who)
  return what.startsWith(name) ? sentence(what) : `${bareName(name)}: ${typeset(what)}`
}

/** What something brings, line by line, with its numbers before it. */
export function Brought({ rows }: { readonly rows: readonly Following[] }) {
  const { book } = useSituation().current
  return (
    <ul className="brought">
      {rows.map((row) => (
        <li key={`${row.what} ${row.who ?? ''} ${row.cite.rule}`}>
          <span className="brought-words">
            {row.amount !== undefined && <b className="brought-amount">{typeset(String(row.amount))}</b>} {told(row)}
          </span>
          <span className="brought-rule">
            <RuleLabel cite={row.cite} />
            {row.ruling !== undefined && <RuleLabel cite={{ book: book.id, rule: row.ruling }} />}
          </span>
        </li>
      ))}
    </ul>
  )
}
