import { useEffect, useRef } from 'react'
import { BOOKS } from '../../editions/index.ts'
import { CHAPTER_NAMES } from '../../rules/game/index.ts'
import { addressOf, USUAL_EDITION } from '../address.ts'
import { leftAlone, PAGE_GROUPS, type PageGroup, type RegisteredPage } from '../page.ts'
import { PAGES } from '../pages.ts'
import { useNarrow } from '../parts/index.ts'
import { lastQuery, situationAddress, useFrontDocument, useFrozenTheatres } from '../situation/index.ts'
import { listed } from '../wording.ts'

const GROUP_WORDS: Readonly<Record<PageGroup, string>> = {
  play: 'Play',
  situation: 'Situation',
  diplomacy: 'Diplomacy',
  war: 'War',
  books: 'Books',
}

/** A page as the navigation shows it. */
interface Link {
  readonly id: string
  readonly words: string
  readonly href: string
  readonly isHere: boolean
  /** Why the book in hand has nothing to say there. */
  readonly silent?: string
}

/** Why a page has nothing to show in this book: it has none of the chapters the page is about. */
function silence({ chapters = [] }: RegisteredPage, edition: string): string | undefined {
  const book = BOOKS.find(({ id }) => id === edition)
  if (book === undefined || chapters.length === 0 || chapters.some((chapter) => book.chapters.includes(chapter))) return undefined
  return `${book.title} says nothing of ${listed(
    chapters.map((chapter) => CHAPTER_NAMES[chapter]),
    'or',
  )}`
}

/** Where a reader of a page without a place of its own in the navigation is. */
const STANDS_FOR: Readonly<Record<string, string>> = { dossier: 'board', game: 'games', join: 'games', chronicle: 'games', table: 'games' }

function useLinks(place: string | undefined): Readonly<Record<PageGroup, readonly Link[]>> {
  const document = useFrontDocument() ?? { edition: USUAL_EDITION }
  const frozen = useFrozenTheatres()
  const here = STANDS_FOR[place ?? ''] ?? place
  const linksOf = (group: PageGroup): readonly Link[] =>
    PAGES.filter((page) => page.group === group && page.words !== undefined).map((page) => {
      const silent = silence(page, String(document['edition'])) ?? leftAlone(page, frozen)?.words
      const isHere = here === page.id
      return {
        id: page.id,
        words: page.words ?? page.id,
        href: situationAddress(isHere ? { page: page.id, parts: {} } : lastQuery(page.id, document), document),
        isHere,
        ...(silent === undefined ? {} : { silent }),
      }
    })
  return {
    play: [{ id: 'games', words: 'Play', href: addressOf(['games']), isHere: here === 'games' }],
    situation: linksOf('situation'),
    diplomacy: linksOf('diplomacy'),
    war: linksOf('war'),
    books: [...linksOf('books'), { id: 'books', words: 'Books', href: addressOf(['books']), isHere: place === 'books' }],
  }
}

interface LinkProps {
  readonly link: Link
  readonly done?: () => void
}

function PageLink({ link: { words, href, isHere, silent }, done }: LinkProps) {
  return (
    <a
      className={silent === undefined ? 'page-link' : 'page-link page-silent'}
      href={href}
      aria-current={isHere ? 'page' : undefined}
      title={silent}
      onClick={done}
    >
      {words}
      {silent !== undefined && done !== undefined && <span className="silent-why">{silent}</span>}
    </a>
  )
}

/** A fold that closes when the reader goes on, presses Escape or turns elsewhere. */
function useFold() {
  const fold = useRef<HTMLDetailsElement>(null)
  const close = (): void => fold.current?.removeAttribute('open')
  useEffect(() => {
    const leave = (event: Event): void => {
      if (event.target instanceof Node && !fold.current?.contains(event.target)) fold.current?.removeAttribute('open')
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || fold.current?.open !== true) return
      fold.current.open = false
      fold.current.querySelector('summary')?.focus()
    }
    addEventListener('pointerdown', leave)
    addEventListener('focusin', leave)
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('pointerdown', leave)
      removeEventListener('focusin', leave)
      removeEventListener('keydown', onKey)
    }
  }, [])
  return { fold, close }
}

function Menu({ group, links }: { readonly group: PageGroup; readonly links: readonly Link[] }) {
  const { fold, close } = useFold()
  const [only] = links
  if (links.length === 1 && only !== undefined) return <PageLink link={only} done={close} />
  return (
    <details className="menu" ref={fold} name="navigation">
      <summary className={links.some(({ isHere }) => isHere) ? 'menu-name menu-here' : 'menu-name'}>{GROUP_WORDS[group]}</summary>
      <ul className="menu-pages">
        {links.map((link) => (
          <li key={link.id}>
            <PageLink link={link} done={close} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The pages of the desk: on a wide page a menu for each group and the pages beside this one, on the phone one menu with all of them. */
export function Navigation({ place }: { readonly place: string | undefined }) {
  const links = useLinks(place)
  return useNarrow() ? <NarrowNavigation links={links} /> : <WideNavigation links={links} />
}

type Links = Readonly<Record<PageGroup, readonly Link[]>>

function WideNavigation({ links }: { readonly links: Links }) {
  const here = PAGE_GROUPS.find((group) => links[group].some(({ isHere }) => isHere))
  const beside = here === undefined ? [] : links[here].filter(({ silent, isHere }) => silent === undefined || isHere)
  return (
    <nav aria-label="Pages">
      <ul className="menus">
        {PAGE_GROUPS.map((group) => (
          <li key={group}>
            <Menu group={group} links={links[group]} />
          </li>
        ))}
      </ul>
      {beside.length > 1 && (
        <ul className="beside-pages" aria-label={here === undefined ? undefined : GROUP_WORDS[here]}>
          {beside.map((link) => (
            <li key={link.id}>
              <PageLink link={link} />
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}

function NarrowNavigation({ links }: { readonly links: Links }) {
  const { fold, close } = useFold()
  return (
    <nav aria-label="Pages">
      <details className="menu menu-all" ref={fold}>
        <summary className="menu-name">Menu</summary>
        <div className="menu-pages">
          {PAGE_GROUPS.map((group) => (
            <section key={group}>
              <p className="label">{GROUP_WORDS[group]}</p>
              <ul>
                {links[group].map((link) => (
                  <li key={link.id}>
                    <PageLink link={link} done={close} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </details>
    </nav>
  )
}
