import { useState } from 'react'
import { goTo } from '../page.ts'
import { Button, Fold, tell } from '../parts/index.ts'
import { type Document, situationAddress } from '../situation/index.ts'
import { ask } from './wire.ts'
import { THINKING } from './words.ts'

const TO_THINK_ON = [
  { page: 'map', words: 'Map' },
  { page: 'board', words: 'Countries' },
  { page: 'allocation', words: 'Allocation' },
  { page: 'tensions', words: 'Tensions' },
  { page: 'war', words: 'War room' },
] as const

/** Leads from a game to the calculators, with what this seat knows laid out in them: never more than that. */
export function Thinking({ id }: { readonly id: string }) {
  const [isBusy, setBusy] = useState(false)
  const open = async (page: string): Promise<void> => {
    setBusy(true)
    const reply = await ask<Document & { readonly ok?: true }>('GET', `/games/${id}/situation`)
    setBusy(false)
    if (!reply.ok) return tell(reply.problem.detail ?? reply.problem.title)
    const { ok: _ok, ...document } = reply.body
    goTo(situationAddress({ page, parts: {} }, document as Document))
  }
  return (
    <Fold name={THINKING.heading} className="thinking">
      <p className="quiet">{isBusy ? THINKING.opening : THINKING.lead}</p>
      <p className="offer-ways">
        {TO_THINK_ON.map(({ page, words }) => (
          <Button key={page} look="quiet" words={words} disabled={isBusy} onClick={() => void open(page)} />
        ))}
      </p>
    </Fold>
  )
}
