import { useEffect, useId, useState } from 'react'
import { BOOKS, fetchEditions, openBook, startOf } from '../../../editions/index.ts'
import { frozenTheatres, POWERS, type Power } from '../../../rules/core/index.ts'
import { Choice, Panel, Picker, Tick } from '../../parts/index.ts'
import { Refused } from '../orders/reasons.tsx'
import { beginning, type Problem } from '../wire.ts'
import { PLAY } from '../words.ts'
import { botsIn, FIRST_SEATING, ownSeats, type Seating, SeatingForm, seatsTogether } from './seating-form.tsx'
import { type Made, makeGame } from './sitting.ts'
import { botsAgainst, FIRST_SOLO, isReady, type SoloWar, SoloWarForm, seatsIn, soloName } from './solo-war.tsx'

const [FIRST] = BOOKS

const WHO_PLAYS = [
  { id: 'friends', words: PLAY.withFriends },
  { id: 'curtain', words: PLAY.atThisDevice },
  { id: 'solo', words: PLAY.solo },
  { id: 'alone', words: PLAY.alone },
] as const
type WhoPlays = (typeof WHO_PLAYS)[number]['id']

/** The powers that a start has seats for: a game of one theatre leaves the others alone. */
function usePowers(edition: string, scenario: string): readonly Power[] {
  const [powers, setPowers] = useState<readonly Power[]>(POWERS)
  useEffect(() => {
    let isWanted = true
    void fetchEditions(edition, 'whole').then(() => {
      const book = openBook(edition)
      const start = book.scenarios[scenario]
      if (!isWanted || start === undefined) return
      const gone = frozenTheatres(book, startOf(start)).flatMap((theatre) => theatre.powers)
      setPowers(POWERS.filter((power) => !gone.includes(power)))
    })
    return () => {
      isWanted = false
    }
  }, [edition, scenario])
  return powers
}

/** Where only those begin games who have a token, once the server has asked for it. */
function TokenField() {
  const { needsToken, token } = beginning.use()
  const id = useId()
  if (!needsToken) return null
  return (
    <div className="text-field">
      <label htmlFor={id} className="label">
        {PLAY.token} <span className="quiet">{PLAY.needed}</span>
      </label>
      <input
        id={id}
        required
        type="password"
        maxLength={200}
        autoComplete="off"
        value={token}
        onChange={(event) => beginning.set({ needsToken, token: event.target.value.replaceAll(/[^\x21-\x7e]/g, '') })}
      />
    </div>
  )
}

interface Props {
  readonly made: (made: Made) => void
}

/** A game in three choices: the book, where it starts, who sits where. */
export function NewGame({ made }: Props) {
  const [edition, setEdition] = useState<string>(FIRST?.id ?? '')
  const scenarios = BOOKS.find(({ id }) => id === edition)?.scenarios ?? []
  const [scenario, setScenario] = useState<string>(scenarios[0]?.id ?? '')
  const [seating, setSeating] = useState<Seating>(FIRST_SEATING)
  const [who, setWho] = useState<WhoPlays>('friends')
  const [isOpen, setOpen] = useState(false)
  const [solo, setSolo] = useState<SoloWar>(FIRST_SOLO)
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const id = useId()
  const powers = usePowers(edition, scenario)
  const begin = async (): Promise<void> => {
    setBusy(true)
    const seats = who === 'solo' ? seatsIn(solo, powers) : ownSeats(seating, powers)
    const friendly = who === 'friends' ? botsIn(seating, powers) : undefined
    const bots = who === 'solo' ? botsAgainst(solo) : friendly === undefined ? undefined : { seats: friendly }
    const vacant = who === 'friends' && isOpen ? ({ vacantSeats: 'open' } as const) : {}
    const setting = { edition, scenario, table: { ...(bots === undefined ? {} : { bots }), ...vacant } }
    const sitting =
      who === 'curtain' || who === 'alone' ? { shared: who } : who === 'friends' ? { together: seatsTogether(seating, powers) } : {}
    const reply = await makeGame(setting, { name: who === 'solo' ? soloName(solo) : name.trim(), seats, ...sitting })
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
        <Choice name="who" legend={PLAY.whoPlays} value={who} options={WHO_PLAYS} choose={setWho} />
        {who === 'solo' && <SoloWarForm war={solo} powers={powers} change={setSolo} />}
        {who === 'friends' && (
          <>
            <fieldset className="new-seats">
              <legend className="label">{PLAY.whoSits}</legend>
              <SeatingForm powers={powers} seating={seating} change={setSeating} />
              <Tick isSet={isOpen} set={setOpen}>
                {PLAY.openSeats}
              </Tick>
            </fieldset>
            <div className="text-field">
              <label htmlFor={id} className="label">
                {PLAY.myName} <span className="quiet">{PLAY.needed}</span>
              </label>
              <input
                id={id}
                required
                maxLength={60}
                autoComplete="nickname"
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            </div>
          </>
        )}
        <TokenField />
        {problem !== undefined && <Refused problem={problem} />}
        <p className="offer-ways">
          <button type="submit" className="button" disabled={isBusy || (who === 'solo' && !isReady(solo))}>
            {isBusy ? PLAY.beginning : PLAY.begin}
          </button>
        </p>
      </form>
    </Panel>
  )
}
