import { useMemo } from 'react'
import { type NationHeld, type WarSummary, warSummary } from '../../../counsel/index.ts'
import { warOfTrack } from '../../../rules/chapters/tension/index.ts'
import {
  FACTION_NAMES,
  FACTIONS,
  type Faction,
  keysOf,
  NATION_NAMES,
  POWER_NAMES,
  TRACK_NAMES,
  turnName,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { addressOf } from '../../address.ts'
import { Button, Fold } from '../../parts/index.ts'
import { ended, levelWords, listed, sentence, typeset } from '../../wording.ts'
import { playOnFrom, saveRecord } from '../chronicle/record-ways.ts'
import { useStory } from '../folded.ts'
import { Rule } from '../orders/reasons.tsx'
import type { SeatView } from '../wire.ts'
import { CHRONICLE, PLAY } from '../words.ts'
import { VERDICT } from './words.ts'

interface Props {
  readonly id: string
  readonly view: SeatView
  readonly book: Rulebook | undefined
  /** The last line of it. */
  readonly upTo: number
}

interface Told {
  readonly summary: WarSummary
  /** The record itself, and the last order before the one that ended the war. */
  readonly text: string
  readonly forkAt: number
}

function useTold(id: string, book: Rulebook | undefined, upTo: number): Told | undefined {
  const story = useStory(id, book, upTo)
  return useMemo(() => {
    if (story === undefined || book === undefined) return undefined
    const { start, moments, text } = story
    const events = moments.map(({ event }) => event)
    return { summary: warSummary(book, start, events), text, forkAt: Math.max(0, (moments.at(-1)?.order ?? 0) - 1) }
  }, [story, book])
}

/** How the war ended and how it stood then; where its story, its look back and its record are, and how another begins from it. */
export function Ending({ id, view, book, upTo }: Props) {
  const told = useTold(id, book, upTo)
  const { ending } = view
  if (ending === null) return null
  return (
    <section className="move ending" aria-labelledby="ending">
      <h2 id="ending" className="label">
        {PLAY.over} · {turnName(ending.turn)}
      </h2>
      <p className="move-asked">
        {sentence(ending.words)}. <Rule cite={ending.cite} />
      </p>
      {told === undefined || book === undefined ? (
        <p role="status" className="quiet">
          {VERDICT.reading}
        </p>
      ) : (
        <Summed summary={told.summary} view={view} book={book} />
      )}
      <p className="offer-ways ending-ways">
        <a className="button" href={addressOf(['chronicle', id])}>
          {CHRONICLE.open}
        </a>
        <Button look="quiet" words={VERDICT.toReview} onClick={turnToReview} />
        {told !== undefined && (
          <>
            <Button look="quiet" words={CHRONICLE.save} onClick={() => saveRecord(id, told.text)} />
            <Button look="quiet" words={VERDICT.fork} onClick={() => void playOnFrom(id, told.forkAt, 'alone')} />
          </>
        )}
      </p>
      <p className="quiet">{PLAY.overHow}</p>
    </section>
  )
}

/** The look back has its own place on the page, further down on a phone. */
function turnToReview(): void {
  const button = document.querySelector<HTMLElement>('.war-past button')
  button?.focus()
  document.querySelector('.war-past')?.scrollIntoView({ block: 'center' })
}

interface SummedProps {
  readonly summary: WarSummary
  readonly view: SeatView
  readonly book: Rulebook
}

function Summed({ summary, view: { tensions }, book }: SummedProps) {
  const { held, others, entries, great, wars } = summary
  const levels = keysOf(tensions).flatMap((track) =>
    tensions[track] === undefined || warOfTrack(book, track, wars) !== undefined
      ? []
      : [`${TRACK_NAMES[track]} ${levelWords(tensions[track].actual)}`],
  )
  return (
    <div className="war-sum">
      <div className="war-sum-sides">
        {FACTIONS.map((faction) => (
          <Held key={faction} faction={faction} nations={held[faction]} />
        ))}
      </div>
      {others.length > 0 && (
        <section>
          <h3>{VERDICT.others}</h3>
          <Nations some={others} />
        </section>
      )}
      <section>
        <h3>{VERDICT.entries}</h3>
        {entries.length === 0 ? (
          <p className="quiet">{VERDICT.noEntries}</p>
        ) : (
          <ul>
            {entries.map(({ power, turn, against }) => (
              <li key={power} data-entry={power}>
                <b>{sentence(POWER_NAMES[power])}</b>: {turnName(turn)}, {VERDICT.against(listed(against.map((foe) => POWER_NAMES[foe])))}
              </li>
            ))}
          </ul>
        )}
      </section>
      {levels.length > 0 && (
        <section>
          <h3>{VERDICT.levels}</h3>
          <p>{ended(sentence(levels.join(', ')))}</p>
        </section>
      )}
      <section>
        <h3>{VERDICT.figures}</h3>
        <Figures {...summary} />
        <p className="quiet">{VERDICT.shownOnly}</p>
      </section>
      {great.length > 0 && (
        <Fold name={VERDICT.great} count={great.length}>
          {() => (
            <ol className="war-sum-great">
              {great.map(({ turn, words }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays where it stands.
                <li key={at}>
                  <b>{turnName(turn)}</b> {ended(sentence(words))}
                </li>
              ))}
            </ol>
          )}
        </Fold>
      )}
    </div>
  )
}

function Held({ faction, nations }: { readonly faction: Faction; readonly nations: readonly NationHeld[] }) {
  return (
    <section className="war-sum-side" data-faction={faction}>
      <h3>
        {VERDICT.held(FACTION_NAMES[faction])} <b>{nations.length}</b>
      </h3>
      {nations.length === 0 ? <p className="quiet">{VERDICT.nobody}</p> : <Nations some={nations} />}
    </section>
  )
}

const Nations = ({ some }: { readonly some: readonly NationHeld[] }) => (
  <ul>
    {some.map(({ nation, words, since }) => (
      <li key={nation}>
        <b>{sentence(NATION_NAMES[nation])}</b>: {typeset(words)}
        {since !== undefined && (
          <>
            {' '}
            <span className="quiet war-sum-since">{VERDICT.since(turnName(since))}</span>
          </>
        )}
      </li>
    ))}
  </ul>
)

/** What each faction received and how its dice fell. */
function Figures({ points, luck }: Pick<WarSummary, 'points' | 'luck'>) {
  return (
    <table className="war-sum-figures">
      <thead>
        <tr>
          {VERDICT.heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {luck.map(({ faction, rolls, chance }) => (
          <tr key={faction} data-faction={faction}>
            <th scope="row">{sentence(FACTION_NAMES[faction].replace(/^the /, ''))}</th>
            <td>{points[faction]}</td>
            <td>{rolls}</td>
            <td>{rolls === 0 ? VERDICT.noRoll : VERDICT.chance(chance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
