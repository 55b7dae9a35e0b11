import { type Delegation, POWER_NAMES, type Power } from '../../../rules/core/index.ts'
import { Choice, Tick } from '../../parts/index.ts'
import { listed, sentence } from '../../wording.ts'
import { PLAY } from '../words.ts'
import { sideName, sidesOf } from './hot-seat.ts'

export type Sitter = 'me' | 'friend' | 'bot'

/** Who sits where in a game that is about to begin: side by side, or every country by itself. */
export interface Seating {
  readonly isApart: boolean
  readonly sides: Readonly<Partial<Record<Delegation, Sitter>>>
  /** With every country by itself: those that are one's own. */
  readonly mine: readonly Power[]
}

export const FIRST_SEATING: Seating = { isApart: false, sides: { axis: 'me' }, mine: ['germany', 'italy'] }

const sitterOf = ({ sides }: Seating, side: Delegation): Sitter => sides[side] ?? 'friend'

const powersOf = (seating: Seating, powers: readonly Power[], sitter: Sitter): readonly (readonly Power[])[] =>
  sidesOf(powers).flatMap(({ side, seats }) => (sitterOf(seating, side) === sitter ? [seats] : []))

export const ownSeats = (seating: Seating, powers: readonly Power[]): readonly Power[] =>
  seating.isApart ? powers.filter((power) => seating.mine.includes(power)) : powersOf(seating, powers, 'me').flat()

/** The seats that one friend takes with one link. */
export const seatsTogether = (seating: Seating, powers: readonly Power[]): readonly (readonly Power[])[] =>
  seating.isApart ? powers.filter((power) => !seating.mine.includes(power)).map((power) => [power]) : powersOf(seating, powers, 'friend')

/** The sides that bots play, and how. */
export function botsIn({ isApart, ...seating }: Seating, powers: readonly Power[]): Readonly<Record<string, 'fair'>> | undefined {
  const sides = sidesOf(powers).filter(({ side }) => !isApart && sitterOf({ isApart, ...seating }, side) === 'bot')
  return sides.length === 0 ? undefined : Object.fromEntries(sides.map(({ side }) => [side, 'fair']))
}

const SITTERS = [
  { id: 'me', words: PLAY.me },
  { id: 'friend', words: PLAY.friend },
  { id: 'bot', words: PLAY.bot },
] as const

interface Props {
  readonly powers: readonly Power[]
  readonly seating: Seating
  readonly change: (seating: Seating) => void
}

/** One choice for each side; whoever shares a side out among several seats every country by itself. */
export function SeatingForm({ powers, seating, change }: Props) {
  const { isApart, sides, mine } = seating
  return (
    <>
      <div className={isApart ? 'seating-form' : 'seating-form seating-sides'}>
        {isApart
          ? powers.map((power) => (
              <Choice
                key={power}
                name={power}
                legend={sentence(POWER_NAMES[power])}
                value={mine.includes(power) ? 'me' : 'friend'}
                options={SITTERS.filter(({ id }) => id !== 'bot')}
                choose={(sitter) =>
                  change({ ...seating, mine: [...mine.filter((one) => one !== power), ...(sitter === 'me' ? [power] : [])] })
                }
              />
            ))
          : sidesOf(powers).map(({ side, seats }) => (
              <Choice
                key={side}
                name={side}
                legend={
                  seats.length > 1
                    ? PLAY.sideOf(sentence(sideName(side)), listed(seats.map((one) => POWER_NAMES[one])))
                    : sentence(sideName(side))
                }
                value={sitterOf(seating, side)}
                options={SITTERS}
                choose={(sitter) => change({ ...seating, sides: { ...sides, [side]: sitter } })}
              />
            ))}
      </div>
      <Tick isSet={isApart} set={(is) => change({ ...seating, isApart: is })}>
        {PLAY.apart}
      </Tick>
    </>
  )
}
