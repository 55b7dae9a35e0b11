import type { Ruling } from '../../rules/index.ts'
import { typeset } from '../wording.ts'

export function RulingText({ ruling }: { readonly ruling: Ruling }) {
  return (
    <section className="ruling" data-ruling={ruling.id}>
      <h3>
        <span className="ruling-id">{ruling.id}</span> {typeset(ruling.question)}
      </h3>
      <p className="ruling-answer">{typeset(ruling.answer)}</p>
      <p className="quiet">{typeset(ruling.reason)}</p>
      {ruling.choices !== undefined && (
        <ul className="quiet">
          {ruling.choices.map((choice, index) => (
            <li key={choice.id}>
              {typeset(choice.words)}
              {index === 0 && ' (ours)'}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
