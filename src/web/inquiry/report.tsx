import type { Report as Reported } from '../../rules/index.ts'
import { FACTS, factSays, isFactId, NATION_NAMES, turnName } from '../../rules/index.ts'
import { Button } from '../parts/button.tsx'
import { Panel } from '../parts/panel.tsx'
import { tell } from '../parts/toast.tsx'
import { useSituation } from '../situation/use-situation.ts'
import { sentence } from '../wording.ts'

/** What the map then says, and a button that lays it on the desk. */
export function Report({ report }: { readonly report: Reported }) {
  const { current, lay } = useSituation()
  const { facts, wars } = report
  const carryOut = (): void => {
    const isOver = ({ between }: { readonly between: readonly string[] }): boolean =>
      wars.some((war) => war.between.join() === between.join())
    lay({
      ...current.document,
      facts: { ...(current.document['facts'] as object | undefined), ...facts },
      ...(wars.length === 0 ? {} : { wars: [...current.situation.wars.filter((war) => !isOver(war) || war.until !== undefined), ...wars] }),
    })
    tell('Laid on the desk as settled.')
  }
  return (
    <Panel className="report" heading="Then the map says">
      <ul>
        {Object.entries(facts).map(([fact, value]) =>
          isFactId(fact) ? (
            <li key={fact}>
              {sentence(FACTS[fact].words)}: <b>{factSays(fact, value)}</b>
            </li>
          ) : null,
        )}
        {wars.map(({ between: [one, other], until }) => (
          <li key={`${one} ${other}`}>
            {sentence(NATION_NAMES[one])} and {NATION_NAMES[other]}: <b>no longer at war, {turnName(until)}</b>
          </li>
        ))}
      </ul>
      <Button words="Settle it so on the desk" onClick={carryOut} />
    </Panel>
  )
}
