import { isTurn, turnName } from '../calendar.ts'
import type { Fact, FactValue } from '../facts/fact.ts'
import { FACTS, type FactId, isFactId } from '../facts/facts.ts'
import { isNation, NATION_NAMES } from '../nations/countries.ts'
import { denied, enough, isCounted, list, tooFew } from './grammar.ts'

/** All wording about facts that their groups do not say themselves. */

/** What can be said of something, and of its contrary. */
export type Saying = readonly [so: string, notSo: string]

/** A fact by its id, where there is one so called. */
const factNamed = (id: string): Fact | undefined => (isFactId(id) ? FACTS[id] : undefined)

export const factWords = (fact: string): string => factNamed(fact)?.words ?? fact

const choiceWords = (id: string, choice: string): string => {
  const fact = factNamed(id)
  return (fact?.type === 'choice' ? fact.says[choice] : undefined) ?? choice
}

/** What a fact says at a value, in a word or two. */
export function factSays(id: FactId, value: FactValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (value === null) return 'not yet'
  const fact = FACTS[id]
  switch (fact.type) {
    case 'count':
      return value === fact.unreported ? 'not reported' : String(value)
    case 'date':
      return typeof value === 'string' && isTurn(value) ? turnName(value) : String(value)
    case 'choice':
      return choiceWords(id, String(value))
    default:
      return typeof value === 'string' && isNation(value) ? NATION_NAMES[value] : String(value)
  }
}

/** A clause and its denial; where the words alone do not give it, the fact has to. */
export const sayingOf = (words: string, notSo: string | undefined = denied(words)): Saying => [words, notSo ?? `it is not so that ${words}`]

/** That a fact of yes and no is so, or that a dated one has happened. */
export function happeningSaid(id: string): Saying {
  const fact = factNamed(id)
  return sayingOf(factWords(id), fact?.type === 'yes-no' || fact?.type === 'date' ? fact.denied : undefined)
}

/** That a fact of choice says one of these. */
export function choiceSaid(id: string, among: readonly string[]): Saying {
  const fact = factNamed(id)
  const sentences = fact?.type === 'choice' ? fact.sentences : undefined
  if (sentences !== undefined) {
    const sayings = among.map((choice) => sayingOf(sentences[choice] ?? choice))
    return [
      list(
        sayings.map(([so]) => so),
        'or',
      ),
      list(
        sayings.map(([, notSo]) => notSo),
        'and',
      ),
    ]
  }
  const [subject] = factWords(id).split(',')
  const choices = list(
    among.map((choice) => choiceWords(id, choice)),
    'or',
  )
  return [`${subject} is ${choices}`, `${subject} is not ${choices}`]
}

const withArticle = (words: string): string => (/^the |tension/.test(words) ? words : `the ${words}`)

/** That a count or level is so high; of one that may be unreported, zero says that it has been reported. */
export function amountSaid(words: string, number: number, unreported?: number): Saying {
  if (number === 0 && unreported !== undefined)
    return isCounted(words)
      ? [`the ${words} are reported`, `the ${words} are not reported`]
      : [`${withArticle(words)} is reported`, `${withArticle(words)} is not reported`]
  return isCounted(words)
    ? [enough(number, words), tooFew(number, words)]
    : [`${withArticle(words)} is ${number} or more`, `${withArticle(words)} is below ${number}`]
}

export function countSaid(id: string, number: number): Saying {
  const fact = factNamed(id)
  return amountSaid(factWords(id), number, fact?.type === 'count' ? fact.unreported : undefined)
}

/** `Poland holds Warsaw`, `the Baltic States hold Riga`. */
const held = (holder: string, words: string): string =>
  `${holder} ${/^the .*(s|French)$/.test(holder) ? words.replace(/^holds/, 'hold') : words}`

/** What a fact says at a value, as a clause. */
export function factClause(id: FactId, value: FactValue): string {
  const fact = FACTS[id]
  switch (fact.type) {
    case 'yes-no':
      return happeningSaid(id)[value === true ? 0 : 1]
    case 'date':
      return value === null ? happeningSaid(id)[1] : `${fact.words} in ${factSays(id, value)}`
    case 'control':
      return held(value === 'nobody' ? 'nobody' : factSays(id, value), fact.words)
    case 'choice':
      return choiceSaid(id, [String(value)])[0]
    case 'count':
      return `${fact.words}: ${factSays(id, value)}`
  }
}
