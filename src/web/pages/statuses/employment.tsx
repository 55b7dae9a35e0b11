import { mayDoor } from '../../../counsel/index.ts'
import { ARMS, type Arm, type MinorNation, RANGES, TASKS_OF, type Task } from '../../../rules/index.ts'
import { QuestionForm } from '../../inquiry/inquiry.tsx'
import { filled, type Question, readWith } from '../../inquiry/question.ts'
import { Verdict } from '../../inquiry/verdict.tsx'
import { useSituation } from '../../situation/use-situation.ts'
import { Refusals } from '../../what-if/refusals.tsx'
import { WORDS } from './words.ts'

/** Each arm has tasks of its own. */
const employmentOf = (nation: MinorNation, arm: Arm): Question => ({
  id: nation,
  group: WORDS.forces,
  title: WORDS.use,
  door: mayDoor,
  fields: [
    { name: 'arm', shape: { is: 'choice', options: ARMS }, isOptional: false },
    { name: 'task', shape: { is: 'choice', options: TASKS_OF[arm] }, isOptional: false },
    { name: 'range', shape: { is: 'choice', options: RANGES }, isOptional: false },
    { name: 'sent', shape: { is: 'number', least: 1, most: 999 }, isOptional: false },
  ],
})

/** May a minor nation’s own forces be used so? */
export function Employment({ nation }: { readonly nation: MinorNation }) {
  const { ask, askBefore, query } = useSituation()
  const read = readWith(query)
  const said = 'value' in read ? read.value : {}
  const arm = ARMS.find((one) => one === said['arm']) ?? ARMS[0]
  const question = employmentOf(nation, arm)
  const { task, range, sent } = filled(question, said)
  const tasks: readonly Task[] = TASKS_OF[arm]
  const args = { question: 'use-forces', of: nation, arm, task: tasks.find((one) => one === task) ?? tasks[0], range, units: sent }
  const answer = ask(mayDoor, args)
  const before = askBefore(mayDoor, args)
  return (
    <section className="entry-into" aria-labelledby="employment">
      <h2 id="employment">{WORDS.use}</h2>
      <QuestionForm question={question} />
      {answer.ok ? (
        <Verdict {...answer} was={before.ok ? before.allowed : undefined} label={WORDS.useAnswer} />
      ) : (
        <Refusals refusals={answer.refusals} />
      )}
    </section>
  )
}
