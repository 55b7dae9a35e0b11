import { DELEGATIONS } from '../../../rules/core/index.ts'
import { type Step, stepsOf } from '../../../rules/game/index.ts'
import * as s from '../../schema.ts'
import { refused } from '../answers/answer.ts'
import { ABOUT, about, bool, CITATION, listed, shapeFor, string } from '../answers/shapes.ts'
import { maybe, text } from '../arguments/argument.ts'
import { whyNotAmong } from '../arguments/arguments.ts'
import { door } from '../door.ts'

const doing = s.object({ words: string, cites: listed(CITATION) })

const STEP = shapeFor<Step & { readonly isNow?: true }>(
  s.object({
    id: string,
    words: string,
    cite: maybe(CITATION),
    when: maybe(s.object({ words: string, holds: bool })),
    needs: maybe(string),
    asks: listed(s.names(DELEGATIONS)),
    isByInitiative: bool,
    begins: listed(doing),
    orders: listed(s.object({ order: string, words: string, isOwed: bool, cites: listed(CITATION) })),
    ends: listed(doing),
    moment: maybe(string),
    /** In a game: the step it is in. */
    isNow: maybe(s.names([true])),
  }),
)

const SEQUENCE = s.object({ ...ABOUT, steps: listed(STEP) })

export type SequenceAnswer = Readonly<s.Output<typeof SEQUENCE>>

/** A part goes by the name of a step, or by what several have in common: `axis`, `declarations`. */
const isPartOf = (part: string, { id }: Step): boolean => id === part || id.split('-').includes(part)

export const sequenceDoor = door({
  name: 'sequence',
  fromSetUp: true,
  words: 'The steps of a turn in their order: who is asked for what, what the referee does, and by which rule',
  example: 'sequence cases/situations/year-start-1941.yaml --part year-start',
  args: { part: maybe(text('these steps alone, such as year-start, axis, naming or declarations')) },
  shape: SEQUENCE,
  answer: (book, situation, { part }, course) => {
    const all = stepsOf(book, situation)
    const steps = part === undefined ? all : all.filter((step) => isPartOf(part, step))
    const now = course?.view.stage
    return steps.length === 0
      ? refused(
          ...whyNotAmong(
            'part',
            part,
            all.map(({ id }) => id),
          ),
        )
      : { ...about(book, situation), steps: steps.map((step) => (step.id === now ? { ...step, isNow: true as const } : step)) }
  },
})
