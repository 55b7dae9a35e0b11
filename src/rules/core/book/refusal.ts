import type { Citation } from './citation.ts'

/** Why an order may not be carried out: one broken rule, with the numbers involved. */
export interface Refusal {
  readonly code: string
  /** The rule broken; a plain mistake (no such target) breaks none. */
  readonly cite?: Citation
  readonly words: string
  readonly data: Readonly<Record<string, string | number | readonly string[]>>
}

export const refuse = (code: string, words: string, cite?: Citation, data: Refusal['data'] = {}): Refusal =>
  cite === undefined ? { code, words, data } : { code, cite, words, data }
