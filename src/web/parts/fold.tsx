import { type ReactNode, useState } from 'react'

interface Props {
  readonly name: ReactNode
  /** How much is in it, or how much of that matters. */
  readonly count?: ReactNode
  readonly isOpenAtFirst?: boolean
  readonly className?: string
  /** What is folded away; given as a function, it is made when it is unfolded. */
  readonly children: ReactNode | (() => ReactNode)
}

/** Something folded away under its name. */
export function Fold({ name, count, isOpenAtFirst = false, className, children }: Props) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <details
      className={className === undefined ? 'group' : `group ${className}`}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span>{name}</span>
        {count !== undefined && <span className="group-count">{count}</span>}
      </summary>
      {typeof children === 'function' ? isOpen && children() : children}
    </details>
  )
}
