import { type ComponentProps, type ReactNode, useId } from 'react'

/** What stands at the top of a page: what it is, and what it says now. */
export function PageHead({ label, heading }: { readonly label: string; readonly heading: ReactNode }) {
  return (
    <header className="page-head">
      <p className="label">{label}</p>
      <h1>{heading}</h1>
    </header>
  )
}

const SECRET = 'Secret: this shows what only your seat knows. Do not pass it on.'

/** What a printout says above the page: on the screen it is not shown. */
export function PaperHead({ isSecret, children }: { readonly isSecret: boolean; readonly children: ReactNode }) {
  return (
    <p className="paper-head">
      {isSecret && <b>{SECRET} </b>}
      {children}
    </p>
  )
}

interface PanelProps extends ComponentProps<'section'> {
  readonly heading: ReactNode
}

/** A part of a page under its heading. */
export function Panel({ heading, className, children, ...rest }: PanelProps) {
  const id = useId()
  return (
    <section className={className === undefined ? 'panel' : `panel ${className}`} aria-labelledby={id} {...rest}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}
