import type { ReactNode } from 'react'

interface Props {
  readonly isSet: boolean
  readonly set: (isSet: boolean) => void
  readonly hint?: string
  readonly children: ReactNode
}

/** Something that is so or not. */
export function Tick({ isSet, set, hint, children }: Props) {
  return (
    <label className="tick" title={hint}>
      <input type="checkbox" checked={isSet} onChange={(event) => set(event.target.checked)} />
      <span>{children}</span>
    </label>
  )
}
