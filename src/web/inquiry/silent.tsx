import type { ReactNode } from 'react'
import { Empty } from '../parts/empty.tsx'
import { PageHead } from '../parts/panel.tsx'
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
      <PageHead label={label} heading={heading} />
      <Empty title={title}>{children}</Empty>
    </div>
  )
}
