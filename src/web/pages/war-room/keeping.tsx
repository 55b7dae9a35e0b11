import { mayDoor, sequenceDoor, type WarCell } from '../../../counsel/index.ts'
import { QuestionForm, questionsOf, useArguments, Verdict } from '../../inquiry/index.ts'
import { Fold, Picker } from '../../parts/index.ts'
import { useSituation } from '../../situation/index.ts'
import { Consequences, Refusals } from '../../what-if/index.ts'
import { sentence } from '../../wording.ts'

const KEEP = questionsOf(mayDoor)('keep', 'Does what was done keep it?')

/** Who declares on whom is said by the cell. */
const OWN = ['acts', 'isLate']

type Pair = Pick<WarCell, 'by' | 'on'>

function Kept({ by, on }: Pair) {
  const { ask } = useSituation()
  const question = {
    ...KEEP,
    group: '',
    fields: KEEP.fields.filter(({ name }) => OWN.includes(name)),
    opening: { acts: [{ actor: by, act: 'entered' }] },
  }
  const answer = ask(mayDoor, { question: 'keep', by, on: [on], ...useArguments(question) })
  return (
    <>
      <QuestionForm question={question} isOwnPage={false} />
      {answer.ok ? (
        <Verdict {...answer} label="Whether it is kept" yes="It is kept" no="It is taken back">
          {!answer.allowed && <Consequences consequences={answer.consequences} />}
        </Verdict>
      ) : (
        <Refusals refusals={answer.refusals} />
      )}
    </>
  )
}

/** Whether what was done by the end of the combat phase keeps a declaration, in a book that asks it. */
export function Keeping(pair: Pair) {
  const { current, query } = useSituation()
  if (current.book.clauses.war.obligations === undefined) return null
  return (
    <Fold name={KEEP.title} isOpenAtFirst={query.parts['with'] !== undefined} className="keeping">
      {() => <Kept {...pair} />}
    </Fold>
  )
}

/** In which part of the turn it is declared, where that is not the window for it. */
export function Moment() {
  const { ask, query, adjust } = useSituation()
  const answer = ask(sequenceDoor)
  if (!answer.ok) return null
  const steps = answer.steps.filter(({ when }) => when?.holds !== false).map(({ id, words }) => ({ id, words: sentence(words) }))
  return (
    <Picker
      label="When"
      room="wide"
      value={query.parts['at'] ?? ''}
      options={[{ id: '', words: 'In the window for declarations' }, ...steps]}
      pick={(id) => adjust({ parts: { at: id === '' ? undefined : id } })}
    />
  )
}
