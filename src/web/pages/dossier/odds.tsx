import { chanceWords, consequencesOf } from '../../../counsel/index.ts'
import { outcomeOf, resultByDefault } from '../../../rules/chapters/rolls/index.ts'
import { type Band, sideOf } from '../../../rules/core/index.ts'
import { OddsBars, Panel } from '../../parts/index.ts'
import { Consequences } from '../../what-if/index.ts'
import { facesWords, sentence, signed, sixthsOf, typeset } from '../../wording.ts'
import { alliedColour, paintClass, paintOf, rungsOf } from './ladder.tsx'
import type { Study } from './study.ts'

const sixthsIn = ({ answer }: Study, result: string): number => sixthsOf(answer.odds.find((one) => one.result === result)?.chance ?? '0')

/** Results that can fall now or could before the changes, the roller's best first. */
function results(study: Study, before: Study): readonly { readonly band: Band; readonly now: number; readonly was: number }[] {
  const isComparable = before.table.id === study.table.id
  const found = study.table.bands.map((band) => ({
    band,
    now: sixthsIn(study, band.id),
    was: isComparable ? sixthsIn(before, band.id) : 0,
  }))
  const ordered = sideOf(study.roll.by) === 'axis' ? found.toReversed() : found
  return ordered.filter(({ now, was }) => now > 0 || was > 0)
}

/** What a result means here; one that cannot fall any more is said as the book has it. */
const wordsOf = ({ answer }: Study, { id, words }: Band): string => answer.odds.find(({ result }) => result === id)?.words ?? words

/** What a result would bring, line by line. */
function Brought({ study, band }: { readonly study: Study; readonly band: Band }) {
  const { book, situation, roll } = study
  const taken = resultByDefault(book, situation, roll, band)
  return (
    <>
      {taken !== band && <p className="quiet">The favoured side may stay at {typeset(taken.id)} instead, and does if nobody chooses.</p>}
      <Consequences consequences={consequencesOf(book, outcomeOf(book, situation, roll, band), band.cite)} />
    </>
  )
}

export function Odds({ study, before }: { readonly study: Study; readonly before: Study }) {
  const allied = alliedColour(study)
  const rungs = rungsOf(study)
  return (
    <Panel className="odds" heading="Odds">
      {study.answer.demandOdds !== undefined && <Demand odds={study.answer.demandOdds} />}
      <OddsBars
        odds={results(study, before).map(({ band, now, was }) => ({
          id: band.id,
          words: wordsOf(study, band),
          ways: now,
          of: 6,
          was,
          paint: paintClass(paintOf(band, allied)),
          figure: band.id,
          when: facesWords(rungs.find((rung) => rung.band === band)?.faces ?? []),
          brings: <Brought study={study} band={band} />,
        }))}
      />
      <Faces study={study} />
    </Panel>
  )
}

function Faces({ study }: { readonly study: Study }) {
  const { results: atDie, total } = study.answer
  const faces = Object.entries(atDie)
  return (
    <table className="faces">
      <caption className="unseen">The result for each face of the die</caption>
      <tbody>
        <tr>
          <th scope="row">die</th>
          {faces.map(([face]) => (
            <td key={face}>{face}</td>
          ))}
        </tr>
        <tr className="faces-sum">
          <th scope="row">{typeset(`with ${signed(total)}`)}</th>
          {faces.map(([face, at]) => (
            <td key={face}>{typeset(String(at.total))}</td>
          ))}
        </tr>
        <tr className="faces-result">
          <th scope="row">result</th>
          {faces.map(([face, at]) => (
            <td key={face} data-face={face}>
              {typeset(at.result)}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

/** What the roll says to the demand, beside its result. */
function Demand({ odds }: { readonly odds: NonNullable<Study['answer']['demandOdds']> }) {
  return (
    <>
      <h3>The answer to the demand</h3>
      <ul className="demand">
        {odds.map(({ words, chance }) => (
          <li key={words}>
            <b>{chanceWords(sixthsOf(chance))}</b> {sentence(words)}
          </li>
        ))}
      </ul>
      <h3>And its standing</h3>
    </>
  )
}
