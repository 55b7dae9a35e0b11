import type { Fact } from '../../../rules/core/index.ts'
import { situationAddress, useFrontDocument } from '../../situation/index.ts'
import { sentence } from '../../wording.ts'

/** A fact by its words: it leads to where it can be changed, in the situation on the desk. */
export function FactLink({ fact: { id, words }, book }: { readonly fact: Fact; readonly book: string }) {
  const document = useFrontDocument() ?? { edition: book }
  return <a href={situationAddress({ page: 'facts', parts: { search: id } }, document)}>{sentence(words)}</a>
}
