import { useEffect, useRef } from 'react'
import { americanForcesDoor, mayDoor, type Refused, type WarCell, warRoomDoor } from '../../../counsel/index.ts'
import { isPower, type Refusal, refuse, turnName } from '../../../rules/core/index.ts'
import { WITH, whyNotRead } from '../../inquiry/index.ts'
import type { SituationPage } from '../../page.ts'
import { Mark, PageHead, useNarrow } from '../../parts/index.ts'
import { askOf, type OpenSituation, type Query, useSituation } from '../../situation/index.ts'
import { Refusals } from '../../what-if/index.ts'
import { listed } from '../../wording.ts'
import { AMERICAN_PARTS, AmericanForces } from './american-forces.tsx'
import { Blitz } from './blitz.tsx'
import { Obligations } from './brings.tsx'
import { Declaration } from './declaration.tsx'
import { HELP_PARTS, helpArgs, Intervention } from './intervention.tsx'
import { PowerTargets, powerAsked } from './power-targets.tsx'
import { nationsIn, WarMatrix } from './war-matrix.tsx'
import { CELL_SAYS, nationTitle, openWords, pairName } from './words.ts'
import './war-room.css'

const cellIn = (cells: readonly WarCell[], { by, on }: Query['parts']): WarCell | undefined =>
  cells.find((cell) => cell.by === by && cell.on === on)

function Legend({ hasPrices, hasMeans }: { readonly hasPrices: boolean; readonly hasMeans: boolean }) {
  return (
    <ul className="war-legend" aria-label="Signs">
      <li>
        <span className="cell-yes">{hasPrices ? '10' : <Mark is="yes" />}</span> may declare war{hasPrices && ', for so many BRPs'}
      </li>
      {hasMeans && (
        <li>
          <span className="cell-yes means-another">{hasPrices ? '35' : <Mark is="yes" />}</span> and it means war with the power that holds
          it
        </li>
      )}
      <li>
        <span className="war-mark" /> at war
      </li>
      <li>
        <span className="cell-no">
          <Mark is="no" />
        </span>{' '}
        forbidden
      </li>
      <li>
        <span className="cell-quiet">·</span> nothing to declare
      </li>
    </ul>
  )
}

/** Puts the focus back where a cell was opened; on the phone its list may be folded. */
function focusOn(cell: WarCell): void {
  const button = document.querySelector<HTMLElement>(`.war-matrix [data-cell="${cell.by} ${cell.on}"]`)
  const folded = button?.closest('details:not([open])')?.querySelector('summary')
  ;(folded ?? button)?.focus()
}

/** Who may go to war with whom. */
function WarRoomPage() {
  const { current, ask, query, turnTo } = useSituation()
  const isNarrow = useNarrow()
  const head = useRef<HTMLHeadingElement>(null)
  const answer = ask(warRoomDoor)
  const cell = answer.ok ? cellIn(answer.cells, query.parts) : undefined
  const key = cell === undefined ? undefined : `${cell.by} ${cell.on}`
  // An opened cell stands above the matrix, and is gone to.
  useEffect(() => {
    if (key === undefined || head.current === null) return
    head.current.focus({ preventScroll: true })
    const { top } = head.current.getBoundingClientRect()
    if (isNarrow || top < 0 || top > innerHeight * 0.7) head.current.scrollIntoView({ block: 'start' })
  }, [key, isNarrow])
  if (!answer.ok) return <Refusals refusals={answer.refusals} />
  const { book, situation } = current
  const power = powerAsked(answer.cells, query.parts)
  const turn = (by?: string, on?: string): void =>
    turnTo({ parts: { by, on, power: by ?? power, support: undefined, choice: undefined, at: undefined, [WITH]: undefined } })
  const close = (): void => {
    if (cell === undefined) return
    turn()
    focusOn(cell)
  }
  const { gone } = nationsIn(answer.cells)
  const hasPrices = book.clauses.war.prices !== undefined
  const opened = cell !== undefined && (
    <Declaration
      key={key}
      cell={cell}
      owed={answer.obligations.find(({ by, on }) => by === cell.by && on === cell.on)}
      head={head}
      close={close}
    />
  )
  return (
    <div className="war-room">
      <PageHead label="War room" heading="Who may go to war" />
      <p className="lead">
        {turnName(situation.turn)}: {openWords(answer.cells.filter(({ allowed }) => allowed).length)} in all. Open one to see{' '}
        {CELL_SAYS[hasPrices ? 'priced' : 'free']}.
      </p>
      {power !== undefined && <PowerTargets cells={answer.cells} power={power} opened={cell} open={(by, on) => turn(by, on)} />}
      <Obligations obligations={answer.obligations} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the button Close does. */}
      <div
        className="war-cells"
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.defaultPrevented) close()
        }}
      >
        {opened}
        <div className="war-overview">
          <h2>Everybody at a glance</h2>
          {!isNarrow && <Legend hasPrices={hasPrices} hasMeans={answer.cells.some(({ allowed, means }) => allowed && means !== null)} />}
          <WarMatrix cells={answer.cells} opened={cell} open={(by, on) => turn(by, on)} />
          {gone.length > 0 && <p className="quiet">Not there to be attacked: {listed(gone.map(nationTitle))}.</p>}
        </div>
      </div>
      {book.clauses.blitz !== undefined && <Blitz />}
      {book.clauses.intervention !== undefined && <Intervention gone={gone} />}
      {book.clauses.americanForces !== undefined && <AmericanForces />}
    </div>
  )
}

const wrongIn = (answer: { readonly ok: true } | Refused): readonly Refusal[] => (answer.ok ? [] : answer.refusals)

/** What is said of help for a country, where the book knows of any. */
function whyNotHelp(current: OpenSituation, { parts }: Query): readonly Refusal[] {
  if (current.book.clauses.intervention === undefined || HELP_PARTS.every((name) => parts[name] === undefined)) return []
  return wrongIn(askOf(current, mayDoor, helpArgs(parts, 'poland')))
}

/** What is said of American forces, where the book knows where they may go. */
function whyNotAmericans(current: OpenSituation, { parts: { to, forces } }: Query): readonly Refusal[] {
  if (current.book.clauses.americanForces === undefined || (to === undefined && forces === undefined)) return []
  return wrongIn(askOf(current, americanForcesDoor, { to, forces }))
}

function whyNot(current: OpenSituation, query: Query): readonly Refusal[] {
  const { by, on, support, choice, at } = query.parts
  const beside = [...whyNotRead(query), ...whyNotHelp(current, query), ...whyNotAmericans(current, query)]
  const { power } = query.parts
  if (power !== undefined && !isPower(power)) return [refuse('misasked', `power: “${power}”; expected a power, such as germany`)]
  if (by === undefined && on === undefined) return beside
  const answer = askOf(current, warRoomDoor)
  if (!answer.ok) return answer.refusals
  if (cellIn(answer.cells, query.parts) !== undefined)
    return [
      ...(support === undefined && at === undefined
        ? []
        : wrongIn(
            askOf(current, mayDoor, {
              question: 'declare',
              by,
              on,
              ...(support && { support }),
              ...(choice && { choice }),
              ...(at && { at }),
            }),
          )),
      ...beside,
    ]
  return [
    refuse('misasked', `by=${by ?? ''}&on=${on ?? ''}: expected a power, and another power or a country, such as by=germany&on=turkey`),
  ]
}

export const page: SituationPage = {
  parts: ['by', 'on', 'power', 'support', 'choice', 'at', WITH, ...HELP_PARTS, ...AMERICAN_PARTS],
  title: (current, { parts }) => {
    const answer = askOf(current, warRoomDoor)
    const cell = answer.ok ? cellIn(answer.cells, parts) : undefined
    return `${cell === undefined ? 'War room' : pairName(cell)}, ${turnName(current.situation.turn)}`
  },
  whyNot,
  Page: WarRoomPage,
}
