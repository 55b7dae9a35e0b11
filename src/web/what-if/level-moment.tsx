import type { LevelsRead } from '../../counsel/index.ts'
import { LEVEL_MOMENTS } from '../../rules/core/index.ts'
import { Choice, optionsOf } from '../parts/index.ts'
import { useSituation } from '../situation/index.ts'
import { Said } from './said.tsx'

const MOMENTS = { 'before-rises': 'before', 'after-rises': 'after' } as const

/** When in the turn the levels stand that a page read, and one press to say otherwise. */
export function LevelMoment({ levels }: { readonly levels: LevelsRead }) {
  const { change, current } = useSituation()
  // Where levels move once a turn, one that is given has moved.
  const isChosen = current.book.clauses.tensionRules.is === 'as-it-happens'
  return (
    <div className="level-moment" data-at={levels.at} data-said={levels.isSaid}>
      <Said as="p" className="quiet" words={levels.words} cite={levels.cite} />
      {isChosen && (
        <Choice
          name="level-moment"
          legend="Levels stand before or after what the start of this turn adds"
          isQuiet
          value={levels.at}
          options={optionsOf(LEVEL_MOMENTS, MOMENTS)}
          choose={(moment) => change(['levelsAt'], moment)}
        />
      )}
    </div>
  )
}
