import { refused } from '../../counsel/index.ts'
import { readSituation } from '../../editions/index.ts'
import { turnName } from '../../rules/index.ts'
import { type Address, addressOf } from '../address.ts'
import { goTo, type Opened } from '../page.ts'
import { chanceWords, rollWords, sentence, signed, sixthsOf, typeset } from '../wording.ts'
import { standingWords } from './ladder.tsx'
import { countriesOf, QuestionBar } from './question-bar.tsx'
import { boardParts, locateIn, type Question, questionAddress, questionAt, type Study, study, turnedTo } from './study.ts'
import { Strip } from './verdict.tsx'

const boardAddress = (question: Question): string => addressOf(['board', String(question.document['edition'])], boardParts(question))

export function openBoard(address: Address): Opened {
  const [, edition = 'classic'] = address.path
  const question = questionAt({ ...address, path: ['board', edition] })
  const read = readSituation(question.document, locateIn(address))
  if (!read.ok) return read
  const studied = countriesOf(read.book).map(({ id }) => study({ ...question, args: { ...question.args, target: id } }))
  const refusals = studied.flatMap((one) => (one.ok ? [] : one.refusals))
  if (refusals.length > 0) return refused(...refusals.slice(0, 1))
  const studies = studied.flatMap((one) => (one.ok ? [one.study] : []))
  return {
    ok: true,
    title: `Countries, ${turnName(read.situation.turn)}: Chancery`,
    place: 'board',
    page: <BoardPage question={question} studies={studies} />,
  }
}

/** The first reason against the roll, without the country's name before it. */
const whyShut = ({ may, table }: Study): string => (may.refusals[0]?.words ?? '').replace(`${table.title}: `, '')

/** Every country of the book: where it stands and what a roll would come to. */
function BoardPage({ question, studies }: { readonly question: Question; readonly studies: readonly Study[] }) {
  const [first] = studies
  if (first === undefined) return <p className="waiting">This book has no diplomatic targets.</p>
  const { book, situation, roll } = first
  return (
    <div className="board">
      <header className="dossier-head">
        <div>
          <p className="label">Countries</p>
          <h1>Where would a roll do most?</h1>
        </div>
      </header>
      <QuestionBar
        asked={{ book, situation, by: roll.by }}
        turnTo={(change) => goTo(boardAddress(turnedTo(question, change)))}
        roll={(change) => goTo(boardAddress({ ...question, args: { ...question.args, ...change } }))}
      />
      <p className="lead">
        {rollWords(roll.by, roll.manner)}, {turnName(situation.turn)}: the total, and the result for each face from 1 to 6.
      </p>
      <ul className="countries">
        {studies.map((one) => (
          <li key={one.table.id}>
            <a href={questionAddress(one.question)}>
              <span className="country-name">{one.table.title}</span>
              <b className="country-total">{signed(one.answer.total)}</b>
              <Strip study={one} />
              <span className="country-standing">
                {sentence(standingWords(one))}.{' '}
                {one.may.allowed ? <b className="open">May be rolled.</b> : <span>{sentence(whyShut(one))}.</span>}
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
