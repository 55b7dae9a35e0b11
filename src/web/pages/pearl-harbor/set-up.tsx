import type { PearlHarborAnswer } from '../../../counsel/index.ts'
import { Panel, Picker, Stepper, Tick } from '../../parts/index.ts'
import { useSituation } from '../../situation/index.ts'
import { AFTER_DECISION, type StrikePart, WHOLE_STRIKE } from './question.ts'
import { FINAL_DIE_OPTIONS } from './words.ts'

interface CountProps {
  readonly label: string
  readonly part: StrikePart
  readonly usual: number
  readonly least?: number
  readonly most: number
}

/** Dice on the table were thrown for another fleet. */
const without = (part: StrikePart): Readonly<Record<string, undefined>> => (part === 'carriers' ? WHOLE_STRIKE : AFTER_DECISION)

function Count({ label, part, usual, least = 0, most }: CountProps) {
  const { query, adjust } = useSituation()
  return (
    <div className="control">
      <p className="control-label">{label}</p>
      <Stepper
        label={label}
        value={Number(query.parts[part] ?? usual)}
        least={least}
        most={most}
        set={(value) => adjust({ parts: { ...without(part), [part]: value === usual ? undefined : String(value) } })}
      />
    </div>
  )
}

/** What is known of an attack beside the situation. */
export function SetUp({ answer }: { readonly answer: PearlHarborAnswer | undefined }) {
  const { query, adjust } = useSituation()
  const forced = answer?.level.lines.some(({ id }) => id === 'mobilization') ?? false
  const isMobilized = query.parts['mobilized'] === undefined ? forced : query.parts['mobilized'] === 'true'
  const reported = query.parts['carriers'] === undefined ? (answer?.taskForces ?? 3) : -1
  return (
    <Panel className="set-up" heading="Set-up">
      <div className="control">
        <p className="control-label">The final tension die</p>
        <Picker
          label="The final tension die"
          isQuiet
          value={query.parts['finalDie'] ?? ''}
          options={FINAL_DIE_OPTIONS}
          pick={(id) => adjust({ parts: { ...AFTER_DECISION, finalDie: id === '' ? undefined : id } })}
        />
      </div>
      <Count label="American Magic cards" part="magicUs" usual={0} most={99} />
      <Count label="Japanese Magic cards" part="magicJapan" usual={0} most={99} />
      <Count label="American carrier forces" part="carriers" usual={reported} most={30} />
      <Count label="Japanese NAS" part="nas" usual={18} least={1} most={99} />
      <Tick isSet={isMobilized} set={(is) => adjust({ parts: { mobilized: String(is), shipbuilding: undefined } })}>
        Tension forced a Japanese mobilization this turn
      </Tick>
      {isMobilized && <Count label="Shipbuilding raised by it" part="shipbuilding" usual={0} most={9} />}
    </Panel>
  )
}
