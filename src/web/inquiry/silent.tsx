import type { ReactNode } from 'react'
import { Empty } from '../parts/empty.tsx'
import '../style/inquiry.css'

interface Props {
  readonly label: string
  readonly heading: string
  readonly title: string
  readonly children?: ReactNode
}

/** A page whose chapter this book has not. */
export function Silent({ label, heading, title, children }: Props) {
  return (
    <div className="inquiry-page">
      <header className="page-head">
        <p className="label">{label}</p>
        <h1>{heading}</h1>
      </header>
      <Empty title={title}>{children}</Empty>
    </div>
  )
}
