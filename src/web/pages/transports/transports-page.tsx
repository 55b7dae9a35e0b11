import { turnName } from '../../../rules/index.ts'
import { Inquiry, QuestionList } from '../../inquiry/inquiry.tsx'
import { questionNamed, WITH, whyNotQuery } from '../../inquiry/question.ts'
import { Silent } from '../../inquiry/silent.tsx'
import type { SituationPage } from '../../page.ts'
import { PageHead } from '../../parts/panel.tsx'
import { useSituation } from '../../situation/use-situation.ts'
import { Boxes } from './boxes.tsx'
import { QUESTIONS } from './questions.ts'
import { GROUPS, HEADING, LABEL, LEAD, silent } from './words.ts'
import './transports.css'

function TransportsPage() {
  const { query } = useSituation()
  const question = questionNamed(QUESTIONS, query.thing)
  return (
    <div className="inquiry-page transports">
      <PageHead label={LABEL} heading={HEADING} />
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

const SilentTransports = () => (
  <Silent
    label={LABEL}
    heading={HEADING}
    chapter="changes"
    says={silent}
    instead={{ words: 'It moves goods by', page: 'lend-lease', link: 'lend-lease routes' }}
  />
)

export const page: SituationPage = {
  parts: [WITH],
  title: ({ situation }, { thing }) => `${questionNamed(QUESTIONS, thing)?.title ?? HEADING}, ${turnName(situation.turn)}`,
  whyNot: (_current, query) => whyNotQuery(QUESTIONS, query),
  Page: TransportsPage,
  Silent: SilentTransports,
}
