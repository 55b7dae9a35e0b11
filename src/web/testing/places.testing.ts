import { BOOKS } from '../../editions/index.ts'
import { DEMONSTRATION } from '../demonstration.ts'
import type { RegisteredPage } from '../page.ts'
import { PAGES } from '../pages.ts'

/** Somewhere on the desk that tests and pictures go. */
export interface Place {
  readonly name: string
  readonly address: string
}

const scenario = 'scenario=demonstration-summer-1941'

/** A page that is about one thing needs to be told which. */
const THING: Readonly<Record<string, string>> = { dossier: '/finland' }

/** Whether a book has anything to say on a page. */
const speaks = ({ chapters = [] }: RegisteredPage, book: (typeof BOOKS)[number]): boolean =>
  chapters.length === 0 || chapters.some((chapter) => book.chapters.includes(chapter))

const placeOf = ({ id }: RegisteredPage, edition: string): Place => ({
  name: `${id}, ${edition}`,
  address: `#/${id}/${edition}${THING[id] ?? ''}?${scenario}`,
})

/** Every page of the register once, in the first or the last book that speaks of it: a page that is added is visited too. */
export const pagesIn = (which: 'first' | 'last'): readonly Place[] =>
  PAGES.map((page) => {
    const books = BOOKS.filter((book) => speaks(page, book))
    return placeOf(page, books.at(which === 'first' ? 0 : -1)?.id ?? '')
  })

const winter = 'scenario=demonstration-winter-1941'

/** Pages without a situation, and pages in states that their first sight does not show. */
export const OTHER_PLACES: readonly Place[] = [
  { name: 'front', address: '#/' },
  { name: 'tour', address: '#/tour' },
  { name: 'a dossier with points placed', address: DEMONSTRATION },
  { name: 'a dossier of Vichy France', address: '#/dossier/2023/vichyFrance?by=westernAllies' },
  { name: 'a dossier of the Ukraine', address: '#/dossier/classic/ukraine?by=axis' },
  { name: 'a board with an option', address: '#/board/2023?options.0=gathering-storm' },
  { name: 'a war that is forbidden', address: `#/war/classic?by=us&on=germany&${winter}` },
  { name: 'a war of the campaign', address: '#/war/campaign?by=germany&on=norway&turn=1940+spring' },
  { name: 'one activity', address: `#/cooperation/classic?one=us&other=russia&activity=stack&${winter}` },
  { name: 'a strike to its end', address: `#/pearl-harbor/2023?carrierDice=123466&surpriseDie=4&second=yes&${winter}` },
  { name: 'a chapter that the book lacks', address: '#/pearl-harbor/campaign?turn=1941+winter' },
  { name: 'books', address: '#/books' },
  { name: 'contents', address: '#/books/2023' },
  { name: 'a rule', address: '#/books/2023?rule=BAL-B3' },
  { name: 'search', address: '#/books?search=hungary' },
  { name: 'tables', address: '#/books/2023/tables' },
  { name: 'table', address: '#/books/2023/tables/rumania' },
  { name: 'point table', address: '#/books/classic/tables/germany' },
  { name: 'rulings', address: '#/books/campaign/rulings' },
  { name: 'compare', address: '#/books/compare/classic/2023' },
]
