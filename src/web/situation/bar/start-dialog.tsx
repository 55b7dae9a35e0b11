import { useEffect, useState } from 'react'
import { BOOKS } from '../../../editions/index.ts'
import type { Scenario } from '../../../rules/game/index.ts'
import { Dialog } from '../../parts/index.ts'
import { books, fetchBook, hasBook } from '../books.ts'
import { NEW_TAB } from '../tabs/tabs.ts'
import { useSituation } from '../use-situation.ts'

/** Every scenario and demonstration of every book: where another situation may begin. */
export function StartDialog({ close }: { readonly close: () => void }) {
  const { lay } = useSituation()
  const [state, setState] = useState<'coming' | 'here' | 'lost'>('coming')
  useEffect(() => {
    let isWanted = true
    const tell = (next: 'here' | 'lost') => () => {
      if (isWanted) setState(next)
    }
    Promise.all(BOOKS.map(({ id }) => fetchBook(id, 'startup'))).then(tell('here'), tell('lost'))
    return () => {
      isWanted = false
    }
  }, [])
  const start = (edition: string, scenario: string): void => {
    lay({ edition, scenario }, { tab: NEW_TAB })
    close()
  }
  return (
    <Dialog title="Begin with another situation" close={close}>
      <p>It lies beside the ones that are on the desk.</p>
      {BOOKS.map(({ id, title }) => (
        <section key={id} className="starts">
          <h3>{title}</h3>
          {hasBook(id, 'startup') ? (
            <ul>
              {Object.values(books().open(id).scenarios).map((scenario) => (
                <Start key={scenario.id} scenario={scenario} start={() => start(id, scenario.id)} />
              ))}
            </ul>
          ) : (
            <p className="quiet" role="status">
              {state === 'lost' ? 'This book could not be fetched.' : 'Fetching the book…'}
            </p>
          )}
        </section>
      ))}
    </Dialog>
  )
}

function Start({ scenario, start }: { readonly scenario: Scenario; readonly start: () => void }) {
  return (
    <li>
      <button type="button" className="start" onClick={start}>
        <b>{scenario.title}</b>
        <span className="quiet">{scenario.words}</span>
      </button>
    </li>
  )
}
