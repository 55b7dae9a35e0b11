import { whyNotStation } from '../../../rules/chapters/rolls/index.ts'
import { MINORS } from '../../../rules/core/index.ts'
import { choice, whole } from '../argument.ts'
import { question } from '../door.ts'
import { by } from '../roll.ts'
import { MAY } from '../shapes.ts'
import { permitted } from '../verdict.ts'

export const station = question({
  name: 'station',
  words: 'factors in a country',
  args: {
    by: by(),
    target: choice(MINORS, 'the country'),
    factors: whole(0, 999, 'how many factors are to stand there'),
  },
  shape: MAY,
  answer: (book, situation, { by: faction, target, factors }) => permitted(whyNotStation(book, situation, faction, target, factors)),
})
