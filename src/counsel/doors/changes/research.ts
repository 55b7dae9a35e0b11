import { firstTrainingYear, untoldProjects, whyNotChoose, whyNotFirstFight } from '../../../rules/chapters/research/index.ts'
import { chapterOf, yearOf } from '../../../rules/core/index.ts'
import { VERDICT, verdict, WORKING, type WorkingAnswer } from '../answers/shapes.ts'
import { choice, group, list, maybe, text, usually, whole, yesNo } from '../arguments/argument.ts'
import { doorOf, question } from '../door.ts'

const CHOOSERS = ['axis', 'westernAllies', 'russia', 'japan', 'china', 'italy'] as const
const FORCES = ['ground', 'air', 'naval'] as const

const SELECTION = group({
  category: whole(1, 9),
  project: text(),
  points: maybe(whole(0, 99)),
  rolledThisYear: maybe(yesNo()),
})

const choose = question({
  name: 'choose',
  words: 'research projects to roll for this turn',
  args: {
    by: choice(CHOOSERS, 'who chooses'),
    selections: list(SELECTION, 'the projects'),
    moment: usually(choice(['before-axis-turn', 'other'], 'when they are chosen'), 'before-axis-turn'),
  },
  shape: VERDICT,
  answer: (book, situation, { by, selections, moment }) => {
    const { emptied, untold } = chapterOf(book, 'changes').research
    const open = untoldProjects(book, situation, by, selections)
    return verdict('choose', whyNotChoose(book, situation, by, selections, moment), {
      consequences: [
        ...open.map((project) => ({
          what: `${project}: ${untold.words}`,
          who: by,
          cite: untold.cite,
          ruling: untold.ruling,
        })),
        ...selections.map(({ project }) => ({ what: `${project}: the roll takes all its research points`, who: by, cite: emptied })),
      ],
    })
  },
})

const trainingYear = question({
  name: 'training-year',
  words: 'the first year of combat training',
  args: {},
  shape: WORKING,
  answer: (book, situation): WorkingAnswer => ({ ok: true, question: 'training-year', ...firstTrainingYear(book, situation) }),
})

const placeTrainingPoints = question({
  name: 'place-training-points',
  words: 'points in combat training',
  args: { by: choice(CHOOSERS, 'who places them') },
  shape: VERDICT,
  answer: (book, situation, { by }) => {
    const { pointsMayWait, training } = chapterOf(book, 'changes').research
    const first = firstTrainingYear(book, situation).value
    const waits = by === training.value.chooser && yearOf(situation.turn) < first
    return verdict('place-training-points', [], {
      consequences: [
        { what: waits ? `the points wait for a roll in ${first}` : 'the points may be rolled for', who: by, cite: pointsMayWait },
      ],
    })
  },
})

const firstFightAsked = question({
  name: 'first-fight',
  words: 'a fight that opens combat training',
  args: {
    forces: choice(FORCES, 'which forces fight'),
    against: choice(FORCES, 'against which'),
    operation: choice(['attrition', 'offensive', 'other'], 'in which operation'),
    theatre: choice(['europe', 'pacific'], 'where'),
    role: choice(['attacker', 'defender'], 'as what'),
  },
  shape: VERDICT,
  answer: (book, _situation, fight) =>
    verdict('first-fight', whyNotFirstFight(book, fight), {
      consequences: [
        {
          what: 'combat training opens next year at the latest',
          who: 'westernAllies',
          cite: chapterOf(book, 'changes').research.firstFight,
        },
      ],
    }),
})

export const researchDoor = doorOf({
  name: 'research',
  words: 'Which research projects may be chosen together, and when combat training opens',
  example: 'research cases/situations/hungary.json training-year',
  isInOnePiece: true,
  chapters: ['changes'],
  questions: [choose, trainingYear, placeTrainingPoints, firstFightAsked],
})
