import { isOneOf, type Minor, type Place } from '../../../rules/core/index.ts'
import drawing from './shapes.json'

export type Point = readonly [number, number]
/** Left, top, width and height in the units of a chart. */
export type Box = readonly [number, number, number, number]

/** One sheet of the map, as `scripts/map/draw.mjs` draws it. */
export interface Chart {
  readonly width: number
  readonly height: number
  /** The outline of each region. */
  readonly regions: Readonly<Record<string, string>>
  /** The outline of a country that has several regions. */
  readonly wholes: Readonly<Record<string, string>>
  /** Where places lie. */
  readonly places: Readonly<Partial<Record<Place, Point>>>
  /** The middle of a name. */
  readonly names: Readonly<Record<string, Point>>
}

export const CHART_IDS = ['europe', 'pacific'] as const
export type ChartId = (typeof CHART_IDS)[number]

/** A point has two numbers, which a file of JSON cannot say of itself. */
export const CHARTS = drawing as unknown as Readonly<Record<ChartId, Chart>>

const VIEWS = ['europe', 'north', 'west', 'balkans', 'south', 'east'] as const
export type View = (typeof VIEWS)[number]

/** Parts of Europe seen from nearer; all of one shape, so that the page does not move. */
export const VIEW_BOXES: Readonly<Record<View, Box>> = {
  europe: [0, 0, 2000, 1640],
  north: [560, 0, 850, 697],
  west: [160, 500, 800, 656],
  balkans: [760, 850, 720, 590],
  south: [0, 850, 1000, 820],
  east: [930, 330, 1070, 877],
}

/** The same without a drawing. */
export const TABLE_VIEW = 'table'
export const WAYS_TO_SEE = [...VIEWS, TABLE_VIEW] as const
export type WayToSee = (typeof WAYS_TO_SEE)[number]

export const isView = (name: unknown): name is View => isOneOf(VIEWS, name)

/** Places of the rules that lie beyond both sheets. */
export const BEYOND: readonly Place[] = ['sudan', 'ethiopia', 'rhodesia']

export const chartOf = (place: Place): ChartId | undefined => CHART_IDS.find((id) => CHARTS[id].places[place] !== undefined)

/** From north to south and west to east, as a reader goes over the map. */
export const ROUND: readonly Minor[] = [
  'norway',
  'sweden',
  'finland',
  'ireland',
  'belgiumLuxembourg',
  'vichyFrance',
  'spain',
  'poland',
  'czechoslovakia',
  'austria',
  'hungary',
  'rumania',
  'yugoslavia',
  'croatia',
  'serbia',
  'albania',
  'bulgaria',
  'greece',
  'turkey',
  'ukraine',
]
