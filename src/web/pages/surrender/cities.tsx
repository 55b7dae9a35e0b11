import type { OverviewAnswer } from '../../../counsel/index.ts'
import { nationName } from '../../inquiry/words.ts'
import { Mark } from '../../parts/mark.tsx'
import { Panel } from '../../parts/panel.tsx'
import { RuleLabel } from '../../what-if/rule-label.tsx'
import { bareName } from '../../wording.ts'
import { WORDS } from './words.ts'

/** The cities by which America judges the war. */
export function Cities({ cities, held, needed, year, isTested, cite }: OverviewAnswer['reaction']) {
  return (
    <Panel
      heading={
        <>
          {WORDS.cities} <RuleLabel cite={cite} />
        </>
      }
    >
      <ul className="cities">
        {cities.map(({ place, name, holder, isAllied }) => (
          <li key={place} className={isAllied ? 'city city-allied' : 'city'} data-city={place} data-allied={isAllied}>
            <b>
              <Mark is={isAllied ? 'yes' : 'no'} /> {name}
            </b>
            <span className="quiet">{bareName(nationName(holder))}</span>
          </li>
        ))}
      </ul>
      <p>
        <b className="figure">{held}</b> in Allied hands; {WORDS.needed(needed, year)}; {isTested ? WORDS.counted : WORDS.notCounted}.
      </p>
    </Panel>
  )
}
