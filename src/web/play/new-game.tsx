import { useId, useState } from 'react'
import { BOOKS } from '../../editions/index.ts'
import { POWERS, type Power } from '../../rules/core/index.ts'
import { Button, Choice, Notice, Panel, Picker } from '../parts/index.ts'
import { Reasons } from './reasons.tsx'
import { SeatingForm, type Sitter } from './seating-form.tsx'
import { type Made, makeGame } from './sitting.ts'
import type { Problem } from './wire.ts'
import { PLAY } from './words.ts'

const [FIRST] = BOOKS

interface Props {
  readonly made: (made: Made) => void
}

/** A game in three choices: the book, where it starts, who sits where. */
export function NewGame({ made }: Props) {
  const [edition, setEdition] = useState<string>(FIRST?.id ?? '')
  const scenarios = BOOKS.find(({ id }) => id === edition)?.scenarios ?? []
  const [scenario, setScenario] = useState<string>(scenarios[0]?.id ?? '')
  const [sitters, setSitters] = useState<Readonly<Partial<Record<Power, Sitter>>>>({ germany: 'me', italy: 'me' })
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const id = useId()
  const all = Object.fromEntries(POWERS.map((power) => [power, 'me'])) as Record<Power, Sitter>
  const begin = async (): Promise<void> => {
    setBusy(true)
    const reply = await makeGame({ edition, scenario }, { name, seats: POWERS.filter((power) => sitters[power] === 'me') })
    setBusy(false)
    if (reply.ok) made(reply.body)
    else setProblem(reply.problem)
  }
  return (
    <Panel heading={PLAY.newGame} className="new-game">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void begin()
        }}
      >
        <Choice
          name="book"
          legend={PLAY.book}
          value={edition}
          options={BOOKS.map(({ id: one, title }) => ({ id: one, words: title }))}
          choose={(chosen) => {
            setEdition(chosen)
            setScenario(BOOKS.find(({ id: one }) => one === chosen)?.scenarios[0]?.id ?? '')
          }}
        />
        <Picker
          label={PLAY.start}
          value={scenario}
          room="wide"
          options={scenarios.map(({ id: one, title }) => ({ id: one, words: title }))}
          pick={setScenario}
        />
        <fieldset className="new-seats">
          <legend className="label">{PLAY.whoSits}</legend>
          <p className="offer-ways">
            <Button look="quiet" words={PLAY.hotSeat} onClick={() => setSitters(all)} />
          </p>
          <SeatingForm powers={POWERS} sitters={sitters} seat={(power, sitter) => setSitters({ ...sitters, [power]: sitter })} />
        </fieldset>
        <div className="text-field">
          <label htmlFor={id} className="label">
            {PLAY.myName}
          </label>
          <input id={id} required maxLength={60} autoComplete="nickname" value={name} onChange={(event) => setName(event.target.value)} />
        </div>
        {problem !== undefined && (
          <Notice title={problem.detail ?? problem.title} isAlert>
            <Reasons refusals={problem.refusals ?? []} />
          </Notice>
        )}
        <p className="offer-ways">
          <button type="submit" className="button" disabled={isBusy}>
            {isBusy ? PLAY.beginning : PLAY.begin}
          </button>
        </p>
      </form>
    </Panel>
  )
}
