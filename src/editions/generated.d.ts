/** What the build writes from the YAML of the books. Declared here, so that a checkout can be read and checked before its first build. */

declare module '*/generated/books.ts' {
  export const BOOK_LIST: readonly {
    readonly id: string
    readonly title: string
    readonly words: string
    readonly chapters: readonly (keyof import('../rules/index.ts').Chapters)[]
    readonly scenarios: readonly { readonly id: string; readonly title: string; readonly turn: import('../rules/index.ts').Turn }[]
  }[]
}
declare module '*/contents.ts' {
  export const contents: readonly import('../rules/index.ts').Entry[]
}
