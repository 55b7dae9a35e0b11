import { useState } from 'react'
import type { Review } from '../../counsel/index.ts'
import { DELEGATION_NAMES, FACTION_NAMES, turnName } from '../../rules/core/index.ts'
import { Button } from '../parts/index.ts'
import { sentence, typeset } from '../wording.ts'
import { WAR_PAST } from './past-words.ts'
import { ask, type Problem } from './wire.ts'

/** A finished game as the server looks back upon it. */
type Reviewed = Review & { readonly script: string; readonly isOwnScript: boolean }

function Told({ found }: { readonly found: Reviewed }) {
  const { swings, decisions, luck, left, script, isOwnScript } = found
  return (
    <>
      <h3 className="looked-head">{WAR_PAST.swings}</h3>
      <ul>
        {swings.slice(0, WAR_PAST.mostSwings).map(({ at, turn, words, change }) => (
          <li key={`${at} ${words}`}>
            <b>{typeset(WAR_PAST.worth(change))}</b> {typeset(WAR_PAST.swing(turnName(turn), words))}
          </li>
        ))}
      </ul>
      <h3 className="looked-head">{WAR_PAST.decisions}</h3>
      {decisions.length === 0 && <p>{WAR_PAST.none}</p>}
      <ul>
        {decisions.map(({ at, by, turn, did, instead, judgement, error }) => (
          <li key={`${at} ${did}`}>
            <b>{typeset(WAR_PAST.within(judgement, error))}</b>{' '}
            {typeset(WAR_PAST.decision(DELEGATION_NAMES[by], turnName(turn), did || WAR_PAST.nothing, instead || WAR_PAST.nothing))}
          </li>
        ))}
      </ul>
      <h3 className="looked-head">{WAR_PAST.luck}</h3>
      <ul>
        {luck.map(({ faction, rolls, expected, fallen, chance }) => (
          <li key={faction}>{typeset(WAR_PAST.dice(sentence(FACTION_NAMES[faction]), rolls, expected, fallen, chance))}</li>
        ))}
      </ul>
      {left > 0 && <p>{WAR_PAST.left(left)}</p>}
      <p className="quiet">
        {WAR_PAST.map(script, isOwnScript)} {WAR_PAST.scale}
      </p>
    </>
  )
}

/** A war that is over, looked back upon when somebody asks for it. */
export function WarPast({ id }: { readonly id: string }) {
  const [found, setFound] = useState<Reviewed | Problem | 'looking'>()
  const look = async (): Promise<void> => {
    setFound('looking')
    const reply = await ask<Reviewed>('POST', `/games/${id}/review`, {})
    setFound(reply.ok ? reply.body : reply.problem)
  }
  return (
    <section className="thinking war-past" aria-label={WAR_PAST.heading}>
      <h2 className="label">{WAR_PAST.heading}</h2>
      {found === 'looking' ? (
        <p role="status">{WAR_PAST.looking}</p>
      ) : found !== undefined && 'swings' in found ? (
        <Told found={found} />
      ) : (
        <>
          <p>{found === undefined ? WAR_PAST.how : (found.detail ?? found.title)}</p>
          <Button look="quiet" words={WAR_PAST.ask} onClick={() => void look()} />
        </>
      )}
    </section>
  )
}
