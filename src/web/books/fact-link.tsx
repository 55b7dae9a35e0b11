import type { Fact } from '../../rules/index.ts'
import { useOnDesk } from '../on-desk.ts'
import { sheetAddress } from '../situation/sheet-address.ts'
import { sentence } from '../wording.ts'

/** A fact by its words: it leads to where it can be changed, in the situation on the desk. */
export function FactLink({ fact: { id, words }, book }: { readonly fact: Fact; readonly book: string }) {
  const document = useOnDesk() ?? { edition: book }
  return <a href={sheetAddress({ page: 'facts', parts: { search: id } }, document)}>{sentence(words)}</a>
}
