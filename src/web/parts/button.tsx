import type { ComponentProps, ReactNode } from 'react'

const LOOKS = { plain: 'button', quiet: 'button quiet-button', bar: 'bar-button' } as const

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  readonly words: ReactNode
  /** What stands beside it, for those who do not see that. */
  readonly unseen?: string
  readonly look?: keyof typeof LOOKS
}

/** Something to press. */
export function Button({ words, unseen, look = 'plain', className, ...rest }: Props) {
  return (
    <button type="button" className={className === undefined ? LOOKS[look] : `${LOOKS[look]} ${className}`} {...rest}>
      {words}
      {unseen !== undefined && <span className="unseen">{unseen}</span>}
    </button>
  )
}
