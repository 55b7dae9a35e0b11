import { useEffect, useMemo, useRef } from 'react'
import type { Ledger } from '../../../../editions/index.ts'
import { CATALOGUES } from '../../../../rules/core/index.ts'
import { goTo } from '../../../page.ts'
import { Picker } from '../../../parts/index.ts'
import { typeset } from '../../../wording.ts'
import { BookFrame } from '../book-frame.tsx'
import { type Sought, useBookSearch } from '../book-list.tsx'
import { bookHref, chapterHref } from '../links.ts'
import { CATALOGUE_NAMES, type Chapter, chapterOf, chaptersOf } from './chapters.ts'
import { ClauseList } from './clause-list.tsx'

interface Props extends Sought {
  readonly ledger: Ledger
  readonly chapter?: string | undefined
  /** The rule that was looked for: its chapter is open at it. */
  readonly rule?: string | undefined
}

const nameOf = ({ name, heading }: Chapter): string => (heading === undefined ? name : `${name} ${typeset(heading)}`)

/** A book's contents: its chapters, one of them open, or what a search finds. */
export function Contents({ ledger, chapter, rule, ...sought }: Props) {
  const chapters = useMemo(() => chaptersOf(ledger.contents), [ledger])
  const { field, found } = useBookSearch({
    ...sought,
    label: 'Search this book',
    edition: ledger.id,
    hint: `${ledger.contents.length} clauses in ${chapters.length} chapters`,
  })
  const clause = ledger.contents.find(({ number }) => number === rule)
  const name = clause === undefined ? chapter : chapterOf(clause)
  const open = chapters.find((one) => one.name === name)
  return (
    <BookFrame ledger={ledger} at="contents" field={field}>
      {found ??
        (open === undefined ? (
          <ChapterTable book={ledger.id} chapters={chapters} />
        ) : (
          <OpenChapter book={ledger.id} chapters={chapters} open={open} rule={rule} />
        ))}
    </BookFrame>
  )
}

const partsOf = (chapters: readonly Chapter[]) =>
  CATALOGUES.map((catalogue) => ({
    words: CATALOGUE_NAMES[catalogue],
    chapters: chapters.filter((chapter) => chapter.catalogue === catalogue),
  })).filter((part) => part.chapters.length > 0)

/** Every chapter, to choose one from. */
function ChapterTable({ book, chapters }: { readonly book: string; readonly chapters: readonly Chapter[] }) {
  return partsOf(chapters).map(({ words, chapters: own }) => (
    <section key={words} className="chapters">
      <h2>{words}</h2>
      <ul>
        {own.map(({ name, heading, clauses }) => (
          <li key={name}>
            <a className="chapter-link" href={chapterHref(book, name)}>
              <span className="chapter-name">{name}</span>{' '}
              {heading !== undefined && <span className="chapter-heading">{typeset(heading)}</span>}
            </a>
            <span className="group-count">{clauses.length}</span>
          </li>
        ))}
      </ul>
    </section>
  ))
}

interface OpenProps {
  readonly book: string
  readonly chapters: readonly Chapter[]
  readonly open: Chapter
  readonly rule?: string | undefined
}

/** One chapter, with the others beside it. */
function OpenChapter({ book, chapters, open, rule }: OpenProps) {
  const at = chapters.indexOf(open)
  return (
    <div className="open-chapter">
      <ChapterRail book={book} chapters={chapters} open={open} />
      <Picker
        label="Chapter"
        value={open.name}
        groups={partsOf(chapters).map(({ words, chapters: own }) => ({
          words,
          options: own.map((chapter) => ({ id: chapter.name, words: nameOf(chapter) })),
        }))}
        pick={(name) => goTo(chapterHref(book, name))}
      />
      <section>
        <h2>
          {open.name} {open.heading !== undefined && <span className="chapter-heading">{typeset(open.heading)}</span>}
        </h2>
        <ClauseList book={book} chapter={open.name} clauses={open.clauses} rule={rule} />
        <nav className="chapter-ways" aria-label="Chapters before and after">
          <Beside book={book} chapter={chapters[at - 1]} words="Before" />
          <a href={bookHref(book)}>All chapters</a>
          <Beside book={book} chapter={chapters[at + 1]} words="Next" />
        </nav>
      </section>
    </div>
  )
}

function Beside({ book, chapter, words }: { readonly book: string; readonly chapter: Chapter | undefined; readonly words: string }) {
  if (chapter === undefined) return <span />
  return (
    <a href={chapterHref(book, chapter.name)}>
      {words}: {chapter.name}
    </a>
  )
}

/** The chapters as a list that stays in sight beside the page; the open one is kept in view. */
function ChapterRail({ book, chapters, open }: Omit<OpenProps, 'rule'>) {
  const rail = useRef<HTMLElement>(null)
  useEffect(() => {
    const here = rail.current?.querySelector<HTMLElement>(`[data-chapter="${CSS.escape(open.name)}"]`)
    if (here === null || here === undefined || rail.current === null) return
    const { scrollTop, clientHeight } = rail.current
    const isInSight = here.offsetTop >= scrollTop && here.offsetTop + here.offsetHeight <= scrollTop + clientHeight
    if (!isInSight) rail.current.scrollTop = here.offsetTop - clientHeight / 3
  }, [open])
  return (
    <nav className="chapter-rail" aria-label="Chapters" ref={rail}>
      {partsOf(chapters).map(({ words, chapters: own }) => (
        <div key={words}>
          <p className="label">{words}</p>
          <ul>
            {own.map(({ name, heading }) => (
              <li key={name} data-chapter={name}>
                <a
                  className="rail-link"
                  href={chapterHref(book, name)}
                  aria-current={name === open.name ? 'true' : undefined}
                  title={heading}
                >
                  <b>{name}</b> {heading !== undefined && <span>{typeset(heading)}</span>}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
