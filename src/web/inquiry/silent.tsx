import type { ComponentType } from 'react'
import { type Chapters, whyNoChapter } from '../../rules/game/index.ts'
import { Empty, PageHead } from '../parts/index.ts'
import { type Turned, useSituation } from '../situation/index.ts'
import '../style/inquiry.css'

interface Props {
  readonly label: string
  readonly heading: string
  readonly chapter: keyof Chapters
  /** How the page says that the book has no such chapter. */
  readonly says?: (book: string) => string
  /** Where else the book speaks of the matter. */
  readonly instead?: { readonly words: string; readonly page: string; readonly link: string } & Turned
  readonly className?: string
}

/** A page whose chapter this book has not. */
export const silent = (props: Props): ComponentType =>
  function SilentPage() {
    return <Silent {...props} />
  }

export function Silent({ label, heading, chapter, says, instead, className = 'inquiry-page' }: Props) {
  const { current, address } = useSituation()
  const { book } = current
  return (
    <div className={className}>
      <PageHead label={label} heading={heading} />
      <Empty title={says?.(book.title) ?? `${whyNoChapter(book, chapter)[0]?.words}.`}>
        {instead !== undefined && (
          <p>
            {instead.words} <a href={address(instead.page, instead)}>{instead.link}</a>.
          </p>
        )}
      </Empty>
    </div>
  )
}
