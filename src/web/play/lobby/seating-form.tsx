import type { Power } from '../../../rules/core/index.ts'
import { POWER_NAMES } from '../../../rules/core/index.ts'
import { Choice } from '../../parts/index.ts'
import { sentence } from '../../wording.ts'
import { PLAY } from '../words.ts'

export type Sitter = 'me' | 'friend'

const SITTERS = [
  { id: 'me', words: PLAY.me },
  { id: 'friend', words: PLAY.friend },
] as const

interface Props {
  readonly powers: readonly Power[]
  readonly sitters: Readonly<Partial<Record<Power, Sitter>>>
  readonly seat: (power: Power, sitter: Sitter) => void
}

/** Who sits where in a game that is about to begin. */
export function SeatingForm({ powers, sitters, seat }: Props) {
  return (
    <div className="seating-form">
      {powers.map((power) => (
        <Choice
          key={power}
          name={power}
          legend={sentence(POWER_NAMES[power])}
          value={sitters[power] ?? 'friend'}
          options={SITTERS}
          choose={(sitter) => seat(power, sitter)}
        />
      ))}
    </div>
  )
}
