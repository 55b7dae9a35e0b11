import { Dialog } from '../parts/dialog.tsx'
import { Empty } from '../parts/empty.tsx'
import { differencesIn } from './differences.ts'
import { useSheet } from './use-sheet.ts'

/** What differs from the scenario, each of which can be taken out again. */
export function DifferencesDialog({ close }: { readonly close: () => void }) {
  const { sheet, write, undo, address } = useSheet()
  const { book, situation } = sheet
  const differences = differencesIn(sheet)
  return (
    <Dialog title="What differs" close={close}>
      <p className="quiet">From the start of {book.scenarios[situation.scenario]?.title ?? situation.scenario}.</p>
      {differences.length === 0 ? (
        <Empty title="Nothing differs">
          <p>
            Change a fact where a page shows it, or on the <a href={address('facts')}>page of facts</a>.
          </p>
        </Empty>
      ) : (
        <ul className="differences">
          {differences.map(({ id, words, start, without }) => (
            <li key={id}>
              <span>
                {words}
                {start !== undefined && <span className="quiet"> at the start: {start}</span>}
              </span>
              <button type="button" className="button quiet-button" aria-label={`Take out: ${words}`} onClick={() => write(without)}>
                Take out
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="dialog-ways">
        <button type="button" className="button quiet-button" disabled={undo === undefined} onClick={undo}>
          Undo
        </button>
      </p>
    </Dialog>
  )
}
