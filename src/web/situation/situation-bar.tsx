import { useState } from 'react'
import { type Edition, SHELF } from '../../editions/index.ts'
import { TURNS, turnName, yearOf } from '../../rules/index.ts'
import { Picker } from '../parts/picker.tsx'
import { useSheet } from './use-sheet.ts'

const isNarrow = (): boolean => matchMedia('(max-width: 46rem)').matches

const TURN_GROUPS = [...new Set(TURNS.map(yearOf))].map((year) => ({
  words: String(year),
  options: TURNS.filter((turn) => yearOf(turn) === year).map((id) => ({ id, words: turnName(id) })),
}))

function Options({ edition }: { readonly edition: Edition }) {
  const { sheet, change } = useSheet()
  const taken = sheet.book.options
  return (
    <fieldset className="options">
      <legend className="label">Options</legend>
      {edition.options.map((option) => (
        <label key={option.id} title={option.words}>
          <input
            type="checkbox"
            checked={taken.includes(option.id)}
            onChange={(event) =>
              change(
                ['options'],
                edition.options.map(({ id }) => id).filter((id) => (id === option.id ? event.target.checked : taken.includes(id))),
              )
            }
          />
          <span>{option.title}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Which situation lies on the desk: the book and its options, the scenario and the turn. */
export function SituationBar() {
  const { sheet, change, lay } = useSheet()
  const { book, situation, document } = sheet
  const [isOpen, setOpen] = useState(() => !isNarrow())
  const edition = SHELF.find(({ id }) => id === book.id)
  const turnToBook = (id: string): void => {
    const { options: _options, rulings: _rulings, scenario, ...kept } = document
    const scenarios = SHELF.find((one) => one.id === id)?.scenarios ?? []
    lay({ ...kept, edition: id, ...(scenarios.some((one) => one.id === scenario) ? { scenario } : {}) })
  }
  return (
    <details className="question-bar" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {book.title}, {turnName(situation.turn)}
      </summary>
      <div className="question-fields">
        <Picker
          label="Book"
          room="widest"
          value={book.id}
          options={SHELF.map(({ id, title }) => ({ id, words: title }))}
          pick={turnToBook}
        />
        <Picker
          label="Scenario"
          room="wide"
          value={situation.scenario}
          options={Object.values(book.scenarios).map(({ id, title }) => ({ id, words: title }))}
          pick={(id) => change(['scenario'], id)}
        />
        <Picker label="Turn" value={situation.turn} groups={TURN_GROUPS} pick={(id) => change(['turn'], id)} />
        {edition !== undefined && edition.options.length > 0 && <Options edition={edition} />}
      </div>
    </details>
  )
}
