import { useState } from 'react'
import { type Edition, SHELF } from '../../editions/index.ts'
import { FACTIONS, type Faction, MANNERS, type Manner, type Rulebook, type Situation, TURNS, turnName, yearOf } from '../../rules/index.ts'
import { Choice } from '../parts/choice.tsx'
import { Picker } from '../parts/picker.tsx'
import { FACTION_LABELS, MANNER_LABELS } from '../wording.ts'

export interface Asked {
  readonly book: Rulebook
  readonly situation: Situation
  readonly by: Faction
  /** A dossier asks for one country, and in one manner. */
  readonly target?: string
  readonly manner?: Manner
}

interface Props {
  readonly asked: Asked
  readonly turnTo: (change: Readonly<Record<string, unknown>>) => void
  readonly roll: (change: Readonly<Record<string, unknown>>) => void
}

const isNarrow = (): boolean => matchMedia('(max-width: 46rem)').matches

const TURN_GROUPS = [...new Set(TURNS.map(yearOf))].map((year) => ({
  words: String(year),
  options: TURNS.filter((turn) => yearOf(turn) === year).map((id) => ({ id, words: turnName(id) })),
}))

/** Countries with a diplomatic table of their own in this book. */
export const countriesOf = (book: Rulebook) =>
  Object.values(book.tables)
    .filter(({ bands }) => bands.length > 0)
    .sort((one, other) => one.title.localeCompare(other.title))

function Options({ edition, book, turnTo }: { edition: Edition; book: Rulebook; turnTo: Props['turnTo'] }) {
  return (
    <fieldset className="options">
      <legend className="label">Options</legend>
      {edition.options.map((option) => (
        <label key={option.id} title={option.words}>
          <input
            type="checkbox"
            checked={book.options.includes(option.id)}
            onChange={(event) =>
              turnTo({
                options: edition.options
                  .map(({ id }) => id)
                  .filter((id) => (id === option.id ? event.target.checked : book.options.includes(id))),
              })
            }
          />
          <span>{option.title}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** What is asked: which book and option, when, whose roll and what kind. */
export function QuestionBar({ asked, turnTo, roll }: Props) {
  const { book, situation, by, target, manner } = asked
  const [isOpen, setOpen] = useState(() => !isNarrow())
  const edition = SHELF.find(({ id }) => id === book.id)
  const table = target === undefined ? undefined : book.tables[target]
  const manners = MANNERS.filter((one) => one !== 'demand' || table?.demandBands !== undefined || manner === 'demand')
  return (
    <details className="question-bar" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{target === undefined ? 'Another book, turn or roller' : 'Another country, book, turn or roll'}</summary>
      <div className="question-fields">
        {target !== undefined && (
          <Picker
            label="Country"
            value={target}
            options={countriesOf(book).map(({ id, title }) => ({ id, words: title }))}
            pick={(id) => roll({ target: id })}
          />
        )}
        <Picker
          label="Book"
          room="widest"
          value={book.id}
          options={SHELF.map(({ id, title }) => ({ id, words: title }))}
          pick={(id) => turnTo({ edition: id })}
        />
        <Picker
          label="Scenario"
          room="wide"
          value={situation.scenario}
          options={Object.values(book.scenarios).map(({ id, title }) => ({ id, words: title }))}
          pick={(id) => turnTo({ scenario: id })}
        />
        <Picker label="Turn" value={situation.turn} groups={TURN_GROUPS} pick={(id) => turnTo({ turn: id })} />
        <Choice
          name="by"
          legend="Who rolls"
          value={by}
          options={FACTIONS.map((id) => ({ id, words: FACTION_LABELS[id] }))}
          choose={(id) => roll({ by: id })}
        />
        {manner !== undefined && (
          <Choice
            name="manner"
            legend="Kind of roll"
            value={manner}
            options={manners.map((id) => ({ id, words: MANNER_LABELS[id] }))}
            choose={(id) => roll({ manner: id })}
          />
        )}
        {edition !== undefined && edition.options.length > 0 && <Options edition={edition} book={book} turnTo={turnTo} />}
      </div>
    </details>
  )
}
