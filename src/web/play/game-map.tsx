import { useMemo, useState } from 'react'
import { holderOf, isMinor, isPlace, type Situation } from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import { ChartView } from '../pages/map/chart-view.tsx'
import { VIEW_BOXES } from '../pages/map/charts.ts'
import { survey } from '../pages/map/survey.ts'
import { heldBy, placeTitle, standingLine, targetTitle } from '../pages/map/words.ts'
import { GAME_MAP } from './words.ts'
import '../pages/map/map.css'

interface Props {
  readonly book: Rulebook
  readonly situation: Situation
  /** Where a country or a place leads. */
  readonly link: (thing: string) => string
  readonly chosen?: string | undefined
}

/** Europe as a game has it at one moment; what is pointed at is said below. */
export function GameMap({ book, situation, link, chosen }: Props) {
  const [pointed, point] = useState<string>()
  const surveyed = useMemo(() => survey(book, situation, 'europe'), [book, situation])
  const say = (thing: string): string =>
    isPlace(thing)
      ? `${placeTitle(thing)}: ${heldBy(holderOf(situation, thing) ?? 'nobody')}`
      : isMinor(thing)
        ? `${targetTitle(thing)}: ${standingLine(book, situation, thing)}`
        : thing
  const shown = pointed ?? chosen
  return (
    <div className="map-page game-map">
      <ChartView
        title={GAME_MAP.title}
        survey={surveyed}
        box={VIEW_BOXES.europe}
        chosen={chosen}
        pointed={pointed}
        point={point}
        choose={(thing) => {
          location.hash = link(thing)
        }}
        link={link}
        say={say}
      />
      <p className="quiet" aria-live="polite">
        {shown === undefined ? GAME_MAP.lead : say(shown)}
      </p>
    </div>
  )
}
