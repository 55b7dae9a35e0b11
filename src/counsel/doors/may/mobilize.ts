import { mobilizationTurn } from '../../../rules/chapters/tension/index.ts'
import { chapterOf, POWER_NAMES, refuse } from '../../../rules/core/index.ts'
import { choice } from '../argument.ts'
import { question } from '../door.ts'
import { MAY } from '../shapes.ts'
import { permitted } from '../verdict.ts'
import { mayAct } from './act.ts'

/** Who mobilizes this turn, and why nobody else. */
export const mobilize = question({
  name: 'mobilize',
  words: 'a power, this turn',
  chapters: ['mobilization'],
  readsMobilizations: true,
  args: { power: choice(['russia', 'us', 'japan'], 'who mobilizes') },
  shape: MAY,
  answer: (book, situation, { power }) => {
    const due = mobilizationTurn(book, situation).made.filter(({ by }) => by === power)
    if (due.length > 0)
      return permitted(
        [],
        due.map(({ ordinal, theatre, brps, cite }) => ({
          what: `mobilization ${ordinal}${theatre === undefined ? '' : ` for ${theatre === 'Pacific' ? 'the Pacific' : theatre}`}`,
          who: power,
          amount: brps,
          cite,
        })),
      )
    if (power === 'japan') return mayAct(book, situation, 'japan-mobilizes')
    const rule = chapterOf(book, 'mobilization').rule(power)
    return permitted([refuse('not-due', `no mobilization of ${POWER_NAMES[power]} is due this turn`, rule, { power })])
  },
})
