import type { Ledger } from '../library.ts'
import { contents } from './contents/index.ts'
import { rulings } from './rulings.ts'

/** The house campaign built on A World at War: its contents and rulings. */
export const campaign: Ledger = {
  id: 'campaign',
  title: 'The campaign book',
  words: 'Chapter 3 of a house campaign, with its own phase, points and statuses.',
  contents,
  rulings,
}
