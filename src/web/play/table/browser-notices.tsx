import { useState } from 'react'
import { Button, tell } from '../../parts/index.ts'
import { ask } from '../wire.ts'
import type { NoticesSeen } from './wishes.ts'
import { NOTICES } from './words.ts'

const isPossible = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The key as a browser wants it. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

interface Props {
  readonly id: string
  readonly seen: NoticesSeen
  readonly again: () => void
}

/** Notices that come to this browser, also when no page is open: only where somebody asks for them. */
export function BrowserNotices({ id, seen: { browsers, pushKey }, again }: Props) {
  const [isBusy, setBusy] = useState(false)
  if (pushKey === null) return <p className="quiet">{NOTICES.none}</p>
  if (!isPossible()) return <p className="quiet">{NOTICES.impossible}</p>
  const switchOn = async (): Promise<void> => {
    if ((await Notification.requestPermission()) !== 'granted') return tell(NOTICES.denied)
    const { pushManager } = await navigator.serviceWorker.ready
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(pushKey) })
    const { endpoint, keys } = subscription.toJSON()
    const reply = await ask('POST', `/games/${id}/notices/browsers`, { endpoint, keys })
    tell(reply.ok ? NOTICES.on : (reply.problem.detail ?? reply.problem.title))
  }
  const switchOff = async (): Promise<void> => {
    const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription()
    const where = subscription === null ? '' : `?endpoint=${encodeURIComponent(subscription.endpoint)}`
    const reply = await ask('DELETE', `/games/${id}/notices/browsers${where}`)
    tell(reply.ok ? NOTICES.off : (reply.problem.detail ?? reply.problem.title))
  }
  const go = async (way: () => Promise<void>): Promise<void> => {
    setBusy(true)
    await way().catch(() => tell(NOTICES.failed))
    setBusy(false)
    again()
  }
  return (
    <div className="host-form">
      <p>
        <span className="label">{NOTICES.browser}</span> <span className="quiet">{NOTICES.browsers(browsers)}</span>
      </p>
      <p className="offer-ways">
        <Button look="quiet" words={NOTICES.switchOn} disabled={isBusy} onClick={() => void go(switchOn)} />
        {browsers > 0 && <Button look="quiet" words={NOTICES.switchOff} disabled={isBusy} onClick={() => void go(switchOff)} />}
      </p>
    </div>
  )
}
