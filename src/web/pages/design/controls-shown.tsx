import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Choice, Picker, Tick } from '../../parts/fields/choice.tsx'
import { LabelledStepper } from '../../parts/fields/stepper.tsx'
import { SearchField, TextField } from '../../parts/fields/text-field.tsx'
import { inputKey, type SituationInput } from '../../situation/inputs/input.ts'
import { InputControl } from '../../what-if/input-control.tsx'

/** One of each kind of input. */
const INPUTS: readonly SituationInput[] = [
  { of: 'fact', fact: 'france.fallen' },
  { of: 'fact', fact: 'hungary.axisFactors' },
  { of: 'fact', fact: 'paris.controller' },
  { of: 'points', faction: 'axis', target: 'hungary' },
  { of: 'level', track: 'rgt' },
  { of: 'standing', minor: 'hungary' },
  { of: 'war', one: 'russia', other: 'rumania' },
  { of: 'declaration', by: ['germany'], on: 'spain' },
]

const ROLLERS = [
  { id: 'axis', words: 'Axis' },
  { id: 'west', words: 'Western Allies' },
  { id: 'russia', words: 'Russia' },
] as const

/** Fields by themselves, and the controls that change the situation in place. */
export function ControlsShown() {
  const [roller, setRoller] = useState<(typeof ROLLERS)[number]['id']>('axis')
  const [points, setPoints] = useState(2)
  const [text, setText] = useState('')
  const [isSet, setSet] = useState(true)
  return (
    <div className="shown-columns">
      <div className="shown-fields">
        <p className="shown-row">
          <Button words="Do it" />
          <Button look="quiet" words="Or that" />
          <Button words="Not now" disabled />
        </p>
        <Choice name="roller" legend="One of a few" value={roller} options={ROLLERS} choose={setRoller} />
        <Picker label="One of many" value={roller} options={ROLLERS} pick={setRoller} />
        <LabelledStepper label="A whole number" value={points} most={5} set={setPoints} />
        <Tick isSet={isSet} set={setSet}>
          Something that is so or not
        </Tick>
        <TextField label="A line of text" value={text} set={setText} hint="What it is for." />
        <TextField label="One that will not do" value="Fall 1946" set={() => undefined} wrong="The last turn is Summer 1946." />
        <SearchField label="Search" value={text} search={setText} found={text === '' ? '' : 'nothing found'} />
      </div>
      <div>
        {INPUTS.map((input) => (
          <InputControl key={inputKey(input)} input={input} />
        ))}
      </div>
    </div>
  )
}
