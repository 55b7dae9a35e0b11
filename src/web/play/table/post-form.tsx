import { useState } from 'react'
import type { LetterRules } from '../../../referee/index.ts'
import { optionsOf, Picker, Tick, tell } from '../../parts/index.ts'
import { useRead } from '../reading.ts'
import { ask } from '../wire.ts'
import { type PostSeen, postWords } from './post-rules.ts'
import { POST } from './words.ts'

const TO = Object.keys(POST.toWords) as readonly LetterRules['to'][]
const WHEN = Object.keys(POST.whenWords) as readonly LetterRules['when'][]

interface Props {
  readonly id: string
  readonly upTo: number
  readonly isHost: boolean
}

/** Who may write to whom and when: everybody reads it, and the host rules it. */
export function PostRules({ id, upTo, isHost }: Props) {
  const [seen, again] = useRead<PostSeen>(`/games/${id}/letters`, upTo)
  if (seen === undefined) return null
  return (
    <div className="host-form">
      <p>{postWords(seen)}</p>
      {isHost && <RulesForm key={JSON.stringify(seen.rules)} id={id} rules={seen.rules} ruled={again} />}
    </div>
  )
}

function RulesForm({ id, rules, ruled }: { readonly id: string; readonly rules: LetterRules; readonly ruled: () => void }) {
  const [asked, setAsked] = useState(rules)
  const rule = async (): Promise<void> => {
    const reply = await ask('PUT', `/games/${id}/letters/rules`, asked)
    tell(reply.ok ? POST.ruled : (reply.problem.detail ?? reply.problem.title))
    ruled()
  }
  return (
    <form
      className="post-form"
      onSubmit={(event) => {
        event.preventDefault()
        void rule()
      }}
    >
      <Picker label={POST.to} value={asked.to} options={optionsOf(TO, POST.toWords)} pick={(to) => setAsked({ ...asked, to })} />
      <Picker
        label={POST.when}
        value={asked.when}
        options={optionsOf(WHEN, POST.whenWords)}
        pick={(when) => setAsked({ ...asked, when })}
      />
      <Tick isSet={asked.tableTalk} set={(tableTalk) => setAsked({ ...asked, tableTalk })}>
        {POST.tableTalk}
      </Tick>
      <button type="submit" className="button quiet-button">
        {POST.set}
      </button>
    </form>
  )
}
