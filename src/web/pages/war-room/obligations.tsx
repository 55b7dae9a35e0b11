import type { Obligation } from '../../../counsel/index.ts'
import { useSituation } from '../../situation/use-situation.ts'
import { RuleLabel } from '../../what-if/rule-label.tsx'
import { Said } from '../../what-if/said.tsx'

/** Declarations of this turn that have to be acted upon before it is over, in a book that asks it. */
export function Obligations({ obligations }: { readonly obligations: readonly Obligation[] }) {
  const rules = useSituation().current.book.clauses.war.obligations?.rules
  if (rules === undefined || obligations.length === 0) return null
  return (
    <section className="obligations" aria-labelledby="obligations">
      <h2 id="obligations">Still to be acted upon this turn</h2>
      <ul className="plain-list">
        {obligations.map(({ by, on, words, cite }) => (
          <Said as="li" key={`${by} ${on}`} data-obligation={`${by} ${on}`} words={words} cite={cite} />
        ))}
      </ul>
      <p className="quiet">
        An attempt is enough <RuleLabel cite={rules.howMet} />; without one the declaration lapses <RuleLabel cite={rules.unmet} />.
      </p>
    </section>
  )
}
