import { useState } from 'react'
import type { PartisanLine } from '../../../counsel/index.ts'
import { chapterOf, type FactId, isFactId, isTurn, turnName } from '../../../rules/index.ts'
import { Fold } from '../../parts/fold.tsx'
import { inputKey, inputsOf } from '../../situation/inputs/input.ts'
import { useSituation } from '../../situation/use-situation.ts'
import { InputControl } from '../../what-if/input-control.tsx'
import { keptOnce } from '../../what-if/reads.tsx'
import { RuleLabel } from '../../what-if/rule-label.tsx'
import { sentence, typeset } from '../../wording.ts'
import { RUNNER_WORDS, WORDS } from './words.ts'

/** What a row has now; one that is not dated has a number nobody knows yet. */
const figureOf = ({ state, divisions }: PartisanLine): string =>
  divisions !== null ? typeset(String(divisions)) : state === 'undated' ? '?' : ''

const cell = (divisions: number | null): string => (divisions === null ? '–' : typeset(String(divisions)))

/** What is to be dated: the door names the fact for whoever writes a document, `france.occupiedSince: the occupation began`. */
function momentIn(told: string): { readonly fact?: FactId; readonly words: string } {
  const [id = '', ...rest] = told.split(': ')
  return isFactId(id) ? { fact: id, words: rest.join(': ') } : { words: told }
}

/** How a row stands, in a line. */
function stands({ state, wanting, unreported, since, yearStarts }: PartisanLine): string {
  switch (state) {
    case 'in-force':
      return since === null || !isTurn(since) ? 'in force' : WORDS.since(turnName(since), yearStarts ?? 0)
    case 'wanting':
      return `${WORDS.needs}: ${wanting ?? ''}`
    case 'undated':
      return [WORDS.undated, ...unreported.filter((told) => momentIn(told).fact === undefined)].join(': ')
    case 'by-diplomacy':
    case 'by-sheet':
      return WORDS[state]
  }
}

/** What a row reads, to be changed under it. */
function RowReads({ line }: { readonly line: PartisanLine }) {
  const { book } = useSituation().current
  const row = chapterOf(book, 'partisans').rows.find(({ id }) => id === line.id)
  const clocks = row?.clocks.flatMap(({ when }) => inputsOf(when)) ?? []
  const inputs = keptOnce([
    ...(row === undefined ? [] : inputsOf(row.when)),
    ...clocks,
    ...line.facts.map((fact) => ({ of: 'fact', fact }) as const),
  ])
  if (inputs.length === 0) return <p className="quiet">{WORDS.fixed}</p>
  return inputs.map((input) => <InputControl key={inputKey(input)} input={input} />)
}

function Row({ line, years }: { readonly line: PartisanLine; readonly years: readonly number[] }) {
  const [isOpen, setOpen] = useState(false)
  const { book } = useSituation().current
  const { id, words, by, state, divisions, byYear, cells, cite, ruling, within } = line
  const isIn = state === 'in-force'
  const undated = line.unreported.flatMap((told) => momentIn(told).fact ?? [])
  return (
    <li className={isIn ? 'rising rising-in' : 'rising'} data-row={id} data-state={state} data-divisions={divisions ?? 'open'}>
      <b className="rising-now">{figureOf(line)}</b>
      <div className="rising-words">
        <p>
          <span className="rising-name">{sentence(words)}</span> <span className="quiet">{RUNNER_WORDS[by]}</span> <RuleLabel cite={cite} />{' '}
          {ruling !== undefined && <RuleLabel cite={{ book: book.id, rule: ruling }} />}
        </p>
        <p className="quiet">
          {sentence(stands(line))}
          {within !== undefined && `; ${WORDS.within}`}
        </p>
        {undated.map((fact) => (
          <InputControl key={fact} input={{ of: 'fact', fact }} />
        ))}
      </div>
      <ol className="rising-years" aria-label={byYear.length > 0 ? 'By year' : 'As printed'}>
        {byYear.length > 0
          ? byYear
              .filter(({ year }) => years.includes(year))
              .map(({ year, divisions: then }) => (
                <li key={year} data-year={year}>
                  <span>{year}</span>
                  <b>{cell(then)}</b>
                </li>
              ))
          : cells.map(({ yearStarts, divisions: then }) => (
              <li key={yearStarts} className="printed-cell">
                <span>{yearStarts === 0 ? 'at once' : `YSS ${yearStarts}`}</span>
                <b>{cell(then)}</b>
              </li>
            ))}
      </ol>
      <details className="rising-reads" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          What it reads <span className="unseen">: {words}</span>
        </summary>
        {isOpen && <RowReads line={line} />}
      </details>
    </li>
  )
}

const isWaiting = ({ state }: PartisanLine): boolean => state === 'wanting'

interface Props {
  readonly rows: readonly PartisanLine[]
  readonly years: readonly number[]
  /** Rows that wait for something are in sight too. */
  readonly isWhole: boolean
}

/** The rows of one table: what counts, and folded away what still waits. */
export function TableRows({ rows, years, isWhole }: Props) {
  const waiting = rows.filter(isWaiting)
  const counted = rows.filter((row) => !isWaiting(row))
  const listOf = (lines: readonly PartisanLine[]) => (
    <ul className="risings">
      {lines.map((line) => (
        <Row key={line.id} line={line} years={years} />
      ))}
    </ul>
  )
  return (
    <>
      {counted.length === 0 ? <p className="risings-none">{WORDS.none}</p> : listOf(counted)}
      {waiting.length > 0 && (
        <Fold name={WORDS.waiting} count={waiting.length} isOpenAtFirst={isWhole}>
          {listOf(waiting)}
        </Fold>
      )}
    </>
  )
}
