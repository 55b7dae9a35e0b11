import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { addressOf } from '../../address.ts'
import { rename } from '../../page.ts'
import { SearchField } from '../../parts/fields/text-field.tsx'
import { countOf, FoundList, foundFor, type Kind } from './found.tsx'
import { said } from './links.ts'

/** What an address looks for in the books. */
export interface Sought {
  readonly search: string
  /** Only things of this kind. */
  readonly kind?: Kind
}

interface Query extends Sought {
  readonly label: string
  /** The book to look in; all of them if none is named. */
  readonly edition?: string
  /** What the field says while nothing is looked for. */
  readonly hint: string
}

/** A field to look things up with, and what it found, if anything is looked for. */
export function useBookSearch({ label, search, kind, edition, hint }: Query): { readonly field: ReactNode; readonly found: ReactNode } {
  const [text, setText] = useState(search)
  useEffect(() => setText(search), [search])
  const sought = useDeferredValue(text.trim())
  const found = useMemo(() => foundFor(sought, edition), [sought, edition])
  const hrefOf = (words: string, one?: Kind): string =>
    addressOf(['books', ...(edition === undefined ? [] : [edition])], said({ search: words, in: words === '' ? undefined : one }))
  const look = (typed: string): void => {
    setText(typed)
    rename(hrefOf(typed.trim(), kind))
  }
  return {
    field: <SearchField label={label} value={text} search={look} found={found === undefined ? hint : `${countOf(found)} found`} />,
    found: found && (
      <FoundList found={found} sought={sought} hrefOf={(one) => hrefOf(sought, one)} {...(kind === undefined ? {} : { kind })} />
    ),
  }
}
