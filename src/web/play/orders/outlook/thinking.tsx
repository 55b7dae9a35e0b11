import { useState } from 'react'
import { type Faction, isFaction, isOneOf, refuse } from '../../../../rules/core/index.ts'
import type { Part } from '../../../address.ts'
import { adjustTo, goTo, type Opener } from '../../../page.ts'
import { ROLL_PARTS } from '../../../pages/dossier/study.ts'
import { Button, tell } from '../../../parts/index.ts'
import { type Document, type Query, situationAddress } from '../../../situation/index.ts'
import { eventsIn } from '../../chronicle/story.ts'
import { takeInHand } from '../../in-hand.ts'
import { ask, fetchRecord, type SeatView } from '../../wire.ts'
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

/** Lays what this seat knows on a page, never more than that, with the game in hand to order from there. */
export async function layOut(id: string, view: SeatView, query: Query, go: (address: string) => void = goTo): Promise<void> {
  const reply = await ask<Document & { readonly ok?: true }>('GET', `/games/${id}/situation`)
  if (!reply.ok) return tell(reply.problem.detail ?? reply.problem.title)
  const { ok: _ok, ...document } = reply.body as Record<string, unknown>
  const drafts = view.own.flatMap(({ faction, draft }) => (draft === null ? [] : [[faction, draft] as const]))
  // The page of the tracks counts what the turn brought by itself, from what its start left.
  const record = query.page === 'tensions' ? await fetchRecord(id) : undefined
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
  go(situationAddress(query, { ...document, ...levels, ...(drafts.length === 0 ? {} : { placements }) } as Document))
}

const ownFaction = ({ own }: SeatView): Faction | undefined => own.map(({ faction }) => faction).find(isFaction)

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

function rollIn(view: SeatView, parts: readonly Part[]): Readonly<Record<string, string>> {
  const own = ownFaction(view)
  return { ...(own === undefined ? {} : { by: own }), ...Object.fromEntries(parts.filter(([name]) => isOneOf(ROLL_PARTS, name))) }
}

/** `#/think/GAME/PAGE/THING` leads to a page with the game in hand; a dossier is of the roll that the address names, or of one's own. */
export const openThinking: Opener = async ({ path: [, id = '', page = 'board', thing], parts }) => {
  const view = await ask<SeatView>('GET', `/games/${id}`)
  if (!view.ok) return { ok: false, refusals: [refuse('not-open', view.problem.detail ?? view.problem.title)] }
  return {
    ok: true,
    title: THINKING.heading,
    place: 'think',
    page: <p className="waiting">{THINKING.opening}</p>,
    laid: () =>
      void layOut(
        id,
        view.body,
        { page, ...(thing === undefined ? {} : { thing }), parts: page === 'dossier' ? rollIn(view.body, parts) : {} },
        adjustTo,
      ),
  }
}
