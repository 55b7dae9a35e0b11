import { lazy, Suspense, useMemo, useState } from 'react'
import type { Volume } from '../../editions/index.ts'
import { isSituationDocument, readClosely } from '../../editions/reading/index.ts'
import { type Refusal, refuse } from '../../rules/index.ts'
import { type Address, readAddress } from '../address.ts'
import { rememberAsked } from '../last-asked.ts'
import { adjustTo, goTo, type Opened, type RegisteredPage, rename, type SheetPage } from '../page.ts'
import { tell } from '../parts/toast.tsx'
import { sentence, typeset } from '../wording.ts'
import { fetchBook, hasBook } from './books.ts'
import { begun, type Course, changedTo, changesIn, momentOf, stepped } from './course.ts'
import type { Document } from './document.ts'
import { withInput } from './input-value.ts'
import { askOf, readSheet, type Sheet } from './sheet.ts'
import { type Asked, askedAt, locateIn, sheetAddress } from './sheet-address.ts'
import { SituationBar } from './situation-bar.tsx'
import { comparedSheet, followCourse, layOpened, nextInto, useTabs } from './tab-store.ts'
import { NEW_TAB, tabNamed } from './tabs.ts'
import { askedOf, notTakenOver } from './turned.ts'
import { type Laying, type OnDesk, SheetContext, type Shown, type Turned } from './use-sheet.ts'
import { written } from './writing.ts'

const RuleDialog = lazy(async () => ({ default: (await import('../what-if/rule-dialog.tsx')).RuleDialog }))

const volumeFor = ({ volume = 'whole' }: RegisteredPage): Volume => volume

/** The situation at an address, laid on the desk with the page that asks about it: at once if its book is here. */
export function openSheet(registered: RegisteredPage, page: SheetPage, address: Address): Opened | Promise<Opened> {
  const { asked, document } = askedAt(address, page.parts ?? [])
  const locate = locateIn(address)
  // What is wrong with a document is for the whole reader to say.
  if (!isSituationDocument(document)) return readClosely(document, locate).then((read) => (read.ok ? UNREADABLE : read))
  const volume = volumeFor(registered)
  if (!hasBook(document.edition, volume)) return fetchBook(document.edition, volume).then(() => openSheet(registered, page, address))
  const read = readSheet(document as Document, locate)
  if (!read.ok) return read
  const { sheet } = read
  const refusals = page.whyNot?.(sheet, asked) ?? []
  if (refusals.length > 0) return { ok: false, refusals }
  return {
    ok: true,
    title: `${page.title(sheet, asked)}: Chancery`,
    place: page.id,
    laid: () => {
      rememberAsked(asked, sheet.document)
      layOpened(sheet)
    },
    page: <SheetDesk page={page} opened={{ sheet, asked, volume }} />,
  }
}

const UNREADABLE: Opened = { ok: false, refusals: [refuse('misread', 'this is no situation that the desk can read')] }

interface OpenedSheet {
  readonly sheet: Sheet
  readonly asked: Asked
  /** How much of the book the page needs. */
  readonly volume: Volume
}

/** What lies on the desk, and every change since; the address always says the last. */
function useCourse(page: SheetPage, opened: OpenedSheet) {
  const tabs = useTabs()
  const course = tabNamed(tabs, tabs.front)?.course ?? begun(opened.sheet)
  const follow = (next: Course): void => {
    const { now } = momentOf(next)
    const isHere = hasBook(now.book.id, opened.volume)
    const isSameBook = now.book.id === momentOf(course).now.book.id
    const asked = !isHere || isSameBook ? opened.asked : askedOf(page, now, opened.asked)
    const address = sheetAddress(asked, now.document)
    // A moment of another book may lack what this page needs of it: then it is opened like any address.
    if (isHere && asked === opened.asked) {
      followCourse(next)
      rename(address)
    } else adjustTo(address)
  }
  return { course, follow, compared: comparedSheet(tabs), front: tabs.front }
}

const withParts = (parts: Asked['parts'], more: Turned['parts'] = {}): Asked['parts'] =>
  Object.fromEntries(Object.entries({ ...parts, ...more }).filter((part): part is [string, string] => part[1] !== undefined))

const refusedWords = (refusals: readonly Refusal[]): string => sentence(typeset(refusals[0]?.words ?? ''))

/** Lays a document on the same page, or on the countries of its book. */
function layInto(page: SheetPage, { asked, volume }: OpenedSheet, document: Document, { tab, words }: Laying & { tab: string }): void {
  const address = sheetAddress(asked, document)
  const { document: said } = askedAt(readAddress(address), page.parts ?? [])
  const read = readSheet(said)
  if (!read.ok && hasBook(String(said['edition']), volume)) {
    tell(refusedWords(read.refusals))
    return
  }
  const turned = read.ok ? askedOf(page, read.sheet, asked) : asked
  nextInto(tab, said)
  const to = sheetAddress(turned, said)
  // The same situation may lie in two tabs.
  if (to === location.hash) adjustTo(to)
  else goTo(to)
  const silent = read.ok && turned !== asked ? notTakenOver(read.sheet, asked, turned) : undefined
  const told = [silent, words].filter((one) => one !== undefined)
  if (told.length > 0) tell(told.join(' '))
}

function useOnDesk(page: SheetPage, opened: OpenedSheet, showRule: (shown: Shown) => void): OnDesk {
  const { course, follow, compared, front = NEW_TAB } = useCourse(page, opened)
  const { asked } = opened
  const { now: sheet, before: asOpened } = momentOf(course)
  const before = compared ?? asOpened
  const write = (document: Document): void => {
    const read = readSheet(document)
    if (read.ok) follow(changedTo(course, read.sheet))
    else tell(refusedWords(read.refusals))
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
    write,
    changeInput: (input, value) => write(withInput(sheet, input, value)),
    lay: (document, { tab = front, words } = {}) => {
      const laid = (): void => layInto(page, opened, document, { tab, words })
      const edition = String(document['edition'])
      if (hasBook(edition, opened.volume)) laid()
      else void fetchBook(edition, opened.volume).then(laid, laid)
    },
    changes: changesIn(course),
    undo: back === undefined ? undefined : () => follow(back),
    redo: on === undefined ? undefined : () => follow(on),
    reset: () => follow(changedTo(course, asOpened)),
    address,
    turnTo: (turned) => goTo(turnedAddress(turned)),
    adjust: (turned) => adjustTo(turnedAddress(turned)),
    leftOut: page.leftOut?.(asked),
    showRule,
  }
}

function SheetDesk({ page, opened }: { readonly page: SheetPage; readonly opened: OpenedSheet }) {
  const { Page } = page
  const [shown, showRule] = useState<Shown>()
  const onDesk = useOnDesk(page, opened, showRule)
  return (
    <SheetContext value={onDesk}>
      <SituationBar />
      <Page />
      <Suspense>{shown !== undefined && <RuleDialog shown={shown} close={() => showRule(undefined)} />}</Suspense>
    </SheetContext>
  )
}
