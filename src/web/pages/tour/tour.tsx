import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { readAddress } from '../../address.ts'
import { goTo } from '../../page.ts'
import { Button, isNarrow, Mark, tell } from '../../parts/index.ts'
import { useFrontDocument } from '../../situation/index.ts'
import { STOPS, type Stop, stopAddress } from './stops.ts'
import { goToStop } from './tour-store.ts'
import './tour.css'

const MARK = 'data-pointed'

const unmark = (): void => {
  for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK)
}

/** The first that can be seen of what a stop is about. */
const find = (shows: string): Element | undefined => [...document.querySelectorAll(shows)].find((element) => element.checkVisibility())

/** What is large, or shown on a phone above the words, begins at the top; anything else stands in the middle. */
const bringUp = (element: Element): void => {
  const isLarge = isNarrow() || element.getBoundingClientRect().height > innerHeight / 2
  element.scrollIntoView({ block: isLarge ? 'start' : 'center' })
}

/** Marks what a stop is about as soon as the page has it, and again when the page draws it anew; `found` is told the first time. */
function usePointing(shows: string, found: () => void): void {
  useEffect(() => {
    let isNew = true
    const point = (): void => {
      const element = find(shows)
      if (element === undefined || element.hasAttribute(MARK)) return
      unmark()
      element.setAttribute(MARK, '')
      if (!isNew) return
      isNew = false
      bringUp(element)
      found()
    }
    const watch = new MutationObserver(point)
    watch.observe(document.body, { childList: true, subtree: true })
    // The page that is asked for may still be on its way; the one before it is not meant.
    const soon = requestAnimationFrame(point)
    return () => {
      cancelAnimationFrame(soon)
      watch.disconnect()
      unmark()
    }
  }, [shows, found])
}

const watchHash = (tellDesk: () => void): (() => void) => {
  addEventListener('hashchange', tellDesk)
  return () => removeEventListener('hashchange', tellDesk)
}

const useHash = (): string => useSyncExternalStore(watchHash, () => location.hash)

const leave = (): void => {
  goToStop(undefined)
  tell('The tour is closed. What you changed stays on the desk.', { words: 'Go on with it', do: () => goTo('#/tour') })
}

/** How high the guide stands at the foot of the window: nothing else may lie below it. */
function useFoot() {
  const guide = useRef<HTMLElement>(null)
  useEffect(() => {
    if (guide.current === null) return
    const { style } = document.documentElement
    const measure = new ResizeObserver(([entry]) => style.setProperty('--foot', `${entry?.target.clientHeight ?? 0}px`))
    measure.observe(guide.current)
    return () => {
      measure.disconnect()
      style.removeProperty('--foot')
    }
  }, [])
  return guide
}

/** The guide at the foot of the window, there while the reader goes from page to page. */
export function Tour({ at }: { readonly at: number }) {
  const stop = STOPS[at]
  return stop === undefined ? null : <Guide key={at} stop={stop} at={at} />
}

function Guide({ stop, at }: { readonly stop: Stop; readonly at: number }) {
  const onDesk = useFrontDocument()
  const hash = useHash()
  const heading = useRef<HTMLHeadingElement>(null)
  const guide = useFoot()
  const found = useCallback(() => heading.current?.focus({ preventScroll: true }), [])
  usePointing(`main[data-place=${stop.page}] :is(${stop.shows})`, found)
  const isAway = readAddress(hash).path[0] !== stop.page
  const visit = (next: number): void => {
    const to = STOPS[next]
    if (to === undefined) return
    goToStop(next)
    goTo(stopAddress(to, onDesk))
  }
  const finish = (): void => {
    goToStop(undefined)
    tell('That was the tour. The situation is yours to go on with.')
  }
  const isLast = at === STOPS.length - 1
  return (
    <aside className="tour" aria-labelledby="tour-stop" ref={guide}>
      <div className="tour-head">
        <p className="label">
          Tour, {at + 1} of {STOPS.length}
        </p>
        <h2 id="tour-stop" ref={heading} tabIndex={-1}>
          {stop.title}
        </h2>
      </div>
      <div className="tour-words">
        {stop.words.map((words) => (
          <p key={words}>{words}</p>
        ))}
        {stop.task !== undefined && <Doing words={stop.task.words} isDone={stop.task.isDone(onDesk ?? {}, hash)} />}
        {isAway && (
          <p>
            You have gone to another page. <a href={stopAddress(stop, onDesk)}>Back to this stop</a>
          </p>
        )}
      </div>
      <p className="tour-ways">
        <Button words={isLast ? 'Finish' : 'Next'} onClick={() => (isLast ? finish() : visit(at + 1))} />
        <Button look="quiet" words="Back" disabled={at === 0} onClick={() => visit(at - 1)} />
        <Button look="bar" words="Leave" onClick={leave} />
      </p>
    </aside>
  )
}

function Doing({ words, isDone }: { readonly words: string; readonly isDone: boolean }) {
  return (
    <p className={isDone ? 'tour-task tour-done' : 'tour-task'} role="status">
      <b>{isDone ? 'Done:' : 'Try it:'}</b> {words} {isDone && <Mark is="yes" />}
    </p>
  )
}
