import { lazy, Suspense, useEffect, useState } from 'react'
import { type Seat, seatName } from '../../../rules/game/index.ts'
import { addressOf } from '../../address.ts'
import { Button, Dialog, Fold, tell } from '../../parts/index.ts'
import { listed } from '../../wording.ts'
import { copy } from '../lobby/copying.ts'
import { OnlyHere } from '../lobby/only-here.tsx'
import { ask, type Reply } from '../wire.ts'
import { PERSONAL } from './words.ts'

const QrCodeOf = lazy(async () => ({ default: (await import('../mail/qr-code.tsx')).QrCodeOf }))

interface OwnLink {
  readonly tenure: string
  readonly seats: readonly Seat[]
  /** Nothing where it was made on another device. */
  readonly link: string | null
}

interface Props {
  readonly id: string
  /** In the settings of a seat it can be made anew, too. */
  readonly isSettings?: boolean
  /** The page says already how far its links reach. */
  readonly isWarned?: boolean
}

/** The links that open one's own seats on any device: shown as one sits down, and in the settings. */
export function PersonalLinks({ id, isSettings = false, isWarned = false }: Props) {
  const [links, setLinks] = useState<readonly OwnLink[]>([])
  const [isLeaving, setLeaving] = useState(false)
  const path = `/games/${id}/personal-links`
  useEffect(() => {
    let isWanted = true
    void ask<{ readonly links: readonly OwnLink[] }>('GET', path).then((reply) => {
      if (isWanted && reply.ok) setLinks(reply.body.links)
    })
    return () => {
      isWanted = false
    }
  }, [path])
  const told = ({ problem }: Extract<Reply<unknown>, { ok: false }>): void => tell(problem.detail ?? problem.title)
  const renew = async (seats: readonly Seat[], signOutOthers: boolean): Promise<void> => {
    const reply = await ask<OwnLink>('POST', path, { seats, signOutOthers })
    if (!reply.ok) {
      told(reply)
      return
    }
    setLinks(links.map((own) => (own.tenure === reply.body.tenure ? reply.body : own)))
    tell(PERSONAL.renewed)
  }
  const signOut = async (): Promise<void> => {
    const reply = await ask('DELETE', `/session?game=${id}`)
    if (!reply.ok) {
      told(reply)
      return
    }
    location.hash = addressOf(['games'])
    location.reload()
  }
  return (
    <>
      {links.map(({ tenure, seats, link }) => (
        <section key={tenure} className="personal-link" aria-label={PERSONAL.heading}>
          <p className="label">
            {PERSONAL.heading}
            {links.length > 1 && `: ${listed(seats.map(seatName))}`}
          </p>
          <p>{link === null ? PERSONAL.elsewhere : PERSONAL.lead}</p>
          {link !== null && (
            <>
              <p className="sent-link">
                <input readOnly aria-label={PERSONAL.heading} value={link} onFocus={(event) => event.target.select()} />
                <Button look="quiet" words={PERSONAL.copy} onClick={() => void copy(link)} />
              </p>
              {!isWarned && <OnlyHere />}
              <Fold name={PERSONAL.code}>
                {() => (
                  <figure className="link-code">
                    <Suspense>
                      <QrCodeOf text={link} words={PERSONAL.code} />
                    </Suspense>
                  </figure>
                )}
              </Fold>
            </>
          )}
          {isSettings && (
            <p className="offer-ways">
              <Button look="quiet" words={PERSONAL.renew} onClick={() => void renew(seats, false)} />
              <Button look="quiet" words={PERSONAL.renewAll} onClick={() => void renew(seats, true)} />
              {link !== null && <Button look="quiet" words={PERSONAL.signOut} onClick={() => setLeaving(true)} />}
            </p>
          )}
        </section>
      ))}
      {isLeaving && (
        <Dialog title={PERSONAL.signOutTitle} close={() => setLeaving(false)}>
          <p>{PERSONAL.signOutLead}</p>
          <p className="offer-ways">
            <Button words={PERSONAL.signOutGo} onClick={() => void signOut()} />
          </p>
        </Dialog>
      )}
    </>
  )
}
