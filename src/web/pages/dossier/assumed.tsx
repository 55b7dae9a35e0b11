import { inputKey, inputsOfTable, isRollInput } from '../../situation/inputs/input.ts'
import { isReported, valueIn } from '../../situation/inputs/input-value.ts'
import { inputLabel, valueWords } from '../../situation/inputs/input-words.ts'
import type { Study } from './study.ts'

/** On paper: what was reported of the things this table reads, where it differs from the scenario's start. */
export function Assumed({ study: { table, current } }: { readonly study: Study }) {
  const told = inputsOfTable(table).flatMap((input) => (!isRollInput(input) && isReported(input, current) ? [input] : []))
  return (
    <section className="panel assumed">
      <h2>Reported</h2>
      <ul>
        {told.map((input) => (
          <li key={inputKey(input)}>
            {inputLabel(input)}: {valueWords(input, valueIn(input, current))}
          </li>
        ))}
      </ul>
    </section>
  )
}
