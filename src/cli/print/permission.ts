import { type Citation, POWER_NAMES, type Power } from '../../rules/index.ts'
import type { Look } from '../terminal.ts'
import { TENSIONS } from '../words.ts'
import { wrap } from '../wrap.ts'
import { inBrackets } from './label.ts'

interface Permitted {
  readonly by?: Power | undefined
  readonly words: string
  /** Null where its limit is lifted. */
  readonly most?: number | null | undefined
  readonly cite: Citation
  readonly ruling?: string | undefined
  readonly standsIn?: Citation | undefined
}

/** The power that may, where the words do not name it. */
function whoOf({ by, words }: Permitted): string {
  if (by === undefined) return ''
  const name = POWER_NAMES[by]
  return words.includes(name.replace('the ', '')) ? '' : ` (${name})`
}

/** `  BRPs to Britain and France together: at most 2 (the U.S.)  [USAT table]` */
export function printPermission(permitted: Permitted, { paint, columns }: Look): readonly string[] {
  const { words, most, cite, ruling, standsIn } = permitted
  const amount = most === undefined ? '' : TENSIONS.most(most)
  return wrap(`  ${words}${amount}${whoOf(permitted)}  ${paint.faint(inBrackets(cite, ruling, standsIn))}`, 4, columns)
}
