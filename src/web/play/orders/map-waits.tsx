import { NATION_NAMES, type Nation, POWER_NAMES, type Power } from '../../../rules/core/index.ts'
import { listed } from '../../wording.ts'
import type { SeatView } from '../wire.ts'
import { MAP_READY, MAP_WAITS } from '../words.ts'

const named = (happening: string): string => `“${happening.replaceAll('-', ' ')}”`

/** Where a script plays the map: what does not come because a war that it takes is not on. */
export function MapWaits({ view: { bots } }: { readonly view: SeatView }) {
  return bots?.waits.map(({ happening, wars, follows }) => (
    <p key={happening} className="map-waits">
      {MAP_WAITS(
        named(happening),
        listed(wars.map(([by, on]) => `${POWER_NAMES[by]} with ${NATION_NAMES[on]}`)),
        follows.length === 0 ? undefined : listed(follows.map(named)),
      )}
    </p>
  ))
}

/** Where a script plays the map: the wars that it is made for this turn, of those that may be declared. */
export function MapReady({ bots, may }: { readonly bots: SeatView['bots']; readonly may: (by: Power, on: Nation) => boolean }) {
  return bots?.ready
    .map(({ happening, wars }) => ({ happening, wars: wars.filter(([by, on]) => may(by, on)) }))
    .filter(({ wars }) => wars.length > 0)
    .map(({ happening, wars }) => (
      <p key={happening} className="map-waits">
        {MAP_READY(named(happening), listed(wars.map(([by, on]) => `${POWER_NAMES[by]} on ${NATION_NAMES[on]}`)))}
      </p>
    ))
}
