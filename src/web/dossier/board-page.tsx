import { turnName } from '../../rules/index.ts'
import type { SheetPage } from '../page.ts'
import type { Sheet } from '../situation/sheet.ts'
import type { Asked } from '../situation/sheet-address.ts'
import { useSheet } from '../situation/use-sheet.ts'
import { chanceWords, rollWords, sentence, signed, sixthsOf, typeset } from '../wording.ts'
import { standingWords } from './ladder.tsx'
import { countriesOf, RollerChoice } from './roll-bar.tsx'
import { argsOf, type Study, study } from './study.ts'
import { Strip } from './verdict.tsx'

const studiesOf = (sheet: Sheet, { parts }: Asked) => countriesOf(sheet.book).map(({ id }) => study(sheet, argsOf({ thing: id, parts })))

/** The first reason against the roll, without the country's name before it; nothing if it may be made. */
const whyShut = ({ answer, table }: Study): string | undefined => answer.refusals?.[0]?.words.replace(`${table.title}: `, '')

/** Every country of the book: where it stands and what a roll would come to. */
function BoardPage() {
  const { sheet, asked, address } = useSheet()
  const studies = studiesOf(sheet, asked).flatMap((one) => (one.ok ? [one.study] : []))
  const [first] = studies
  if (first === undefined) return <p className="waiting">This book has no diplomatic targets.</p>
  const { situation, roll } = first
  return (
    <div className="board">
      <header className="dossier-head">
        <div>
          <p className="label">Countries</p>
          <h1>Where would a roll do most?</h1>
        </div>
      </header>
      <div className="question-fields">
        <RollerChoice by={roll.by} />
      </div>
      <p className="lead">
        {rollWords(roll.by, roll.manner)}, {turnName(situation.turn)}: the total, and the result for each face from 1 to 6.
      </p>
      <ul className="countries">
        {studies.map((one) => (
          <li key={one.table.id}>
            <a href={address('dossier', { thing: one.table.id, parts: { by: roll.by } })}>
              <span className="country-name">{one.table.title}</span>
              <b className="country-total">{signed(one.answer.total)}</b>
              <Strip study={one} />
              <span className="country-standing">
                {sentence(standingWords(one))}. <Allowed why={whyShut(one)} />
              </span>
              <span className="unseen">
                {one.answer.odds.map(({ result, chance }) => `, ${chanceWords(sixthsOf(chance))} for ${typeset(result)}`).join('')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Allowed({ why }: { readonly why: string | undefined }) {
  return why === undefined ? <b className="open">May be rolled.</b> : <span>{sentence(why)}.</span>
}

export const page: SheetPage = {
  id: 'board',
  parts: ['by'],
  title: ({ situation }) => `Countries, ${turnName(situation.turn)}`,
  whyNot: (sheet, asked) =>
    studiesOf(sheet, asked)
      .flatMap((one) => (one.ok ? [] : one.refusals))
      .slice(0, 1),
  Page: BoardPage,
}
