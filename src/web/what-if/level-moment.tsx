import type { Answer } from '../../counsel/index.ts'
import { LEVEL_MOMENTS } from '../../rules/core/index.ts'
import { Choice, optionsOf } from '../parts/index.ts'
import { useSituation } from '../situation/index.ts'
import { Said } from './said.tsx'

const MOMENTS = { 'before-rises': 'before', 'after-rises': 'after' } as const

/** When in the turn the levels stand that an answer read, and one press to say otherwise; nothing where it makes no difference. */
export function LevelMoment({ answer: { levelsAt } }: { readonly answer: Answer }) {
  const { change, current } = useSituation()
  if (levelsAt === undefined || (levelsAt.isIdle && !levelsAt.isSaid)) return null
  // Where levels move once a turn, one that is given has moved.
  const isChosen = current.book.clauses.tensionRules.is === 'as-it-happens'
  return (
    <div className="level-moment" data-at={levelsAt.at} data-said={levelsAt.isSaid}>
      <Said as="p" className="quiet" words={levelsAt.words} cite={levelsAt.cite} />
      {isChosen && (
        <Choice
          name="level-moment"
          legend="Levels stand before or after what the start of this turn adds"
          isQuiet
          value={levelsAt.at}
          options={optionsOf(LEVEL_MOMENTS, MOMENTS)}
          choose={(moment) => change(['levelsAt'], moment)}
        />
      )}
    </div>
  )
}
