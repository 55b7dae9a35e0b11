import { allPermissions } from '../../../rules/chapters/tension/index.ts'
import { refuse } from '../../../rules/core/index.ts'
import { refused } from '../answer.ts'
import { choice, usually, whole } from '../argument.ts'
import { question } from '../door.ts'
import { MAY } from '../shapes.ts'
import { permitted } from '../verdict.ts'
import { mayAct } from './act.ts'

const RECEIVERS = ['britain', 'france', 'russia', 'china'] as const
const GRANTS = { britain: 'grant-britain-france', france: 'grant-britain-france', russia: 'grant-russia', china: 'grant-china' } as const

export const grant = question({
  name: 'grant',
  words: 'American BRPs to another power',
  args: {
    to: choice(RECEIVERS, 'who is granted BRPs'),
    brps: usually(whole(0, 999, 'how many BRPs; without it, only whether and how many'), 0),
  },
  shape: MAY,
  answer: (book, situation, { to, brps }) => {
    const permission = allPermissions(book).find(({ id }) => id === GRANTS[to])
    if (permission === undefined)
      return refused(refuse('no-such-act', `${book.title} knows no grants of BRPs`, undefined, { act: 'grant' }))
    const answer = mayAct(book, situation, GRANTS[to], brps)
    if (!answer.ok || to !== 'france' || situation.facts['france.fallen'] !== true) return answer
    const fallen = refuse('fallen', 'France has fallen: there is nobody to grant BRPs to', permission.cite, { power: 'france' })
    return permitted([...answer.refusals, fallen])
  },
})
