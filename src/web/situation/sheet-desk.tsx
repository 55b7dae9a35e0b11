import { useEffect, useMemo, useState } from 'react'
import { whyNoChapter } from '../../rules/index.ts'
import type { Address } from '../address.ts'
import { adjustTo, goTo, type Opened, type RegisteredPage, rename, type SheetPage } from '../page.ts'
import { RuleDialog } from '../what-if/rule-dialog.tsx'
import { type Course, changedTo, changesIn, momentOf, openedAt, stepped } from './course.ts'
import type { Document } from './document.ts'
import { withInput } from './input-value.ts'
import { askOf, readSheet, type Sheet } from './sheet.ts'
import { type Asked, askedAt, locateIn, sheetAddress } from './sheet-address.ts'
import { SituationBar } from './situation-bar.tsx'
import { type OnDesk, SheetContext, type Shown, type Turned } from './use-sheet.ts'
import { written } from './writing.ts'

/** The situation at an address, laid on the desk with the page that asks about it. */
export function openSheet({ chapters = [] }: RegisteredPage, page: SheetPage, address: Address): Opened {
  const { asked, document } = askedAt(address, page.parts ?? [])
  const read = readSheet(document, locateIn(address))
  if (!read.ok) return read
  const { sheet } = read
  const refusals = [...whyNoChapter(sheet.book, ...chapters), ...(page.whyNot?.(sheet, asked) ?? [])]
  if (refusals.length > 0) return { ok: false, refusals }
  return {
    ok: true,
    title: `${page.title(sheet, asked)}: Chancery`,
    place: page.id,
    page: <SheetDesk page={page} opened={{ sheet, asked }} />,
  }
}

interface OpenedSheet {
  readonly sheet: Sheet
  readonly asked: Asked
}

/** The course outlives the page: whoever looks into the books finds the desk as it was. */
let kept: Course | undefined

/** What lies on the desk, and every change since; the address always says the last. */
function useCourse(opened: OpenedSheet) {
  const [{ source, course }, setState] = useState(() => ({ source: opened, course: openedAt(kept, opened.sheet) }))
  // Another address was opened.
  if (source !== opened) setState({ source: opened, course: openedAt(course, opened.sheet) })
  useEffect(() => {
    kept = course
  }, [course])
  const follow = (next: Course): void => {
    setState({ source: opened, course: next })
    rename(sheetAddress(opened.asked, momentOf(next).now.document))
  }
  return { course, follow }
}

const withParts = (parts: Asked['parts'], more: Turned['parts'] = {}): Asked['parts'] =>
  Object.fromEntries(Object.entries({ ...parts, ...more }).filter((part): part is [string, string] => part[1] !== undefined))

function useOnDesk(opened: OpenedSheet, showRule: (shown: Shown) => void): OnDesk {
  const { course, follow } = useCourse(opened)
  const { asked } = opened
  const { now: sheet, before } = momentOf(course)
  const write = (document: Document): void => {
    const read = readSheet(document)
    if (read.ok) follow(changedTo(course, read.sheet))
  }
  const back = stepped(course, -1)
  const on = stepped(course, 1)
  const address = (page: string, { thing, parts }: Turned = {}): string =>
    sheetAddress({ page, ...(thing === undefined ? {} : { thing }), parts: withParts({}, parts) }, sheet.document)
  const turnedAddress = ({ thing = asked.thing, parts }: Turned): string =>
    sheetAddress({ page: asked.page, ...(thing === undefined ? {} : { thing }), parts: withParts(asked.parts, parts) }, sheet.document)
  return {
    sheet,
    before,
    asked,
    ask: useMemo(() => (door, args) => askOf(sheet, door, args), [sheet]),
    askBefore: useMemo(() => (door, args) => askOf(before, door, args), [before]),
    change: (path, value) => write(written(sheet, path, value)),
    changeInput: (input, value) => write(withInput(sheet, input, value)),
    lay: (document) => goTo(sheetAddress(asked, document)),
    changes: changesIn(course),
    undo: back === undefined ? undefined : () => follow(back),
    redo: on === undefined ? undefined : () => follow(on),
    reset: () => follow(changedTo(course, before)),
    address,
    turnTo: (turned) => goTo(turnedAddress(turned)),
    adjust: (turned) => adjustTo(turnedAddress(turned)),
    showRule,
  }
}

function SheetDesk({ page: { Page }, opened }: { readonly page: SheetPage; readonly opened: OpenedSheet }) {
  const [shown, showRule] = useState<Shown>()
  const onDesk = useOnDesk(opened, showRule)
  return (
    <SheetContext value={onDesk}>
      <SituationBar />
      <Page />
      {shown !== undefined && <RuleDialog shown={shown} close={() => showRule(undefined)} />}
    </SheetContext>
  )
}
