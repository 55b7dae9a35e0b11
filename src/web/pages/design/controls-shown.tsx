import { useState } from 'react'
import { Button, Choice, Die, LabelledStepper, Picker, SearchField, Tag, TextField, Tick, type Tone } from '../../parts/index.ts'
import { inputKey, type SituationInput } from '../../situation/index.ts'
import { InputControl } from '../../what-if/index.ts'

const GROUND = [
  { name: 'paper', words: 'The ground' },
  { name: 'sheet', words: 'What lies on it' },
  { name: 'well', words: 'What is cut into it' },
  { name: 'ink', words: 'Text and figures' },
  { name: 'quiet', words: 'What is read second' },
  { name: 'accent', words: 'Your move, your change' },
  { name: 'warn', words: 'Refused' },
] as const

/** From the darkest to the lightest by day: without any hue they can still be told apart. */
const FACTIONS = [
  { name: 'axis', words: 'European Axis' },
  { name: 'russia', words: 'Russia' },
  { name: 'west', words: 'Western Allies' },
  { name: 'japan', words: 'Japan' },
] as const

const TAGS: readonly { readonly tone: Tone; readonly words: string }[] = [
  { tone: 'yes', words: 'may declare war' },
  { tone: 'no', words: 'not now' },
  { tone: 'plain', words: 'at its minimum' },
  { tone: 'axis', words: 'Axis' },
  { tone: 'west', words: 'Western Allies' },
  { tone: 'russia', words: 'Russia' },
  { tone: 'japan', words: 'Japan' },
]

const FIRMNESS = ['ally', 'associate', 'hexes', 'income', 'none'] as const
const FIRMNESS_WORDS = { ally: 'ally', associate: 'associate', hexes: 'hexes', income: 'BRPs', none: 'nothing' } as const
const FACES = [1, 2, 3, 4, 5, 6]

function Swatches({ of }: { readonly of: readonly { readonly name: string; readonly words: string }[] }) {
  return (
    <ul className="swatches">
      {of.map(({ name, words }) => (
        <li key={name}>
          <span className="design-swatch" style={{ background: `var(--${name})` }} />
          {words}
        </li>
      ))}
    </ul>
  )
}

/** Typefaces, colours, dice, paints and tags. */
export function TypeShown() {
  return (
    <>
      <div className="specimens">
        <p className="specimen-display">Hungary, +6</p>
        <p className="specimen-large">3 in 6: Hungary joins the Axis</p>
        <p>The Axis roll, Spring 1941. Hungary stands at 8, hexes, for Germany. 0123456789 −3 +10</p>
        <p className="quiet">What is read second: at most 5 in one target, a third of 13</p>
        <p className="label">A label, in the sans</p>
      </div>
      <h3>Ground and ink</h3>
      <Swatches of={GROUND} />
      <h3>Factions, told apart by lightness as well as by hue</h3>
      <Swatches of={FACTIONS} />
      <h3>How firmly a country stands</h3>
      <ul className="swatches">
        {FIRMNESS.map((firmness) => (
          <li key={firmness}>
            <span className="shown-row">
              {(['west', 'russia', 'axis'] as const).map((colour) => (
                <span key={colour} className={`plate paint paint-${colour} paint-${firmness}`}>
                  <span className="plate-figure">{firmness === 'ally' ? '10' : '8'}</span>
                </span>
              ))}
            </span>
            {FIRMNESS_WORDS[firmness]}
          </li>
        ))}
      </ul>
      <h3>Dice and tags</h3>
      <div className="shown-row">
        {FACES.map((face) => (
          <Die key={face} face={face} />
        ))}
        {TAGS.map(({ tone, words }) => (
          <Tag key={tone} tone={tone}>
            {words}
          </Tag>
        ))}
      </div>
    </>
  )
}

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
