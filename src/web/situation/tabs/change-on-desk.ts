import { fetchBook } from '../books.ts'
import type { Document } from '../document.ts'
import { openDocument } from '../open-situation.ts'
import { begun, changedTo } from './history.ts'
import { followHistory, frontHistory, layOpened } from './tab-store.ts'

/** Changes the situation on the desk from a page that shows none: it joins its history, and can be undone on any page. */
export async function changeOnDesk(before: Document, after: Document): Promise<void> {
  await fetchBook(String(after['edition']), 'startup')
  const [was, now] = [openDocument(before), openDocument(after)]
  if (!was.ok || !now.ok) return
  layOpened(was.current)
  followHistory(changedTo(frontHistory() ?? begun(was.current), now.current))
}
