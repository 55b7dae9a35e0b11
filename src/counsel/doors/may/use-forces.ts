import { ARMS, employmentOf, MINOR_NATIONS, RANGES, TASKS, TASKS_OF, type Task } from '../../../rules/chapters/statuses/index.ts'
import { refused } from '../answer.ts'
import { choice, usually, whole } from '../argument.ts'
import { whyNotAmong } from '../arguments.ts'
import { question } from '../door.ts'
import { MAY } from '../shapes.ts'
import { permitted } from '../verdict.ts'
import { told } from './enter.ts'

/** May a minor nation’s own forces be used so? */
export const useForces = question({
  name: 'use-forces',
  words: 'a minor nation’s own forces',
  chapters: ['statuses'],
  args: {
    of: choice(MINOR_NATIONS, 'the minor nation whose forces are used'),
    arm: choice(ARMS, 'which forces'),
    task: choice<Task>(TASKS, 'what they do, such as react, base, escort or join'),
    range: usually(choice(RANGES, 'how far away'), 'home'),
    units: usually(whole(1, 999, 'how many units'), 1),
  },
  shape: MAY,
  answer: (book, situation, request) => {
    // Each arm has tasks of its own.
    const wrong = whyNotAmong('task', request.task, TASKS_OF[request.arm])
    if (wrong.length > 0) return refused(...wrong)
    const { refusals, allowed, expedition } = employmentOf(book, situation, request)
    return permitted(refusals, [
      ...allowed.map(told),
      ...(expedition === undefined || expedition.limit === 0
        ? []
        : [{ what: 'units that may go abroad in all', amount: expedition.limit, cite: expedition.cite }]),
    ])
  },
})
