import { unpreparedDoor } from '../../../counsel/index.ts'
import { SURPRISE_TURN_NAMES, SURPRISE_TURNS } from '../../../rules/chapters/pearl-harbor/index.ts'
import { chapterOf } from '../../../rules/core/index.ts'
import { Tag } from '../../parts/index.ts'
import { type Input, inputsOf, useSituation } from '../../situation/index.ts'
import { Reads, Refusals, RuleLabel } from '../../what-if/index.ts'
import { listed, sentence } from '../../wording.ts'
import { Lost } from './outlook.tsx'
import { SURPRISED_NAMES } from './words.ts'

const FIRST: readonly Input[] = [
  { of: 'declaration', by: ['japan'], on: 'us' },
  { of: 'declaration', by: ['japan'], on: 'britain' },
  { of: 'declaration', by: ['us'], on: 'japan' },
  { of: 'fact', fact: 'japan.surprise' },
]

const IN_THE_EAST: readonly Input[] = [
  { of: 'declaration', by: ['germany'], on: 'russia' },
  { of: 'level', track: 'rgt' },
  { of: 'fact', fact: 'russia.alert' },
]

/** Who is bound by what once Japan has attacked; the chance that it loses its surprise is said once on the page. */
export function Unprepared({ isLossSaid }: { readonly isLossSaid: boolean }) {
  const { current, ask } = useSituation()
  const answer = ask(unpreparedDoor, {})
  if (!answer.ok) return <Refusals refusals={answer.refusals} />
  const { surprise, needs, alert, surpriseLost, russia, effects } = answer
  const { hasSurprise, effects: rows } = chapterOf(current.book, 'unprepared').pacific
  const more = [
    ...inputsOf(hasSurprise),
    ...rows.flatMap(({ when, most }) => [...(when === undefined ? [] : inputsOf(when)), ...(most === undefined ? [] : inputsOf(most))]),
    ...(russia === undefined ? [] : IN_THE_EAST),
  ]
  return (
    <section className="beside" aria-labelledby="unprepared">
      <div className="panel unprepared">
        <h2 id="unprepared">Unprepared</h2>
        <p data-surprised={String(surprise)}>
          <Tag tone={surprise === true ? 'japan' : 'plain'}>
            {surprise === null ? 'surprise was not reported' : surprise ? 'Japan has surprise' : 'no surprise'}
          </Tag>{' '}
          <span className="quiet">
            It is lost at an effective {alert.level} <RuleLabel cite={alert.cite} />
          </span>
        </p>
        {surpriseLost !== undefined && !isLossSaid && <Lost {...surpriseLost} />}
        {russia !== undefined && (
          <p data-russia-unprepared={String(russia.unprepared)}>
            <Tag tone={russia.unprepared === true ? 'axis' : 'plain'}>
              {russia.unprepared === null
                ? 'Russian alert was not reported'
                : russia.unprepared
                  ? 'Russia is unprepared for a German attack'
                  : 'Russia is not unprepared'}
            </Tag>{' '}
            <span className="quiet">
              On alert from {russia.alert.level} <RuleLabel cite={russia.alert.cite} />
            </span>
          </p>
        )}
        {needs.map(({ fact, words, cite }) => (
          <p key={fact}>
            To be reported: {words} <RuleLabel cite={cite} />
          </p>
        ))}
        {effects.length === 0 && (
          <p className="quiet">
            Nobody is bound by it this turn. It is felt once Japan, or Germany on Russia, has declared war: say so beside.
          </p>
        )}
        {SURPRISE_TURNS.map((turn) => {
          const felt = effects.filter(({ during }) => during === turn)
          if (felt.length === 0) return null
          return (
            <section key={turn} data-turn={turn}>
              <h3>{sentence(SURPRISE_TURN_NAMES[turn])}</h3>
              <ul className="dotted effects">
                {felt.map(({ id, words, most, ifSurprised, binds, cite }) => (
                  <li key={id} data-effect={id}>
                    {sentence(words)}
                    {most !== undefined && (
                      <>
                        : <b>{most}</b>
                      </>
                    )}
                    {ifSurprised && ', if so'} <span className="quiet">({listed(binds.map((one) => SURPRISED_NAMES[one]))})</span>{' '}
                    <RuleLabel cite={cite} />
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
      <Reads heading="What if Japan attacks" inputs={FIRST} more={more} />
    </section>
  )
}
