import { lazy, Suspense, useState } from 'react'
import { Picker } from '../parts/picker.tsx'
import { tell } from '../parts/toast.tsx'
import { fetchBook } from './books.ts'
import { momentOf } from './course.ts'
import type { Document } from './document.ts'
import { sheetName } from './summary.ts'
import { closeTab, compareWith, nextInto, useTabs } from './tab-store.ts'
import { NEW_TAB, type Tab } from './tabs.ts'
import { useSheet } from './use-sheet.ts'

const StartDialog = lazy(async () => ({ default: (await import('./start-dialog.tsx')).StartDialog }))

const AS_OPENED = 'as-opened'

/** What a tab is called; one that was only kept says what its document does. */
const nameOf = ({ course, document }: Tab): string =>
  course === undefined
    ? [document['turn'] ?? document['scenario'], document['edition']].filter(Boolean).join(', ')
    : sheetName(momentOf(course).now)

/** Names with a number where two are called the same. */
function namesOf(tabs: readonly Tab[]): ReadonlyMap<string, string> {
  const names = tabs.map((tab) => ({ id: tab.id, name: nameOf(tab) }))
  return new Map(
    names.map(({ id, name }, index) => {
      const alike = names.filter((other) => other.name === name)
      const number = names.slice(0, index).filter((other) => other.name === name).length + 1
      return [id, alike.length > 1 ? `${name} (${number})` : name]
    }),
  )
}

/** Several situations side by side: the one in front, the others, and which one numbers are compared with. */
export function TabBar() {
  const { lay } = useSheet()
  const { tabs, front, compared } = useTabs()
  const [isStarting, setStarting] = useState(false)
  const names = namesOf(tabs)
  const show = (tab: string, document: Document): void => {
    nextInto(tab)
    lay(document)
  }
  const close = (tab: Tab): void => {
    const next = tabs.find(({ id }) => id !== tab.id)
    closeTab(tab.id)
    if (tab.id === front && next !== undefined) show(next.id, next.document)
    tell(`${names.get(tab.id)} was put away.`, { words: 'Bring it back', do: () => show(NEW_TAB, tab.document) })
  }
  const compare = (id: string): void => {
    const tab = tabs.find((one) => one.id === id)
    if (tab === undefined) compareWith(undefined)
    else void fetchBook(String(tab.document['edition']), 'whole').then(() => compareWith(id))
  }
  return (
    <div className="tab-bar">
      <ul aria-label="Situations">
        {tabs.map((tab) => (
          <li key={tab.id} className={tab.id === front ? 'tab tab-front' : 'tab'}>
            <button
              type="button"
              className="tab-name"
              aria-current={tab.id === front ? 'true' : undefined}
              onClick={() => show(tab.id, tab.document)}
            >
              {names.get(tab.id)}
            </button>
            {tabs.length > 1 && (
              <button type="button" className="tab-close" aria-label={`Put away ${names.get(tab.id)}`} onClick={() => close(tab)}>
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
      <button type="button" className="bar-button" onClick={() => setStarting(true)}>
        Begin another
      </button>
      {tabs.length > 1 && (
        <div className="compared">
          <Picker
            label="Compared with"
            value={compared ?? AS_OPENED}
            options={[
              { id: AS_OPENED, words: 'itself, as opened' },
              ...tabs.filter(({ id }) => id !== front).map(({ id }) => ({ id, words: names.get(id) ?? id })),
            ]}
            pick={compare}
          />
        </div>
      )}
      <Suspense>{isStarting && <StartDialog close={() => setStarting(false)} />}</Suspense>
    </div>
  )
}
