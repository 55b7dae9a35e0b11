import { lazy, Suspense, useState } from 'react'
import { BOOKS } from '../../../editions/index.ts'
import { addressOf, USUAL_EDITION } from '../../address.ts'
import { EXAMPLE } from '../../demonstration.ts'
import type { Opened } from '../../page.ts'
import { kept } from '../../parts/index.ts'
import { PLAYED } from '../../play/played.ts'
import { type Document, shortName, situationAddress, useFrontDocument } from '../../situation/index.ts'

export const openFrontPage = (): Opened => ({ ok: true, title: 'Chancery', place: 'front', page: <FrontPage /> })

/** The ladder of results as an ornament: from Allied ally to Axis ally. */
const LADDER = [
  'west paint-ally',
  'west paint-associate',
  'west paint-hexes',
  'west paint-income',
  'nobody',
  'nobody',
  'nobody',
  'axis paint-income',
  'axis paint-hexes',
  'axis paint-associate',
  'axis paint-ally',
]

/** What players ask, and the page that answers. */
const QUESTIONS: readonly { readonly page: string; readonly name: string; readonly words: string }[] = [
  { page: 'map', name: 'Map', words: 'Who stands where?' },
  { page: 'board', name: 'Countries', words: 'What would a roll do, and what would change it?' },
  { page: 'allocation', name: 'Allocation', words: 'Where do my points go this year?' },
  { page: 'tensions', name: 'Tensions', words: 'How near are Russia and America?' },
  { page: 'war', name: 'War room', words: 'Who may declare war, at what price?' },
  { page: 'cooperation', name: 'Cooperation', words: 'May these two do that together?' },
  { page: 'pearl-harbor', name: 'Pearl Harbor', words: 'How does the strike go?' },
  { page: 'surrender', name: 'Surrender', words: 'Who gives in, and what follows?' },
]

const YEARS = [1939, 1940, 1941, 1942, 1943, 1944, 1945] as const

/** Starts of ours that stand in mid-war; of any other turn the world is still that of the beginning. */
const startAt = (turn: string): Document => {
  const [year = '', season = ''] = turn.split(' ')
  const scenario = `demonstration-${season}-${year}`
  const isOurs = BOOKS.find(({ id }) => id === USUAL_EDITION)?.scenarios.some(({ id }) => id === scenario)
  return isOurs ? { edition: USUAL_EDITION, scenario } : { edition: USUAL_EDITION, ...(turn === FIRST ? {} : { turn }) }
}

const FIRST = '1939 fall'

const turns = YEARS.flatMap((year) => ['spring', 'summer', 'fall', 'winter'].map((season) => `${year} ${season}`))

const turnWords = (turn: string): string => {
  const [year = '', season = ''] = turn.split(' ')
  return `${season.charAt(0).toUpperCase()}${season.slice(1)} ${year}`
}

/** Where a question without a situation is asked: a war that is under way. */
const MID_WAR = startAt('1941 spring')

const SIDES = [
  ['axis', 'Axis'],
  ['westernAllies', 'Western Allies'],
  ['russia', 'Russia'],
] as const

/** Which side one plays and which turn it is: from there to one's year. What lies on the desk is gone on with. */
function Chair({ onDesk }: { readonly onDesk: Document | undefined }) {
  const [turn, setTurn] = useState<string>()
  const document = turn === undefined ? (onDesk ?? startAt('1941 spring')) : startAt(turn)
  return (
    <div className="front-chair">
      <label>
        <span className="label">Your year: it is</span>{' '}
        <select value={turn ?? ''} onChange={({ target }) => setTurn(target.value === '' ? undefined : target.value)}>
          <option value="">{onDesk === undefined ? 'Spring 1941' : `as on your desk: ${shortName(onDesk)}`}</option>
          {turns.slice(turns.indexOf(FIRST)).map((one) => (
            <option key={one} value={one}>
              {turnWords(one)}
            </option>
          ))}
        </select>
      </label>
      <span className="label" id="chair-sides">
        {onDesk === undefined || turn !== undefined ? 'and you are' : 'go on as'}
      </span>
      <ul aria-labelledby="chair-sides">
        {SIDES.map(([id, words]) => (
          <li key={id}>
            <a className="button quiet-button" href={situationAddress({ page: 'year', thing: id, parts: {} }, document)}>
              {words}
            </a>
          </li>
        ))}
      </ul>
      <p className="front-chair-book quiet">
        By the book: {BOOKS.find(({ id }) => id === document['edition'])?.title ?? String(document['edition'])}.
      </p>
    </div>
  )
}

const PLAY_A_GAME = 'Play a game'

const PlainPlay = () => (
  <a className="button" href={addressOf(['games'])}>
    {PLAY_A_GAME}
  </a>
)

const WaitingGame = lazy(async () => ({ default: (await import('../../play/lobby/waiting-game.tsx')).WaitingGame }))

/** Who has played in this browser sees first where it is their move. Nobody else asks the server for anything. */
const Play = () =>
  kept(PLAYED) === null ? (
    <PlainPlay />
  ) : (
    <Suspense fallback={<PlainPlay />}>
      <WaitingGame words={PLAY_A_GAME} />
    </Suspense>
  )

function FrontPage() {
  const onDesk = useFrontDocument()
  const to = (page: string): string => situationAddress({ page, parts: {} }, onDesk ?? MID_WAR)
  return (
    <div className="front">
      <section className="front-head">
        <h1>
          The diplomacy of <span className="whole">A World at War</span>, added up
        </h1>
        <p className="lead">
          Play it with friends or alone, or ask what a roll would do, where your points do most and who may go to war: every answer with its
          rule.
        </p>
        <div className="front-asks">
          <Play />
          <a className="button quiet-button" href={situationAddress({ page: 'board', parts: {} }, onDesk ?? MID_WAR)}>
            Odds in every country
          </a>
          <a className="button quiet-button" href={situationAddress({ page: 'tensions', parts: {} }, onDesk ?? MID_WAR)}>
            When may the U.S. go to war?
          </a>
        </div>
        <Chair onDesk={onDesk} />
      </section>
      <div className="front-ladder" aria-hidden="true">
        {LADDER.map((paint, rung) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rungs never change places.
          <span key={rung} className={`paint paint-${paint}`} />
        ))}
      </div>
      <section className="front-ways" aria-label="Where to begin">
        <a className="way way-first" href="#/tour">
          <span className="label">New here?</span>
          <strong>Five minutes in Summer 1941</strong>
          <span>If you have never seen the rules: the map, a roll and its reasons, tension, a war about to begin.</span>
          <span className="button">Take the tour</span>
        </a>
        <a className="way" href={addressOf(['games'])}>
          <span className="label">At the table</span>
          <strong>Play a game</strong>
          <span>With friends by link, against bots, or every side yourself.</span>
          <span className="button">To the games</span>
        </a>
        <a className="way" href={EXAMPLE}>
          <span className="label">A dossier to try</span>
          <strong>Hungary, Spring 1941</strong>
          <span>The Axis hold its hexes and want an ally; Britain stands in the way.</span>
          <span className="way-go">Open the dossier</span>
        </a>
        <a className="way" href={addressOf(['books'])}>
          <span className="label">The rules</span>
          <strong>The books</strong>
          <span>Contents, tables and rulings of three editions, to search or lay side by side.</span>
          <span className="way-go">Look something up</span>
        </a>
      </section>
      <section className="front-questions" aria-labelledby="front-questions">
        <h2 id="front-questions">{onDesk === undefined ? 'What players ask' : 'Ask about the situation on your desk'}</h2>
        <ul>
          {QUESTIONS.map(({ page, name, words }) => (
            <li key={page}>
              <a href={to(page)}>
                <strong>{words}</strong>
                <span className="label">{name}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
