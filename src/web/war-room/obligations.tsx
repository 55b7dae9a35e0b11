import { isPower, NATION_NAMES, POWER_NAMES } from '../../rules/index.ts'
import { useSheet } from '../situation/use-sheet.ts'
import { RuleLabel } from '../what-if/rule-label.tsx'
import { sentence } from '../wording.ts'

/** Declarations of this turn that have to be acted upon before it is over, in a book that asks it. */
export function Obligations() {
  const { book, situation } = useSheet().sheet
  const { obligations } = book.clauses.war
  const made = situation.declarations.filter(({ turn, revoked }) => turn === situation.turn && revoked !== true)
  const owed = made.filter(({ by, on }) => obligations?.waivers.every(([one, other]) => one !== by || other !== on) ?? false)
  if (obligations === undefined || owed.length === 0) return null
  const { rules } = obligations
  return (
    <section className="panel obligations" aria-labelledby="obligations">
      <h2 id="obligations">Still to be acted upon this turn</h2>
      <ul className="plain-list">
        {owed.map(({ by, on }) => (
          <li key={`${by} ${on}`}>
            {sentence(POWER_NAMES[by])} must move into or attack {NATION_NAMES[on]}{' '}
            <RuleLabel cite={isPower(on) ? rules.onMajor : rules.onMinor} />
          </li>
        ))}
      </ul>
      <p className="quiet">
        An attempt is enough <RuleLabel cite={rules.howMet} />; without one the declaration lapses <RuleLabel cite={rules.unmet} />.
      </p>
    </section>
  )
}
