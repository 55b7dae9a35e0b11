import { fetchBook } from '../books.ts'
import type { Document } from '../document.ts'
import { readSheet } from '../open-situation.ts'
import { begun, changedTo } from './history.ts'
import { followCourse, frontCourse, layOpened } from './tab-store.ts'

/** Changes the situation on the desk from a page that shows none: it joins its course, and can be undone on any page. */
export async function changeOnDesk(before: Document, after: Document): Promise<void> {
  await fetchBook(String(after['edition']), 'abridged')
  const [was, now] = [readSheet(before), readSheet(after)]
  if (!was.ok || !now.ok) return
  layOpened(was.sheet)
  followCourse(changedTo(frontCourse() ?? begun(was.sheet), now.sheet))
}
