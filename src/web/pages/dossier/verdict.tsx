import { reasonFor } from '../../../counsel/index.ts'
import { Spoken } from '../../parts/index.ts'
import { Refusals, RuleLabel } from '../../what-if/index.ts'
import { sentence, typeset } from '../../wording.ts'
import { alliedColour, paintClass, paintOf } from './ladder.tsx'
import type { Study } from './study.ts'

/** The sentence of a roll, as the engine says it; of one that is refused, what it would bring. */
export const verdictWords = ({ answer: { verdict } }: Study): string => sentence(verdict.words)

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

/** The most important sentence of a roll: the refusal with its rule, and then what the die would bring, or its chances. */
export function Headline({ study }: { readonly study: Study }) {
  const { verdict, refusals = [] } = study.answer
  const isRefused = refusals.length > 0
  // The first is the headline; the country stands above them all.
  const others = refusals.slice(1).map((one) => ({ ...one, words: reasonFor(one, study.roll) }))
  return (
    <>
      <p className={isRefused ? 'verdict-said verdict-refused' : 'verdict-said'}>
        <Spoken words={verdictWords(study)} />
      </p>
      {isRefused && (
        <div className="allowance">
          {verdict.cite !== undefined && <RuleLabel cite={verdict.cite} />}
          {others.length > 0 && <Refusals refusals={others} />}
          {verdict.otherwise !== undefined && <p>Were it allowed: {typeset(verdict.otherwise)}.</p>}
        </div>
      )}
    </>
  )
}
