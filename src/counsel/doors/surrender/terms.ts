import {
  bargainOf,
  CONCESSION_KINDS,
  capitulationOf,
  europeanSettlement,
  GIVERS,
  isForced,
  LAND_ROLES,
  pacificSettlement,
  SPOILS_OF,
  shareOut,
  termsOf,
  whyNotTerms,
} from '../../../rules/chapters/surrender/index.ts'
import { chapterOf, refuse, YEARS, yearOf } from '../../../rules/core/index.ts'
import * as s from '../../schema.ts'
import { type Refused, refused } from '../answers/answer.ts'
import { VERDICT, verdict } from '../answers/shapes.ts'
import { choice, count, group, list, listOf, maybe, said, usually, whole, yesNo } from '../arguments/argument.ts'
import { question } from '../door.ts'
import { of } from './nations.ts'
import { CEDE, type CedeAnswer, SPOILS, type SpoilsAnswer } from './shapes.ts'

/** What a nation that gives in concedes: terms, land and spoils. */

const chapters = ['capitulation'] as const
const none = (words?: string) => usually(count(words), 0)
const no = (words?: string) => usually(yesNo(words), false)
const yes = (words: string) => usually(yesNo(words), true)
const name = () => s.string

const CONCESSION = group({ from: choice(GIVERS), kind: choice(CONCESSION_KINDS), amount: none(), isInReturnedLand: no() })

const LAND = group({
  name: name(),
  is: usually(choice(LAND_ROLES), 'nation'),
  enemyTerritories: none(),
  alliedTerritories: none(),
  alliedMainland: maybe(count()),
  enemyUnits: none(),
  alliedUnits: none(),
  isConquest: maybe(yesNo()),
})

const UNIT = group({ name: name(), strength: none(), isInfantry: no() })

export const terms = question({
  name: 'terms',
  words: 'whether terms may be offered so',
  chapters,
  args: {
    of: of(),
    concessions: usually(list(CONCESSION, 'what is conceded'), []),
    icPoints: maybe(count('what an IC is worth')),
    areBordersContiguous: yes('what is left hangs together'),
    meetsTerms: yes('the terms are met'),
    isAgreed: yes('the two agree'),
  },
  shape: VERDICT,
  answer: (book, situation, proposal) => {
    const deadlock = bargainOf(book, proposal.of)?.forced.deadlock
    const isStalled = !proposal.isAgreed && deadlock !== undefined && isForced(book, situation, proposal.of)
    return verdict('terms', whyNotTerms(book, situation, proposal), {
      consequences: [
        ...termsOf(book, situation, capitulationOf(book, proposal.of)),
        ...(isStalled && deadlock !== undefined ? [{ what: deadlock.words, cite: deadlock.cite }] : []),
      ],
    })
  },
})

export const cede = question({
  name: 'cede',
  words: 'how land is divided',
  chapters,
  args: {
    theatre: usually(choice(['europe', 'pacific'], 'where'), 'europe'),
    year: maybe(said(s.names(YEARS), 'the year of the armistice; this one if not said')),
    lands: listOf(LAND, 'the lands'),
    available: maybe(whole(0, 999, 'territories that can be given in return')),
  },
  shape: CEDE,
  answer: (book, situation, { theatre, year: asked, lands, available }): CedeAnswer | Refused => {
    const year = asked ?? yearOf(situation.turn)
    if (theatre === 'pacific') {
      const then = { ...situation, turn: `${year} winter` as const }
      return { ok: true, question: 'cede', year, ...pacificSettlement(book, then, lands, available) }
    }
    const { years, from } = chapterOf(book, 'capitulation').reaction
    const test = years.find((one) => one.year === year)
    return test === undefined
      ? refused(
          refuse('no-terms', `no armistice is offered in Europe in ${year}; the first test comes in ${from.value}`, from.cite, { year }),
        )
      : { ok: true, question: 'cede', year, ...europeanSettlement(book, test, lands, available) }
  },
})

export const spoils = question({
  name: 'spoils',
  words: 'what becomes of units, supplies and points',
  chapters,
  args: {
    of: choice(SPOILS_OF, 'who surrenders'),
    units: usually(list(UNIT, 'its units'), []),
    supplies: none('its supplies'),
    reservePoints: none('its reserve points'),
    growthPercent: none('its growth in per cent'),
  },
  shape: SPOILS,
  answer: (book, situation, left): SpoilsAnswer => ({ ok: true, question: 'spoils', ...shareOut(book, situation, left.of, left) }),
})
