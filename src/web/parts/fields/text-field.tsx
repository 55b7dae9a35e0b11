import { useEffect, useId, useRef } from 'react'

interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly set: (text: string) => void
  /** What is wrong with it, in words. */
  readonly wrong?: string
  readonly hint?: string
}

/** A line of text. */
export function TextField({ label, value, set, wrong, hint }: TextFieldProps) {
  const id = useId()
  const note = wrong ?? hint
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        value={value}
        aria-invalid={wrong !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => set(event.target.value)}
        autoComplete="off"
      />
      {note !== undefined && (
        <p id={`${id}-note`} className={wrong === undefined ? 'quiet' : 'field-wrong'}>
          {note}
        </p>
      )}
    </div>
  )
}

interface SearchFieldProps {
  readonly label: string
  readonly value: string
  readonly search: (text: string) => void
  readonly found: string
}

/** The key that leads to the search from anywhere on its page. */
const KEY = '/'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input, select, textarea') || target.closest('dialog') !== null)

export function SearchField({ label, value, search, found }: SearchFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const lead = (event: KeyboardEvent): void => {
      if (event.key !== KEY || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    addEventListener('keydown', lead)
    return () => removeEventListener('keydown', lead)
  }, [])
  return (
    <search className="search-field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        value={value}
        aria-keyshortcuts={KEY}
        onChange={(event) => search(event.target.value)}
        autoComplete="off"
        spellCheck={false}
      />
      <p className="quiet">
        <span role="status">{found}</span>{' '}
        <span className="search-key">
          key <kbd>{KEY}</kbd>
        </span>
      </p>
    </search>
  )
}
