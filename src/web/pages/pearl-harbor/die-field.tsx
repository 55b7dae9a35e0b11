import { useId } from 'react'
import { Die } from '../../parts/marks.tsx'

const FACES = [1, 2, 3, 4, 5, 6]

interface Props {
  readonly label: string
  readonly face: number
  readonly set: (face: number) => void
}

/** A die that shows what fell; the face can be said too. */
export function DieField({ label, face, set }: Props) {
  const id = useId()
  return (
    <span className={face === 0 ? 'die-field die-open' : 'die-field'}>
      <Die face={face} />
      <label htmlFor={id} className="unseen">
        {label}
      </label>
      <select id={id} value={face} onChange={(event) => set(Number(event.target.value))}>
        <option value={0}>–</option>
        {FACES.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </span>
  )
}
