import { isPower, POWER_NAMES, type Power, TURNS, type Turn, turnName, turnNumber } from '../../rules/index.ts'
import { Picker } from '../parts/fields/picker.tsx'
import type { SituationInput } from '../situation/inputs/input.ts'
import type { Outbreak } from '../situation/inputs/outbreak.ts'
import { sentence } from '../wording.ts'

interface Props {
  readonly label: string
  readonly input: SituationInput & { readonly of: 'outbreak' }
  readonly outbreak: Outbreak
  /** Now: nobody has declared war later than that. */
  readonly turn: Turn
  readonly set: (outbreak: Outbreak) => void
}

/** Whether two are at war, who declared it and when, said once. */
export function OutbreakControl({ label, input, outbreak, turn, set }: Props) {
  const declarers = [input.one, input.other].filter((nation): nation is Power => isPower(nation))
  const options = [
    { id: 'no', words: 'no war' },
    ...declarers.map((by) => ({ id: by, words: `${sentence(POWER_NAMES[by])} declared it` })),
    { id: 'undeclared', words: 'at war, by whom not told' },
    { id: 'over', words: 'over' },
  ]
  const past = TURNS.filter((one) => turnNumber(one) <= turnNumber(turn)).toReversed()
  return (
    <div className="standing-control">
      <Picker
        label={label}
        isQuiet
        value={outbreak.is === 'declared' ? outbreak.by : outbreak.is}
        options={options}
        pick={(id) => set(id === 'no' || id === 'over' || id === 'undeclared' ? { is: id } : { is: 'declared', by: id as Power, turn })}
      />
      {outbreak.is === 'declared' && (
        <Picker
          label={`${label}: when`}
          isQuiet
          value={outbreak.turn}
          options={past.map((id) => ({ id, words: `in ${turnName(id)}` }))}
          pick={(id) => set({ ...outbreak, turn: id as Turn })}
        />
      )}
    </div>
  )
}
