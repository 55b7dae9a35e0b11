import { MINOR_NATIONS } from '../../../rules/chapters/statuses/index.ts'
import {
  exPatriotsOf,
  formerStatusOf,
  minorSurrender,
  SURRENDER_CAUSES,
  whyNotExPatriots,
} from '../../../rules/chapters/surrender/index.ts'
import { chapterOf, NATIONS } from '../../../rules/core/index.ts'
import * as s from '../../schema.ts'
import { TURN, VERDICT, verdict } from '../answers/shapes.ts'
import { choice, count, group, list, listOf, maybe, text, usually, whole, yesNo } from '../arguments/argument.ts'
import { question } from '../door.ts'

const chapters = ['statuses', 'minorSurrenders'] as const

const INDUSTRY = group(
  {
    base: usually(count(), 0),
    centres: usually(list(group({ at: text(), holder: choice(NATIONS), pps: count() })), []),
  },
  'what its sheet says its industry is worth, and who holds each centre',
)

const MINOR = s.extend(VERDICT, { due: maybe(TURN) })

export type MinorSurrenderAnswer = Readonly<s.Output<typeof MINOR>>

export const minor = question({
  name: 'minor',
  words: 'whether a minor nation surrenders, when, and what follows',
  chapters,
  args: {
    of: choice(MINOR_NATIONS, 'the minor nation'),
    cause: usually(choice(SURRENDER_CAUSES, 'why'), 'capital'),
    industry: maybe(INDUSTRY),
  },
  shape: MINOR,
  answer: (book, situation, { of, cause, industry }): MinorSurrenderAnswer => {
    const { refusals, due, consequences } = minorSurrender(book, situation, { of, cause, industry })
    return { ...verdict('minor', refusals, { consequences }), ...(due === undefined ? {} : { due }) }
  },
})

const UNIT = group({
  type: text(),
  strength: whole(0, 999),
  hasFreeWay: maybe(yesNo('it has a way free of the enemy to the map’s edge')),
  isRecon: maybe(yesNo('it is a Recon unit')),
})

export const exPatriots = question({
  name: 'ex-patriots',
  words: 'what becomes of the units of a nation that surrenders',
  chapters,
  args: {
    of: choice(MINOR_NATIONS, 'the minor nation'),
    units: listOf(UNIT, 'its units: type, strength, hasFreeWay (a way free of the enemy to the map’s edge), isRecon'),
  },
  shape: VERDICT,
  answer: (book, situation, { of, units }) => {
    const { exPatriots: rules } = chapterOf(book, 'minorSurrenders')
    const cite = rules.of[formerStatusOf(book, situation, of)] ?? rules.kept
    return verdict('ex-patriots', whyNotExPatriots(book, situation, of), {
      consequences: [{ what: 'later formations as its sheet has them', cite }, ...exPatriotsOf(units, rules)],
    })
  },
})
