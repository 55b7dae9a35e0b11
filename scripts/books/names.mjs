import { readFileSync } from 'node:fs'
import { ROOT } from '../step.mjs'
import { readPlaces } from './places.mjs'

const NATIONS = 'src/rules/core/nations'
const textOf = (path) => readFileSync(`${ROOT}${NATIONS}/${path}.ts`, 'utf8')

/** The names in a list of names, as the code has it. */
function listed(path, constant) {
  const [, inside] = new RegExp(`const ${constant} = \\[([^\\]]*)\\] as const`).exec(textOf(path)) ?? []
  if (inside === undefined) throw new Error(`${NATIONS}/${path}.ts has no list ${constant}`)
  return [...inside.matchAll(/'([^']+)'/g)].map(([, name]) => name)
}

/** Whoever a scenario may name: powers, countries, and the places somebody may hold. Minor countries and places stand in YAML, the others in code. */
export function namesOf(minors) {
  const powers = listed('powers', 'POWERS')
  return {
    powers,
    minors: Object.keys(minors),
    nations: [...powers, ...Object.keys(minors), ...listed('countries', 'OTHER_COUNTRIES')],
    places: readPlaces().places.map(({ id }) => id),
  }
}
