import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Empty } from '../../parts/empty.tsx'
import type { OpenSituation } from '../open-situation.ts'
import { comparedSituation, useTabs } from '../tabs/tab-store.ts'
import { useSituation } from '../use-situation.ts'
import { contrastsOf } from './comparison.ts'
import { differencesIn } from './differences.ts'
import { situationTitle } from './summary.ts'

interface DialogProps {
  readonly close: () => void
}

/** What differs from the situation compared with, or from the scenario. */
export function DifferencesDialog({ close }: DialogProps) {
  const tabs = useTabs()
  const there = comparedSituation(tabs)
  return there === undefined ? <FromTheStart close={close} /> : <FromAnother there={there} close={close} />
}

function FromAnother({ there, close }: DialogProps & { readonly there: OpenSituation }) {
  const { current } = useSituation()
  const contrasts = contrastsOf(current, there)
  return (
    <Dialog title="What differs" close={close}>
      <p className="quiet">From the situation it is compared with: {situationTitle(there)}.</p>
      {contrasts.length === 0 ? (
        <Empty title="Nothing differs">
          <p>Both say the same.</p>
        </Empty>
      ) : (
        <ul className="differences">
          {contrasts.map(({ id, label, here, there: other }) => (
            <li key={id}>
              <span>
                {label}: {here}
                <span className="quiet"> there: {other}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

/** What differs from the scenario, each of which can be taken out again. */
function FromTheStart({ close }: DialogProps) {
  const { current, write, undo, address } = useSituation()
  const { book, situation } = current
  const differences = differencesIn(current)
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
              <Button look="quiet" words="Take out" aria-label={`Take out: ${words}`} onClick={() => write(without)} />
            </li>
          ))}
        </ul>
      )}
      <p className="dialog-ways">
        <Button look="quiet" words="Undo" disabled={undo === undefined} onClick={undo} />
      </p>
    </Dialog>
  )
}
