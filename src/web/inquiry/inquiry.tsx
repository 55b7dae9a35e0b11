import { useId } from 'react'
import type { Arguments } from '../../counsel/index.ts'
import { Picker, useNarrow } from '../parts/index.ts'
import { type Input, useSituation } from '../situation/index.ts'
import { Reads } from '../what-if/index.ts'
import { Answered } from './answered.tsx'
import { FieldControl } from './field-control.tsx'
import { filled, putTo, type Question, readWith, WITH, writeWith } from './question.ts'
import { readsOfAnswer } from './reads.ts'
import '../style/inquiry.css'

/** What the address asks the question with. */
export function useArguments(question: Question): Arguments {
  const read = readWith(useSituation().query)
  return filled(question, 'value' in read ? read.value : {})
}

/** Every question of the page, by groups. */
export function QuestionList({ questions, current }: { readonly questions: readonly Question[]; readonly current: string }) {
  const { address, query, turnTo } = useSituation()
  const groups = [...new Set(questions.map(({ group }) => group))]
  const inGroup = (group: string): readonly Question[] => questions.filter((one) => one.group === group)
  if (useNarrow())
    return (
      <div className="question-picker">
        <Picker
          label="Question"
          value={current}
          groups={groups.map((group) => ({ words: group, options: inGroup(group).map(({ id, title }) => ({ id, words: title })) }))}
          pick={(id) => turnTo({ thing: id, parts: { [WITH]: undefined } })}
        />
      </div>
    )
  return (
    <nav className="question-list" aria-label="Questions">
      {groups.map((group) => (
        <section key={group}>
          <h2 className="label">{group}</h2>
          <ul>
            {inGroup(group).map(({ id, title }) => (
              <li key={id}>
                <a href={address(query.page, { thing: id })} aria-current={id === current ? 'true' : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

interface FormProps {
  readonly question: Question
  /** The address names the question; else it is one part of a page about something else. */
  readonly isOwnPage?: boolean
}

/** The form of a question; what is filled in stands in the address. */
export function QuestionForm({ question, isOwnPage = true }: FormProps) {
  const { adjust } = useSituation()
  const args = useArguments(question)
  if (question.fields.length === 0) return null
  return (
    <div className="asking inquiry-form">
      {question.fields.map((field) => (
        <FieldControl
          key={`${question.id} ${field.name}`}
          field={field}
          within={question.id}
          value={args[field.name]}
          set={(value) =>
            adjust({ ...(isOwnPage && { thing: question.id }), parts: { [WITH]: writeWith(question, { ...args, [field.name]: value }) } })
          }
        />
      ))}
    </div>
  )
}

/** So many reads can stay in sight. */
const FEW = 8

interface Props {
  readonly question: Question
  /** What the answer turns on beside what it looks up. */
  readonly more?: readonly Input[]
  /** The heading over what it reads, where a page has more of the kind. */
  readonly readsHeading?: string
}

/** A question put to a door: its form, the answer, and what the answer reads. */
export function Inquiry({ question, more = [], readsHeading = 'What if' }: Props) {
  const { current, ask, askBefore } = useSituation()
  const id = useId()
  const args = putTo(question, useArguments(question))
  const reads = readsOfAnswer(current, question.door, args)
  return (
    <section className="inquiry" aria-labelledby={id} data-question={question.id}>
      <h2 id={id} className="inquiry-title">
        {question.title}
      </h2>
      <QuestionForm question={question} />
      <div className="inquiry-columns">
        <div className="inquiry-answer">
          <Answered answer={ask(question.door, args)} before={askBefore(question.door, args)} result={question.result ?? 'in all'} />
        </div>
        <Reads
          key={question.id}
          heading={readsHeading}
          inputs={[...more, ...(reads.length <= FEW ? reads : [])]}
          more={reads.length <= FEW ? [] : reads}
          none="Nothing on the map would change it."
        />
      </div>
    </section>
  )
}
