import { lazy, Suspense, useState } from 'react'
import { BOOKS } from '../../../editions/index.ts'
import { calendarOf, datesFor, type Turn, turnName, yearOf } from '../../../rules/core/index.ts'
import { Button, type OptionGroup, Picker, TextField, Tick } from '../../parts/index.ts'
import { books, fetchBook } from '../books.ts'
import { withScenario } from '../document.ts'
import { TabBar } from '../tabs/tab-bar.tsx'
import { comparedSituation, nameTab, useTabs } from '../tabs/tab-store.ts'
import { NEW_TAB, tabNamed } from '../tabs/tabs.ts'
import { turnedToBook } from '../turned.ts'
import { useSituation } from '../use-situation.ts'
import { contrastsOf } from './comparison.ts'
import { differencesIn } from './differences.ts'
import { FileButton, saveFile } from './file-button.tsx'

const DifferencesDialog = lazy(async () => ({ default: (await import('./dialogs.tsx')).DifferencesDialog }))
const RulingsDialog = lazy(async () => ({ default: (await import('./dialogs.tsx')).RulingsDialog }))

const turnGroups = (turns: readonly Turn[]): readonly OptionGroup<Turn>[] =>
  [...new Set(turns.map(yearOf))].map((year) => ({
    words: String(year),
    options: turns.filter((turn) => yearOf(turn) === year).map((id) => ({ id, words: turnName(id) })),
  }))

/** The situations on the desk, and the book, scenario, turn, options and name of the one in front. */
export function SituationFields() {
  return (
    <>
      <div className="situation-row">
        <TabBar />
        <Ways />
      </div>
      <div className="situation-fields">
        <Place />
        <Options />
        <Name />
      </div>
    </>
  )
}

/** What somebody calls the situation, to find it again among others. */
function Name() {
  const tabs = useTabs()
  const tab = tabNamed(tabs, tabs.front)
  if (tab === undefined) return null
  return <TextField label="Name" value={tab.name ?? ''} set={(name) => nameTab(tab.id, name)} />
}

/** Scenarios the book prints, and starts of ours. */
function scenarioGroups(
  scenarios: Readonly<Record<string, { id: string; title: string; isDemonstration?: true }>>,
): readonly OptionGroup[] {
  const all = Object.values(scenarios)
  const group = (words: string, isOurs: boolean): OptionGroup => ({
    words,
    options: all.filter(({ isDemonstration = false }) => isDemonstration === isOurs).map(({ id, title }) => ({ id, words: title })),
  })
  return [group('Scenarios', false), group('Demonstrations', true)].filter(({ options }) => options.length > 0)
}

function Place() {
  const { current, change, write, lay } = useSituation()
  const { book, situation } = current
  const turns = turnGroups(datesFor(book, calendarOf(situation.kind)))
  const turnToBook = async (id: string): Promise<void> => {
    await fetchBook(id, 'startup')
    const turned = turnedToBook(current, books().open(id))
    lay(turned.document, { words: turned.lost })
  }
  return (
    <>
      <Picker
        label="Book"
        room="widest"
        value={book.id}
        options={BOOKS.map(({ id, title }) => ({ id, words: title }))}
        pick={(id) => void turnToBook(id)}
      />
      <Picker
        label="Scenario"
        room="wide"
        value={situation.scenario}
        groups={scenarioGroups(book.scenarios)}
        pick={(id) => write(withScenario(current.document, id))}
      />
      <Picker label="Turn" value={situation.turn} groups={turns} pick={(id) => change(['turn'], id)} />
    </>
  )
}

function Options() {
  const { current, change } = useSituation()
  const taken = current.book.options
  const { options = [] } = books().editions.find(({ id }) => id === current.book.id) ?? {}
  if (options.length === 0) return null
  const take = (option: string, isTaken: boolean): void =>
    change(
      ['options'],
      options.map(({ id }) => id).filter((id) => (id === option ? isTaken : taken.includes(id))),
    )
  return (
    <fieldset className="options">
      <legend className="label">Options</legend>
      {options.map(({ id, title, words }) => (
        <Tick key={id} isSet={taken.includes(id)} set={(isTaken) => take(id, isTaken)} hint={words}>
          {title}
        </Tick>
      ))}
    </fieldset>
  )
}

type Laid = 'differences' | 'rulings'

function Ways() {
  const { current, lay: layDocument } = useSituation()
  const [laid, lay] = useState<Laid>()
  const there = comparedSituation(useTabs())
  const differing = (there === undefined ? differencesIn(current) : contrastsOf(current, there)).length
  const ruled = Object.keys((current.document['rulings'] ?? {}) as object).length
  const close = (): void => lay(undefined)
  return (
    <div className="situation-ways">
      <button type="button" className="bar-button" onClick={() => lay('differences')}>
        What differs <span className="count">{differing}</span>
      </button>
      <button type="button" className="bar-button" onClick={() => lay('rulings')}>
        House rulings {ruled > 0 && <span className="count">{ruled}</span>}
      </button>
      <Button look="bar" words="Duplicate" onClick={() => layDocument(current.document, { tab: NEW_TAB })} />
      <FileButton />
      <Button look="bar" words="Save" onClick={() => saveFile(current)} />
      <Suspense>
        {laid === 'differences' && <DifferencesDialog close={close} />}
        {laid === 'rulings' && <RulingsDialog close={close} />}
      </Suspense>
    </div>
  )
}
