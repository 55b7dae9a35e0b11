import { type Field, mayDoor } from '../../../counsel/index.ts'
import { ARMS, type Arm, type MinorNation, TASKS_OF, type Task, WAYS_IN, type WayIn } from '../../../rules/chapters/statuses/index.ts'
import { POWER_NAMES, POWERS, type Power } from '../../../rules/core/index.ts'
import { fieldsOf, filled, type Question, QuestionForm, readWith, Verdict, WITH, writeWith } from '../../inquiry/index.ts'
import { Mark, Matrix, optionsOf } from '../../parts/index.ts'
import { useSituation } from '../../situation/index.ts'
import { Refusals } from '../../what-if/index.ts'
import { bareName, listed } from '../../wording.ts'
import { WAY_WORDS, WORDS } from './words.ts'

const entryInto = (nation: MinorNation): Question => ({
  id: nation,
  group: WORDS.enter,
  title: WORDS.enterAsk,
  door: mayDoor,
  fields: fieldsOf(mayDoor, 'enter').filter(({ name }) => name !== 'in'),
  opening: { by: 'germany', how: 'ground' },
})

const powerName = (power: string): string => bareName(POWER_NAMES[power as Power])

/** Powers against ways in, and one case in full. */
export function Entry({ nation }: { readonly nation: MinorNation }) {
  const { ask, askBefore, query, adjust } = useSituation()
  const question = entryInto(nation)
  const read = readWith(query)
  const args = filled(question, 'value' in read ? read.value : {})
  const { stage, units } = args
  const enter = (by: string, how: string) => ({ question: 'enter', in: nation, by, how, stage, units })
  const answer = ask(mayDoor, enter(String(args['by']), String(args['how'])))
  const before = askBefore(mayDoor, enter(String(args['by']), String(args['how'])))
  const isOpenTo = (by: string, how: string): boolean => {
    const cell = ask(mayDoor, enter(by, how))
    return cell.ok && cell.allowed
  }
  const waysOpen = (by: string): string => listed(WAYS_IN.filter((how) => isOpenTo(by, how)).map((how) => WAY_WORDS[how])) || 'nothing'
  const waySaid = WAY_WORDS[args['how'] as WayIn] ?? ''
  return (
    <section className="entry-into" aria-labelledby="entry">
      <h2 id="entry">{WORDS.enter}</h2>
      <div className="entry-columns">
        <Matrix
          caption="Powers against the ways in"
          corner="Power"
          rows={POWERS.map((id) => ({ id, words: powerName(id) }))}
          columns={optionsOf(WAYS_IN, WAY_WORDS)}
          cellAt={(by, how) => {
            const cell = ask(mayDoor, enter(by, how))
            if (!cell.ok) return undefined
            return {
              content: <Mark is={cell.allowed ? 'yes' : 'no'} />,
              spoken: `${powerName(by)}, ${WAY_WORDS[how as WayIn]}: ${cell.allowed ? 'yes' : 'no'}`,
              tone: cell.allowed ? 'yes' : 'quiet',
            }
          }}
          inBrief={waysOpen}
          open={(by, how) => adjust({ thing: nation, parts: { [WITH]: writeWith(question, { ...args, by, how }) } })}
          isOpen={(by, how) => by === args['by'] && how === args['how']}
        />
        <div className="entry-case">
          <QuestionForm question={question} />
          {answer.ok ? (
            <Verdict
              {...answer}
              was={before.ok ? before.allowed : undefined}
              label={WORDS.enterAsk}
              yes={`${powerName(String(args['by']))} may ${waySaid}`}
              no={`${powerName(String(args['by']))} may not ${waySaid}`}
            />
          ) : (
            <Refusals refusals={answer.refusals} />
          )}
        </div>
      </div>
    </section>
  )
}

/** Each arm has tasks of its own. */
const employmentOf = (nation: MinorNation, arm: Arm): Question => ({
  id: nation,
  group: WORDS.forces,
  title: WORDS.use,
  door: mayDoor,
  fields: fieldsOf(mayDoor, 'use-forces').flatMap((field): readonly Field[] => {
    if (field.name === 'of') return []
    if (field.name === 'task') return [{ ...field, shape: { is: 'choice', options: TASKS_OF[arm] } }]
    // The address keeps one list of what is said, and units stands for those that come in.
    return [field.name === 'units' ? { ...field, name: 'sent' } : field]
  }),
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
        <Verdict {...answer} was={before.ok ? before.allowed : undefined} label="The answer for its own forces" />
      ) : (
        <Refusals refusals={answer.refusals} />
      )}
    </section>
  )
}
