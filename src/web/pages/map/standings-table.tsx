import { startTransition, useEffect, useState } from 'react'
import { FACTIONS, type Faction, isOneOf, type Minor, POWER_NAMES } from '../../../rules/core/index.ts'
import { Choice, nextTask, optionsOf, Panel } from '../../parts/index.ts'
import { type OpenSituation, useSituation } from '../../situation/index.ts'
import { FACTION_LABELS, signed, typeset } from '../../wording.ts'
import { type Study, study, whyShut } from '../dossier/study.ts'
import { Strip, verdictWords } from '../dossier/verdict.tsx'
import { tintOfTarget } from './lands.ts'
import { Swatch } from './paint.tsx'
import { targetsOf } from './survey.ts'
import { printed, standingLine, targetTitle } from './words.ts'

export const SORTS = ['country', 'standing', 'roll'] as const
type Sort = (typeof SORTS)[number]
export const isSort = (name: unknown): name is Sort => isOneOf(SORTS, name)

const SORT_LABELS: Readonly<Record<Sort, string>> = { country: 'Country', standing: 'Standing', roll: 'Roll' }

interface Row {
  readonly target: Minor
  readonly study: Study
  /** From Allied ally to Axis ally; nobody's lies between. */
  readonly rung: number
}

/** Between the Allied 0 and the Ukraine's 5. */
const BETWEEN = 3.5

function rowsOf(current: OpenSituation, by: Faction): readonly Row[] {
  return targetsOf(current.book).flatMap((target) => {
    const studied = study(current, { target, by })
    const { result } = current.judged.standings[target]
    return studied.ok ? [{ target, study: studied.study, rung: result ?? BETWEEN }] : []
  })
}

const ORDERS: Readonly<Record<Sort, (one: Row, other: Row) => number>> = {
  country: (one, other) => targetTitle(one.target).localeCompare(targetTitle(other.target)),
  standing: (one, other) => one.rung - other.rung,
  roll: (one, other) => one.study.answer.total - other.study.answer.total,
}

interface Props {
  readonly by: Faction
  readonly sort: Sort
  readonly isDown: boolean
}

/** Whether every roll of the first table has been weighed: one at a time after the map is drawn, so that the page answers in between. */
function useWeighed({ by }: Props): boolean {
  const { current } = useSituation()
  const [isWeighed, setWeighed] = useState(false)
  useEffect(() => {
    if (isWeighed) return
    let isWanted = true
    const weigh = async (): Promise<void> => {
      for (const target of targetsOf(current.book)) {
        await nextTask()
        if (!isWanted) return
        study(current, { target, by })
      }
      startTransition(() => setWeighed(true))
    }
    void weigh()
    return () => {
      isWanted = false
    }
  }, [current, by, isWeighed])
  return isWeighed
}

/** The map as a table, once it has been weighed. */
export function Standings(props: Props) {
  if (useWeighed(props)) return <StandingsTable {...props} />
  return (
    <Panel className="standings" heading="Standings">
      <p className="quiet" aria-busy="true">
        Weighing …
      </p>
    </Panel>
  )
}

/** The map as a table: where every country stands and what a roll would do. */
function StandingsTable({ by, sort, isDown }: Props) {
  const { current, address, adjust } = useSituation()
  const inOrder = rowsOf(current, by).toSorted(ORDERS[sort])
  const rows = isDown ? inOrder.toReversed() : inOrder
  const order = (next: Sort): void =>
    adjust({ parts: { sort: next === 'country' ? undefined : next, order: next === sort && !isDown ? 'down' : undefined } })
  const head = (one: Sort) => (
    <th scope="col" aria-sort={one === sort ? (isDown ? 'descending' : 'ascending') : 'none'} className={`col-${one}`}>
      <button type="button" onClick={() => order(one)}>
        {SORT_LABELS[one]}
      </button>
    </th>
  )
  return (
    <Panel className="standings" heading="Standings">
      <Choice
        name="map-by"
        legend="Who rolls"
        value={by}
        options={optionsOf(FACTIONS, FACTION_LABELS)}
        choose={(id) => adjust({ parts: { by: id === 'axis' ? undefined : id } })}
      />
      <table className="standings-table">
        <caption className="unseen">Every diplomatic target, where it stands and what a roll would do</caption>
        <thead>
          <tr>
            {head('country')}
            {head('standing')}
            <th scope="col" className="col-with">
              For
            </th>
            {head('roll')}
            <th scope="col" className="col-likely">
              Chances
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ target, study: one }) => {
            const why = whyShut(one)
            const { with: partner, conquered } = current.judged.standings[target]
            return (
              <tr key={target} data-target={target} data-total={one.answer.total}>
                <th scope="row">
                  <a href={address('dossier', { thing: target, parts: { by } })}>{targetTitle(target)}</a>
                </th>
                <td className="col-standing">
                  <Swatch tint={tintOfTarget(current.situation, target)} /> {standingLine(current.book, current.judged, target)}
                </td>
                <td className="col-with">{partner === null || conquered ? '' : printed(POWER_NAMES[partner])}</td>
                <td className="col-roll">{signed(one.answer.total)}</td>
                <td className="col-likely">
                  <div className="likely">
                    <Strip study={one} />
                    {why === undefined ? (
                      <span className="likely-words">{verdictWords(one)}</span>
                    ) : (
                      <span className="likely-words likely-shut">May not be rolled: {typeset(why)}</span>
                    )}
                  </div>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Panel>
  )
}
