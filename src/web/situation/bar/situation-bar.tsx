import { lazy, Suspense, useState } from 'react'
import { BOOKS } from '../../../editions/index.ts'
import { calendarOf, datesFor, type Turn, turnName, yearOf } from '../../../rules/core/index.ts'
import { Button, isNarrow, type OptionGroup, Picker, Tick } from '../../parts/index.ts'
import { sentence } from '../../wording.ts'
import { books, fetchBook } from '../books.ts'
import { TabBar } from '../tabs/tab-bar.tsx'
import { comparedSituation, useTabs } from '../tabs/tab-store.ts'
import { turnedToBook, withScenario } from '../turned.ts'
import { useSituation } from '../use-situation.ts'
import { contrastsOf } from './comparison.ts'
import { situationTitle } from './dialogs.tsx'
import { differencesIn } from './differences.ts'
import { FileButton, saveFile } from './file-button.tsx'
import '../../style/situation-bar.css'

const DifferencesDialog = lazy(async () => ({ default: (await import('./dialogs.tsx')).DifferencesDialog }))
const RulingsDialog = lazy(async () => ({ default: (await import('./dialogs.tsx')).RulingsDialog }))
const ShareDialog = lazy(async () => ({ default: (await import('./dialogs.tsx')).ShareDialog }))

const turnGroups = (turns: readonly Turn[]): readonly OptionGroup<Turn>[] =>
  [...new Set(turns.map(yearOf))].map((year) => ({
    words: String(year),
    options: turns.filter((turn) => yearOf(turn) === year).map((id) => ({ id, words: turnName(id) })),
  }))

/** Which situation lies on the desk: its book, scenario and turn, what differs, and what can be done with it. */
export function SituationBar() {
  const { current, undo, redo, write } = useSituation()
  const { book, situation } = current
  const [isOpen, setOpen] = useState(() => !isNarrow())
  return (
    <>
      <p className="paper-head">{situationTitle(current)}</p>
      <section className="situation-bar" aria-label="Situation">
        <div className="situation-head">
          <button type="button" className="situation-fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {turnName(situation.turn)}, {book.title}
          </button>
          {isOpen && <TabBar />}
          {isOpen && <Ways />}
          <div className="situation-steps">
            <Button look="bar" words="Undo" disabled={undo === undefined} onClick={undo} />
            <Button look="bar" words="Redo" disabled={redo === undefined} onClick={redo} />
          </div>
        </div>
        {isOpen && (
          <div className="situation-fields">
            <Place />
            <Options />
          </div>
        )}
        {current.remarks.map(({ words, scenario }) => (
          <p key={words} className="situation-remark">
            {sentence(words)}.{' '}
            {scenario !== undefined && (
              <Button look="bar" words="Open it" onClick={() => write(withScenario(current.document, scenario))} />
            )}
          </p>
        ))}
      </section>
    </>
  )
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

type Laid = 'differences' | 'rulings' | 'share'

function Ways() {
  const { current } = useSituation()
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
      <FileButton />
      <Button look="bar" words="Save" onClick={() => saveFile(current)} />
      <Button look="bar" className="bar-share" words="Share" onClick={() => lay('share')} />
      <Suspense>
        {laid === 'differences' && <DifferencesDialog close={close} />}
        {laid === 'rulings' && <RulingsDialog close={close} />}
        {laid === 'share' && <ShareDialog close={close} />}
      </Suspense>
    </div>
  )
}
