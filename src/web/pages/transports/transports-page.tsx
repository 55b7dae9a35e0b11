import { turnName, whyNoChapter } from '../../../rules/index.ts'
import { Inquiry, QuestionList } from '../../inquiry/inquiry.tsx'
import { questionNamed, WITH, whyNotQuery } from '../../inquiry/question.ts'
import { Silent } from '../../inquiry/silent.tsx'
import type { SituationPage } from '../../page.ts'
import { useSituation } from '../../situation/use-situation.ts'
import { Boxes } from './boxes.tsx'
import { QUESTIONS } from './questions.ts'
import { GROUPS, HEADING, LEAD, silent } from './words.ts'
import './transports.css'

function TransportsPage() {
  const { current, query, address } = useSituation()
  const question = questionNamed(QUESTIONS, query.thing)
  if (whyNoChapter(current.book, 'changes').length > 0)
    return (
      <Silent label="Ships, forces, factories" heading={HEADING} title={silent(current.book.title)}>
        <p>
          It moves goods by <a href={address('lend-lease')}>lend-lease routes</a>.
        </p>
      </Silent>
    )
  return (
    <div className="inquiry-page transports">
      <header className="page-head">
        <p className="label">Ships, forces, factories</p>
        <h1>{HEADING}</h1>
      </header>
      <p className="lead">{LEAD}</p>
      {question?.group === GROUPS.transports && <Boxes />}
      {question !== undefined && (
        <div className="inquiry-desk">
          <QuestionList questions={QUESTIONS} current={question.id} />
          <Inquiry question={question} />
        </div>
      )}
    </div>
  )
}

export const page: SituationPage = {
  id: 'transports',
  parts: [WITH],
  title: ({ situation }, { thing }) => `${questionNamed(QUESTIONS, thing)?.title ?? HEADING}, ${turnName(situation.turn)}`,
  whyNot: ({ book }, query) => (whyNoChapter(book, 'changes').length > 0 ? [] : whyNotQuery(QUESTIONS, query)),
  Page: TransportsPage,
}
