import type { PearlHarborAnswer } from '../../../counsel/index.ts'
import { useSituation } from '../../situation/use-situation.ts'
import { RuleLabel } from '../../what-if/rule-label.tsx'
import { sentence } from '../../wording.ts'
import { AFTER_DECISION } from './question.ts'

/** Which level is taken, what Tensions adds to it at the start of this turn, and one press to take the other. */
export function Rises({ rises }: { readonly rises: PearlHarborAnswer['rises'] }) {
  const { adjust, address } = useSituation()
  if (rises === undefined) return null
  const { amount, level, isCounted, words, cite } = rises
  return (
    <p className="rises" data-counted={isCounted}>
      {sentence(words)}. <RuleLabel cite={cite} /> <a href={address('tensions')}>See Tensions</a>{' '}
      <button
        type="button"
        className="button quiet-button"
        onClick={() => adjust({ parts: { ...AFTER_DECISION, rises: isCounted ? undefined : 'true' } })}
      >
        Take {isCounted ? level - amount : level}
      </button>
    </p>
  )
}
