import { chanceWords } from '../../../counsel/index.ts'
import { sideOf, turnName } from '../../../rules/core/index.ts'
import type { SituationPage } from '../../page.ts'
import { type OpenSituation, type Query, useSituation } from '../../situation/index.ts'
import { rollWords, sentence, signed, sixthsOf, typeset } from '../../wording.ts'
import { standingWords } from './ladder.tsx'
import { countriesOf, RollerChoice } from './roll-bar.tsx'
import { argsOf, type Study, study, whyShut } from './study.ts'
import { Strip, verdictWords } from './verdict.tsx'

const studiesOf = (current: OpenSituation, { parts }: Query) =>
  countriesOf(current.book).map(({ id }) => study(current, argsOf({ thing: id, parts })))

/** What favours the roller most comes first. */
const byFavour = (one: Study, other: Study): number =>
  (sideOf(one.roll.by) === 'axis' ? 1 : -1) * (other.answer.total - one.answer.total) || one.table.title.localeCompare(other.table.title)

function CountryLine({ study: one }: { readonly study: Study }) {
  const { address } = useSituation()
  const { table, answer, roll } = one
  const why = whyShut(one)
  const standing = standingWords(one)
  return (
    <li>
      <a href={address('dossier', { thing: table.id, parts: { by: roll.by } })} data-target={table.id} data-total={answer.total}>
        <span className="country-name">{table.title}</span>
        <b className="country-total">{signed(answer.total)}</b>
        <Strip study={one} />
        <span className="country-standing">
          {why === undefined ? <b>{verdictWords(one)}. </b> : `${sentence(why)}. `}
          {why?.endsWith(standing) !== true && `${sentence(standing)}.`}
        </span>
        <span className="unseen">
          {answer.odds.map(({ result, chance }) => `, ${chanceWords(sixthsOf(chance))} for ${typeset(result)}`).join('')}
        </span>
      </a>
    </li>
  )
}

function CountryList({ heading, studies }: { readonly heading: string; readonly studies: readonly Study[] }) {
  if (studies.length === 0) return null
  return (
    <section className="panel">
      <h2>
        {heading} <span className="group-count">{studies.length}</span>
      </h2>
      <ul className="countries">
        {studies.toSorted(byFavour).map((one) => (
          <CountryLine key={one.table.id} study={one} />
        ))}
      </ul>
    </section>
  )
}

/** Every country of the book: where it stands and what a roll would come to. */
function BoardPage() {
  const { current, query } = useSituation()
  const studies = studiesOf(current, query).flatMap((one) => (one.ok ? [one.study] : []))
  const [first] = studies
  if (first === undefined) return <p className="waiting">This book has no diplomatic targets.</p>
  const { situation, roll } = first
  const isOpen = (one: Study): boolean => whyShut(one) === undefined
  return (
    <div className="board">
      <header className="dossier-head">
        <div>
          <p className="label">Countries</p>
          <h1>Where would a roll do most?</h1>
          <p className="lead">
            {rollWords(roll.by, roll.manner)}, {turnName(situation.turn)}: the total, and the result for each face from 1 to 6.
          </p>
        </div>
        <RollerChoice by={roll.by} />
      </header>
      <CountryList heading="May be rolled" studies={studies.filter(isOpen)} />
      <CountryList heading="May not be rolled now" studies={studies.filter((one) => !isOpen(one))} />
    </div>
  )
}

export const page: SituationPage = {
  parts: ['by'],
  title: ({ situation }) => `Countries, ${turnName(situation.turn)}`,
  whyNot: (current, query) =>
    studiesOf(current, query)
      .flatMap((one) => (one.ok ? [] : one.refusals))
      .slice(0, 1),
  Page: BoardPage,
}
