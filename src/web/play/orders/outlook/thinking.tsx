import { useState } from 'react'
import { type Faction, isFaction, isOneOf, type Refusal, refuse } from '../../../../rules/core/index.ts'
import { goTo } from '../../../page.ts'
import { ROLL_PARTS } from '../../../pages/dossier/study.ts'
import { Button, tell } from '../../../parts/index.ts'
import { asOfGame, type Document, type Query, rememberLaid, situationAddress } from '../../../situation/index.ts'
import { eventsIn } from '../../chronicle/story.ts'
import { takeInHand } from '../../in-hand.ts'
import { ask, fetchRecord, type Reply, type SeatView } from '../../wire.ts'
import { THINKING } from '../../words.ts'
import { CountryOdds } from './country-odds.tsx'
import { type Levels, levelsAtStart } from './turn-so-far.ts'

const TO_THINK_ON = [
  { page: 'map', words: 'Map' },
  { page: 'board', words: 'Countries' },
  { page: 'allocation', words: 'Allocation' },
  { page: 'tensions', words: 'Tensions and U.S. entry' },
  { page: 'war', words: 'War room' },
  { page: 'pearl-harbor', words: 'Pearl Harbor' },
] as const

/** What this seat knows, never more than that, for a page; the game is in hand then, to order from there. */
async function situationOf(id: string, view: SeatView, page: string): Promise<Reply<Document>> {
  const reply = await ask<Document & { readonly ok?: true }>('GET', `/games/${id}/situation`)
  if (!reply.ok) return reply
  const { ok: _ok, ...document } = reply.body as Record<string, unknown>
  const drafts = view.own.flatMap(({ faction, draft }) => (draft === null ? [] : [[faction, draft] as const]))
  // The page of the tracks counts what the turn brought by itself, from what its start left.
  const record = page === 'tensions' ? await fetchRecord(id) : undefined
  const { tensions } = document as { readonly tensions?: Levels }
  const levels =
    record === undefined || tensions === undefined
      ? {}
      : {
          tensions: levelsAtStart(
            tensions,
            eventsIn(record).events.map(({ event }) => event),
          ),
        }
  const placements = { ...(document['placements'] as object | undefined), ...Object.fromEntries(drafts) }
  takeInHand({ id, edition: view.book.id, scenario: view.scenario })
  const known = asOfGame({ ...document, ...levels, ...(drafts.length === 0 ? {} : { placements }) }, id)
  rememberLaid(known)
  return { ok: true, body: known }
}

/** Lays what this seat knows on a page. */
export async function layOut(id: string, view: SeatView, query: Query, go: (address: string) => void = goTo): Promise<void> {
  const known = await situationOf(id, view, query.page)
  if (known.ok) go(situationAddress(query, known.body))
  else tell(known.problem.detail ?? known.problem.title)
}

const ownFaction = ({ own }: SeatView): Faction | undefined => own.map(({ faction }) => faction).find(isFaction)

/** A dossier is of the roll that the address names, or of one's own. */
function partsIn(view: SeatView, { page, parts }: Query): Query['parts'] {
  if (page !== 'dossier') return {}
  const own = ownFaction(view)
  return {
    ...(own === undefined ? {} : { by: own }),
    ...Object.fromEntries(Object.entries(parts).filter(([name]) => isOneOf(ROLL_PARTS, name))),
  }
}

type Fetched =
  | { readonly ok: true; readonly document: Document; readonly query: Query }
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

/** For an address that names the game: what this seat knows of it now, and what is asked there. */
export async function fetchSituation(id: string, query: Query): Promise<Fetched> {
  const view = await ask<SeatView>('GET', `/games/${id}`)
  const known = view.ok ? await situationOf(id, view.body, query.page) : view
  if (view.ok && known.ok) return { ok: true, document: known.body, query: { ...query, parts: partsIn(view.body, query) } }
  const problem = known.ok ? undefined : known.problem
  return { ok: false, refusals: [refuse('not-open', problem?.detail ?? problem?.title ?? '')] }
}

/** Leads from a game to the calculators. */
export function Thinking({ id, view }: { readonly id: string; readonly view: SeatView }) {
  const [isBusy, setBusy] = useState(false)
  const own = ownFaction(view)
  const lay = async (query: Query): Promise<void> => {
    setBusy(true)
    await layOut(id, view, query)
    setBusy(false)
  }
  const open = (page: string): Promise<void> =>
    lay({ page, ...(page === 'allocation' && own !== undefined ? { thing: own } : {}), parts: {} })
  return (
    <section className="thinking" aria-label={THINKING.heading}>
      <h2 className="label">{THINKING.heading}</h2>
      <p className="quiet">{isBusy ? THINKING.opening : THINKING.lead}</p>
      <CountryOdds isBusy={isBusy} open={(thing) => void lay({ page: 'dossier', thing, parts: own === undefined ? {} : { by: own } })} />
      <p className="offer-ways">
        {TO_THINK_ON.map(({ page, words }) => (
          <Button key={page} look="quiet" words={words} disabled={isBusy} onClick={() => void open(page)} />
        ))}
      </p>
    </section>
  )
}
