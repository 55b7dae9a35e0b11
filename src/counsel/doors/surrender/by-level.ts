import {
  afterDeclaration,
  afterRussianSurrender,
  afterSurrender,
  baseFloor,
  britishPartisans,
  DEPLOYED_UNITS,
  laterResistance,
  surrenderLevel,
  whyNotDeclareAfterSurrender,
  whyNotDeploy,
  whyNotSurrender,
} from '../../../rules/chapters/surrender/index.ts'
import { chapterOf, NATIONS, PLACE_IDS, POWERS, reckon, refuse } from '../../../rules/core/index.ts'
import * as s from '../../schema.ts'
import { type Refused, refused } from '../answers/answer.ts'
import { bool, int, SUM, VERDICT, type VerdictAnswer, verdict, WORKING } from '../answers/shapes.ts'
import { choice, list, maybe, usually, whole, yesNo } from '../arguments/argument.ts'
import { saidUncounted } from '../assumptions/unreported.ts'
import { question } from '../door.ts'

/** Surrenders where a book counts a level, with the changes up to 2016. */

const chapters = ['changes'] as const
/** France, Italy, Britain and Russia surrender in a war with Germany or for it. */
const concerns = ['germany'] as const

const LEVEL = s.extend(WORKING, { difference: maybe(int), mayBeModified: maybe(bool) })
const LEVEL_SUM = s.extend(SUM, { isVoluntary: bool })

type LevelAnswer = Readonly<s.Output<typeof LEVEL>> | Readonly<s.Output<typeof LEVEL_SUM>>

const TABLES = { france: 'frenchSurrender', italy: 'italianSurrender' } as const

export const level = question({
  name: 'level',
  words: 'the surrender level of a power, line by line',
  chapters,
  concerns,
  args: { of: choice(['france', 'italy', 'britain'], 'the power'), isVoluntary: usually(yesNo('of its own will'), false) },
  shape: s.union(LEVEL, LEVEL_SUM),
  answer: (book, situation, { of, isVoluntary }): LevelAnswer | Refused => {
    if (of === 'britain') return { ok: true, question: 'level', ...surrenderLevel(book, situation) }
    const table = book.tables[TABLES[of]]
    if (table === undefined) return refused(refuse('no-such-table', `${book.title} has no table for the surrender of ${of}`))
    // 58.21-c: the same sum, whether France surrenders of its own will or not.
    return { ok: true, question: 'level', isVoluntary, ...saidUncounted(table, situation, reckon(table, situation)) }
  },
})

export const accept = question({
  name: 'accept',
  words: 'the surrender of Britain',
  chapters,
  concerns,
  args: { by: usually(choice(POWERS, 'who accepts it'), 'germany'), isOffered: usually(yesNo('it is offered'), true) },
  shape: VERDICT,
  answer: (book, situation, { by, isOffered }) => {
    const { difference } = surrenderLevel(book, situation)
    const { difference: cite, unlimited } = chapterOf(book, 'changes').britishSurrender
    return verdict('accept', whyNotSurrender(book, situation, by, isOffered), {
      consequences: [
        ...afterSurrender(book, situation),
        ...(difference === undefined
          ? []
          : [
              { what: 'levels that the concessions and losses follow', who: 'britain', amount: difference, cite },
              { what: 'this is not the first surrender; there is no limit', who: 'britain', cite: unlimited },
            ]),
      ],
    })
  },
})

export const declare = question({
  name: 'declare',
  words: 'war after Britain has surrendered',
  chapters,
  concerns,
  args: { by: choice(POWERS, 'who declares war'), on: choice(NATIONS, 'on whom') },
  shape: VERDICT,
  answer: (book, situation, { by, on }): VerdictAnswer | Refused => {
    if (situation.facts['britain.surrendered'] === true && situation.facts['britain.surrenderTurn'] === null)
      return refused(refuse('misasked', 'britain.surrenderTurn: missing; the turn in which Britain surrendered decides'))
    const consequences = afterDeclaration(book, situation, by, on)
    return verdict('declare', whyNotDeclareAfterSurrender(book, situation, by, on), {
      price: by === 'germany' && on === 'us' && consequences.length > 0 ? { germany: 0 } : {},
      consequences,
    })
  },
})

export const deploy = question({
  name: 'deploy',
  words: 'units after Britain has surrendered',
  chapters,
  concerns,
  args: {
    units: choice(DEPLOYED_UNITS, 'whose units'),
    to: choice(['europe', 'elsewhere'], 'where to'),
    past: usually(list(choice(PLACE_IDS), 'places they pass'), []),
    throughAxisTerritory: usually(yesNo('through Axis territory'), false),
  },
  shape: VERDICT,
  answer: (book, situation, deployment) => verdict('deploy', whyNotDeploy(book, situation, deployment)),
})

export const base = question({
  name: 'base',
  words: 'how low the British base goes',
  chapters,
  concerns,
  args: { base: maybe(whole(0, 9999, 'the base as it stands')) },
  shape: WORKING,
  answer: (book, situation, { base: now }) => ({ ok: true, question: 'base', ...baseFloor(book, situation, now) }) as const,
})

export const resistance = question({
  name: 'resistance',
  words: 'British resistance later on',
  chapters,
  concerns,
  args: {},
  shape: s.union(WORKING, SUM),
  answer: (book, situation) => ({ ok: true, question: 'resistance', ...laterResistance(book, situation) }) as const,
})

export const partisans = question({
  name: 'partisans',
  words: 'British partisans',
  chapters,
  concerns,
  args: {},
  shape: s.union(WORKING, SUM),
  answer: (book, situation) => ({ ok: true, question: 'partisans', ...britishPartisans(book, situation) }) as const,
})

export const russia = question({
  name: 'russia',
  words: 'what follows when Russia surrenders',
  chapters,
  concerns,
  args: {},
  shape: VERDICT,
  answer: (book, situation) => verdict('russia', [], { consequences: afterRussianSurrender(book, situation) }),
})
