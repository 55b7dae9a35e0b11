import type { ReactNode } from 'react'
import type { Refusal } from '../rules/index.ts'
import type { Address } from './address.ts'

/** A page that can be laid on the desk, or why the address does not lead to one. */
export type Opened =
  | {
      readonly ok: true
      readonly title: string
      /** Pages of the same place follow each other without losing the reader's focus. */
      readonly place: string
      readonly page: ReactNode
    }
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

export type Opener = (address: Address) => Opened

/** Another page, which the way back leads away from again. */
export function goTo(address: string): void {
  if (address === location.hash) return
  history.pushState(null, '', address)
  // The desk hears of it now, not a moment later: a control that asked for the page never falls back in between.
  dispatchEvent(new HashChangeEvent('hashchange'))
}

/** The same page, under an address that says what it shows now. */
export function rename(address: string): void {
  history.replaceState(history.state, '', address)
}
