import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { rulesWith } from '../../../counsel/index.ts'
import { BOOKS, bookLedgers, type Ledger } from '../../../editions/index.ts'
import { CALENDAR, type Ruling, turnName } from '../../../rules/core/index.ts'
import { addressOf } from '../../address.ts'
import { rename } from '../../page.ts'
import { Choice, Empty, RulingText, SearchField, Tick, tell } from '../../parts/index.ts'
import { changeOnDesk, type Document, put, useFrontDocument } from '../../situation/index.ts'
import { sentence } from '../../wording.ts'
import { BookFrame } from './book-frame.tsx'
import { said } from './links.ts'

const titleOf = (book: string): string => BOOKS.find(({ id }) => id === book)?.title ?? book

const hasRuling = ({ edition }: Document, ruling: string): boolean =>
  bookLedgers().some(({ id, rulings }) => id === edition && rulings.some((one) => one.id === ruling))

const chosenIn = ({ rulings }: Document, ruling: string): string | undefined =>
  typeof rulings === 'object' && rulings !== null ? (rulings as Readonly<Record<string, string>>)[ruling] : undefined

interface RulingChoiceProps {
  readonly book: string
  readonly ruling: Ruling & Required<Pick<Ruling, 'choices'>>
}

/** Which answer to a ruling holds in the situation on the desk. */
function RulingChoice({ book, ruling: { id, choices } }: RulingChoiceProps) {
  const document = useFrontDocument() ?? { edition: book }
  const [ours] = choices
  if (!hasRuling(document, id))
    return (
      <>
        <ul className="quiet">
          {choices.map((choice) => (
            <li key={choice.id}>
              {sentence(choice.words)}
              {choice === ours && ' (ours)'}
            </li>
          ))}
        </ul>
        <p className="quiet">The situation on the desk is of {titleOf(String(document['edition']))}, which has no such ruling.</p>
      </>
    )
  const choose = (picked: string): void => {
    const after = put(document, ['rulings', id], picked === ours.id ? undefined : picked)
    void changeOnDesk(document, after)
    tell(`${id} is taken so on the desk.`, { words: 'Undo', do: () => void changeOnDesk(after, document) })
  }
  const turn = CALENDAR.find((one) => one === document['turn'])
  return (
    <Choice
      name={id}
      legend={`Which holds on the desk${turn === undefined ? '' : ` (${turnName(turn)})`}`}
      shape="column"
      value={chosenIn(document, id) ?? ours.id}
      options={choices.map((choice) => ({ id: choice.id, words: `${sentence(choice.words)}${choice === ours ? ' (ours)' : ''}` }))}
      choose={choose}
    />
  )
}

interface RulingsProps {
  readonly ledger: Ledger
  readonly search: string
  /** Only those with choices. */
  readonly isOpenOnly: boolean
  readonly rule?: string | undefined
}

/** Our readings where the sources are silent or at odds; where tables may differ, the answer that holds on the desk is picked here. */
export function Rulings({ ledger, search, isOpenOnly, rule }: RulingsProps) {
  const [query, setQuery] = useState({ text: search, isOpenOnly })
  useEffect(() => setQuery({ text: search, isOpenOnly }), [search, isOpenOnly])
  const sought = useDeferredValue(query.text.trim())
  const list = useRef<HTMLUListElement>(null)
  const found = useMemo(() => {
    const answer = rulesWith({ edition: ledger.id, search: sought })
    const rulings = answer.ok ? (answer.books[ledger.id]?.rulings ?? []) : []
    return query.isOpenOnly ? rulings.filter(({ choices }) => choices !== undefined) : rulings
  }, [ledger, sought, query.isOpenOnly])
  useEffect(() => {
    if (rule !== undefined) list.current?.querySelector(`[data-ruling="${CSS.escape(rule)}"]`)?.scrollIntoView({ block: 'center' })
  }, [rule])
  const look = (next: typeof query): void => {
    setQuery(next)
    rename(addressOf(['books', ledger.id, 'rulings'], said({ search: next.text.trim(), choices: next.isOpenOnly ? 'yes' : undefined })))
  }
  const open = ledger.rulings.filter(({ choices }) => choices !== undefined).length
  const field = (
    <SearchField
      label="Search the rulings"
      value={query.text}
      search={(text) => look({ ...query, text })}
      found={`${found.length} of ${ledger.rulings.length}`}
    />
  )
  return (
    <BookFrame ledger={ledger} at="rulings" field={field}>
      <h2 className="unseen">Rulings</h2>
      <div className="rulings-head">
        <p className="lead">
          Where the book is silent or says two things, a ruling of ours decides, and the lines that rest on it cite it.
        </p>
        <Tick isSet={query.isOpenOnly} set={(isSet) => look({ ...query, isOpenOnly: isSet })}>
          Only those a table may choose ({open})
        </Tick>
      </div>
      {found.length === 0 && (
        <Empty title={`No ruling speaks of “${sought}”`}>
          <p>Try a number such as 49.31, a country, or fewer words.</p>
        </Empty>
      )}
      <ul className="rulings" ref={list}>
        {found.map(({ choices, ...ruling }) => (
          <li key={ruling.id} className={ruling.id === rule ? 'clause-sought' : undefined}>
            <RulingText ruling={ruling}>
              {choices !== undefined && <RulingChoice book={ledger.id} ruling={{ ...ruling, choices }} />}
            </RulingText>
          </li>
        ))}
      </ul>
    </BookFrame>
  )
}
