import { FACTIONS, MANNERS, type Manner, type Roll } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { Choice, optionsOf, Picker } from '../../parts/index.ts'
import { useSituation } from '../../situation/index.ts'
import { FACTION_LABELS, MANNER_LABELS } from '../../wording.ts'
import './roll-bar.css'

/** Countries with a diplomatic table of their own in this book. */
export const countriesOf = (book: Rulebook) =>
  Object.values(book.tables)
    .filter(({ bands }) => bands.length > 0)
    .sort((one, other) => one.title.localeCompare(other.title))

/** Who rolls. */
export function RollerChoice({ by }: Pick<Roll, 'by'>) {
  const { turnTo } = useSituation()
  return (
    <Choice
      name="by"
      legend="Who rolls"
      value={by}
      options={optionsOf(FACTIONS, FACTION_LABELS)}
      choose={(id) => turnTo({ parts: { by: id } })}
    />
  )
}

/** What is asked: which country, whose roll and what kind. */
export function RollBar({ roll }: { readonly roll: Roll }) {
  const { current, turnTo } = useSituation()
  const { target, by, manner } = roll
  const table = current.book.tables[target]
  const manners: readonly Manner[] = MANNERS.filter((one) => one !== 'demand' || table?.demandBands !== undefined || manner === 'demand')
  return (
    <div className="question-fields roll-fields">
      <Picker
        label="Country"
        value={target}
        options={countriesOf(current.book).map(({ id, title }) => ({ id, words: title }))}
        pick={(id) => turnTo({ thing: id })}
      />
      <RollerChoice by={by} />
      <Choice
        name="manner"
        legend="Kind of roll"
        value={manner}
        options={optionsOf(manners, MANNER_LABELS)}
        choose={(id) => turnTo({ parts: { manner: id === 'ordinary' ? undefined : id } })}
      />
    </div>
  )
}
