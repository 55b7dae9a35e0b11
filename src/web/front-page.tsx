import { DEMONSTRATION } from './demonstration.ts'
import type { Opened } from './page.ts'

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

function FrontPage() {
  return (
    <div className="front">
      <section className="front-head">
        <h1>
          The diplomacy of <span className="whole">A World at War</span>, added up
        </h1>
        <p className="lead">
          Chancery knows the books, hunts through the tables for the modifiers of a die roll, and shows every one with its rule. Change what
          stands on the map and see at once how the chances move.
        </p>
      </section>
      <div className="front-ladder" aria-hidden="true">
        {LADDER.map((paint, rung) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rungs never change places.
          <span key={rung} className={`paint paint-${paint}`} />
        ))}
      </div>
      <section className="front-ways" aria-label="Where to begin">
        <a className="way way-first" href={DEMONSTRATION}>
          <span className="label">A dossier to try</span>
          <strong>Hungary, Spring 1941</strong>
          <span>
            The Axis hold its hexes and want an ally; Britain has put points in their way. What would the die bring, why, and what would
            change it?
          </span>
          <span className="button">Open the dossier</span>
        </a>
        <a className="way" href="#/board/classic">
          <span className="label">Any country</span>
          <strong>The countries</strong>
          <span>Every diplomatic target side by side: where it stands, and what a roll would come to.</span>
          <span className="way-go">Choose a country</span>
        </a>
        <a className="way" href="#/books">
          <span className="label">The rules</span>
          <strong>The books</strong>
          <span>Contents, tables and rulings of three editions, searchable, and two of them side by side.</span>
          <span className="way-go">Look something up</span>
        </a>
      </section>
      <p className="front-note">
        <em>A World at War</em> is its owner’s trademark. No rule text is included here: bring your own copy of the game.
      </p>
    </div>
  )
}
