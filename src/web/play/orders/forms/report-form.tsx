import { useEffect, useRef, useState } from 'react'
import {
  DELEGATION_NAMES,
  type Delegation,
  datesFor,
  FACTS,
  type FactId,
  type FactValue,
  keysOf,
  nationOfFact,
  turnName,
} from '../../../../rules/core/index.ts'
import type { Game, Order, Rulebook } from '../../../../rules/game/index.ts'
import { factsMatching, factsOf } from '../../../pages/facts/fact-list.ts'
import { Button, Fold, keep, kept, parsed, SearchField } from '../../../parts/index.ts'
import { factLabel } from '../../../situation/index.ts'
import { FactControl } from '../../../what-if/index.ts'
import { tried, useFolded } from '../../folded.ts'
import type { Give } from '../../live-game.ts'
import { PLAY, REPORT } from '../../words.ts'
import { Consequences } from '../offers.tsx'
import { Reasons } from '../reasons.tsx'
import { factsAskedNext, MOST_ASKED } from './checklist.ts'

/** So many are shown of what is found. */
const MOST_FOUND = 8

export type Reported = Readonly<Partial<Record<FactId, FactValue>>>

interface Props {
  readonly id: string
  readonly by: Delegation | 'referee'
  readonly book: Rulebook
  /** How much has happened. */
  readonly upTo: number
  readonly give: Give
  /** To be done with the stage, where the map is all that is asked about. */
  readonly pass?: Order | undefined
}

export const valueNow = ({ situation }: Game, fact: FactId): FactValue => situation.facts[fact] ?? FACTS[fact].start

/** What happened on the map: the facts that the rules read next, as they were last told, and one press where nothing changed. */
export function ReportForm({ isAsked, ...props }: Props & { readonly isAsked: boolean }) {
  return (
    <Fold name={PLAY.report} className="report-form" isOpenAtFirst={isAsked}>
      {() => <Checklist {...props} />}
    </Fold>
  )
}

function Checklist({ upTo, ...props }: Props) {
  const { id, book } = props
  const game = useFolded(id, book, upTo)
  return game === undefined ? (
    <p className="waiting" aria-busy="true">
      {PLAY.opening}
    </p>
  ) : (
    <Facts {...props} game={game} />
  )
}

function Facts({ id, by, book, game, give, pass }: Omit<Props, 'upTo'> & { readonly game: Game }) {
  const key = `chancery.report.${id}.${by}`
  const [reported, setReported] = useState<Reported>(() => (parsed(kept(key)) as Reported | undefined) ?? {})
  const [added, setAdded] = useState<readonly FactId[]>([])
  const own = factsOf(book)
  const asked = factsAskedNext(book, game, by).filter((fact) => own.has(fact))
  const shown = [...new Set([...asked.slice(0, MOST_ASKED), ...keysOf(reported), ...added])]
  const write = (next: Reported): void => {
    setReported(next)
    keep(key, keysOf(next).length === 0 ? undefined : JSON.stringify(next))
  }
  const set = (fact: FactId, value: FactValue): void => {
    const { [fact]: _before, ...others } = reported
    write(value === valueNow(game, fact) ? others : { ...others, [fact]: value })
  }
  const said = keysOf(reported)
  const order = { type: 'report-facts', by, facts: reported as Readonly<Record<string, FactValue>> } as const
  const foreseen = said.length === 0 ? undefined : tried(book, game, order)
  const hasReported = Object.values(game.reports).some(
    (one) => one.by === by && one.turn === game.situation.turn && one.stage === game.stage,
  )
  const sayNothing = async (): Promise<void> => {
    const isGiven = hasReported || (await give({ type: 'report-facts', by, facts: {} }))
    if (isGiven && pass !== undefined) await give(pass)
  }
  return (
    <>
      <p className="quiet">{shown.length === 0 ? REPORT.none : REPORT.lead}</p>
      <ul className="checklist">
        {shown.map((fact) => (
          <FactLine key={fact} fact={fact} book={book} game={game} value={reported[fact]} set={(value) => set(fact, value)} />
        ))}
      </ul>
      <MoreFacts label={PLAY.reportSearch} book={book} shown={shown} add={(fact) => setAdded([...added, fact])} />
      {foreseen !== undefined && foreseen.refusals.length > 0 && <Reasons refusals={foreseen.refusals} />}
      {foreseen !== undefined && foreseen.refusals.length === 0 && (
        <section className="report-brings">
          <h3 className="label">{REPORT.brings}</h3>
          <Consequences offer={foreseen} />
        </section>
      )}
      <p className="offer-ways move-foot">
        {said.length > 0 ? (
          <>
            <Button
              words={REPORT.give(said.length)}
              disabled={foreseen !== undefined && foreseen.refusals.length > 0}
              onClick={() => void give(order).then((isGiven) => isGiven && write({}))}
            />
            <Button look="quiet" words={REPORT.undo} onClick={() => write({})} />
          </>
        ) : hasReported && pass === undefined ? null : (
          <Button words={hasReported ? PLAY.reportNoMore : PLAY.reportNothing} onClick={() => void sayNothing()} />
        )}
      </p>
    </>
  )
}

interface FactLineProps {
  readonly fact: FactId
  readonly book: Rulebook
  readonly game: Game
  /** As it is about to be told; nothing where it stays. */
  readonly value: FactValue | undefined
  readonly set: (value: FactValue) => void
}

/** One fact: its value, and who said it last and when. */
export function FactLine({ fact, book, game, value, set }: FactLineProps) {
  const report = game.reports[fact]
  return (
    <li className={value === undefined ? 'control' : 'control control-changed'}>
      <p className="control-label">
        {factLabel(fact)}
        {report !== undefined && (
          <span className="quiet report-by">
            {REPORT.saidBy(report.by === 'referee' ? PLAY.theHost : DELEGATION_NAMES[report.by], turnName(report.turn))}
          </span>
        )}
      </p>
      <div className="handle">
        <FactControl
          label={factLabel(fact)}
          input={{ of: 'fact', fact }}
          dates={datesFor(book, [nationOfFact(fact)])}
          value={value ?? valueNow(game, fact)}
          set={(next) => set(next as FactValue)}
        />
      </div>
    </li>
  )
}

interface MoreProps {
  readonly label: string
  readonly book: Rulebook
  readonly shown: readonly FactId[]
  readonly add: (fact: FactId) => void
  /** Shown before anything is searched for. */
  readonly offered?: readonly FactId[]
}

/** Any other fact of the book, by searching. */
export function MoreFacts({ label, book, shown, add, offered = [] }: MoreProps) {
  const [search, setSearch] = useState('')
  const text = search.trim()
  const own = factsOf(book)
  const found = text === '' ? offered : factsMatching(text, book).filter((fact) => own.has(fact) && !shown.includes(fact))
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (text !== '') list.current?.scrollIntoView({ block: 'nearest' })
  }, [text])
  return (
    <>
      <SearchField
        label={label}
        value={search}
        search={setSearch}
        found={text === '' ? PLAY.reportHint : REPORT.found(found.length, MOST_FOUND)}
      />
      <ul className="report-found" ref={list}>
        {found.slice(0, MOST_FOUND).map((fact) => (
          <li key={fact}>
            <button
              type="button"
              className="link-button"
              onClick={() => {
                add(fact)
                setSearch('')
              }}
            >
              {factLabel(fact)}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
