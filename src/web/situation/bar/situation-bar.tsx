import { lazy, type ReactNode, Suspense, useState } from 'react'
import { FACTS, isFactId, turnName } from '../../../rules/core/index.ts'
import { Button, keep, kept, PaperHead } from '../../parts/index.ts'
import { sentence, soMany } from '../../wording.ts'
import { withScenario } from '../document.ts'
import { gameOf } from '../game-address.ts'
import { comparedSituation, useTabs } from '../tabs/tab-store.ts'
import { tabNamed } from '../tabs/tabs.ts'
import { useSituation } from '../use-situation.ts'
import { startFor } from '../writing.ts'
import { contrastsOf } from './comparison.ts'
import { differencesIn } from './differences.ts'
import { situationTitle } from './title.ts'
import '../../style/situation-bar.css'

const ShareDialog = lazy(async () => ({ default: (await import('./dialogs.tsx')).ShareDialog }))
const SituationFields = lazy(async () => ({ default: (await import('./situation-fields.tsx')).SituationFields }))

/** Whoever works with the fields open finds them so again. */
const KEY = 'chancery.situation-open'

interface Props {
  /** The game that the situation is of, in place of its own words. */
  readonly game?: ReactNode
  /** The ways that belong to the game. */
  readonly ways?: ReactNode
}

/** Which situation lies on the desk, in a line; unfolded, all that can be done with it. */
export function SituationBar({ game, ways }: Props) {
  const { current, undo, redo, pin } = useSituation()
  const [isOpen, setOpen] = useState(() => kept(KEY) !== null)
  const [isSharing, share] = useState(false)
  const toggle = (): void => {
    keep(KEY, isOpen ? undefined : 'yes')
    setOpen(!isOpen)
  }
  return (
    <>
      <PaperHead isSecret={gameOf(current.document) !== undefined}>{situationTitle(current)}</PaperHead>
      <section className="situation-bar" aria-label="Situation">
        <div className="situation-head">
          <button type="button" className="situation-fold" aria-expanded={isOpen} onClick={toggle}>
            {game ?? <InShort />}
          </button>
          {!isOpen && <Remarks shown="offers" />}
          <div className="situation-steps">
            <Button look="bar" words="Pin" title="Compare with the situation as it is now" onClick={pin} />
            <Button look="bar" words="Undo" disabled={undo === undefined} onClick={undo} />
            <Button look="bar" words="Redo" disabled={redo === undefined} onClick={redo} />
            <Button look="bar" className="bar-share" words="Share" onClick={() => share(true)} />
            {ways}
          </div>
        </div>
        <Suspense>{isOpen && <SituationFields />}</Suspense>
        {isOpen && <Remarks shown="all" />}
        <Suspense>{isSharing && <ShareDialog close={() => share(false)} />}</Suspense>
      </section>
    </>
  )
}

/** `Spring 1941 · 6 changes`: a turn moved alone leaves the world as it was at the start. */
function InShort() {
  const { current } = useSituation()
  const tabs = useTabs()
  const { situation, book, remarks } = current
  const there = comparedSituation(tabs)
  const ids = (there === undefined ? differencesIn(current) : contrastsOf(current, there)).map(({ id }) => id)
  const changed = ids.filter((id) => id !== 'turn').length
  const start = turnName(startFor(current).turn)
  const name = tabNamed(tabs, tabs.front)?.name
  // What is offered beside it speaks for itself.
  const notes = remarks.filter(({ scenario }) => scenario === undefined).length
  const unchanged = ids.includes('turn') ? `the world still as at ${start}` : 'as it begins'
  const state = changed > 0 ? soMany(changed, 'change') : notes < remarks.length ? undefined : unchanged
  const said = [
    there === undefined ? state : `${soMany(changed, 'difference')} from the other`,
    tabs.tabs.length > 1 ? `one of ${tabs.tabs.length}` : undefined,
  ].filter((one) => one !== undefined)
  return (
    <>
      {name !== undefined && <b>{name}: </b>}
      <b>{turnName(situation.turn)}</b>
      <span className="situation-book">, {book.title}</span>
      {said.map((one) => ` · ${one}`)}
      {notes > 0 && <span className="situation-notes"> · {soMany(notes, 'note')}</span>}
    </>
  )
}

/** What reading the situation left to say, each with a way to put it right; that a world is not of its turn is said folded too. */
function Remarks({ shown }: { readonly shown: 'all' | 'offers' }) {
  const { current, write, address } = useSituation()
  return current.remarks.map(({ words, scenario }) => {
    if (shown === 'offers' && scenario === undefined) return null
    const asked = /; please report ([\w.]+)$/.exec(words)
    const fact = asked?.[1]
    return (
      <p key={words} className="situation-remark">
        {sentence(asked === null ? words : words.slice(0, asked.index))}.{' '}
        {fact !== undefined && isFactId(fact) && <a href={address('facts', { parts: { search: fact } })}>Say it: {FACTS[fact].words}</a>}
        {scenario !== undefined && <Button look="bar" words="Open it" onClick={() => write(withScenario(current.document, scenario))} />}
      </p>
    )
  })
}
