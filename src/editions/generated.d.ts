/** What the build writes from the texts of the books. Declared, so that a checkout can be checked before it is first built. */

declare module '*/generated/books.ts' {
  export const BOOK_LIST: readonly import('./book-list.ts').Listed[]
}
declare module '*/generated/editions.ts' {
  export const EDITIONS: readonly import('./edition.ts').Edition[]
}
declare module '*/generated/sheets.ts' {
  export const SHEETS: Readonly<Record<string, string>>
  export const SHEETS_OF_RULES: Readonly<Record<string, string>>
}
declare module '*/generated/bundles.ts' {
  export const BUNDLES: Readonly<Record<string, import('./edition.ts').Bundles>>
}
declare module '*/contents.ts' {
  export const contents: readonly import('../rules/core/index.ts').Entry[]
  export const added: readonly import('../rules/core/index.ts').Entry[]
  export const dropped: readonly string[]
}
declare module '*/rulings.ts' {
  export const rulings: readonly import('../rules/core/index.ts').Ruling[]
}
declare module '*/choices.ts' {
  export const choices: Readonly<Record<string, readonly string[]>>
}
declare module '*/renumbered.ts' {
  export const renumbered: Readonly<Record<string, string>>
}
declare module '*/generated/homes.ts' {
  export const homes: Readonly<
    Record<string, Readonly<Record<string, { readonly where: string | null; readonly tests: readonly string[] }>>>
  >
}
