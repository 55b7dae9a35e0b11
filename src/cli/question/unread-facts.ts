import { readFileSync } from 'node:fs'
import type { UnreadByBook } from '../../editions/reading/index.ts'

/** Written beside the command when it is built. */
export const UNREAD_FACTS = 'unread-facts.json'

/** What was worked out when the command was built, so that it need not open a whole book to say that a fact is read by nothing. */
export function unreadByBook(): UnreadByBook | undefined {
  try {
    return JSON.parse(readFileSync(new URL(`./${UNREAD_FACTS}`, import.meta.url), 'utf8')) as UnreadByBook
  } catch {
    return undefined
  }
}

/** The same worked out now. */
export async function findUnread(): Promise<UnreadByBook> {
  const { EDITIONS, openBook, unreadIn } = await import('../../editions/index.ts')
  return Object.fromEntries(EDITIONS.map(({ id }) => [id, unreadIn(openBook(id))]))
}
