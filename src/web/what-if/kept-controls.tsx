import { isPower, POWER_NAMES, type Power, type Turn, turnName, turnNumber } from '../../rules/core/index.ts'
import { Button, type Option, Picker, Stepper } from '../parts/index.ts'
import type { Outbreak, SituationInput } from '../situation/index.ts'
import { sentence } from '../wording.ts'

interface LevelControlProps {
  readonly label: string
  readonly value: number
  /** The number that stands for one not reported; every number above it may be. */
  readonly unreported: number
  readonly set: (value: number) => void
}

/** A level that may not have been reported: zero and less are levels too. */
export function LevelControl({ label, value, unreported, set }: LevelControlProps) {
  const isReported = value !== unreported
  return (
    <div className="level-control">
      {isReported ? (
        <Stepper label={label} value={value} least={Math.max(-99, unreported + 1)} most={99} set={set} />
      ) : (
        <span className="fixed">not reported</span>
      )}
      <Button
        look="quiet"
        words={isReported ? 'Take back' : 'Report it'}
        unseen={`: ${label}`}
        onClick={() => set(isReported ? unreported : 0)}
      />
    </div>
  )
}

interface OutbreakControlProps {
  readonly label: string
  readonly input: SituationInput & { readonly of: 'outbreak' }
  readonly outbreak: Outbreak
  /** Now: nobody has declared war later than that. */
  readonly turn: Turn
  /** The turns in which it can have been declared. */
  readonly dates: readonly Turn[]
  readonly set: (outbreak: Outbreak) => void
}

/** Whether two are at war, who declared it and when, said once. */
export function OutbreakControl({ label, input, outbreak, turn, dates, set }: OutbreakControlProps) {
  const declarers = [input.one, input.other].filter((nation): nation is Power => isPower(nation))
  const options: readonly Option<Power | 'no' | 'undeclared' | 'over'>[] = [
    { id: 'no', words: 'no war' },
    ...declarers.map((by) => ({ id: by, words: `${sentence(POWER_NAMES[by])} declared it` })),
    { id: 'undeclared', words: 'at war, by whom not told' },
    { id: 'over', words: 'over' },
  ]
  const past = dates.filter((one) => turnNumber(one) <= turnNumber(turn)).toReversed()
  return (
    <div className="standing-control">
      <Picker
        label={label}
        isQuiet
        value={outbreak.is === 'declared' ? outbreak.by : outbreak.is}
        options={options}
        pick={(id) => set(id === 'no' || id === 'over' || id === 'undeclared' ? { is: id } : { is: 'declared', by: id, turn })}
      />
      {outbreak.is === 'declared' && (
        <Picker
          label={`${label}: when`}
          isQuiet
          value={outbreak.turn}
          options={past.map((id) => ({ id, words: `in ${turnName(id)}` }))}
          pick={(id) => set({ ...outbreak, turn: id })}
        />
      )}
    </div>
  )
}
