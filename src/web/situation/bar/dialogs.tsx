import { useEffect, useId, useState } from 'react'
import type { Rulebook } from '../../../rules/game/index.ts'
import { addressOf } from '../../address.ts'
import { Button, Choice, Dialog, Empty } from '../../parts/index.ts'
import { ask } from '../../play/wire.ts'
import { sentence, typeset } from '../../wording.ts'
import { useWholeBook } from '../books.ts'
import type { Document } from '../document.ts'
import { gameOf } from '../game-address.ts'
import { type OpenSituation, openDocument } from '../open-situation.ts'
import { situationAddress } from '../situation-address.ts'
import { comparedSituation, useTabs } from '../tabs/tab-store.ts'
import { useSituation } from '../use-situation.ts'
import { contrastsOf } from './comparison.ts'
import { differencesIn } from './differences.ts'
import { saveFile } from './file-button.tsx'
import { situationTitle } from './title.ts'

interface DialogProps {
  readonly close: () => void
}

/** What differs from the situation compared with, or from the scenario. */
export function DifferencesDialog({ close }: DialogProps) {
  const tabs = useTabs()
  const there = comparedSituation(tabs)
  return there === undefined ? <FromTheStart close={close} /> : <FromAnother there={there} close={close} />
}

function FromAnother({ there, close }: DialogProps & { readonly there: OpenSituation }) {
  const { current } = useSituation()
  const contrasts = contrastsOf(current, there)
  return (
    <Dialog title="What differs" close={close}>
      <p className="quiet">From the situation it is compared with: {situationTitle(there)}.</p>
      {contrasts.length === 0 ? (
        <Empty title="Nothing differs">
          <p>Both say the same.</p>
        </Empty>
      ) : (
        <ul className="differences">
          {contrasts.map(({ id, label, here, there: other }) => (
            <li key={id}>
              <span>
                {label}: {here}
                <span className="quiet"> there: {other}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

/** What differs from the scenario, each of which can be taken out again. */
function FromTheStart({ close }: DialogProps) {
  const { current, write, undo, address } = useSituation()
  const { book, situation } = current
  const differences = differencesIn(current)
  return (
    <Dialog title="What differs" close={close}>
      <p className="quiet">From the start of {book.scenarios[situation.scenario]?.title ?? situation.scenario}.</p>
      {differences.length === 0 ? (
        <Empty title="Nothing differs">
          <p>
            Change a fact where a page shows it, or on the <a href={address('facts')}>page of facts</a>.
          </p>
        </Empty>
      ) : (
        <ul className="differences">
          {differences.map(({ id, words, start, without }) => (
            <li key={id}>
              <span>
                {words}
                {start !== undefined && <span className="quiet"> at the start: {start}</span>}
              </span>
              <Button look="quiet" words="Take out" aria-label={`Take out: ${words}`} onClick={() => write(without)} />
            </li>
          ))}
        </ul>
      )}
      <p className="dialog-ways">
        <Button look="quiet" words="Undo" disabled={undo === undefined} onClick={undo} />
      </p>
    </Dialog>
  )
}

/** Rulings that tables may see differently: which answer holds at this desk. */
export function RulingsDialog({ close }: { readonly close: () => void }) {
  const onDesk = useSituation().current.book
  const book = useWholeBook(onDesk)
  return (
    <Dialog title="House rulings" close={close}>
      <p>
        Where a book is silent and tables may fairly differ, the host picks an answer. Ours comes first;{' '}
        <a href={addressOf(['books', onDesk.id, 'rulings'], [['choices', 'yes']])}>why it is ours</a> stands in the book.
      </p>
      {typeof book === 'string' ? (
        <p className="quiet" role="status">
          {book === 'coming' ? 'Fetching the rulings of the book…' : 'The rulings of the book could not be fetched.'}
        </p>
      ) : (
        <RulingChoices book={book} />
      )}
    </Dialog>
  )
}

function RulingChoices({ book }: { readonly book: Rulebook }) {
  const { current, change } = useSituation()
  const open = Object.values(book.rulings).flatMap(({ id, question, choices }) =>
    choices === undefined ? [] : [{ id, question, choices }],
  )
  return (
    <ul className="ruling-choices">
      {open.map(({ id, question, choices }) => {
        const [ours] = choices
        return (
          <li key={id}>
            <p>
              <span className="ruling-id">{id}</span> {typeset(question)}
            </p>
            <Choice
              name={id}
              legend={`${id}: which answer holds`}
              isQuiet
              shape="column"
              value={current.book.houseRulings[id] ?? ours.id}
              options={choices.map((choice) => ({ id: choice.id, words: `${sentence(choice.words)}${choice === ours ? ' (ours)' : ''}` }))}
              choose={(picked) => change(['rulings', id], picked === ours.id ? undefined : picked)}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** The address that holds what is on the desk, a few words to send with it, and the situation as a file for the command line. */
export function ShareDialog({ close }: { readonly close: () => void }) {
  const { document } = useSituation().current
  const game = gameOf(document)
  return game === undefined ? <ShareDesk close={close} /> : <ShareGame game={game} close={close} />
}

/** Of a game in hand: what everybody at the table knows, and no more. */
function ShareGame({ game, close }: { readonly game: string; readonly close: () => void }) {
  const { query } = useSituation()
  const [shared, setShared] = useState<OpenSituation | 'coming' | 'lost'>('coming')
  useEffect(() => {
    let isWanted = true
    void (async () => {
      const reply = await ask<Document>('GET', `/games/${game}/situation?of=everybody`)
      const { ok: _ok, ...said } = reply.ok ? reply.body : {}
      const read = reply.ok ? openDocument(said) : undefined
      if (isWanted) setShared(read?.ok ? read.current : 'lost')
    })()
    return () => {
      isWanted = false
    }
  }, [game])
  if (typeof shared === 'string')
    return (
      <Dialog title="Share the public situation" close={close}>
        <p role="status">{shared === 'coming' ? 'Fetching what everybody knows…' : 'The server did not answer. Try again.'}</p>
      </Dialog>
    )
  const thing = query.thing === undefined ? {} : { thing: query.thing }
  const address = `${location.origin}${location.pathname}${situationAddress({ page: query.page, ...thing, parts: {} }, shared.document)}`
  return (
    <Dialog title="Share the public situation" close={close}>
      <p>
        This shares what everybody at the table knows. Your points, your drafts and what you try on this page stay with you, and are not in
        the address of this page either.
      </p>
      <Copied label="Address" text={address} rows={3} />
      <Copied label="In words, with the address" text={`${summaryOf(shared)}\n${address}`} rows={6} />
      <p>
        For the chancery command: <Button look="quiet" words="Save it as a file" onClick={() => saveFile(shared)} />
      </p>
    </Dialog>
  )
}

function ShareDesk({ close }: { readonly close: () => void }) {
  const { current, leftOut } = useSituation()
  const address = location.href
  return (
    <Dialog title="Share what is on the desk" close={close}>
      <p>Whoever opens this address sees the same page, with every change you made. The address itself holds it all: nothing is stored.</p>
      {leftOut !== undefined && <p className="left-out">{leftOut}</p>}
      <Copied label="Address" text={address} rows={3} />
      <Copied label="In words, with the address" text={`${summaryOf(current)}\n${address}`} rows={6} />
      <p>
        For the chancery command, or to keep: <Button look="quiet" words="Save it as a file" onClick={() => saveFile(current)} />
      </p>
    </Dialog>
  )
}

function Copied({ label, text, rows }: { readonly label: string; readonly text: string; readonly rows: number }) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready')
  const id = useId()
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('refused')
    }
  }
  return (
    <div className="copied">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <textarea id={id} readOnly rows={rows} value={text} onFocus={(event) => event.target.select()} />
      <p>
        <Button words="Copy" onClick={() => void copy()} />{' '}
        <span role="status">
          {state === 'copied' ? 'Copied.' : state === 'refused' ? 'The browser does not let us copy: select the text and copy it.' : ''}
        </span>
      </p>
    </div>
  )
}

const MOST_TOLD = 6

/** The situation in a few lines that somebody can read without opening it. */
function summaryOf(current: OpenSituation): string {
  const differences = differencesIn(current).filter(({ id }) => id !== 'turn')
  const told = differences.slice(0, MOST_TOLD).map(({ words }) => `– ${words}`)
  const more = differences.length - told.length
  return [situationTitle(current), ...told, ...(more > 0 ? [`– and ${more} more`] : [])].join('\n')
}
