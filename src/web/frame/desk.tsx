import { lazy, Suspense, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Refusal } from '../../rules/core/index.ts'
import { isAddress, readAddress } from '../address.ts'
import { open } from '../opening.ts'
import type { Opened } from '../page.ts'
import { useTourStop } from '../pages/tour/tour-store.ts'
import { ToastRegion } from '../parts/index.ts'
import { Masthead } from './masthead.tsx'
import { Breakdown, RefusalNotice } from './refusal-notice.tsx'

const Tour = lazy(async () => ({ default: (await import('../pages/tour/tour.tsx')).Tour }))

type Page = Extract<Opened, { ok: true }>

interface Laid {
  readonly page?: Page
  readonly refusals: readonly Refusal[]
  /** The address that was refused. */
  readonly address: string
}

const LOST: Refusal = {
  code: 'lost',
  words: 'The page could not be fetched. Is the connection there? Nothing on the desk is lost.',
  data: {},
}

/** Follows the address; a wrong one is refused, and what was on the desk stays. */
function useDesk(): Laid & { readonly again: () => void } {
  const [laid, setLaid] = useState<Laid>({ refusals: [], address: '' })
  const turn = useRef(0)

  const follow = useCallback(() => {
    const address = location.hash
    // A place within the page is no page; a window opened at one begins at the front.
    if (!isAddress(address) && turn.current > 0) return
    turn.current += 1
    const mine = turn.current
    const lay = (opened: Opened): void => {
      if (mine !== turn.current) return
      if (opened.ok) opened.laid?.()
      setLaid((before) => (opened.ok ? { page: opened, refusals: [], address } : { ...before, refusals: opened.refusals, address }))
    }
    const opened = open(readAddress(isAddress(address) ? address : ''))
    // What had to be waited for may be drawn in pieces, between which the page answers.
    if ('then' in opened)
      opened.then(
        (come) => startTransition(() => lay(come)),
        () => lay({ ok: false, refusals: [LOST] }),
      )
    else lay(opened)
  }, [])

  useEffect(() => {
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [follow])

  return { ...laid, again: follow }
}

export function Desk() {
  const { page, refusals, address, again } = useDesk()
  const stop = useTourStop()
  const [dismissed, setDismissed] = useState('')
  const main = useRef<HTMLElement>(null)
  const place = useRef<string | undefined>(undefined)

  // At once with the page: whoever waits for the page to appear, as the tour does, takes the focus after this.
  useLayoutEffect(() => {
    if (page === undefined) return
    document.title = page.title
    // The first page is where the reader already is; later ones begin at their top.
    if (place.current !== undefined && place.current !== page.place) {
      window.scrollTo({ top: 0 })
      main.current?.focus({ preventScroll: true })
    }
    place.current = page.place
  }, [page])

  const isRefused = refusals.length > 0 && dismissed !== address
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: the address holds the page, so the link moves the focus and leaves it alone. */}
      <a
        className="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        Skip to the page
      </a>
      <Masthead place={page?.place ?? readAddress(location.hash).path[0]} />
      <main id="main" ref={main} tabIndex={-1} data-place={page?.place}>
        {isRefused && (
          <RefusalNotice
            refusals={refusals}
            address={address}
            hasPage={page !== undefined}
            dismiss={() => setDismissed(address)}
            again={again}
          />
        )}
        <Breakdown key={page?.place}>{page?.page ?? (!isRefused && <p className="waiting">Opening the book…</p>)}</Breakdown>
      </main>
      {(page !== undefined || isRefused) && <Colophon />}
      <Suspense>{stop !== undefined && <Tour at={stop} />}</Suspense>
      <ToastRegion />
    </>
  )
}

/** It comes with the page, so that nothing jumps when the page does. */
function Colophon() {
  return (
    <footer className="colophon">
      <p>
        <em>A World at War</em> is its owner’s trademark. Chancery is not connected with its publisher and holds no text of its rules:
        headings and words are our own, and players need their own copy.
      </p>
      <p>
        What you ask is worked out in this browser and sent nowhere; games that you <a href="#/games">play</a> are kept by the referee.{' '}
        <a href="#/tour">Take the tour</a>, <a href="#/verify">check a record</a> or see <a href="#/design">the parts of the desk</a>.
      </p>
    </footer>
  )
}
