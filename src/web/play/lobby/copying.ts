import { tell } from '../../parts/index.ts'
import { PLAY } from '../words.ts'

/** Copies a text. A page that is not served securely, as at a table at home, may not: then it says how. */
export async function copy(text: string): Promise<void> {
  const isCopied = await (navigator.clipboard as Clipboard | undefined)?.writeText(text).then(
    () => true,
    () => false,
  )
  tell(isCopied === true ? PLAY.copied : PLAY.copyByHand)
}
