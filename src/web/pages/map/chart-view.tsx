import { Fragment, type KeyboardEvent, type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { isPlace, type Place } from '../../../rules/core/index.ts'
import { Button } from '../../parts/index.ts'
import { type Box, CHARTS, type ChartId, type Point } from './charts.ts'
import { type Label, write } from './labels.ts'
import type { Tint } from './lands.ts'
import { useNearness } from './nearness.ts'
import { Mark, Patterns, Soil, Within } from './paint.tsx'
import { nearestThat, WAYS } from './steering.ts'
import { type Country, isCountryYet, type Region, type Survey, type Town } from './survey.ts'
import { countsFor, mapName, placeTitle, printed, targetTitle } from './words.ts'

interface Props {
  readonly title: string
  readonly survey: Survey
  readonly box: Box
  readonly chosen: string | undefined
  readonly pointed: string | undefined
  readonly point: (thing: string | undefined) => void
  readonly choose: (thing: string) => void
  /** Where a country or a place leads. */
  readonly link: (thing: string) => string
  /** How a country stands, for those who do not see it. */
  readonly say: (thing: string) => string
}

const USUAL_WIDTH = 800
/** From so far off only the towns that changed hands are shown; the nearer views show them all. */
const FAR = 4
/** From here the others are there, but small and without a name. */
const SOMEWHAT_FAR = 2
/** Only of Europe there are nearer views. */
const isFar = ({ chart }: Survey, grain: number, far: number): boolean => chart === 'europe' && grain >= far
const POWERS_NAMED = ['germany', 'france', 'britain', 'italy', 'russia', 'japan', 'china']

/** How wide the chart is drawn, once that is known: letters and marks keep their size when the chart does not. */
function useWidth(frame: RefObject<SVGSVGElement | null>): number | undefined {
  const [shown, setShown] = useState<number>()
  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) startTransition(() => setShown(entry.contentRect.width))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return shown
}

function labelsOf({ survey, chosen, pointed }: Props, grain: number): readonly Label[] {
  const { names, places } = CHARTS[survey.chart]
  const named = (id: string, words: string, size: number): readonly Label[] => {
    const point = names[id]
    return point === undefined ? [] : [{ id, words, at: point, size: size * grain, stands: 'on' }]
  }
  const vital = (label: Label): Label => ({ ...label, isVital: true })
  const town = ({ place }: Town): readonly Label[] => {
    const point = places[place]
    return point === undefined ? [] : [{ id: place, words: placeTitle(place), at: point, size: 10.5 * grain, stands: 'beside' }]
  }
  const isHeld = ({ place }: Town): boolean => place === chosen || place === pointed
  // An area has its name as a land already.
  const isTown = ({ place }: Town): boolean => names[place] === undefined
  const isPower = ({ id }: Region): boolean => POWERS_NAMED.includes(id)
  return [
    ...survey.towns.filter(isHeld).flatMap(town),
    ...survey.countries
      .filter((country) => country.regions.length > 0 && isCountryYet(country))
      .flatMap(({ target }) => named(target, mapName(target), 12.5).map(vital)),
    ...survey.countries.filter(({ regions }) => regions.length === 0).flatMap(({ target }) => named(target, targetTitle(target), 11)),
    ...survey.others.filter(isPower).flatMap(({ id, land }) => named(id, printed(land.name).toUpperCase(), 10.5).map(vital)),
    ...survey.towns.filter((one) => !isHeld(one) && isTown(one) && one.hasChangedHands).flatMap(town),
    ...survey.others.filter((one) => !isPower(one)).flatMap(({ id, land }) => named(id, printed(land.name), 10.5)),
    ...survey.towns
      .filter((one) => !isHeld(one) && isTown(one) && !one.hasChangedHands && !isFar(survey, grain, SOMEWHAT_FAR))
      .flatMap(town),
  ]
}

/** The sea alone stands at once with the page: land is drawn when it is known how wide, and once only. */
function seenFrom(width: number | undefined, grain: number, { survey, chosen }: Props): Survey {
  if (width === undefined) return { chart: survey.chart, countries: [], others: [], towns: [] }
  if (!isFar(survey, grain, FAR)) return survey
  return { ...survey, towns: survey.towns.filter(({ place, hasChangedHands }) => hasChangedHands || place === chosen) }
}

/** A sheet of the map with everything on it that can be asked about. */
export function ChartView(given: Props) {
  const frame = useRef<SVGSVGElement>(null)
  const near = useNearness(frame, given.box)
  const { box } = near
  const shown = useWidth(frame)
  const grain = box[2] / (shown ?? USUAL_WIDTH)
  const props = { ...given, box, survey: seenFrom(shown, grain, given) }
  const { title, survey, chosen, pointed, point, choose, link, say } = props
  const { names, places, width } = CHARTS[survey.chart]
  const roving = survey.towns.find(({ place }) => place === chosen)?.place ?? survey.towns[0]?.place
  const size = 4.4 * grain
  const sizeOf = ({ hasChangedHands }: Town): number =>
    hasChangedHands ? size * 1.2 : isFar(survey, grain, SOMEWHAT_FAR) ? size * 0.7 : size
  const marks = survey.towns.flatMap((town): readonly Box[] => {
    const at = places[town.place]
    const half = sizeOf(town)
    return at === undefined ? [] : [[at[0] - half, at[1] - half, half * 2, half * 2]]
  })
  const labels = write(labelsOf(props, grain), marks, box)
  const tints = new Map<string, Tint>(survey.countries.map(({ target, tint }) => [target, tint]))

  const steer = (thing: string) => (event: KeyboardEvent) => {
    const way = WAYS[event.key]
    if (way === undefined) return
    event.preventDefault()
    const targets = Object.fromEntries(
      survey.countries.flatMap(({ target }) => (names[target] === undefined ? [] : [[target, names[target]]])),
    )
    const towns = Object.fromEntries(survey.towns.map(({ place }) => [place, places[place]]))
    const next = nearestThat<string>(isPlace(thing) ? towns : targets, thing, way)
    if (next !== undefined) frame.current?.querySelector<SVGAElement>(`[data-thing="${next}"]`)?.focus()
  }
  const ways = (thing: string) => ({
    href: link(thing),
    'data-thing': thing,
    'aria-label': say(thing),
    ...(thing === chosen ? { 'aria-current': true as const } : {}),
    onPointerEnter: () => point(thing),
    onFocus: () => point(thing),
    onBlur: () => point(undefined),
    onKeyDown: steer(thing),
  })
  const seatOf = ({ land }: Region): Place | undefined => survey.towns.find(({ place }) => place === land.seat)?.place
  const outlined = survey.countries.filter(({ target }) => target === chosen || target === pointed)

  const written = new Set(labels.map(({ id }) => id))
  const unwritten = near.isNear
    ? []
    : survey.countries.filter((one) => names[one.target] !== undefined && !written.has(one.target) && isCountryYet(one))

  return (
    <>
      <div className="chart-frame">
        <p className="map-near">
          <Button look="bar" words="Nearer" onClick={near.nearer} />
          <Button look="bar" words="Farther" disabled={!near.isNear} onClick={near.farther} />
          <Button look="bar" words="Whole map" disabled={!near.isNear} onClick={near.whole} />
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no drawing. */}
        <svg
          ref={frame}
          className={near.isNear ? 'chart chart-near' : 'chart'}
          role="group"
          aria-label={title}
          aria-busy={shown === undefined}
          viewBox={box.join(' ')}
          style={{ aspectRatio: `${given.box[2]} / ${given.box[3]}`, '--grain': grain } as React.CSSProperties}
          onPointerLeave={() => point(undefined)}
        >
          <Patterns chart={survey.chart} grain={grain} />
          <rect className="sea" x={-width} y={-width} width={width * 4} height={width * 4} onPointerEnter={() => point(undefined)} />
          <g>
            {survey.others.map((region) => {
              const seat = seatOf(region)
              return (
                <g
                  key={region.id}
                  onPointerEnter={() => point(seat)}
                  {...(seat === undefined ? {} : { onClick: () => choose(seat), className: 'has-seat' })}
                >
                  <Soil region={region} chart={survey.chart} />
                </g>
              )
            })}
          </g>
          {survey.countries.map((country) => (
            <a key={country.target} className="country" {...ways(country.target)}>
              <Outline country={country} chart={survey.chart} grain={grain} at={names[country.target]} />
            </a>
          ))}
          <g className="outlines">
            {outlined.flatMap(({ target, borders }) =>
              borders.map(({ id, path }) => (
                <path
                  key={id}
                  d={path}
                  className={target === chosen ? 'outline outline-chosen' : 'outline'}
                  strokeWidth={Math.min(grain * 2.5, 9)}
                />
              )),
            )}
          </g>
          {survey.towns.map((town) => {
            const { place, camp, hasChangedHands } = town
            const at = places[place]
            if (at === undefined) return null
            const isHeld = place === chosen || place === pointed
            return (
              <a
                key={place}
                className={hasChangedHands ? 'town town-changed' : 'town'}
                {...ways(place)}
                tabIndex={place === roving ? 0 : -1}
              >
                <circle className="town-reach" cx={at[0]} cy={at[1]} r={grain * 9} />
                {isHeld && <circle className="town-ring" cx={at[0]} cy={at[1]} r={size * 2} strokeWidth={grain * 2} />}
                <Mark at={at} size={isHeld ? size * 1.2 : sizeOf(town)} camp={camp} />
                <title>{`${placeTitle(place)}: ${countsFor({ camp })}`}</title>
              </a>
            )
          })}
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: names that are written cannot take the focus; the countries and places beside them do. */}
          <g aria-hidden="true" className="chart-names">
            {labels.map(({ id, words, x, y, anchor, size: letters, stands }) => (
              <text
                key={`${stands} ${id}`}
                x={x}
                y={y}
                textAnchor={anchor}
                fontSize={letters}
                strokeWidth={grain * 3}
                className={nameClass(id, stands, tints.get(id))}
              >
                {words}
              </text>
            ))}
          </g>
        </svg>
      </div>
      {unwritten.length > 0 && (
        <p className="map-unwritten">
          Too small to be named here:{' '}
          {unwritten.map(({ target }, index) => (
            <Fragment key={target}>
              {index > 0 && ', '}
              <a href={link(target)}>{targetTitle(target)}</a>
            </Fragment>
          ))}
        </p>
      )}
    </>
  )
}

function nameClass(id: string, stands: Label['stands'], tint: Tint | undefined): string {
  if (stands === 'beside') return 'name name-place'
  if (tint !== undefined) return `name name-country name-${tint.hold}${tint.camp === undefined ? '' : ` camp-${tint.camp}`}`
  return POWERS_NAMED.includes(id) ? 'name name-power' : 'name name-other'
}

interface OutlineProps {
  readonly country: Country
  readonly chart: ChartId
  readonly grain: number
  readonly at: Point | undefined
}

/** A country's regions; one that another country's cover for now has only a ring under its name. */
function Outline({ country, chart, grain, at }: OutlineProps) {
  const { regions, borders } = country
  if (regions.length === 0) return at === undefined ? null : <circle className="covered" cx={at[0]} cy={at[1]} r={grain * 9} />
  return (
    <>
      {regions.map((region) => (
        <Soil key={region.id} region={region} chart={chart} />
      ))}
      {borders.map((border) => (
        <Within key={border.id} border={border} chart={chart} grain={grain} />
      ))}
    </>
  )
}
