import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { USUAL_EDITION } from '../address.ts'
import { goTo } from '../page.ts'
import { Dialog } from '../parts/index.ts'
import { useFrontDocument } from '../situation/index.ts'
import { findAll } from './finding.ts'
import './palette.css'

const WORDS = {
  title: 'Go to',
  hint: 'A country, a page, a fact, the number of a rule; or “odds hungary axis”, “may russia declare turkey at 30”, “us entry”.',
  none: 'Nothing of that name. Try a country, a city or the number of a rule.',
} as const

interface Props {
  /** What was typed before it was here; nothing once it is. */
  readonly early: RefObject<string | undefined>
  readonly close: () => void
}

/** One box for everything: what is typed is found while it is typed, and Enter goes there. */
export function Palette({ early, close }: Props) {
  const document = useFrontDocument() ?? { edition: USUAL_EDITION }
  const [typed, setTyped] = useState(early.current ?? '')
  const [at, setAt] = useState(0)
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  // A dialog that opens gives the focus to the first thing in it, which is its way out; whoever opens this one wants to type.
  useLayoutEffect(() => {
    setTyped(early.current ?? '')
    early.current = undefined
    box.current?.focus()
  }, [early])
  const found = findAll(typed, document)
  const here = Math.min(at, found.length - 1)
  const go = (href: string): void => {
    close()
    goTo(href)
  }
  const onKey = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setAt((here + step + found.length) % Math.max(1, found.length))
    }
    const chosen = found[here]
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault()
      go(chosen.href)
    }
  }
  return (
    <Dialog title={WORDS.title} close={close}>
      <div className="palette">
        <input
          ref={box}
          type="text"
          role="combobox"
          aria-label={WORDS.title}
          aria-expanded={found.length > 0}
          aria-controls={id}
          aria-activedescendant={here < 0 ? undefined : `${id}-${here}`}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKey}
        />
        <p id={`${id}-hint`} className="quiet" role="status">
          {found.length === 0 ? WORDS.none : WORDS.hint}
        </p>
        <div id={id} role="listbox" aria-label={WORDS.title}>
          {found.map(({ words, kind, href }, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: as above.
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box.
            <div key={`${kind} ${words}`} id={`${id}-${index}`} role="option" aria-selected={index === here} onClick={() => go(href)}>
              <span>{words}</span> <span className="label">{kind}</span>
            </div>
          ))}
        </div>
      </div>
    </Dialog>
  )
}
