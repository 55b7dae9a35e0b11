import { type SurrenderAnswer, surrenderDoor } from '../../counsel/index.ts'
import { useSheet } from '../situation/use-sheet.ts'
import { signed, typeset } from '../wording.ts'
import { WORDS } from './words.ts'

const NATIONS = ['france', 'italy', 'britain'] as const

/** A level that is worked out, or the sum of what moves it. */
function levelIn(answer: SurrenderAnswer): string {
  if ('total' in answer) return signed(answer.total)
  return 'value' in answer ? typeset(String(answer.value)) : ''
}

/** Where the three stand that surrender by levels. */
export function Levels() {
  const { ask, askBefore, address } = useSheet()
  return (
    <section aria-label={WORDS.levels}>
      <ul className="levels">
        {NATIONS.map((of) => {
          const answer = ask(surrenderDoor, { question: 'level', of })
          const before = askBefore(surrenderDoor, { question: 'level', of })
          if (!answer.ok) return null
          const level = levelIn(answer)
          const was = before.ok ? levelIn(before) : level
          return (
            <li key={of} className="level" data-level={of}>
              <a href={address('surrender', { thing: 'level', parts: { with: JSON.stringify({ of }) } })}>{WORDS.levelOf[of]}</a>
              <b className="level-figure">{level}</b>
              <span className="quiet">
                {WORDS.levelNote[of]} {was !== level && <span className="was">it was {was}</span>}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
