import {
  conditionWords,
  FACTS,
  type FactId,
  factSays,
  inTerms,
  isNation,
  NATION_NAMES,
  quantityWords,
  type Standing,
  TRACK_NAMES,
  targetName,
  turnName,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { FACTION_ADJECTIVES, sentence, typeset } from '../../wording.ts'
import type { Input, InputGroup } from './input.ts'
import type { InputValue } from './input-value.ts'
import type { Outbreak } from './outbreak.ts'

/** All wording about inputs stands here. */

/** What a fact is asked for by: of a place, who holds it. */
export const factLabel = (fact: FactId): string => sentence(FACTS[fact].type === 'control' ? `who ${FACTS[fact].words}` : FACTS[fact].words)

/** What an input is, in the book’s own words. */
export const inputLabel = (input: Input, { clauses: { terms } }: Rulebook): string =>
  terms === undefined ? labelOf(input) : inTerms(labelOf(input), terms)

function labelOf(input: Input): string {
  switch (input.of) {
    case 'fact':
      return factLabel(input.fact)
    case 'points':
      return `${FACTION_ADJECTIVES[input.faction]} points in ${targetName(input.target)}`
    case 'level':
      return TRACK_NAMES[input.track]
    case 'standing':
      return `Where ${NATION_NAMES[input.minor]} stands`
    case 'mark':
      if (input.mark === 'volunteers') return sentence(quantityWords({ is: 'volunteers', minor: input.minor }))
      return sentence(conditionWords({ is: 'marked', minor: input.minor, mark: input.mark }))
    case 'war':
      return sentence(conditionWords({ is: 'at-war', one: input.one, other: input.other }))
    case 'outbreak':
      return `War between ${NATION_NAMES[input.one]} and ${NATION_NAMES[input.other]}`
    case 'declaration':
      return input.by.length === 1
        ? sentence(conditionWords({ is: 'declared', by: input.by, on: input.on as 'spain' }))
        : `Who declared war on ${NATION_NAMES[input.on]}`
    case 'subversion':
      return sentence(quantityWords({ is: 'subversion' }))
    case 'past-subversions':
      return sentence(quantityWords({ is: 'past-subversions', of: 'other-rolls' }))
    case 'covert':
      return sentence(quantityWords({ is: 'covert', side: input.side }))
    case 'pledge':
      return conditionWords({ is: 'pledged' })
  }
}

/** What the input says, in a word or two. */
export function valueWords(input: Input, value: InputValue): string {
  if (typeof value === 'object' && value !== null) return 'is' in value ? outbreakWords(value) : standingName(value)
  if (input.of === 'fact') return typeset(factSays(input.fact, value))
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' && isNation(value) ? NATION_NAMES[value] : String(value)
}

const OUTBREAK_WORDS = { no: 'no war', over: 'over', undeclared: 'at war' } as const

const outbreakWords = (outbreak: Outbreak): string =>
  outbreak.is === 'declared' ? `declared by ${NATION_NAMES[outbreak.by]}, ${turnName(outbreak.turn)}` : OUTBREAK_WORDS[outbreak.is]

const standingName = ({ result, with: partner }: Standing): string =>
  result === null ? 'nobody’s' : typeset(`${result}${partner === null ? '' : `, ${NATION_NAMES[partner]}`}`)

export const groupName = (group: InputGroup, country: string): string => {
  switch (group) {
    case 'roll':
      return 'Points and operations'
    case 'here':
      return `In ${country}`
    case 'wars':
      return 'Wars and declarations'
    case 'others':
      return 'Other countries'
    case 'tension':
      return 'Tension'
    case 'elsewhere':
      return 'Elsewhere on the map'
  }
}
