import { useId } from 'react'

interface Props {
  readonly label: string
  readonly value: string
  readonly search: (text: string) => void
  readonly found: string
}

export function SearchField({ label, value, search, found }: Props) {
  const id = useId()
  return (
    <search className="search-field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input id={id} type="search" value={value} onChange={(event) => search(event.target.value)} autoComplete="off" spellCheck={false} />
      <p className="quiet" role="status">
        {found}
      </p>
    </search>
  )
}
