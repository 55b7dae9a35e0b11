import { nearest } from '../../editions/reading/index.ts'
import { CARGOES, type Cargo, type Load, refuse } from '../../rules/index.ts'
import type { Arguments } from './answer.ts'
import type { Found } from './arguments.ts'

const MOST = 99_999
const EXAMPLE = 'supply=300,dd=2'

const wrong = (words: string, meant: readonly string[] = []): Found<Load> => ({
  refusal: refuse('misasked', `load: ${words}`, undefined, meant.length === 0 ? {} : { nearest: meant }),
})

const isCargo = (name: string): name is Cargo => (CARGOES as readonly string[]).includes(name)

/** `supply=300,dd=2` as pairs; a part without a number keeps none. */
const pairsIn = (text: string): readonly (readonly [string, unknown])[] =>
  text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [name = '', number, ...rest] = part.split('=').map((piece) => piece.trim())
      return [name, number === undefined || number === '' || rest.length > 0 ? undefined : Number(number)] as const
    })

/** A load by cargo, as `{ "supply": 300, "dd": 2 }` or as `supply=300,dd=2`. */
export function loadArgument(args: Arguments): Found<Load> {
  const given = args['load']
  const isNamed = typeof given === 'object' && given !== null && !Array.isArray(given)
  if (typeof given !== 'string' && !isNamed) return wrong(`${JSON.stringify(given)}; expected amounts by cargo, such as ${EXAMPLE}`)
  const pairs = typeof given === 'string' ? pairsIn(given) : Object.entries(given)
  const load: Partial<Record<Cargo, number>> = {}
  for (const [name, amount] of pairs) {
    if (!isCargo(name)) {
      const meant = nearest(name, CARGOES)
      const hint = meant.length === 0 ? `expected ${CARGOES.join(', ')}` : `did you mean ${meant.map((one) => `"${one}"`).join(' or ')}?`
      return wrong(`unknown cargo "${name}"; ${hint}`, meant)
    }
    if (name in load) return wrong(`"${name}" stands twice`)
    if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 0 || amount > MOST)
      return wrong(`${name}: ${amount === undefined ? 'no amount' : JSON.stringify(amount)}; expected a whole number from 0 to ${MOST}`)
    load[name] = amount
  }
  return { value: load }
}
