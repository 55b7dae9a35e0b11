import { useState } from 'react'
import {
  type Delegation,
  datesFor,
  FACTS,
  type FactId,
  type FactValue,
  factSays,
  keysOf,
  nationOfFact,
  type Turn,
} from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import { factsMatching, factsOf } from '../pages/facts/fact-list.ts'
import { Button, Fold, SearchField } from '../parts/index.ts'
import { FactControl } from '../what-if/index.ts'
import { sentence } from '../wording.ts'
import type { Give } from './live-game.ts'
import { PLAY } from './words.ts'

/** So many are shown of what is found. */
const MOST_FOUND = 8

type Reported = Readonly<Partial<Record<FactId, FactValue>>>

interface Props {
  readonly by: Delegation
  readonly book: Rulebook
  readonly turn: Turn
  readonly give: Give
}

const labelOf = (fact: FactId): string => sentence(FACTS[fact].words)

/** What happened on the map, fact by fact; or that nothing did, in one press. */
export function ReportForm({ by, book, give }: Props) {
  const [search, setSearch] = useState('')
  const [reported, setReported] = useState<Reported>({})
  const own = factsOf(book)
  const found =
    search.trim() === '' ? [] : factsMatching(search.trim(), book).filter((fact) => own.has(fact) && reported[fact] === undefined)
  const said = keysOf(reported)
  const set = (fact: FactId, value: FactValue): void => setReported({ ...reported, [fact]: value })
  const drop = (fact: FactId): void => {
    const { [fact]: _dropped, ...others } = reported
    setReported(others)
  }
  return (
    <Fold name={PLAY.report} className="report-form">
      {() => (
        <>
          <SearchField
            label={PLAY.reportSearch}
            value={search}
            search={setSearch}
            found={search.trim() === '' ? PLAY.reportHint : `${found.length} found`}
          />
          <ul className="report-found">
            {found.slice(0, MOST_FOUND).map((fact) => (
              <li key={fact}>
                <button type="button" className="link-button" onClick={() => set(fact, FACTS[fact].start)}>
                  {labelOf(fact)}
                </button>
              </li>
            ))}
          </ul>
          {said.map((fact) => (
            <div key={fact} className="control">
              <p className="control-label">{labelOf(fact)}</p>
              <div className="handle">
                <FactControl
                  label={labelOf(fact)}
                  input={{ of: 'fact', fact }}
                  dates={datesFor(book, [nationOfFact(fact)])}
                  value={reported[fact] ?? null}
                  set={(value) => set(fact, value as FactValue)}
                />
                <Button
                  look="quiet"
                  words="×"
                  unseen={PLAY.reportDrop(factSays(fact, reported[fact] ?? null))}
                  onClick={() => drop(fact)}
                />
              </div>
            </div>
          ))}
          <p className="offer-ways">
            {said.length > 0 && (
              <Button
                words={PLAY.reportGive}
                onClick={() =>
                  void give({ type: 'report-facts', by, facts: reported as Readonly<Record<string, FactValue>> }).then(
                    (isGiven) => isGiven && setReported({}),
                  )
                }
              />
            )}
            <Button look="quiet" words={PLAY.reportNothing} onClick={() => void give({ text: 'report nothing' })} />
          </p>
        </>
      )}
    </Fold>
  )
}
