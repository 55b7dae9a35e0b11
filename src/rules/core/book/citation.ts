/** Where a rule stands: the book's id and the number in that book, or the number of a ruling of ours. */
export interface Citation {
  readonly book: string
  readonly rule: string
}

/** `const rule = inBook('2023')`, then `rule('49.31 (a)')`. */
export const inBook =
  (book: string) =>
  (rule: string): Citation => ({ book, rule })

/** An answer that says which rule gave it. */
export interface Cited<T> {
  readonly value: T
  readonly cite: Citation
}

/** Our words for a rule. */
export interface Told {
  readonly words: string
  readonly cite: Citation
}
