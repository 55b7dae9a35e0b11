import { FACTIONS, type Faction, TRACK_NAMES, type Track } from '../../../rules/core/index.ts'
import { Panel, Stepper } from '../../parts/index.ts'
import { useSituation } from '../../situation/index.ts'
import { RuleLabel } from '../../what-if/index.ts'
import { FACTION_LABELS } from '../../wording.ts'
import { type Run, turnsPart } from './run.ts'
import { pointsUsedIn, withPointUsed } from './turn-document.ts'

/** Three years of turns: no plan looks further. */
const MOST_TURNS = 12

/** In how many turns from the first of the run on a faction uses its point. */
const inARow = ({ happened }: Run, track: Track, by: Faction): number => {
  const stops = happened.findIndex((turn) => !pointsUsedIn(turn, track).includes(by))
  return stops < 0 ? happened.length : stops
}

/** Points used on tension turn after turn, each by one number: the run grows as long as that takes. */
export function Repeated({ run, tracks }: { readonly run: Run; readonly tracks: readonly Track[] }) {
  const { current, turnTo } = useSituation()
  const { points } = current.book.clauses.tensionRules
  const shown = points.tracks.value.filter((track) => tracks.includes(track))
  const spend = (track: Track, by: Faction, turns: number): void => {
    const length = Math.max(run.happened.length, turns)
    const happened = Array.from({ length }, (_, index) => withPointUsed(run.happened[index] ?? {}, track, by, index < turns))
    turnTo({ parts: { turns: turnsPart(happened), at: undefined } })
  }
  if (shown.length === 0) return null
  return (
    <Panel className="repeated" heading="A point every turn">
      <p className="quiet">
        For how many turns from the first on; each point counts in its own turn. <RuleLabel cite={points.oneATurn} />
      </p>
      <ul>
        {shown.flatMap((track) =>
          FACTIONS.filter((faction) => points.by.includes(faction)).map((faction) => (
            <li key={`${track} ${faction}`} className="control">
              <span>
                {FACTION_LABELS[faction]} on {TRACK_NAMES[track]}
              </span>
              <Stepper
                label={`Turns with a point: ${FACTION_LABELS[faction]} on ${TRACK_NAMES[track]}`}
                value={inARow(run, track, faction)}
                most={MOST_TURNS}
                set={(turns) => spend(track, faction, turns)}
              />
            </li>
          )),
        )}
      </ul>
    </Panel>
  )
}
