import { useState } from 'react'
import { inSix, type OddsAnswer, oddsDoor, through } from '../../../counsel/index.ts'
import { FACTIONS, type Roll } from '../../../rules/core/index.ts'
import { percent } from '../../chances.ts'
import { Choice, OddsBars } from '../../parts/index.ts'
import { useSituation, useWholeBook } from '../../situation/index.ts'
import { Refusals } from '../../what-if/index.ts'
import { FACTION_LABELS, sentence, typeset } from '../../wording.ts'
import './unknown-points.css'

const BELIEFS = [
  { id: 'mix', words: 'as they best would' },
  { id: 'uniform', words: 'any legal way alike' },
] as const

const believedWords = (chances: Readonly<Record<string, number>>): string =>
  Object.entries(chances)
    .map(([points, chance]) => (chance === 1 ? points : `${points} (${percent(chance)})`))
    .join(', ')

function Found({ answer }: { readonly answer: OddsAnswer }) {
  const { believed, odds, gain, loss, levers } = answer
  return (
    <>
      <dl className="believed">
        {FACTIONS.map((faction) => (
          <div key={faction}>
            <dt>{FACTION_LABELS[faction]}</dt>
            <dd>{believedWords(believed[faction])}</dd>
          </div>
        ))}
      </dl>
      <OddsBars
        odds={odds.map(({ result, chance, words }) => ({ id: result, words, ways: chance, of: 1, said: inSix(chance), figure: result }))}
      />
      <p>
        You gain something {inSix(gain)} ({percent(gain)}); the other side does {inSix(loss)} ({percent(loss)}).
      </p>
      {levers.length > 0 && (
        <ul className="closings">
          {levers.map(({ words, from, to }) => (
            <li key={words}>
              {sentence(typeset(words))}: gain {inSix(from)}, then {inSix(to)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The odds of the roll as a belief over the others' points has them, and what would change them most. */
export function UnknownPoints({ roll }: { readonly roll: Roll }) {
  const { current } = useSituation()
  const [belief, setBelief] = useState<string>('mix')
  const book = useWholeBook(current.book)
  if (book === 'coming') return <p className="quiet">Weighing…</p>
  if (book === 'lost') return <p>The book could not be fetched; the odds above stand.</p>
  const { target, by, manner, subversion, covert, pledgesWarOnRussia: pledge } = roll
  const args = { target, by, manner, belief, pledge, covertAxis: covert.axis, covertAllies: covert.allies }
  const answer = through(oddsDoor, { ...current, book }, { ...args, ...(subversion === 0 ? {} : { subversion }) })
  return (
    <>
      <Choice name="belief" legend="The others place" isQuiet value={belief} options={BELIEFS} choose={setBelief} />
      {answer.ok ? <Found answer={answer} /> : <Refusals refusals={answer.refusals} />}
    </>
  )
}
