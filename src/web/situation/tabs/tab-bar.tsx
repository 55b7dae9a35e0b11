import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Button, Picker, tell } from '../../parts/index.ts'
import { namesOf } from '../beginning.ts'
import { fetchBook } from '../books.ts'
import { useSituation } from '../use-situation.ts'
import { bringBack, closeTab, compareWith, useTabs } from './tab-store.ts'
import type { Tab } from './tabs.ts'

const StartDialog = lazy(async () => ({ default: (await import('../bar/start-dialog.tsx')).StartDialog }))

const AS_OPENED = 'as-opened'

/** Several situations side by side: the one in front, the others, and which one numbers are compared with. */
export function TabBar() {
  const { lay } = useSituation()
  const { tabs, front, compared } = useTabs()
  const [isStarting, setStarting] = useState(false)
  const nameless = tabs.filter(({ name }) => name === undefined)
  const said = namesOf(nameless.map(({ document }) => document))
  const names = new Map(tabs.map((tab) => [tab.id, tab.name ?? said[nameless.indexOf(tab)] ?? tab.id]))
  const close = (tab: Tab): void => {
    const next = tabs.find(({ id }) => id !== tab.id)
    closeTab(tab.id)
    if (tab.id === front && next !== undefined) lay(next.document, { tab: next.id })
    tell(`${names.get(tab.id)} was put away.`, { words: 'Bring it back', do: () => lay(tab.document, { tab: bringBack(tab) }) })
  }
  const compare = (id: string): void => {
    const tab = tabs.find((one) => one.id === id)
    if (tab === undefined) compareWith(undefined)
    else void fetchBook(String(tab.document['edition']), 'whole').then(() => compareWith(id))
  }
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one in front is what it waits for.
  useEffect(() => {
    const row = list.current
    const shown = row?.querySelector<HTMLElement>('.tab-front')
    if (row === null || !shown) return
    // Only the row moves, never the page.
    const [left, right] = [shown.offsetLeft - row.offsetLeft, shown.offsetLeft - row.offsetLeft + shown.offsetWidth]
    if (left < row.scrollLeft) row.scrollLeft = left
    else if (right > row.scrollLeft + row.clientWidth) row.scrollLeft = right - row.clientWidth
  }, [front, tabs.length])
  return (
    <div className="tab-bar">
      <ul aria-label="Situations" ref={list}>
        {tabs.map((tab) => (
          <li key={tab.id} className={tab.id === front ? 'tab tab-front' : 'tab'}>
            <button
              type="button"
              className="tab-name"
              aria-current={tab.id === front ? 'true' : undefined}
              onClick={() => lay(tab.document, { tab: tab.id })}
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
      <Button look="bar" words="Begin another" onClick={() => setStarting(true)} />
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
