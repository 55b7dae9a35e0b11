import type { ComponentType, ReactNode } from 'react'
import type { Bundle } from '../editions/index.ts'
import type { FrozenTheatre, Refusal } from '../rules/core/index.ts'
import type { Chapters } from '../rules/game/index.ts'
import type { Address } from './address.ts'
import type { OpenSituation, Query } from './situation/index.ts'

/** A page about the situation on the desk. Its file exports it as `page`; CONTRIBUTING.md says how to add one. */
export interface SituationPage {
  /** The page's own parts of an address; all others belong to the situation. */
  readonly parts?: readonly string[]
  readonly title: (current: OpenSituation, query: Query) => string
  /** What is wrong with what is asked, beside the situation. */
  readonly whyNot?: (current: OpenSituation, query: Query) => readonly Refusal[]
  /** What the address does not hold, to be said where it is shared. */
  readonly leftOut?: (query: Query) => string | undefined
  /** Takes what it shows from `useSituation()`. */
  readonly Page: ComponentType
  /** What stands in its place in a book that has none of its chapters. */
  readonly Silent?: ComponentType
}

export const PAGE_GROUPS = ['play', 'situation', 'diplomacy', 'war', 'books'] as const
export type PageGroup = (typeof PAGE_GROUPS)[number]

/** How the register knows a page before it is fetched. */
export interface RegisteredPage {
  readonly id: string
  readonly group: PageGroup
  /** For the navigation; a page without words is reached from others. */
  readonly words?: string
  /** Chapters it is about: in a book with none of them the navigation greys it and says why, and the page says so in its own words. */
  readonly chapters?: readonly (keyof Chapters)[]
  /** It is about the diplomacy of countries, which a game without Europe has not. */
  readonly isDiplomatic?: true
  /** How much of the book it needs; the whole unless it says. The startup bundle lacks contents, rulings and chapters. */
  readonly bundle?: Bundle
  readonly fetch: () => Promise<{ readonly page: SituationPage }>
}

/** A page with what the register says of it. */
export type DeskPage = SituationPage & Omit<RegisteredPage, 'fetch'>

/** The book has none of the chapters that the page is about. */
export const isSilent = ({ chapters, Silent }: Pick<DeskPage, 'chapters' | 'Silent'>, { book }: Pick<OpenSituation, 'book'>): boolean =>
  Silent !== undefined && (chapters?.every((chapter) => book.clauses[chapter] === undefined) ?? false)

type About = Pick<RegisteredPage, 'chapters' | 'isDiplomatic'>

/** The theatre that a page is about and this game leaves alone. */
export const leftAlone = ({ chapters = [], isDiplomatic }: About, frozen: readonly FrozenTheatre[]): FrozenTheatre | undefined =>
  frozen.find(
    (theatre) =>
      (isDiplomatic === true && theatre.isDiplomatic) ||
      (chapters.length > 0 && chapters.every((chapter) => theatre.chapters.includes(chapter))),
  )

/** What is wrong with what is asked; of a silent book, or of what is not played, anything may be. */
export const whyNotShown = (
  { whyNot, ...page }: Pick<DeskPage, 'chapters' | 'isDiplomatic' | 'Silent' | 'whyNot'>,
  current: OpenSituation,
  query: Query,
): readonly Refusal[] =>
  whyNot === undefined || isSilent(page, current) || leftAlone(page, current.frozen) !== undefined ? [] : whyNot(current, query)

/** A page laid on the desk, or why the address does not lead to one. */
export type Opened =
  | {
      readonly ok: true
      readonly title: string
      /** Pages of the same place follow each other without losing the reader's focus. */
      readonly place: string
      readonly page: ReactNode
      /** Called as it is laid on the desk. */
      readonly laid?: () => void
    }
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

export type Opener = (address: Address) => Opened | Promise<Opened>

// The desk hears of it now, not a moment later: a control that asked for the page never falls back in between.
const tellDesk = (): boolean => dispatchEvent(new HashChangeEvent('hashchange'))

/** Another page, which the way back leads away from again. */
export function goTo(address: string): void {
  if (address === location.hash) return
  history.pushState(null, '', address)
  tellDesk()
}

/** Another page in place of this one: the way back does not lead here. */
export function adjustTo(address: string): void {
  history.replaceState(history.state, '', address)
  tellDesk()
}

/** The same page, under an address that says what it shows now. */
export function rename(address: string): void {
  history.replaceState(history.state, '', address)
}
