import { useState } from 'react'
import { Button, Dialog, LabelledStepper } from '../../../parts/index.ts'
import type { Give } from '../../live-game.ts'
import { STRIKE } from '../../words.ts'

interface Field {
  readonly name: string
  readonly label: string
  readonly usual?: number
}

/** A way to go on: the word of the step as it is typed, and the numbers it wants. */
interface Way {
  readonly word: string
  readonly words: string
  readonly fields?: readonly Field[]
  /** Names of ships, each list under its word. */
  readonly ships?: readonly Field[]
  /** Once done it is war: it is asked for again. */
  readonly sure?: string
  /** The number alone is said, without its name. */
  readonly isPlain?: true
}

const TARGETS: readonly Field[] = [
  { name: 'aaf', label: 'NAS against AAF' },
  { name: 'nas', label: 'NAS against NAS on the ground' },
  { name: 'light', label: 'NAS against light ships' },
]
const OIL: Field = { name: 'oil', label: 'NAS against the oil' }
const REPORT: readonly Field[] = [
  { name: 'lost', label: 'Japanese NAS lost' },
  { name: 'aaf', label: 'Results against AAF' },
  { name: 'nas', label: 'Results against NAS' },
]
const SHIPS: readonly Field[] = [
  { name: 'sunk', label: 'Ships sunk' },
  { name: 'damaged', label: 'Ships damaged' },
]

/** What each step of the attack may be met with. */
const WAYS: Readonly<Record<string, readonly Way[]>> = {
  launch: [
    {
      word: 'launch',
      words: 'Launch the attack',
      fields: [
        { name: 'carriers', label: 'CVs', usual: 6 },
        { name: 'large', label: 'CVBs' },
        { name: 'heavies', label: 'Fast heavy ships', usual: 2 },
        { name: 'cruisers', label: 'Cruisers', usual: 1 },
      ],
      sure: STRIKE.launchSure,
    },
  ],
  magic: [{ word: 'magic', words: 'Put the cards down', fields: [{ name: 'cards', label: 'Magic cards' }], isPlain: true }],
  locate: [{ word: 'locate', words: 'Place the carriers' }],
  surprise: [{ word: 'surprise', words: 'Roll for surprise' }],
  'first-strike': [{ word: 'first', words: 'Fly the first strike', fields: TARGETS }],
  'first-report': [{ word: 'report', words: 'Report the first strike', fields: REPORT, ships: SHIPS }],
  'second-strike': [
    { word: 'second', words: 'Fly a second strike', fields: [...TARGETS, OIL, { name: 'cap', label: 'NAS held back over the ships' }] },
    { word: 'withdraw', words: 'Withdraw' },
  ],
  'second-report': [
    {
      word: 'report',
      words: 'Report the second strike',
      fields: [...REPORT, { name: 'oil', label: 'Result against the oil' }],
      ships: SHIPS,
    },
  ],
  intercept: [
    { word: 'intercept all', words: 'All carriers at sea try' },
    { word: 'intercept none', words: 'None tries' },
  ],
  'combat-report': [
    {
      word: 'combat',
      words: 'Report the combat',
      fields: [
        { name: 'us', label: 'American NAS' },
        { name: 'after', label: 'American NAS after it' },
        { name: 'japan', label: 'Japanese NAS that defended' },
        { name: 'lost', label: 'Japanese NAS lost' },
      ],
    },
  ],
  return: [{ word: 'return', words: 'The strike force goes home' }],
}

/** The step of the attack on Pearl Harbor that is to be taken next. */
export function StrikeForm({ step, give }: { readonly step: string; readonly give: Give }) {
  return (
    <section className="strike-form" aria-label={STRIKE.label}>
      <h3>{STRIKE.label}</h3>
      {(WAYS[step] ?? []).map((way) => (
        <StrikeWay key={way.word} way={way} give={give} />
      ))}
    </section>
  )
}

const listOf = (names: string): string =>
  names
    .split(/[,+]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .join('+')

function StrikeWay({ way: { word, words, fields = [], ships = [], sure, isPlain }, give }: { readonly way: Way; readonly give: Give }) {
  const [numbers, setNumbers] = useState<Readonly<Record<string, number>>>({})
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const [isAsking, setAsking] = useState(false)
  const numberOf = ({ name, usual = 0 }: Field): number => numbers[name] ?? usual
  const said = [
    ...fields.map((field) => (isPlain ? String(numberOf(field)) : `${field.name}=${numberOf(field)}`)),
    ...ships
      .map(({ name }) => [name, listOf(names[name] ?? '')] as const)
      .flatMap(([name, list]) => (list === '' ? [] : [`${name}=${list}`])),
  ]
  const go = (): void => {
    setAsking(false)
    void give({ text: ['strike', word, ...said].join(' ') })
  }
  return (
    <div className="strike-way" data-step={word}>
      <div className="strike-fields">
        {fields.map((field) => (
          <LabelledStepper
            key={field.name}
            label={field.label}
            value={numberOf(field)}
            most={99}
            set={(value) => setNumbers({ ...numbers, [field.name]: value })}
          />
        ))}
        {ships.map(({ name, label }) => (
          <label key={name} className="text-field">
            <span className="label">{label}</span>
            <input
              value={names[name] ?? ''}
              placeholder={STRIKE.ships}
              onChange={(event) => setNames({ ...names, [name]: event.target.value })}
            />
          </label>
        ))}
      </div>
      <p className="offer-ways">
        <Button words={sure === undefined ? words : `${words}…`} onClick={() => (sure === undefined ? go() : setAsking(true))} />
      </p>
      {isAsking && (
        <Dialog title={words} close={() => setAsking(false)}>
          <p>{sure}</p>
          <p className="offer-ways">
            <Button words={words} onClick={go} />
          </p>
        </Dialog>
      )}
    </div>
  )
}
