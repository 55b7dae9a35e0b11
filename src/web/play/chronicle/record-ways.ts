import { addressOf } from '../../address.ts'
import { goTo } from '../../page.ts'
import { tell } from '../../parts/index.ts'
import { playOn } from '../lobby/sitting.ts'

/** Hands the record out as a file; whoever shares this device gets what their side was shown. */
export function saveRecord(id: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }))
  link.download = `${id}.jsonl`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Begins another game from after an order of this one, and goes there. */
export async function playOnFrom(id: string, order: number, sitting: 'friends' | 'alone'): Promise<void> {
  const reply = await playOn(id, order, sitting)
  if (reply.ok) goTo(addressOf([sitting === 'alone' ? 'game' : 'table', reply.body.id]))
  else tell(reply.problem.detail ?? reply.problem.title)
}
