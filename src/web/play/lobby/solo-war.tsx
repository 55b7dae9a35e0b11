import { DELEGATION_NAMES, DELEGATIONS, type Delegation, delegationOf, FACTIONS, type Power } from '../../../rules/core/index.ts'
import { type MapChoice, MapPicker, mapSaid } from '../../map-script/index.ts'
import { Choice } from '../../parts/index.ts'
import { sentence } from '../../wording.ts'
import { PLAY } from '../words.ts'

/** A war against bots: the side that is one’s own, how the others play, and what happens on the map. */
export interface SoloWar {
  readonly side: Delegation
  readonly bot: keyof typeof PLAY.botKinds
  /** Points of each year that the bots leave unplaced. */
  readonly spares: keyof typeof PLAY.botPoints
  readonly map: MapChoice
}

export const FIRST_SOLO: SoloWar = { side: 'axis', bot: 'fair', spares: '0', map: 'history' }

/** The table that a solo war is made with: a bot for everybody else, and the map by a script. */
export const botsAgainst = ({ side, bot, spares, map }: SoloWar) => {
  const said = mapSaid(map)
  const seats = Object.fromEntries(DELEGATIONS.filter((one) => one !== side).map((one) => [one, bot]))
  const fewer = Object.fromEntries(FACTIONS.filter((one) => one !== side).map((one) => [one, Number(spares)]))
  return { seats, ...(spares === '0' ? {} : { spares: fewer }), ...(said === undefined ? {} : { map: said }) }
}

/** One’s own script has to be in order before a war goes by it. */
export const isReady = ({ map }: SoloWar): boolean => mapSaid(map) !== undefined

export const seatsIn = ({ side }: SoloWar, powers: readonly Power[]): readonly Power[] =>
  powers.filter((power) => delegationOf(power) === side)

/** Whoever plays alone is known by the side. */
export const soloName = ({ side }: SoloWar): string => sentence(DELEGATION_NAMES[side].replace(/^the /, ''))

const optionsOf = <N extends string>(words: Readonly<Record<N, string>>) =>
  (Object.keys(words) as N[]).map((id) => ({ id, words: words[id] }))

interface Props {
  readonly war: SoloWar
  readonly powers: readonly Power[]
  readonly change: (war: SoloWar) => void
}

export function SoloWarForm({ war, powers, change }: Props) {
  const sides = FACTIONS.filter((side) => seatsIn({ ...war, side }, powers).length > 0)
  return (
    <div className="solo-war">
      <Choice
        name="side"
        legend={PLAY.mySide}
        value={war.side}
        options={sides.map((side) => ({ id: side, words: sentence(DELEGATION_NAMES[side]) }))}
        choose={(side) => change({ ...war, side })}
      />
      <Choice
        name="bot"
        legend={PLAY.othersPlay}
        value={war.bot}
        options={optionsOf(PLAY.botKinds)}
        choose={(bot) => change({ ...war, bot })}
      />
      <Choice
        name="spares"
        legend={PLAY.botPointsWords}
        value={war.spares}
        options={optionsOf(PLAY.botPoints)}
        choose={(spares) => change({ ...war, spares })}
      />
      <MapPicker label={PLAY.onTheMap} choice={war.map} change={(map) => change({ ...war, map })} />
    </div>
  )
}
