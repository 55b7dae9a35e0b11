import { seasonName, turnName } from '../calendar.ts'
import type { Condition, Mark } from '../conditions/condition.ts'
import { FACTION_NAMES, POWERS } from '../nations/powers.ts'
import type { ScenarioKind } from '../situation/situation.ts'
import type { Bond } from '../situation/standing.ts'
import { choiceSaid, factWords, happeningSaid, type Saying, sayingOf } from './fact-words.ts'
import { deed, list, omission, type Subject, type Verb } from './grammar.ts'
import { isOf, nationName, relationSaid, theNation, theParty } from './relation-words.ts'

const BOND_NAMES: Readonly<Record<Bond, string>> = {
  units: 'a country that raises units',
  income: 'a source of BRPs',
  hexes: 'controlled territory',
  associate: 'an associate',
  ally: 'a minor ally',
}

/** What somebody did, and that nobody of them did it. */
export const done = (subjects: readonly Subject[], verb: Verb, objects: readonly string[]): Saying => [
  deed(subjects, verb, objects, 'or'),
  omission(subjects, verb, objects, 'and'),
]
const past = (so: string, not: string, tail = ''): Verb => ({ so: [so, so], notSo: [`did not ${not}`, `did not ${not}`], tail })
export const declaring = (tail = ''): Verb => past('declared war on', 'declare war on', tail)

/** A condition that is neither made of others nor about quantities. */
export type Leaf = Exclude<Condition, { is: 'all' | 'any' | 'not' | 'at-least' | 'exceeds' }>

/** What must be so for a condition to be met, and what for it not to be. */
export function plainSaid(condition: Leaf): Saying {
  switch (condition.is) {
    case 'always':
      return ['always', 'never']
    case 'flag':
      return happeningSaid(condition.fact)
    case 'chosen':
      return choiceSaid(condition.fact, condition.among)
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
      return sayingOf(`${standing(theNation(condition.minor))} tied to ${FACTION_NAMES[condition.to]}`)
    case 'marked':
      return condition.mark === 'conquered'
        ? sayingOf(`${standing(theNation(condition.minor))} conquered`)
        : MARK_WORDS[condition.mark](nationName(condition.minor))
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
    case 'drove-off':
      return done(condition.by.map(theNation), past('drove', 'drive', ' to the enemy by war'), [nationName(condition.on)])
    case 'driven-in-vain': {
      const sides = `${nationName(condition.on)} to ${list(condition.to.map(nationName), 'or')}`
      return [`a war that was called off drove ${sides}`, `no war that was called off drove ${sides}`]
    }
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
    case 'happened-before': {
      const [so, notSo] = happeningSaid(condition.fact)
      return [`${so} before ${turnName(condition.turn)}`, `${notSo} before ${turnName(condition.turn)}`]
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

const standing = (subject: Subject): string => `${subject.name} ${isOf(subject)}`

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

const MARK_WORDS: Readonly<Record<Exclude<Mark, 'conquered'>, (minor: string) => Saying>> = {
  permanent: (minor) => sayingOf(`the result in ${minor} is permanent`),
  waiting: (minor) => [`${minor} waits for Finland to join`, `${minor} does not wait for Finland to join`],
  volunteers: (minor) => [`${minor} lends units for the east`, `${minor} lends no units for the east`],
  turnedAllied: (minor) => sayingOf(`a result of 0 or lower came last in ${minor}`),
  axisGained: (minor) => [`the Axis once had a 7 or better in ${minor}`, `the Axis never had a 7 or better in ${minor}`],
  russiaGained: (minor) => [`Russia once had a 0 or lower in ${minor}`, `Russia never had a 0 or lower in ${minor}`],
  heavyWaterStopped: (minor) => [`heavy water from ${minor} no longer goes to Germany`, `heavy water from ${minor} still goes to Germany`],
}
