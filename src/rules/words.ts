import { seasonName, type Turn, turnName } from './calendar.ts'
import type { Condition, Party, Quantity } from './condition.ts'
import { isPower, NATION_NAMES, type Nation } from './countries.ts'
import { type FactValue, NO_LEVEL } from './facts/fact.ts'
import { FACTS, type FactId } from './facts.ts'
import { PLACES, type Place } from './places.ts'
import { FACTION_NAMES, type Faction, type Side } from './powers.ts'
import { TRACK_NAMES } from './situation.ts'
import type { Bond } from './standing.ts'
import { type Target, targetName } from './targets.ts'

/** All wording about conditions stands here. */

const PARTY_NAMES: Readonly<Record<Party, string>> = {
  ...FACTION_NAMES,
  axis: 'the Axis',
  allies: 'the Allies',
  japan: 'Japan',
  china: 'Nationalist China',
}
const SIDE_NAMES: Readonly<Record<Side, string>> = { axis: 'Axis', allies: 'Allied' }
const BOND_NAMES: Readonly<Record<Bond, string>> = {
  units: 'a country that raises units',
  income: 'a source of BRPs',
  hexes: 'controlled territory',
  associate: 'an associate',
  ally: 'a minor ally',
}

const list = (parts: readonly string[], last: 'and' | 'or'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`

const nation = (name: string): string => NATION_NAMES[name as Nation] ?? name
const isOne = (party: Party): boolean => party === 'russia' || party === 'japan' || party === 'china'
const placeName = (place: Place): string => PLACES[place]?.name ?? place
const factWords = (fact: string): string => FACTS[fact as FactId]?.words ?? fact

const choiceWords = (id: string, choice: string): string => {
  const fact = FACTS[id as FactId]
  return (fact?.type === 'choice' ? fact.says[choice] : undefined) ?? choice
}

/** What a fact says at a value, in a word or two. */
export function factSays(id: FactId, value: FactValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (value === null) return 'not yet'
  if (typeof value === 'number') return value === NO_LEVEL ? 'not reported' : String(value)
  switch (FACTS[id].type) {
    case 'date':
      return turnName(value as Turn)
    case 'choice':
      return choiceWords(id, value)
    default:
      return nation(value)
  }
}

/** `+4`, `-2`, `0`: a number with its sign, as players say it. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : `${number}`)

const DECLARED_WHEN = { 'this-turn': 'this turn', 'last-turn': 'last turn', before: 'in earlier turns' } as const

export function quantityWords(quantity: Quantity): string {
  switch (quantity.is) {
    case 'count':
      return factWords(quantity.fact)
    case 'points':
      return `points of ${PARTY_NAMES[quantity.faction]} in ${targetName(quantity.target as Target)}`
    case 'level':
      return `${quantity.reading === 'actual' ? '' : `${quantity.reading} `}${TRACK_NAMES[quantity.track]}`
    case 'subversion':
      return 'subversion used on this roll'
    case 'past-subversions':
      return quantity.of === 'earlier-turns' ? 'uses of subversion in earlier turns' : 'uses of subversion that count here'
    case 'volunteers':
      return `units that ${nation(quantity.minor)} may lend by its last result`
    case 'covert':
      return `${SIDE_NAMES[quantity.side]} covert operations on this roll`
    case 'declarations':
      if (quantity.when === 'ever')
        return `${quantity.on.every(isPower) ? 'powers' : 'nations'} that ${list(quantity.by.map(nation), 'or')} ever declared war on`
      return `declarations of war ${DECLARED_WHEN[quantity.when]} by ${list(quantity.by.map(nation), 'or')}${quantity.on.length > 8 ? '' : ` on ${list(quantity.on.map(nation), 'or')}`}`
    case 'majors-at-war':
      return `major powers at war with ${list(quantity.against.map(nation), 'or')}`
    case 'mobilized':
      return MOBILIZATION_WORDS[quantity.by]
    case 'uses-this-turn':
      return 'uses of subversion this turn'
    case 'tension-points':
      return `${POINT_WORDS[quantity.by]} points used on ${TRACK_NAMES[quantity.track]} ${DECLARED_WHEN[quantity.when]}`
    case 'stair':
      return `${quantityWords(quantity.of)}, the nth counting n`
    case 'if':
      return `${quantityWords(quantity.of)} (if ${conditionWords(quantity.when)})`
    case 'less':
      return `${quantityWords(quantity.from)} less ${quantityWords(quantity.take)}`
    case 'number':
      return `${quantity.number}`
    case 'declared-late':
      return `years after ${quantity.after} until ${nation(quantity.by)} declared war on ${list(quantity.on.map(nation), 'or')}`
    case 'years-since':
      return `years since ${quantity.year}`
    case 'year-starts-since':
      return `year starts since ${factWords(quantity.fact)}`
    case 'tally':
      return quantity.of.length === 1
        ? quantity.of.map((part) => `one if ${conditionWords(part)}`).join('')
        : `how many hold of: ${quantity.of.map((part) => conditionWords(part)).join('; ')}`
    case 'full':
      return quantity.size === 1
        ? `${quantityWords(quantity.of)} (not below zero)`
        : `full ${quantity.size}s of ${quantityWords(quantity.of)}`
    case 'sum':
      return quantity.of.map(quantityWords).join(' plus ')
    case 'larger':
      return `the larger of ${list(quantity.of.map(quantityWords), 'and')}`
  }
}

/** What must be so for a condition to be met. */
export function conditionWords(condition: Condition): string {
  switch (condition.is) {
    case 'always':
      return 'always'
    case 'flag':
      return factWords(condition.fact)
    case 'chosen':
      return `${factWords(condition.fact)}: ${list(
        condition.among.map((choice) => choiceWords(condition.fact, choice)),
        'or',
      )}`
    case 'at-least':
      return `${quantityWords(condition.quantity)} at ${condition.number} or more`
    case 'exceeds':
      return `${quantityWords(condition.quantity)} above ${quantityWords(condition.other)}`
    case 'holds':
      return `${PARTY_NAMES[condition.party]} hold${isOne(condition.party) ? 's' : ''} ${placeName(condition.place)}`
    case 'held-by':
      return `${nation(condition.nation)} holds ${placeName(condition.place)}`
    case 'stands':
      return `${nation(condition.minor)} is ${list(
        condition.bonds.map((bond) => BOND_NAMES[bond]),
        'or',
      )} of the ${condition.side === 'axis' ? 'Axis' : 'Allies'}${condition.byRoll ? ', by a roll' : ''}`
    case 'in-effect':
      return `a result of ${list(condition.results.map(String), 'or')} is in effect in ${nation(condition.minor)}`
    case 'tied':
      return `${nation(condition.minor)} is tied to ${FACTION_NAMES[condition.to]}`
    case 'marked':
      return `${nation(condition.minor)}: ${MARK_WORDS[condition.mark]}`
    case 'at-war':
      return `${nation(condition.one)} and ${nation(condition.other)} are at war`
    case 'long-at-war':
      return `${nation(condition.one)} and ${nation(condition.other)} have been at war since an earlier turn`
    case 'allied-turn-of-war':
      return `${condition.nth} Allied player turns have begun since ${nation(condition.one)} and ${nation(condition.other)} went to war`
    case 'ever-at-war':
      return `${nation(condition.one)} and ${nation(condition.other)} have gone to war`
    case 'declared':
      return `${list(condition.by.map(nation), 'or')} declared war on ${nation(condition.on)}`
    case 'rolled-by':
      return `${list(
        condition.factions.map((faction) => PARTY_NAMES[faction]),
        'or',
      )} make${condition.factions.length === 1 && condition.factions[0] === 'russia' ? 's' : ''} the roll`
    case 'manner':
      return condition.manner === 'demand'
        ? 'the roll answers a territorial demand'
        : `the roll is ${condition.manner === 'reaction' ? 'a reaction' : 'an ordinary one'}`
    case 'pledged':
      return 'Germany pledges to declare war on Russia this turn'
    case 'in-season':
      return `it is ${list(condition.seasons.map(seasonName), 'or')}`
    case 'set-up':
      return 'the game is being set up'
    case 'scenario':
      return `the game played is: ${list(condition.kinds, 'or')}`
    case 'named':
      return `${list(
        condition.by.map((faction) => PARTY_NAMES[faction]),
        'or',
      )} ${NAMED_WORDS[condition.how]}`
    case 'just-declared':
      return `${list(condition.by.map(nation), 'or')} declared war on ${nation(condition.on)} in the player turn before`
    case 'just-subverted':
      return 'subversion was just used on another country'
    case 'from-turn':
      return `it is ${turnName(condition.turn)} or later`
    case 'at-war-then':
      return `${nation(condition.one)} and ${nation(condition.other)} were at war when ${factWords(condition.fact)}`
    case 'declared-since':
      return `${list(condition.by.map(nation), 'or')} declared war on ${list(condition.on.map(nation), 'or')} after ${factWords(condition.fact)}`
    case 'year-start-since-war':
      return `a year start has passed since ${nation(condition.one)} and ${nation(condition.other)} went to war`
    case 'began-war':
      return `${list(condition.by.map(nation), 'or')} began the war with ${list(condition.on.map(nation), 'or')}`
    case 'in-year-of-declaration':
      return `no year start came between the war that ${list(condition.by.map(nation), 'or')} declared on ${nation(condition.on)} and ${condition.fact === undefined ? 'now' : `this: ${factWords(condition.fact)}`}`
    case 'turns-after':
      return `it is ${condition.turns === 1 ? 'the turn' : `${condition.turns} turns`} after: ${factWords(condition.fact)}`
    case 'happened':
      return `${factWords(condition.fact)}${condition.when === 'ever' ? '' : ', this year'}`
    case 'net':
      return `all other lines come to ${condition.sign === 'positive' ? 'more' : 'less'} than zero`
    case 'ruled':
      return `${condition.ruling} is ruled "${condition.choice}"`
    case 'all':
      return list(
        condition.of.map((part) => (part.is === 'any' ? `either ${conditionWords(part)}` : conditionWords(part))),
        'and',
      )
    case 'any':
      return list(
        condition.of.map((part) => (part.is === 'all' ? `both ${conditionWords(part)}` : conditionWords(part))),
        'or',
      )
    case 'not':
      return denialWords(condition.of)
    case 'called':
      return condition.words
  }
}

/** What must be so for a condition not to be met. */
function denialWords(condition: Condition): string {
  switch (condition.is) {
    case 'not':
      return conditionWords(condition.of)
    case 'all':
      return list(condition.of.map(denialWords), 'or')
    case 'any':
      return list(condition.of.map(denialWords), 'and')
    case 'at-least':
      return `${quantityWords(condition.quantity)} below ${condition.number}`
    case 'from-turn':
      return `it is before ${turnName(condition.turn)}`
    case 'at-war':
      return `${nation(condition.one)} and ${nation(condition.other)} are not at war`
    case 'ever-at-war':
      return `${nation(condition.one)} and ${nation(condition.other)} have never gone to war`
    case 'holds':
      return `${PARTY_NAMES[condition.party]} ${isOne(condition.party) ? 'does' : 'do'} not hold ${placeName(condition.place)}`
    case 'held-by':
      return `${nation(condition.nation)} does not hold ${placeName(condition.place)}`
    case 'happened':
      return `not yet: ${factWords(condition.fact)}${condition.when === 'ever' ? '' : ', this year'}`
    case 'exceeds':
      return `${quantityWords(condition.quantity)} at most ${quantityWords(condition.other)}`
    case 'declared':
      return `${list(condition.by.map(nation), 'or')} did not declare war on ${nation(condition.on)}`
    default:
      return `not so: ${conditionWords(condition)}`
  }
}

const MOBILIZATION_WORDS = {
  russia: 'Russian mobilizations',
  usEurope: 'U.S. mobilizations for Europe',
  usPacific: 'U.S. mobilizations for the Pacific',
  japan: 'Japanese mobilizations after Fall 1939',
  japanAtWar: 'Japanese mobilizations at war with the U.S.',
} as const

const POINT_WORDS: Readonly<Record<Faction, string>> = { axis: 'Axis', westernAllies: 'Western Allied', russia: 'Russian' }

const NAMED_WORDS = {
  'this-year': 'named it this year',
  'in-eastern-war': 'named it this year, after Germany and Russia went to war',
  ever: 'named it before',
} as const

const MARK_WORDS = {
  permanent: 'its result is permanent',
  conquered: 'conquered',
  waiting: 'its joining waits on Finland',
  volunteers: 'it lends units for the east',
  turnedAllied: 'a result of 0 or lower came last',
  axisGained: 'the Axis once had a 7 or better there',
  russiaGained: 'Russia once had a 0 or lower there',
  heavyWaterStopped: 'heavy water no longer goes to Germany',
} as const
