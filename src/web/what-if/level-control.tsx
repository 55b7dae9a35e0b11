import { Button } from '../parts/button.tsx'
import { Stepper } from '../parts/fields/stepper.tsx'

interface Props {
  readonly label: string
  readonly value: number
  /** The number that stands for one not reported; every number above it may be. */
  readonly unreported: number
  readonly set: (value: number) => void
}

/** A level that may not have been reported: zero and less are levels too. */
export function LevelControl({ label, value, unreported, set }: Props) {
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
