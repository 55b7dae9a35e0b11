import { DEMONSTRATION } from './demonstration.ts'
import type { Opened } from './page.ts'
import { Die } from './parts/die.tsx'

export const openFrontPage = (): Opened => ({ ok: true, title: 'Chancery', place: 'front', page: <FrontPage /> })

function FrontPage() {
  return (
    <div className="front">
      <section className="front-head">
        <h1>Every modifier, every rule, every chance: the diplomacy of A World at War, added up.</h1>
        <p className="lead">
          Chancery knows the books, hunts through the tables for the modifiers of a die roll and shows each one with its rule. Change what
          stands on the map and watch the chances move.
        </p>
      </section>

      <section className="front-ways" aria-label="Where to begin">
        <a className="way way-first" href={DEMONSTRATION}>
          <span className="label">A dossier to try</span>
          <strong>Hungary, Spring 1941</strong>
          <span>
            The Axis hold its hexes and want an ally; Britain has put points in their way. What would the die bring, why, and what would
            change it?
          </span>
          <span className="way-dice">
            {[1, 2, 3, 4, 5, 6].map((face) => (
              <Die key={face} face={face} />
            ))}
          </span>
          <span className="way-go">Open the dossier</span>
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
    </div>
  )
}
