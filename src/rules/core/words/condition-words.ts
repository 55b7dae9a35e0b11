import type { Condition, Quantity } from '../conditions/condition.ts'
import { UNLIMITED } from '../conditions/quantity.ts'
import { isPower } from '../nations/countries.ts'
import { POWERS } from '../nations/powers.ts'
import { amountSaid, countSaid, type Saying } from './fact-words.ts'
import { clauses, isCounted, list, together, type Verb } from './grammar.ts'
import { declaring, done, plainSaid } from './plain-condition-words.ts'
import { plainQuantityWords } from './plain-quantity-words.ts'
import { holdingsCounted, holdingsSaid, nationName, partsSaid, theNation } from './relation-words.ts'
import { simpleForm } from './simple-form.ts'

/** How quantities and conditions made of others are worded; single conditions are in `plain-condition-words.ts`, facts in `fact-words.ts`. */

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
  return !isCounted(quantityWords(what)) ? `full ${size}s of ${partly(what)}${rounded}` : `sets of ${size} ${partly(what)}${rounded}`
}

export function quantityWords(quantity: Quantity): string {
  switch (quantity.is) {
    case 'stair':
      return `${quantityWords(quantity.of)}, the nth counting n`
    case 'if': {
      const when = simpleForm(quantity.when)
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
      return holdingsCounted(quantity.of.map(simpleForm)) ?? `those of these that are so (${quantity.of.map(conditionWords).join('; ')})`
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
      return plainQuantityWords(quantity)
  }
}

const FIGHTING: Verb = { so: ['is at war with', 'are at war with'], notSo: ['is not at war with', 'are not at war with'] }

const DECLARED_WHEN = { 'this-turn': ' this turn', 'last-turn': ' last turn', before: ' in an earlier turn' } as const

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
      if (number === 1 && quantity.among !== undefined && quantity.among.length < POWERS.length)
        return done(quantity.among.map(theNation), FIGHTING, quantity.against.map(nationName))
      return number === 1
        ? [`a major power is at war with ${enemies}`, `no major power is at war with ${enemies}`]
        : [`at least ${number} major powers are at war with ${enemies}`, `fewer than ${number} major powers are at war with ${enemies}`]
    }
    case 'tally': {
      const parts = quantity.of.map(simpleForm)
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
      const when = simpleForm(quantity.when)
      if (when.is === 'always') return enoughSaid(quantity.of, number)
      return [`${quantityWords(quantity)} comes to at least ${number}`, `${quantityWords(quantity)} comes to less than ${number}`]
    }
    case 'stair':
    case 'larger':
    case 'number':
      return [`${quantityWords(quantity)} comes to at least ${number}`, `${quantityWords(quantity)} comes to less than ${number}`]
    case 'points':
    case 'past-subversions':
    case 'volunteers':
    case 'covert':
    case 'mobilized':
    case 'uses-this-turn':
    case 'tension-points':
    case 'declared-late':
    case 'years-since':
    case 'year-starts-since':
      return amountSaid(quantityWords(quantity), number)
  }
}

const withArticle = (quantity: Quantity): string => quantityWords(quantity).replace(/^(?!the |twice |\d)/, 'the ')

type Single = Exclude<Condition, { is: 'all' | 'any' | 'not' }>

/** What must be so for a condition that is not made of others, and what must be so for its contrary. */
function saying(condition: Single): Saying {
  switch (condition.is) {
    case 'at-least':
      return enoughSaid(condition.quantity, condition.number)
    case 'exceeds': {
      const [one, other] = [withArticle(condition.quantity), withArticle(condition.other)]
      return [`${one} exceed ${other}`, `${one} do not exceed ${other}`]
    }
    default:
      return plainSaid(condition)
  }
}

const wordsFound = new WeakMap<Condition, string>()

/** What must be so for a condition to be met; the same words every time, so they are found once. */
export function conditionWords(condition: Condition): string {
  const words = wordsFound.get(condition) ?? wordsFor(condition)
  wordsFound.set(condition, words)
  return words
}

function wordsFor(condition: Condition): string {
  const plain = simpleForm(condition)
  switch (plain.is) {
    case 'all':
      return clauses(clausesOf(plain.of, 'and'), 'and')
    case 'any':
      return clauses(clausesOf(plain.of, 'or'), 'or')
    case 'not':
      return saying(plain.of as Single)[1]
    default:
      return saying(plain)[0]
  }
}

/** One clause for each part, lists within the list last. */
function clausesOf(conditions: readonly Condition[], last: 'and' | 'or'): readonly string[] {
  const parts = partsSaid(conditions, last).map(({ said }) => said)
  const isList = (part: string | Condition): boolean => typeof part !== 'string' && (part.is === 'all' || part.is === 'any')
  const ordered = [...parts.filter((part) => !isList(part)), ...parts.filter(isList)]
  return [...new Set(ordered.map((part) => (typeof part === 'string' ? part : clauseWithin(part))))]
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
