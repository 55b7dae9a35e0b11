import type { ZoomBehavior, ZoomTransform } from 'd3-zoom'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Box } from './charts.ts'

/** How near one can go. */
const NEAREST = 6
const STEP = 1.6

type Moved = Pick<ZoomTransform, 'k' | 'x' | 'y'>

const UNMOVED: Moved = { k: 1, x: 0, y: 0 }

/** What a window of this size shows of a chart that was moved and brought nearer. */
function boxSeen([left, top, width, height]: Box, { k, x, y }: Moved, shown: readonly [number, number]): Box {
  return [left - (x / k) * (width / shown[0]), top - (y / k) * (height / shown[1]), width / k, height / k]
}

/** A wheel scrolls the page and one finger too, as long as the whole chart is in sight. */
function isMeant(event: Event, k: number): boolean {
  if (event instanceof WheelEvent) return event.ctrlKey || event.metaKey
  if ('touches' in event) return (event as TouchEvent).touches.length > 1 || k > 1
  return k > 1 && !(event as MouseEvent).ctrlKey
}

/** Makes a chart follow hands and wheel; it is fetched when somebody reaches for the chart. */
async function follow(svg: SVGSVGElement, tell: (moved: Moved) => void) {
  const [{ zoom, zoomIdentity }, { select }] = await Promise.all([import('d3-zoom'), import('d3-selection')])
  const size = (): [number, number] => [svg.clientWidth, svg.clientHeight]
  let now: Moved = UNMOVED
  const behaviour: ZoomBehavior<SVGSVGElement, unknown> = zoom<SVGSVGElement, unknown>()
    .scaleExtent([1, NEAREST])
    .extent(() => [[0, 0], size()])
    .translateExtent([[0, 0], size()])
    .filter((event: Event) => isMeant(event, now.k))
    .on('zoom', ({ transform }: { readonly transform: ZoomTransform }) => {
      now = transform
      tell(transform)
    })
  const chosen = select(svg)
  chosen.call(behaviour).on('dblclick.zoom', null)
  return {
    by: (factor: number): void => behaviour.scaleBy(chosen, factor),
    whole: (): void => behaviour.transform(chosen, zoomIdentity),
    leave: (): void => void chosen.on('.zoom', null),
  }
}

interface Nearness {
  readonly box: Box
  readonly isNear: boolean
  readonly nearer: () => void
  readonly farther: () => void
  readonly whole: () => void
}

/** Lets a chart be brought nearer and moved: by pinch, by dragging, by Ctrl and the wheel, or by the buttons. */
export function useNearness(frame: RefObject<SVGSVGElement | null>, box: Box): Nearness {
  const [moved, move] = useState(UNMOVED)
  const followed = useRef<ReturnType<typeof follow>>(undefined)
  const key = box.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sheet begins as a whole.
  useEffect(() => {
    const svg = frame.current
    if (svg === null) return
    const reach = (): void => {
      followed.current ??= follow(svg, move)
    }
    svg.addEventListener('pointerenter', reach, { once: true })
    move(UNMOVED)
    return () => {
      svg.removeEventListener('pointerenter', reach)
      void followed.current?.then(({ leave }) => leave())
      followed.current = undefined
    }
  }, [frame, key])
  const reached = (): ReturnType<typeof follow> | undefined => {
    if (frame.current !== null) followed.current ??= follow(frame.current, move)
    return followed.current
  }
  const svg = frame.current
  return {
    box: svg === null || moved.k === 1 ? box : boxSeen(box, moved, [svg.clientWidth, svg.clientHeight]),
    isNear: moved.k > 1,
    nearer: () => void reached()?.then(({ by }) => by(STEP)),
    farther: () => void reached()?.then(({ by }) => by(1 / STEP)),
    whole: () => void reached()?.then(({ whole }) => whole()),
  }
}
