import { sheetOf } from '../../editions/index.ts'
import type { Citation } from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import { addressOf } from '../address.ts'
import { StandIn } from '../parts/index.ts'
import { type Shown, useSituation } from '../situation/index.ts'

export const ruleAddress = ({ book, rule }: Citation): string => addressOf(['books', book], [['rule', rule]])

/** What a player would look for in print. */
export const printedAs = (book: Rulebook, { rule }: Citation): string =>
  book.isStartup ? sheetOf(rule) : (book.contents[rule]?.printed ?? rule)

/** A rule's label: a link into the books that, plainly clicked, opens the rule on the spot. */
export function RuleLabel({ cite, row }: Shown) {
  const { current, showRule } = useSituation()
  const printed = printedAs(current.book, cite)
  return (
    <a
      className="rule-label"
      href={ruleAddress(cite)}
      data-rule={cite.rule}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        showRule({ cite, row })
      }}
    >
      {printed}
      {printed !== cite.rule && <span className="unseen">, {cite.rule}</span>}
    </a>
  )
}

interface RuleLabelsProps extends Shown {
  readonly ruling?: string | undefined
  readonly standsIn?: Citation | undefined
}

/** The rule of a line, the ruling it rests on, and the sheet it stands in for. */
export function RuleLabels({ cite, ruling, standsIn, row }: RuleLabelsProps) {
  const { book } = useSituation().current
  return (
    <>
      <RuleLabel cite={cite} row={row} /> {ruling !== undefined && <RuleLabel cite={{ book: book.id, rule: ruling }} row={row} />}
      {standsIn !== undefined && <StandIn of={standsIn} />}
    </>
  )
}
