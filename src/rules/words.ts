import { seasonName, turnName } from './calendar.ts'
import { type Condition, type Mark, type Quantity, UNLIMITED } from './condition.ts'
import { isPower } from './countries.ts'
import { amountSaid, choiceSaid, countSaid, factWords, happeningSaid, type Saying, sayingOf } from './fact-words.ts'
import { clauses, deed, list, omission, type Subject, together, type Verb } from './grammar.ts'
import { plainly } from './plain-condition.ts'
import { FACTION_NAMES, POWERS } from './powers.ts'
import { quantityHead } from './quantity-head.ts'
import { holdingsCounted, holdingsSaid, isOf, nationName, relationSaid, relationsSaid, theNation, theParty } from './relation-words.ts'
import type { ScenarioKind } from './situation.ts'
import type { Bond } from './standing.ts'

/** All wording about conditions stands here. */

const BOND_NAMES: Readonly<Record<Bond, string>> = {
  units: 'a country that raises units',
  income: 'a source of BRPs',
  hexes: 'controlled territory',
  associate: 'an associate',
  ally: 'a minor ally',
}

/** `+4`, `-2`, `0`: a number with its sign, as players say it. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : `${number}`)

const partly = (quantity: Quantity): string =>
  / plus | less /.test(quantityWords(quantity)) ? `(${quantityWords(quantity)})` : quantityWords(quantity)

/** Parts of a sum that are something at all. */
const summed = (of: readonly Quantity[]): readonly string[] => of.map(quantityWords).filter((words) => words !== '0')

function sumWords(of: readonly Quantity[]): string {
  const parts = summed(of)
  const distinct = [...new Set(parts)]
  if (distinct.length === 1 && parts.length > 1) return `${parts.length === 2 ? 'twice' : `${parts.length} times`} the ${distinct.join('')}`
  return together(parts) ?? (parts.length === 0 ? '0' : parts.join(' plus '))
}

/** Every full so many; what is added beforehand only rounds. */
function fullWords(size: number, of: Quantity): string {
  if (size === 1) return `${quantityWords(of)}, not below zero`
  const added = of.is === 'sum' && of.of.length === 2 ? of.of[1] : undefined
  const [what, rounded] =
    of.is === 'sum' && of.of[0] !== undefined && added?.is === 'number'
      ? added.number === size - 1
        ? [of.of[0], ', rounded up']
        : added.number === Math.floor(size / 2)
          ? [of.of[0], ', rounded to the nearest']
          : [of, '']
      : [of, '']
  if (size === 2) return `half of ${partly(what)}${rounded}`
  return quantityWords(what).includes('tension')
    ? `full ${size}s of ${partly(what)}${rounded}`
    : `sets of ${size} ${partly(what)}${rounded}`
}

export function quantityWords(quantity: Quantity): string {
  switch (quantity.is) {
    case 'stair':
      return `${quantityWords(quantity.of)}, the nth counting n`
    case 'if': {
      const when = plainly(quantity.when)
      if (when.is === 'always') return quantityWords(quantity.of)
      if (when.is === 'not' && when.of.is === 'always') return '0'
      return `${partly(quantity.of)} (if ${conditionWords(when)})`
    }
    case 'less':
      return `${quantityWords(quantity.from)} less ${partly(quantity.take)}`
    case 'number':
      return quantity.number === UNLIMITED ? 'any number' : `${quantity.number}`
    case 'tally': {
      const [only, second] = quantity.of
      if (only !== undefined && second === undefined) return `1 if ${conditionWords(only)}`
      return holdingsCounted(quantity.of.map(plainly)) ?? `how many of these are so (${quantity.of.map(conditionWords).join('; ')})`
    }
    case 'full':
      return fullWords(quantity.size, quantity.of)
    case 'sum':
      return sumWords(quantity.of)
    case 'larger': {
      const [one, other] = quantity.of
      return one.is === 'number' && one.number === 0
        ? `${quantityWords(other)}, not below zero`
        : `the larger of ${partly(one)} and ${partly(other)}`
    }
    default:
      return quantityHead(quantity)
  }
}

const DECLARED_WHEN = { 'this-turn': ' this turn', 'last-turn': ' last turn', before: ' in an earlier turn' } as const

/** What somebody did, and that nobody of them did it. */
const done = (subjects: readonly Subject[], verb: Verb, objects: readonly string[]): Saying => [
  deed(subjects, verb, objects, 'or'),
  omission(subjects, verb, objects, 'and'),
]
const past = (so: string, not: string, tail = ''): Verb => ({ so: [so, so], notSo: [`did not ${not}`, `did not ${not}`], tail })
const declaring = (tail = ''): Verb => past('declared war on', 'declare war on', tail)

/** Every nation there is would be a list nobody reads. */
const whomOf = (nations: readonly string[]): readonly string[] =>
  nations.length > POWERS.length
    ? ['anyone']
    : nations.length === POWERS.length && nations.every(isPower)
      ? ['a major power']
      : nations.map(nationName)

/** That a quantity comes to so much, and that it does not. */
function enoughSaid(quantity: Quantity, number: number): Saying {
  switch (quantity.is) {
    case 'count':
      return countSaid(quantity.fact, number)
    case 'level': {
      if (quantity.reading !== 'highest') return amountSaid(quantityWords(quantity), number)
      const track = quantityWords({ ...quantity, reading: 'actual' })
      return [`${track} has reached ${number}`, `${track} has never reached ${number}`]
    }
    case 'subversion':
      if (number === 1) return ['subversion is used on this roll', 'no subversion is used on this roll']
      return amountSaid('subversion used on this roll', number)
    case 'declarations':
      if (number === 1 && quantity.when !== 'ever')
        return done(quantity.by.map(theNation), declaring(DECLARED_WHEN[quantity.when]), whomOf(quantity.on))
      return amountSaid(quantityWords(quantity), number)
    case 'majors-at-war': {
      const enemies = list(quantity.against.map(nationName), 'or')
      return number === 1
        ? [`a major power is at war with ${enemies}`, `no major power is at war with ${enemies}`]
        : [`at least ${number} major powers are at war with ${enemies}`, `fewer than ${number} major powers are at war with ${enemies}`]
    }
    case 'tally': {
      const parts = quantity.of.map(plainly)
      const said = parts.map(conditionWords).join('; ')
      return (
        holdingsSaid(parts, number) ?? [`at least ${number} of these are so (${said})`, `fewer than ${number} of these are so (${said})`]
      )
    }
    case 'full':
      return enoughSaid(quantity.of, number * quantity.size)
    case 'less':
      if (number === 0)
        return [
          `${quantityWords(quantity.from)} is at least ${quantityWords(quantity.take)}`,
          `${quantityWords(quantity.from)} is below ${quantityWords(quantity.take)}`,
        ]
      return [`${quantityWords(quantity)} comes to at least ${number}`, `${quantityWords(quantity)} comes to less than ${number}`]
    case 'sum': {
      const [only, second] = quantity.of.filter((part) => quantityWords(part) !== '0')
      if (only !== undefined && second === undefined) return enoughSaid(only, number)
      const one = together(summed(quantity.of))
      return one !== undefined
        ? amountSaid(one, number)
        : [`${quantityWords(quantity)} come to at least ${number}`, `${quantityWords(quantity)} come to less than ${number}`]
    }
    case 'if': {
      const when = plainly(quantity.when)
      if (when.is === 'always') return enoughSaid(quantity.of, number)
      return [`${quantityWords(quantity)} comes to at least ${number}`, `${quantityWords(quantity)} comes to less than ${number}`]
    }
    case 'stair':
    case 'larger':
    case 'number':
      return [`${quantityWords(quantity)} comes to at least ${number}`, `${quantityWords(quantity)} comes to less than ${number}`]
    default:
      return amountSaid(quantityWords(quantity), number)
  }
}

const ordinal = (quantity: Quantity): string => quantityWords(quantity).replace(/^(?!the |twice |\d)/, 'the ')

type Leaf = Exclude<Condition, { is: 'all' | 'any' | 'not' }>

/** What must be so for a condition to be met, and what for it not to be. */
function saying(condition: Leaf): Saying {
  switch (condition.is) {
    case 'always':
      return ['always', 'never']
    case 'flag':
      return happeningSaid(condition.fact)
    case 'chosen':
      return choiceSaid(condition.fact, condition.among)
    case 'at-least':
      return enoughSaid(condition.quantity, condition.number)
    case 'exceeds': {
      const [one, other] = [ordinal(condition.quantity), ordinal(condition.other)]
      return [`${one} exceed ${other}`, `${one} do not exceed ${other}`]
    }
    case 'declared':
      if (condition.by.length === POWERS.length) return sayingOf(`a major power declared war on ${nationName(condition.on)}`)
      return [relationSaid(condition) ?? '', relationSaid({ is: 'not', of: condition }) ?? '']
    case 'holds':
    case 'held-by':
      return [relationSaid(condition) ?? '', relationSaid({ is: 'not', of: condition }) ?? '']
    case 'stands': {
      const bonds = list(
        condition.bonds.map((bond) => BOND_NAMES[bond]),
        'or',
      )
      const what = `${bonds} of the ${condition.side === 'axis' ? 'Axis' : 'Allies'}${condition.byRoll ? ', by a roll' : ''}`
      const minor = theNation(condition.minor)
      return [`${minor.name} ${isOf(minor)} ${what}`, `${minor.name} ${isOf(minor)} not ${what}`]
    }
    case 'in-effect':
      return sayingOf(`a result of ${list(condition.results.map(String), 'or')} is in effect in ${nationName(condition.minor)}`)
    case 'tied':
      return sayingOf(`${nationName(condition.minor)} is tied to ${FACTION_NAMES[condition.to]}`)
    case 'marked':
      return MARK_WORDS[condition.mark](nationName(condition.minor))
    case 'at-war':
      return sayingOf(`${between(condition)} are at war`)
    case 'long-at-war':
      return sayingOf(`${between(condition)} have been at war since an earlier turn`)
    case 'allied-turn-of-war': {
      const since = `Allied player turns have begun since ${between(condition)} went to war`
      return [`at least ${condition.nth} ${since}`, `fewer than ${condition.nth} ${since}`]
    }
    case 'ever-at-war':
      return [`${between(condition)} have gone to war`, `${between(condition)} have never gone to war`]
    case 'rolled-by':
      return done(condition.factions.map(theParty), { so: ['makes', 'make'], notSo: ['does not make', 'do not make'] }, ['the roll'])
    case 'manner':
      return condition.manner === 'demand'
        ? ['the roll answers a territorial demand', 'the roll answers no territorial demand']
        : sayingOf(`the roll is ${condition.manner === 'reaction' ? 'a reaction' : 'an ordinary one'}`)
    case 'pledged':
      return ['Germany pledges to declare war on Russia this turn', 'Germany does not pledge to declare war on Russia this turn']
    case 'in-season':
      return sayingOf(`it is ${list(condition.seasons.map(seasonName), 'or')}`)
    case 'set-up':
      return sayingOf('the game is being set up')
    case 'scenario':
      return sayingOf(
        `the game is ${list(
          condition.kinds.map((kind) => SCENARIO_WORDS[kind]),
          'or',
        )}`,
      )
    case 'named':
      return done(condition.by.map(theParty), past('named', 'name', NAMED_WORDS[condition.how]), ['it'])
    case 'just-declared':
      return done(condition.by.map(theNation), declaring(' in the player turn before'), [nationName(condition.on)])
    case 'just-subverted':
      return ['subversion was just used on another country', 'no subversion was just used on another country']
    case 'from-turn':
      return [`it is ${turnName(condition.turn)} or later`, `it is before ${turnName(condition.turn)}`]
    case 'at-war-then':
      return sayingOf(`${between(condition)} were at war when ${factWords(condition.fact)}`)
    case 'declared-since':
      return done(condition.by.map(theNation), declaring(` after ${factWords(condition.fact)}`), condition.on.map(nationName))
    case 'year-start-since-war':
      return sayingOf(`a year start has passed since ${between(condition)} went to war`)
    case 'began-war':
      return done(condition.by.map(theNation), past('began the war with', 'begin the war with'), condition.on.map(nationName))
    case 'in-year-of-declaration': {
      const declared = `${list(condition.by.map(nationName), 'or')} declared war on ${nationName(condition.on)}`
      const passed =
        condition.fact === undefined
          ? `has passed since ${declared}`
          : `came between the turn in which ${declared} and that in which ${factWords(condition.fact)}`
      return [`no year start ${passed}`, `a year start ${passed}`]
    }
    case 'turns-after':
      return sayingOf(`it is ${TURNS_AFTER[condition.turns] ?? `${condition.turns} turns after`} ${factWords(condition.fact)}`)
    case 'happened': {
      const when = condition.when === 'ever' ? '' : ' this year'
      const [so, notSo] = happeningSaid(condition.fact)
      return [so + when, notSo + when]
    }
    case 'net':
      return condition.sign === 'positive'
        ? ['all other lines come to more than zero', 'all other lines come to zero or less']
        : ['all other lines come to less than zero', 'all other lines come to zero or more']
    case 'ruled':
      return sayingOf(`ruling ${condition.ruling} is “${condition.choice.replaceAll('-', ' ')}”`)
    case 'called':
      return sayingOf(condition.words)
  }
}

/** What must be so for a condition to be met. */
export function conditionWords(condition: Condition): string {
  const plain = plainly(condition)
  switch (plain.is) {
    case 'all':
      return clauses(clausesOf(plain.of, 'and'), 'and')
    case 'any':
      return clauses(clausesOf(plain.of, 'or'), 'or')
    case 'not':
      return saying(plain.of as Leaf)[1]
    default:
      return saying(plain)[0]
  }
}

/** One clause for each part, lists within the list last. */
function clausesOf(parts: readonly Condition[], last: 'and' | 'or'): readonly string[] {
  const { clauses: said, others } = relationsSaid(parts, last, conditionWords)
  const isList = ({ is }: Condition): boolean => is === 'all' || is === 'any'
  const listed = [...others.filter((part) => !isList(part)), ...others.filter(isList)]
  return [...new Set([...said, ...listed.map(clauseWithin)])]
}

/** A part of a list; one that is a list itself is bracketed by its words. */
function clauseWithin(part: Condition): string {
  if (part.is === 'called' && part.words.includes(', or ')) return `either ${part.words}`
  if (part.is !== 'all' && part.is !== 'any') return conditionWords(part)
  const last = part.is === 'all' ? 'and' : 'or'
  const parts = clausesOf(part.of, last)
  if (parts.length === 1) return list(parts, last)
  if (parts.length === 2) return `${part.is === 'all' ? 'both' : 'either'} ${list(parts, last)}`
  return part.is === 'any' ? `either ${clauses(parts, last)}` : `(${clauses(parts, last)})`
}

const between = ({ one, other }: { readonly one: string; readonly other: string }): string => `${nationName(one)} and ${nationName(other)}`

const TURNS_AFTER: Readonly<Record<number, string>> = { 0: 'the turn in which', 1: 'the turn after that in which' }

const SCENARIO_WORDS: Readonly<Record<ScenarioKind, string>> = {
  global: 'a global war',
  european: 'a war in Europe alone',
  pacific: 'a war in the Pacific alone',
  1939: 'the scenario of 1939',
  demonstration: 'a demonstration',
}

const NAMED_WORDS = {
  'this-year': ' this year',
  'in-eastern-war': ' this year, after Germany and Russia went to war',
  ever: ' before',
} as const

const MARK_WORDS: Readonly<Record<Mark, (minor: string) => Saying>> = {
  permanent: (minor) => sayingOf(`the result in ${minor} is permanent`),
  conquered: (minor) => sayingOf(`${minor} is conquered`),
  waiting: (minor) => [`${minor} waits for Finland to join`, `${minor} does not wait for Finland to join`],
  volunteers: (minor) => [`${minor} lends units for the east`, `${minor} lends no units for the east`],
  turnedAllied: (minor) => sayingOf(`a result of 0 or lower came last in ${minor}`),
  axisGained: (minor) => [`the Axis once had a 7 or better in ${minor}`, `the Axis never had a 7 or better in ${minor}`],
  russiaGained: (minor) => [`Russia once had a 0 or lower in ${minor}`, `Russia never had a 0 or lower in ${minor}`],
  heavyWaterStopped: (minor) => [`heavy water from ${minor} no longer goes to Germany`, `heavy water from ${minor} still goes to Germany`],
}
