import { type EntryAnswer, entryDoor } from '../../../counsel/index.ts'
import { POWER_NAMES, turnName } from '../../../rules/core/index.ts'
import { aboutWords, chanceFrom, sharesOf } from '../../chances.ts'
import { LabelledStepper, OddsBars, Panel } from '../../parts/index.ts'
import { useSituation } from '../../situation/index.ts'
import { Refusals, RuleLabel } from '../../what-if/index.ts'
import { aheadIn, aheadPart, MOST_AHEAD } from './ahead.ts'
import type { Run } from './run.ts'
import { levelsWords } from './words.ts'

type War = EntryAnswer['wars'][number]

/** Turns from the first in which it may be, to the first in which it is sure. */
function tellingIn({ turns }: War): War['turns'] {
  const first = turns.findIndex(({ chance }) => chance !== '0')
  const sure = turns.findIndex(({ chance }) => chance === '1')
  return first < 0 ? [] : turns.slice(first, sure < 0 ? undefined : sure + 1)
}

/** One war: the chance of every turn in which it may be declared, and what stands against it before. */
function Entering({ war }: { readonly war: War }) {
  const { on, turns, cite } = war
  const telling = tellingIn(war)
  const [first] = turns
  const shares = sharesOf(telling.map(({ chance }) => chanceFrom(chance)))
  const isClosedNow = first !== undefined && first.chance === '0'
  const isSure = telling.at(-1)?.chance === '1' && telling.length < turns.length
  return (
    <section className="entering" data-entry={on}>
      <h3>
        On {POWER_NAMES[on]} {cite !== undefined && <RuleLabel cite={cite} />}
      </h3>
      {isClosedNow && (
        <>
          <p>
            <b>
              Not {telling[0] === undefined ? `by ${turnName(turns.at(-1)?.turn ?? first.turn)}` : `before ${turnName(telling[0].turn)}`}
            </b>
            .
          </p>
          <Refusals refusals={first.against} />
        </>
      )}
      <OddsBars
        odds={telling.map(({ turn, chance, byNow, levels }, index) => ({
          id: turn,
          words: levelsWords(turn, levels),
          paint: 'paint-west-bar',
          ...(byNow === chance ? {} : { when: `by then ${aboutWords(chanceFrom(byNow))}` }),
          ...(shares[index] ?? { ways: 0, of: 6 }),
        }))}
      />
      {isSure && <p className="quiet">And in every turn after, if nothing lowers it.</p>}
    </section>
  )
}

/** When the U.S. may go to war, over the dice of the turns to come. */
export function Entry({ run }: { readonly run: Run }) {
  const { ask, query, adjust } = useSituation()
  const ahead = aheadIn(run, query)
  const answer = ask(entryDoor, { ahead, turns: run.happened })
  return (
    <Panel className="entry-odds" heading="When the U.S. may go to war">
      <div className="entry-head">
        <p className="quiet">Over every fall of the dice, if what is told here is all that happens.</p>
        <LabelledStepper
          label="Turns looked ahead"
          value={ahead}
          least={1}
          most={MOST_AHEAD}
          set={(value) => adjust({ parts: { ahead: aheadPart(run, value) } })}
        />
      </div>
      {answer.ok ? (
        <div className="entries-apart">
          {answer.wars.map((war) => (
            <Entering key={war.on} war={war} />
          ))}
        </div>
      ) : (
        <Refusals refusals={answer.refusals} />
      )}
    </Panel>
  )
}
