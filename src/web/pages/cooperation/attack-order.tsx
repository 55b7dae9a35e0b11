import type { CooperateAnswer } from '../../../counsel/index.ts'
import { type Cooperator, cooperatorName } from '../../../rules/index.ts'
import { Picker } from '../../parts/fields/picker.tsx'
import { LabelledStepper } from '../../parts/fields/stepper.tsx'
import { useSituation } from '../../situation/use-situation.ts'
import { RuleLabel } from '../../what-if/rule-label.tsx'
import { sentence } from '../../wording.ts'

const FACES = [{ id: '', words: 'not thrown' }, ...[1, 2, 3, 4, 5, 6].map((face) => ({ id: String(face), words: String(face) }))]

/** Who attacks first where two may not attack together. */
export function AttackOrder({ answer }: { readonly answer: CooperateAnswer }) {
  const { query, adjust } = useSituation()
  const [one, other] = [answer.one as Cooperator, answer.other as Cooperator]
  const factors = [query.parts['oneFactors'], query.parts['otherFactors']].map((said) => Number(said ?? 0))
  const [own = 0, others = 0] = factors
  const set = (mine: number, theirs: number): void =>
    adjust({ parts: { oneFactors: String(mine), otherFactors: String(theirs), ...(mine === theirs ? {} : { die: undefined }) } })
  return (
    <section className={answer.attacksFirst === undefined ? 'panel attack-order unanswered' : 'panel attack-order'} aria-labelledby="first">
      <h2 id="first">Who attacks first</h2>
      <div className="asking">
        <LabelledStepper label={`${cooperatorName(one)}: combat factors`} value={own} most={999} set={(value) => set(value, others)} />
        <LabelledStepper label={`${cooperatorName(other)}: combat factors`} value={others} most={999} set={(value) => set(own, value)} />
        {query.parts['oneFactors'] !== undefined && own === others && (
          <Picker
            label="The die between equals"
            value={query.parts['die'] ?? ''}
            options={FACES}
            pick={(face) => adjust({ parts: { die: face === '' ? undefined : face } })}
          />
        )}
      </div>
      {answer.attacksFirst === undefined ? (
        <p className="quiet">Say how strong each is against the hex.</p>
      ) : (
        <p>
          <b>
            {sentence(
              answer.attacksFirst.who in { [one]: 1, [other]: 1 }
                ? cooperatorName(answer.attacksFirst.who as Cooperator)
                : answer.attacksFirst.who,
            )}
          </b>
          : {answer.attacksFirst.words} <RuleLabel cite={answer.attacksFirst.cite} />
        </p>
      )}
    </section>
  )
}
