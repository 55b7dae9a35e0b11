import { type NamingsAnswer, namingsDoor } from '../../../counsel/index.ts'
import { FACTIONS, type Faction, isLeftOut, targetName } from '../../../rules/core/index.ts'
import { Choice, Fold, optionsOf, Panel } from '../../parts/index.ts'
import { useSituation } from '../../situation/index.ts'
import { Refusals, RuleLabel, Said } from '../../what-if/index.ts'
import { bareName, FACTION_LABELS, sentence } from '../../wording.ts'
import { MANNER_TITLES } from './words.ts'

function Manner({ manner, by }: { readonly manner: NamingsAnswer['manners'][number]; readonly by: Faction }) {
  const { address } = useSituation()
  const [open, closed] = [manner.targets.filter(({ allowed }) => allowed), manner.targets.filter(({ allowed }) => !allowed)]
  return (
    <section className="manner" data-manner={manner.manner}>
      <h3>{MANNER_TITLES[manner.manner]}</h3>
      <p className="quiet">
        {sentence(manner.words)} <RuleLabel cite={manner.cite} />
      </p>
      <ul className="manner-targets">
        {open.map(({ target }) => (
          <li key={target} data-target={target}>
            <a href={address('dossier', { thing: target, parts: { by } })}>{bareName(targetName(target))}</a>
          </li>
        ))}
        {open.length === 0 && <li className="quiet">none now</li>}
      </ul>
      {closed.length > 0 && (
        <Fold name="May not be named" count={closed.length}>
          {() => (
            <ul className="manner-closed">
              {closed.map(({ target, refusals }) => (
                <li key={target} data-closed={target}>
                  <b>{bareName(targetName(target))}</b>
                  <Refusals refusals={refusals} />
                </li>
              ))}
            </ul>
          )}
        </Fold>
      )}
    </section>
  )
}

const FACTION_OPTIONS = optionsOf(FACTIONS, FACTION_LABELS)

/** Whom a faction may roll for in one phase, in which manners, and what comes in which order. */
export function Namings() {
  const { current, ask, query, adjust } = useSituation()
  const options = FACTION_OPTIONS.filter(({ id }) => !isLeftOut(current.book, current.situation, id))
  const by = (query.parts['by'] ?? 'axis') as Faction
  const answer = ask(namingsDoor, { by })
  return (
    <Panel className="namings" heading="Who may be named">
      <Choice
        name="by"
        legend="In the phase of"
        isQuiet
        value={by}
        options={options}
        choose={(faction) => adjust({ parts: { by: faction === 'axis' ? undefined : faction } })}
      />
      {!answer.ok ? (
        <Refusals refusals={answer.refusals} />
      ) : (
        <>
          {answer.manners.map((manner) => (
            <Manner key={manner.manner} manner={manner} by={by} />
          ))}
          <Fold name="In which order" count={answer.rules.length}>
            <ol className="in-order">
              {answer.rules.map(({ words, cite }) => (
                <Said as="li" key={words} words={words} cite={cite} />
              ))}
            </ol>
          </Fold>
        </>
      )}
    </Panel>
  )
}
