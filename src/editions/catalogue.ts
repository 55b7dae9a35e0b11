import type { Chapters } from '../rules/index.ts'

/** A book as the catalogue lists it: known before the book is fetched. */
export interface Listed {
  readonly id: string
  readonly title: string
  /** What it is, in a sentence. */
  readonly words: string
  /** Chapters that not every book has. */
  readonly chapters: readonly (keyof Chapters)[]
}

export const CATALOGUE = {
  '2023': {
    id: '2023',
    title: 'A World at War, June 2023',
    words: 'The rules of June 2023; without a prelude, as its notes for the classic game say.',
    chapters: ['mobilization', 'pearlHarbor', 'lending', 'cooperation', 'changes'],
  },
  classic: {
    id: 'classic',
    title: 'A World at War, classic',
    words: 'The rules before June 2023, with the changes up to 2016.',
    chapters: ['mobilization', 'pearlHarbor', 'lending', 'cooperation', 'changes'],
  },
  campaign: {
    id: 'campaign',
    title: 'The campaign book',
    words: 'Chapter 3 of a house campaign, with its own phase, points and statuses.',
    chapters: [
      'cooperation',
      'statuses',
      'minorSurrenders',
      'initiative',
      'capitulation',
      'blitz',
      'intervention',
      'partisans',
      'lendLease',
    ],
  },
} as const satisfies Readonly<Record<string, Listed>>

/** Every book there is, in the order of the shelf. */
export const BOOKS: readonly Listed[] = [CATALOGUE['2023'], CATALOGUE.classic, CATALOGUE.campaign]

export const isBookId = (id: string): boolean => Object.hasOwn(CATALOGUE, id)
