import { lazy, Suspense, useMemo, useState } from 'react'
import type { Bundle } from '../../editions/index.ts'
import { isSituationDocument, type Locate, readClosely, type SituationDocument } from '../../editions/reading/index.ts'
import { type Refusal, refuse } from '../../rules/core/index.ts'
import { type Address, readAddress } from '../address.ts'
import { adjustTo, type DeskPage, goTo, isSilent, leftAlone, type Opened, rename, whyNotShown } from '../page.ts'
import { nextTask, tell } from '../parts/index.ts'
import { isOf, useInHand } from '../play/in-hand.ts'
import { sentence, typeset } from '../wording.ts'
import { SituationBar } from './bar/situation-bar.tsx'
import { books, fetchBook, hasBook } from './books.ts'
import type { Document } from './document.ts'
import { gameOf, rememberLaid, withoutGame } from './game-address.ts'
import { withInput } from './inputs/input-value.ts'
import { rememberQuery } from './last-query.ts'
import { askOf, isSameSituation, type OpenSituation, openDocument } from './open-situation.ts'
import { locateIn, type Query, queryAt, situationAddress } from './situation-address.ts'
import { begun, type ChangeHistory, changedTo, changesIn, currentEntry, pinnedAt, stepped } from './tabs/history.ts'
import { comparedSituation, followHistory, layOpened, nextInto, useTabs } from './tabs/tab-store.ts'
import { NEW_TAB, tabNamed } from './tabs/tabs.ts'
import { askedAt, useHeard } from './trust.ts'
import { notTakenOver, queryFor } from './turned.ts'
import { type Laying, type OnDesk, type Shown, SituationContext, type Turned } from './use-situation.ts'
import { written } from './writing.ts'

/** What nearly every page shows beside itself is there before the first is drawn: what comes later is drawn later still. */
async function fetchCompany() {
  const [{ TrustedList }, { LevelMoment }] = await Promise.all([
    import('../what-if/trusted-list.tsx'),
    import('../what-if/level-moment.tsx'),
  ])
  return { TrustedList, LevelMoment }
}

const LATER = {
  TrustedList: lazy(async () => ({ default: (await fetchCompany()).TrustedList })),
  LevelMoment: lazy(async () => ({ default: (await fetchCompany()).LevelMoment })),
}

let company: Awaited<ReturnType<typeof fetchCompany>> | undefined

const NotPlayed = lazy(async () => ({ default: (await import('../what-if/not-played.tsx')).NotPlayed }))
const GameStrip = lazy(async () => ({ default: (await import('../play/orders/strip.tsx')).GameStrip }))
const RuleDialog = lazy(async () => ({ default: (await import('../what-if/rule-dialog.tsx')).RuleDialog }))

/** The situation at an address, laid on the desk with the page that asks about it: at once if its book is here. */
export function openPage(page: DeskPage, address: Address): Opened | Promise<Opened> {
  const { query, document } = queryAt(address, page.parts ?? [])
  return openSituation(page, query, document, locateIn(address))
}

/** A situation laid on the desk with the page that asks about it. */
export function openSituation(page: DeskPage, query: Query, document: Document, locate?: Locate): Opened | Promise<Opened> {
  const said = withoutGame(document)
  // What is wrong with a document is for the whole reader to say.
  if (!isSituationDocument(said)) return readClosely(said, locate).then((read) => (read.ok ? UNREADABLE : read))
  const { bundle = 'whole' } = page
  if (!hasBook(said.edition, bundle)) return fetchBook(said.edition, bundle).then(() => openSituation(page, query, document, locate))
  const read = openDocument(document, locate)
  if (!read.ok) return read
  const { current } = read
  askedAt(placeOf(query))
  const refusals = whyNotShown(page, current, query)
  if (refusals.length > 0) return { ok: false, refusals }
  return {
    ok: true,
    title: `${titleOf(page, current, query)}: Chancery`,
    place: page.id,
    laid: () => {
      rememberQuery(query, current.document)
      layOpened(current)
    },
    page: <SituationDesk page={page} opened={{ current, query, bundle }} />,
  }
}

/** The book alone; what is wrong with what is chosen of it is said when the situation is read. */
function openBookOf({ edition, options = [], rulings = {} }: SituationDocument): void {
  try {
    books().open(edition, { options, rulings })
  } catch {
    return
  }
}

/** The same in pieces, between which the page answers: the book, the situation and what the page asks of it are each worked out once. */
export async function openInPieces(page: DeskPage, address: Address): Promise<Opened> {
  const { query, document } = queryAt(address, page.parts ?? [])
  company ??= await fetchCompany()
  if (isSituationDocument(document)) {
    await fetchBook(document.edition, page.bundle ?? 'whole')
    await nextTask()
    openBookOf(document)
    await nextTask()
    const read = openDocument(document as Document, locateIn(address))
    await nextTask()
    if (read.ok) whyNotShown(page, read.current, query)
    await nextTask()
  }
  return openPage(page, address)
}

/** A page that says nothing of this game goes by its own name. */
const titleOf = (page: DeskPage, current: OpenSituation, query: Query): string =>
  leftAlone(page, current.frozen) === undefined ? page.title(current, query) : (page.words ?? page.id)

const UNREADABLE: Opened = { ok: false, refusals: [refuse('misread', 'this is no situation that the desk can read')] }

interface OpenPage {
  readonly current: OpenSituation
  readonly query: Query
  /** How much of the book the page needs. */
  readonly bundle: Bundle
}

/** What lies on the desk, and every change since; the address always says the last. */
function useHistory(page: DeskPage, opened: OpenPage) {
  const tabs = useTabs()
  const history = tabNamed(tabs, tabs.front)?.history ?? begun(opened.current)
  const follow = (next: ChangeHistory): void => {
    const { now } = currentEntry(next)
    const isHere = hasBook(now.book.id, opened.bundle)
    const isSameBook = now.book.id === currentEntry(history).now.book.id
    const query = !isHere || isSameBook ? opened.query : queryFor(page, now, opened.query)
    const address = situationAddress(query, now.document)
    // An entry of another book may lack what this page needs of it: then it is opened like any address.
    if (isHere && query === opened.query) {
      followHistory(next)
      rename(address)
    } else adjustTo(address)
  }
  return { history, follow, compared: comparedSituation(tabs), front: tabs.front }
}

const withParts = (parts: Query['parts'], more: Turned['parts'] = {}): Query['parts'] =>
  Object.fromEntries(Object.entries({ ...parts, ...more }).filter((part): part is [string, string] => part[1] !== undefined))

/** What is asked about: what one page takes on trust is not for another to tick off. */
const placeOf = ({ page, thing = '' }: Query): string => `${page} ${thing}`

const refusedWords = (refusals: readonly Refusal[]): string => sentence(typeset(refusals[0]?.words ?? ''))

/** Lays a document on the same page, or on the countries of its book. */
function layInto(page: DeskPage, { query, bundle }: OpenPage, document: Document, { tab, words }: Laying & { tab: string }): void {
  const address = situationAddress(query, document)
  const said = gameOf(document) === undefined ? queryAt(readAddress(address), page.parts ?? []).document : document
  const read = openDocument(said)
  if (!read.ok && hasBook(String(said['edition']), bundle)) {
    tell(refusedWords(read.refusals))
    return
  }
  const turned = read.ok ? queryFor(page, read.current, query) : query
  rememberLaid(said)
  nextInto(tab, said)
  const to = situationAddress(turned, said)
  // The same situation may lie in two tabs.
  if (to === location.hash) adjustTo(to)
  else goTo(to)
  const silent = read.ok && turned !== query ? notTakenOver(read.current, query, turned) : undefined
  const told = [silent, words].filter((one) => one !== undefined)
  if (told.length > 0) tell(told.join(' '))
}

/** The situation as this page first had it: what is tried here is taken back to it. */
function useEntered(place: string, asOpened: OpenSituation, current: OpenSituation): OpenSituation {
  const [entered, enter] = useState({ place, asOpened, with: current })
  if (entered.place === place && entered.asOpened === asOpened) return entered.with
  enter({ place, asOpened, with: current })
  return current
}

function useOnDesk(page: DeskPage, opened: OpenPage, showRule: (shown: Shown) => void): OnDesk {
  const { history, follow, compared, front = NEW_TAB } = useHistory(page, opened)
  const { query } = opened
  const { now: current, before: asOpened, isPinned } = currentEntry(history)
  const entered = useEntered(`${front} ${placeOf(query)}`, asOpened, current)
  const before = compared ?? asOpened
  const write = (document: Document): void => {
    const read = openDocument(document)
    if (read.ok) follow(changedTo(history, read.current))
    else tell(refusedWords(read.refusals))
  }
  const back = stepped(history, -1)
  const on = stepped(history, 1)
  const address = (page: string, { thing, parts }: Turned = {}): string =>
    situationAddress({ page, ...(thing === undefined ? {} : { thing }), parts: withParts({}, parts) }, current.document)
  const turnedAddress = ({ thing = query.thing, parts }: Turned): string =>
    situationAddress(
      { page: query.page, ...(thing === undefined ? {} : { thing }), parts: withParts(query.parts, parts) },
      current.document,
    )
  return {
    current,
    before,
    query,
    ask: useMemo(() => (door, args) => askOf(current, door, args), [current]),
    askBefore: useMemo(() => (door, args) => askOf(before, door, args), [before]),
    change: (path, value) => write(written(current, path, value)),
    write,
    changeInput: (input, value) => write(withInput(current, input, value)),
    lay: (document, { tab = front, words } = {}) => {
      const laid = (): void => layInto(page, opened, document, { tab, words })
      const edition = String(document['edition'])
      if (hasBook(edition, opened.bundle)) laid()
      else void fetchBook(edition, opened.bundle).then(laid, laid)
    },
    changes: changesIn(history),
    undo: back === undefined ? undefined : () => follow(back),
    redo: on === undefined ? undefined : () => follow(on),
    reset: isSameSituation(entered, current) ? undefined : () => follow(changedTo(history, entered)),
    baseline: compared !== undefined ? 'compared' : isPinned ? 'pinned' : 'opened',
    pin: () => follow(pinnedAt(history)),
    address,
    turnTo: (turned) => goTo(turnedAddress(turned)),
    adjust: (turned) => adjustTo(turnedAddress(turned)),
    leftOut: page.leftOut?.(query),
    showRule,
  }
}

const isLaterThanStart = ({ book, situation: { scenario, turn } }: OpenSituation): boolean => book.scenarios[scenario]?.turn !== turn

function SituationDesk({ page, opened }: { readonly page: DeskPage; readonly opened: OpenPage }) {
  const [shown, showRule] = useState<Shown>()
  const onDesk = useOnDesk(page, opened, showRule)
  const { trusted, levels } = useHeard(onDesk.current, askedAt(placeOf(onDesk.query)))
  const absent = leftAlone(page, onDesk.current.frozen)
  const Page = isSilent(page, onDesk.current) ? (page.Silent ?? page.Page) : page.Page
  const { TrustedList, LevelMoment } = company ?? LATER
  const inHand = useInHand()
  const isInGame = inHand !== undefined && isOf(inHand, onDesk.current)
  return (
    <SituationContext value={onDesk}>
      {isInGame ? (
        <Suspense fallback={<SituationBar />}>
          <GameStrip key={inHand.id} id={inHand.id} />
        </Suspense>
      ) : (
        <SituationBar />
      )}
      {/* The answers below say what they took on trust: room is kept for it, so that nothing jumps. */}
      <div className={isLaterThanStart(onDesk.current) ? 'trusted-room' : undefined}>
        <Suspense>{trusted.length > 0 && <TrustedList trusted={trusted} />}</Suspense>
      </div>
      {absent === undefined ? (
        <Page />
      ) : (
        <Suspense>
          <NotPlayed label={page.words ?? page.id} theatre={absent} />
        </Suspense>
      )}
      {/* Known only once the page has read them: at its foot nothing jumps when it comes. */}
      <Suspense>{levels !== undefined && <LevelMoment levels={levels} />}</Suspense>
      <Suspense>{shown !== undefined && <RuleDialog shown={shown} close={() => showRule(undefined)} />}</Suspense>
    </SituationContext>
  )
}
