import { NO_LEVEL } from '../../rules/index.ts'
import { Stepper } from '../parts/stepper.tsx'

interface Props {
  readonly label: string
  readonly value: number
  readonly set: (value: number) => void
}

/** A level that may not have been reported: zero and less are levels too. */
export function LevelControl({ label, value, set }: Props) {
  const isReported = value !== NO_LEVEL
  return (
    <div className="level-control">
      {isReported ? <Stepper label={label} value={value} least={-99} most={99} set={set} /> : <span className="fixed">not reported</span>}
      <button
        type="button"
        className="button quiet-button"
        aria-label={isReported ? `${label}: not reported` : `${label}: report it`}
        onClick={() => set(isReported ? NO_LEVEL : 0)}
      >
        {isReported ? 'Take back' : 'Report it'}
      </button>
    </div>
  )
}
