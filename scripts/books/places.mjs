import { readBookFile } from './reading.mjs'

const FILE = 'src/rules/core/places/places.yaml'
const KINDS = ['city', 'hexes', 'area', 'island']

/** Every place whose holder some rule asks for, and which of their holders no source gives. */
export function readPlaces(text) {
  const file = readBookFile(FILE, text)
  const places = file.itemsOf(file.root, 'the places').flatMap((node) => {
    const parts = file.partsOf(node, 'a theatre', ['theatre', 'places'])
    const theatre = file.textOf(parts.theatre, 'the theatre')
    return file.pairsOf(parts.places, `the places of ${theatre}`).map((pair) => readPlace(file, pair, theatre))
  })
  const twice = places.filter(({ id }, index) => places.findIndex((other) => other.id === id) !== index)
  return { faults: [...file.faults, ...twice.map(({ id }) => `${FILE} has two places called ${id}`)], places }
}

function readPlace(file, { name: id, key, node }, theatre) {
  const parts = file.partsOf(node, id, [...KINDS, 'of', 'held', 'unsourced'])
  const kinds = KINDS.filter((kind) => parts[kind] !== undefined)
  if (kinds.length !== 1) file.fault(key, `${id} is one of: ${KINDS.join(', ')}`)
  const [kind = 'city'] = kinds
  const country = file.textOf(parts.of, `"of" of ${id}`)
  const name = file.textOf(parts[kind], `the name of ${id}`)
  const holder = parts.held === undefined ? country : file.textOf(parts.held, `"held" of ${id}`)
  return { id, site: { id, name, kind, country, theatre, holder }, isUnsourced: parts.unsourced !== undefined }
}
