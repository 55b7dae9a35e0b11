import { POWER_NAMES, type Power } from '../../rules/core/index.ts'
import type { Look } from '../terminal/terminal.ts'
import { type Said, said } from './text.ts'
import { TENSIONS } from './words/answers.ts'

interface Permitted extends Said {
  readonly by?: Power | undefined
  /** Null where its limit is lifted. */
  readonly most?: number | null | undefined
}

/** The power that may, where the words do not name it. */
function whoOf({ by, words }: Permitted): string {
  if (by === undefined) return ''
  const name = POWER_NAMES[by]
  return words.includes(name.replace('the ', '')) ? '' : ` (${name})`
}

/** `  BRPs to Britain and France together: at most 2 (the U.S.)  [USAT table]` */
export function printPermission(permitted: Permitted, look: Look): readonly string[] {
  const { words, most } = permitted
  return said({ ...permitted, words: `${words}${most === undefined ? '' : TENSIONS.most(most)}${whoOf(permitted)}` }, 2, look)
}
