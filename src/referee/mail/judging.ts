import type { Hash } from '../../fair/index.ts'
import { type BoxKeys, keysOfBox, whyNotBoxed } from '../../record/index.ts'
import type { Refusal } from '../../rules/core/index.ts'

/** Packets that somebody puts into a box, and whom it belonged to before; nothing where nobody knows that yet. */
export interface Judging {
  readonly box: Hash
  readonly texts: readonly string[]
  readonly before?: BoxKeys | undefined
}

/** Which of them the box takes, whom it belongs to with those, and why it does not take the others. */
export interface Judged {
  readonly keys: BoxKeys | undefined
  readonly taken: readonly string[]
  readonly refusals: readonly Refusal[]
}

/** Checks the signatures of packets, which takes a while. */
export function judge({ box, texts, before }: Judging): Judged | undefined {
  const keys = keysOfBox(box, texts, before)
  if (keys === undefined) return undefined
  const judged = texts.map((text) => ({ text, refusals: whyNotBoxed(keys, text) }))
  const taken = judged.filter(({ refusals }) => refusals.length === 0).map(({ text }) => text)
  return { keys: keysOfBox(box, taken, before), taken, refusals: judged.flatMap(({ refusals }) => refusals) }
}
