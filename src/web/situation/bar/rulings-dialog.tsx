import type { Rulebook } from '../../../rules/index.ts'
import { addressOf } from '../../address.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { Choice } from '../../parts/fields/choice.tsx'
import { sentence, typeset } from '../../wording.ts'
import { useSituation } from '../use-situation.ts'
import { useWholeBook } from '../use-whole-book.ts'

/** Rulings that tables may see differently: which answer holds at this desk. */
export function RulingsDialog({ close }: { readonly close: () => void }) {
  const onDesk = useSituation().current.book
  const book = useWholeBook(onDesk)
  return (
    <Dialog title="House rulings" close={close}>
      <p>
        Where a book is silent and tables may fairly differ, the host picks an answer. Ours comes first;{' '}
        <a href={addressOf(['books', onDesk.id, 'rulings'], [['choices', 'yes']])}>why it is ours</a> stands in the book.
      </p>
      {typeof book === 'string' ? (
        <p className="quiet" role="status">
          {book === 'coming' ? 'Fetching the rulings of the book…' : 'The rulings of the book could not be fetched.'}
        </p>
      ) : (
        <RulingChoices book={book} />
      )}
    </Dialog>
  )
}

function RulingChoices({ book }: { readonly book: Rulebook }) {
  const { current, change } = useSituation()
  const open = Object.values(book.rulings).flatMap(({ id, question, choices }) =>
    choices === undefined ? [] : [{ id, question, choices }],
  )
  return (
    <ul className="ruling-choices">
      {open.map(({ id, question, choices }) => {
        const [ours] = choices
        return (
          <li key={id}>
            <p>
              <span className="ruling-id">{id}</span> {typeset(question)}
            </p>
            <Choice
              name={id}
              legend={`${id}: which answer holds`}
              isQuiet
              shape="column"
              value={current.book.houseRulings[id] ?? ours.id}
              options={choices.map((choice) => ({ id: choice.id, words: `${sentence(choice.words)}${choice === ours ? ' (ours)' : ''}` }))}
              choose={(picked) => change(['rulings', id], picked === ours.id ? undefined : picked)}
            />
          </li>
        )
      })}
    </ul>
  )
}
