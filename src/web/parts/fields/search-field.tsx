import { useEffect, useId, useRef } from 'react'

interface Props {
  readonly label: string
  readonly value: string
  readonly search: (text: string) => void
  readonly found: string
}

/** The key that leads to the search from anywhere on its page. */
const KEY = '/'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input, select, textarea') || target.closest('dialog') !== null)

export function SearchField({ label, value, search, found }: Props) {
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
