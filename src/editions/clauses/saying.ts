import type { Notice } from '../../rules/core/index.ts'
import type { Cite } from '../edition.ts'

/** A notice to tick off against the book: its name, the number it stands under, whom it binds, then when it holds and our words. */
export type Say = (id: string, number: string, who: Notice['for'], told: Pick<Notice, 'when' | 'words'>) => Notice

export const saying =
  (rule: Cite): Say =>
  (id, number, who, told) => ({ id, for: who, ...told, cite: rule(number) })
