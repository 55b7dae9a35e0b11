import type { ReactNode } from 'react'
import type { Ruling } from '../../rules/core/index.ts'
import { sentence, typeset } from '../wording.ts'

interface Props {
  readonly ruling: Ruling
  /** Takes the place of the list of choices. */
  readonly children?: ReactNode
}

/** A ruling: the question, our answer, why, and what else a table may choose. */
export function RulingText({ ruling: { id, question, answer, reason, choices }, children }: Props) {
  return (
    <section className="ruling" data-ruling={id}>
      <h3>
        <span className="ruling-id">{id}</span> {typeset(question)}
      </h3>
      <p className="ruling-answer">{typeset(answer)}</p>
      <p className="quiet">{typeset(reason)}</p>
      {children ??
        (choices !== undefined && (
          <ul className="quiet">
            {choices.map((choice, index) => (
              <li key={choice.id}>
                {sentence(choice.words)}
                {index === 0 && ' (ours)'}
              </li>
            ))}
          </ul>
        ))}
    </section>
  )
}
