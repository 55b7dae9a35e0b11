import { useEffect, useMemo, useState } from 'react'
import { MATTERS } from '../../../counsel/index.ts'
import { turnName } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { addressOf } from '../../address.ts'
import { Button, Fold, keep, kept } from '../../parts/index.ts'
import { ended, sentence } from '../../wording.ts'
import { Rule } from '../orders/reasons.tsx'
import type { SeatView, SeenLine } from '../wire.ts'
import { CHRONICLE } from '../words.ts'
import { answeredIn, type DatedHeadline, headlinesIn, newsAfter } from './meanwhile-news.ts'
import { MEANWHILE } from './words.ts'

/** So many headlines stand in sight; the earlier ones of a long absence are folded. */
const IN_SIGHT = 6

interface Props {
  readonly id: string
  readonly view: SeatView
  readonly book: Rulebook
  readonly lines: readonly SeenLine[]
}

/** A number that this browser keeps for one pair of eyes on a game. */
function useKeptNumber(key: string): readonly [number, (number: number) => void] {
  const [number, setNumber] = useState(() => Number(kept(key) ?? 0))
  const set = (next: number): void => {
    keep(key, String(next))
    setNumber(next)
  }
  return [number, set]
}

/** What happened since whoever looks last gave an order: the great events as headlines, the rest under its number. */
export function Meanwhile({ id, view, book, lines }: Props) {
  const name = `${id}.${view.as.join()}`
  const [read, setRead] = useKeptNumber(`chancery.read.${name}`)
  const all = useMemo(() => headlinesIn(book, view.scenario, lines), [book, view.scenario, lines])
  const { headlines, rest } = newsAfter(all, lines, answeredIn(lines, view, read))
  const noted = (): void => {
    setRead(lines.at(-1)?.sequence ?? 0)
    // The button goes with what was read; whoever pressed it by key goes on at the move.
    document.querySelector<HTMLElement>('#move')?.focus({ preventScroll: true })
  }
  const earlier = headlines.slice(0, -IN_SIGHT)
  // How it ended is said by the ending itself.
  const isQuiet = view.ending !== null || headlines.length + rest.length === 0
  return (
    <>
      <Announced key={name} name={name} headlines={headlines} />
      {!isQuiet && (
        <section className={headlines.length === 0 ? 'meanwhile' : 'meanwhile meanwhile-great'} aria-labelledby="meanwhile">
          <h2 id="meanwhile" className={headlines.length === 0 ? 'unseen' : 'label'}>
            {MEANWHILE.heading}
          </h2>
          {earlier.length > 0 && (
            <Fold name={MEANWHILE.earlier} count={earlier.length}>
              {() => <Headlines some={earlier} />}
            </Fold>
          )}
          <Headlines some={headlines.slice(-IN_SIGHT)} />
          <div className="meanwhile-foot">
            {rest.length > 0 && (
              <Fold name={headlines.length === 0 ? MEANWHILE.heading : MEANWHILE.rest} count={MEANWHILE.count(rest.length)}>
                {() => (
                  <>
                    <ul className="meanwhile-rest">
                      {rest.map((words, at) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays where it stands.
                        <li key={at}>{ended(sentence(words))}</li>
                      ))}
                    </ul>
                    <a href={addressOf(['chronicle', id])}>{CHRONICLE.open}</a>
                  </>
                )}
              </Fold>
            )}
            {headlines.length > 0 && <Button look="quiet" words={MEANWHILE.read} onClick={noted} />}
          </div>
        </section>
      )}
    </>
  )
}

const byMatter = (one: DatedHeadline, other: DatedHeadline): number => MATTERS.indexOf(one.matter) - MATTERS.indexOf(other.matter)

/** Turn by turn, the greatest of each first. */
function Headlines({ some }: { readonly some: readonly DatedHeadline[] }) {
  return [...new Set(some.map(({ turn }) => turn))].map((turn) => (
    <div key={turn} className="headlines">
      <h3 className="headline-when">{turnName(turn)}</h3>
      <ul>
        {some
          .filter((one) => one.turn === turn)
          .toSorted(byMatter)
          .map(({ sequence, matter, words, cites, notes }) => (
            <li key={`${sequence} ${words}`} className="headline" data-matter={matter}>
              <p>
                <span className="headline-words">{ended(sentence(words))}</span>{' '}
                {cites.map((cite) => (
                  <Rule key={cite.rule} cite={cite} />
                ))}
              </p>
              {notes.map(({ words: note, cite }) => (
                <p key={note} className="headline-note">
                  {ended(sentence(note))} <Rule cite={cite} />
                </p>
              ))}
            </li>
          ))}
      </ul>
    </div>
  ))
}

/** Says each headline once to those who listen, also where the page is opened again. */
function Announced({ name, headlines }: { readonly name: string; readonly headlines: readonly DatedHeadline[] }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const key = `chancery.announced.${name}`
    const last = Number(kept(key) ?? 0)
    const fresh = headlines.filter(({ sequence }) => sequence > last)
    const newest = fresh.at(-1)
    if (newest === undefined) return
    keep(key, String(newest.sequence))
    setSaid([MEANWHILE.heading, ...fresh.slice(-IN_SIGHT).map(({ words }) => sentence(words))].map(ended).join(' '))
  }, [name, headlines])
  return (
    <p className="unseen" role="status" data-announced>
      {said}
    </p>
  )
}
