import type { Rulebook } from '../../rules/game/index.ts'
import { Dialog, RulingText } from '../parts/index.ts'
import { inputKey, inputsOfRow, type Shown, useSituation, useWholeBook } from '../situation/index.ts'
import { HOME_WORDS, sentence, typeset } from '../wording.ts'
import { AnyControl } from './roll-control.tsx'
import { printedAs, ruleAddress } from './rule-label.tsx'

interface Props {
  readonly shown: Shown
  readonly close: () => void
}

/** A rule on the spot: our heading, the ruling it rests on, and what the line reads, to be changed here. */
export function RuleDialog({ shown, close }: Props) {
  const { book: onDesk } = useSituation().current
  const book = useWholeBook(onDesk)
  const { cite, row } = shown
  const reads = row === undefined ? [] : inputsOfRow(row)
  return (
    <Dialog title={printedAs(onDesk, cite)} close={close}>
      {typeof book === 'string' ? (
        <p className="quiet" role="status">
          {book === 'coming' ? 'Fetching the contents of the book…' : 'The contents of the book could not be fetched.'}
        </p>
      ) : (
        <RuleWords book={book} shown={shown} />
      )}
      {row !== undefined && reads.length > 0 && (
        <section className="reads">
          <h3>What this line reads</h3>
          <p className="quiet">{sentence(row.words)}. Change it here and everything follows.</p>
          {reads.map((input) => (
            <AnyControl key={inputKey(input)} input={input} />
          ))}
        </section>
      )}
      <p>
        <a href={ruleAddress(cite)}>Find it in the contents of the book</a>
      </p>
    </Dialog>
  )
}

/** The heading of the clause, and the ruling that settles it. */
function RuleWords({ book, shown: { cite, row } }: { readonly book: Rulebook; readonly shown: Shown }) {
  const isRuling = cite.rule in book.rulings
  const clause = isRuling ? (row === undefined ? undefined : book.contents[row.cite.rule]) : book.contents[cite.rule]
  const ruling = book.rulings[isRuling ? cite.rule : (row?.ruling ?? '')]
  return (
    <>
      {clause !== undefined && (
        <div className="clause">
          <p className="clause-heading">{typeset(clause.heading)}</p>
          <p className="quiet">
            {clause.number} in {book.title}
            {clause.home.is !== 'to-do' && `; ${HOME_WORDS[clause.home.is]}`}.
          </p>
        </div>
      )}
      {ruling !== undefined && <RulingText ruling={ruling} />}
    </>
  )
}
