import { type Side, sideOf, targetName } from '../../../rules/index.ts'
import { OddsBars } from '../../parts/odds-bars.tsx'
import { useSituation } from '../../situation/use-situation.ts'
import { Reckoning } from '../../what-if/reckoning.tsx'
import { facesWords, sixthsOf } from '../../wording.ts'
import { alliedColour, paintClass, paintOf, rungsOf } from '../dossier/rungs.ts'
import type { Study } from '../dossier/study.ts'

/** Faces that bring a side something that lasts. */
export const gains = ({ answer, table }: Study, side: Side): number =>
  Object.values(answer.results).filter(({ result }) => {
    const band = table.bands.find(({ id }) => id === result)
    return band?.policy !== undefined && band.favours === side
  }).length

const chanceIn = (study: Study, id: string): number => sixthsOf(study.answer.odds.find(({ result }) => result === id)?.chance ?? '0')

/** The chances with the points planned, marked with those there would be without them, and the lines they come from. */
export function Prospects({ now, without }: { readonly now: Study; readonly without: Study | undefined }) {
  const { address } = useSituation()
  const { target } = now.answer
  const { by } = now.roll
  const allied = alliedColour(now)
  const rungs = rungsOf(now)
  const odds = now.table.bands.map((band) => ({
    id: band.id,
    words: band.words,
    ways: chanceIn(now, band.id),
    of: 6,
    ...(without === undefined ? {} : { was: chanceIn(without, band.id) }),
    paint: paintClass(paintOf(band, allied)),
    figure: band.id,
    when: facesWords(rungs.find((rung) => rung.band === band)?.faces ?? []),
  }))
  // The roller's best comes first.
  const ordered = sideOf(by) === 'axis' ? odds.toReversed() : odds
  return (
    <>
      <div>
        <OddsBars odds={ordered.filter(({ ways, was }) => ways > 0 || (was ?? 0) > 0)} />
        <p>
          <a href={address('dossier', { thing: target, parts: { by } })}>Open the dossier of {targetName(target)}</a>
        </p>
      </div>
      <Reckoning
        heading={`Lines for ${targetName(target)}`}
        lines={now.answer.lines}
        total={now.answer.total}
        rowOf={({ id }) => now.table.rows.find((row) => row.id === id)}
        roll={now.roll}
        net={now.net}
        signs="sides"
      />
    </>
  )
}
