import { turnName } from '../../../rules/core/index.ts'
import { Inquiry, type Question, QuestionList, questionNamed, useArguments, WITH, whyNotQuery } from '../../inquiry/index.ts'
import type { SituationPage } from '../../page.ts'
import { PageHead } from '../../parts/index.ts'
import { useSituation } from '../../situation/index.ts'
import { Glance } from './glance.tsx'
import { Nation } from './nation.tsx'
import { Overview } from './overview.tsx'
import { Armistices, PoliticalReaction } from './peace.tsx'
import { ALL_QUESTIONS, isByMap, questionsIn } from './questions.ts'
import { WORDS } from './words.ts'
import './surrender.css'

/** Some answers have a page of their own; the rest are a form and a verdict. */
function Asking({ question }: { readonly question: Question }) {
  const args = useArguments(question)
  switch (question.id) {
    case 'glance':
      return <Glance />
    case 'overview':
      return <Overview />
    case 'nation':
      return <Nation key={String(args['of'])} of={String(args['of'])} question="nation" />
    case 'collapse':
      return <Nation of="china" question="collapse" />
    case 'reaction':
      return <PoliticalReaction />
    case 'armistice':
      return <Armistices />
    default:
      return <Inquiry question={question} />
  }
}

function SurrenderPage() {
  const { current, query } = useSituation()
  const questions = questionsIn(current.book)
  // A question of another book falls back to what this one asks first.
  const question = questionNamed(questions, query.thing) ?? questions[0]
  const byMap = isByMap(current.book)
  return (
    <div className="inquiry-page surrender">
      <PageHead label={byMap ? 'Surrender and armistice' : WORDS.label} heading="Who gives in, and what follows" />
      <p className="lead">
        {byMap
          ? 'Fourteen ways out of the war: what each nation still lacks, who is asked, and what follows.'
          : 'Where France, Italy and Britain stand, what a surrender brings, when America votes, who has conquered what.'}
      </p>
      {question !== undefined && (
        <div className="inquiry-desk">
          <QuestionList questions={questions} current={question.id} />
          <Asking question={question} />
        </div>
      )}
    </div>
  )
}

export const page: SituationPage = {
  parts: [WITH],
  title: ({ book, situation }, { thing }) =>
    `${(questionNamed(questionsIn(book), thing) ?? questionsIn(book)[0])?.title ?? WORDS.label}, ${turnName(situation.turn)}`,
  whyNot: (_current, query) => whyNotQuery(ALL_QUESTIONS, query),
  Page: SurrenderPage,
}
