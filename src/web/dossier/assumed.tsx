import { startFor, valueIn } from './change.ts'
import { inputKey, inputsOfTable } from './input.ts'
import { inputLabel, valueWords } from './input-words.ts'
import type { Study } from './study.ts'

/** On paper: what was reported of the things this table reads, where it differs from the scenario's start. */
export function Assumed({ study }: { readonly study: Study }) {
  const start = { situation: startFor(study), roll: study.roll }
  const told = inputsOfTable(study.table).filter((input) => JSON.stringify(valueIn(input, study)) !== JSON.stringify(valueIn(input, start)))
  return (
    <section className="panel assumed">
      <h2>Reported</h2>
      <ul>
        {told.map((input) => (
          <li key={inputKey(input)}>
            {inputLabel(input)}: {valueWords(input, valueIn(input, study))}
          </li>
        ))}
      </ul>
    </section>
  )
}
