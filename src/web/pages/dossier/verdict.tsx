import { odds } from '../../../counsel/index.ts'
import { type Band, sideOf } from '../../../rules/core/index.ts'
import { Refusals } from '../../what-if/index.ts'
import { chanceWords, typeset } from '../../wording.ts'
import { alliedColour, paintClass, paintOf } from './ladder.tsx'
import type { Study } from './study.ts'

/** How likely each outcome is; bands that bring the same are one. */
export function chancesInWords(bands: readonly Band[], total: number): readonly { readonly words: string; readonly sixths: number }[] {
  const byWords = new Map<string, number>()
  for (const { result, sixths } of odds(bands, total)) {
    const words = bands.find(({ id }) => id === result)?.words ?? result
    byWords.set(words, (byWords.get(words) ?? 0) + sixths)
  }
  return [...byWords].map(([words, sixths]) => ({ words, sixths }))
}

/** The likeliest result, the roller's best among equals; after a demand, the likeliest answer to it. */
export function likeliest({ answer, table, roll }: Study): string {
  const bands = roll.manner === 'demand' ? (table.demandBands ?? table.bands) : table.bands
  const chances = chancesInWords(bands, answer.total)
  const ordered = sideOf(roll.by) === 'axis' ? chances.toReversed() : chances
  const [best] = ordered.toSorted((one, other) => other.sixths - one.sixths)
  return best === undefined ? '' : `${chanceWords(best.sixths)}: ${typeset(best.words)}`
}

/** The six faces in a row, each in the colour of what it brings. */
export function Strip({ study }: { readonly study: Study }) {
  const allied = alliedColour(study)
  return (
    <span className="strip" aria-hidden="true">
      {Object.entries(study.answer.results).map(([face, { result }]) => {
        const band = study.table.bands.find(({ id }) => id === result)
        return (
          <span key={face} className={band === undefined ? 'paint' : paintClass(paintOf(band, allied))}>
            <span className="plate-figure">{typeset(result)}</span>
          </span>
        )
      })}
    </span>
  )
}

/** Whether this roll may be made at all. The reckoning is shown either way. */
export function Allowance({ study: { answer } }: { readonly study: Study }) {
  const { refusals = [] } = answer
  if (refusals.length === 0)
    return (
      <p className="allowance">
        <span className="tag tag-yes">may be rolled</span>
      </p>
    )
  return (
    <div className="allowance">
      <span className="tag tag-no">may not be rolled now</span>
      <Refusals refusals={refusals} />
    </div>
  )
}
