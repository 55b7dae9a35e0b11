import type { Quantity } from '../conditions/condition.ts'
import { isPower } from '../nations/countries.ts'
import { type Faction, POWERS, type Side } from '../nations/powers.ts'
import { type Target, targetName } from '../nations/targets.ts'
import { TRACK_NAMES } from '../nations/tracks.ts'
import { factWords } from './fact-words.ts'
import { list } from './grammar.ts'
import { nationName } from './relation-words.ts'

const SIDE_NAMES: Readonly<Record<Side, string>> = { axis: 'Axis', allies: 'Allied' }
const POINT_WORDS: Readonly<Record<Faction, string>> = { axis: 'Axis', westernAllies: 'Western Allied', russia: 'Russian' }
const DECLARED_WHEN = { 'this-turn': 'this turn', 'last-turn': 'last turn', before: 'in earlier turns' } as const

const MOBILIZATION_WORDS = {
  russia: 'Russian mobilizations',
  usEurope: 'U.S. mobilizations for Europe',
  usPacific: 'U.S. mobilizations for the Pacific',
  japan: 'Japanese mobilizations after Fall 1939',
  japanAtWar: 'Japanese mobilizations at war with the U.S.',
} as const

/** A quantity that is not made of others. */
type Head = Exclude<Quantity, { is: 'stair' | 'if' | 'less' | 'number' | 'tally' | 'full' | 'sum' | 'larger' }>

export function plainQuantityWords(quantity: Head): string {
  switch (quantity.is) {
    case 'count':
      return factWords(quantity.fact)
    case 'points':
      return `${POINT_WORDS[quantity.faction]} points in ${targetName(quantity.target as Target)}`
    case 'level':
      return `${quantity.reading === 'actual' ? '' : `${quantity.reading} `}${TRACK_NAMES[quantity.track]}`
    case 'subversion':
      return 'subversion used on this roll'
    case 'past-subversions':
      return quantity.of === 'earlier-turns' ? 'uses of subversion in earlier turns' : 'uses of subversion that count here'
    case 'volunteers':
      return `units that ${nationName(quantity.minor)} may lend by its last result`
    case 'covert':
      return `${SIDE_NAMES[quantity.side]} covert operations on this roll`
    case 'declarations': {
      const by = list(quantity.by.map(nationName), 'or')
      if (quantity.when === 'ever') return `${quantity.on.every(isPower) ? 'powers' : 'nations'} that ${by} ever declared war on`
      const on =
        quantity.on.length > POWERS.length
          ? ''
          : ` on ${quantity.on.length === POWERS.length ? 'a major power' : list(quantity.on.map(nationName), 'or')}`
      return `declarations of war ${DECLARED_WHEN[quantity.when]} by ${by}${on}`
    }
    case 'majors-at-war':
      return `major powers at war with ${list(quantity.against.map(nationName), 'or')}`
    case 'mobilized':
      return MOBILIZATION_WORDS[quantity.by]
    case 'uses-this-turn':
      return 'uses of subversion this turn'
    case 'tension-points':
      return `${POINT_WORDS[quantity.by]} points used on ${TRACK_NAMES[quantity.track]} ${DECLARED_WHEN[quantity.when]}`
    case 'declared-late':
      return `years after ${quantity.after} until ${nationName(quantity.by)} declared war on ${list(quantity.on.map(nationName), 'or')}`
    case 'years-since':
      return `years since ${quantity.year}`
    case 'year-starts-since':
      return `year starts since ${factWords(quantity.fact)}`
  }
}
