import { buildingRules, whyNotBuild } from '../../../rules/chapters/transports/index.ts'
import { NATIONS, POWERS } from '../../../rules/core/index.ts'
import { choice } from '../argument.ts'
import { doorOf, question } from '../door.ts'
import { VERDICT } from '../shapes.ts'
import { verdict } from '../verdict.ts'

const build = question({
  name: 'build',
  words: 'units in a land',
  args: { power: choice(POWERS, 'whose units'), in: choice([...NATIONS, 'ulster'], 'where') },
  shape: VERDICT,
  answer: (book, situation, { power, in: place }) =>
    verdict('build', whyNotBuild(book, situation, power, place), {
      consequences: buildingRules(book, situation, power, place).map((cite) => ({ what: 'units may be built there', who: power, cite })),
    }),
})

export const constructionDoor = doorOf({
  name: 'construction',
  words: 'Where a power may build its units; when Canada opens to the British',
  example: "construction cases/situations/hungary.json build --with '{ power: britain, in: ulster }'",
  isInOnePiece: true,
  usual: 'build',
  chapters: ['changes'],
  questions: [build],
})
