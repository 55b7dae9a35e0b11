import { type ReactNode, useId, useState } from 'react'
import { Button, Fold, tell } from '../../parts/index.ts'
import { useRead } from '../reading.ts'
import { ask, type Problem } from '../wire.ts'
import { BrowserNotices } from './browser-notices.tsx'
import { MOMENT } from './clock.tsx'
import { askedFor, deliveryWords, isToldAnything, NOTHING_WANTED, type NoticesSeen, wantedOf, whyNotWanted } from './wishes.ts'
import { DELIVERIES, HOST, NOTICES } from './words.ts'

interface Props {
  readonly id: string
  readonly upTo: number
  readonly isHost: boolean
  /** Has a seat for which a decision may be open. */
  readonly isSeated: boolean
}

/** What is asked to be sent goes out within seconds; then its fate is read again. */
const SECONDS_LATER = 3_000

/** Being told: where and when, all off until it is asked for, and what was sent. */
export function Notices({ id, upTo, isHost, isSeated }: Props) {
  const path = `/games/${id}/notices`
  const [seen, again] = useRead<NoticesSeen>(path, upTo)
  const [refused, setRefused] = useState<{ readonly where: string; readonly problem: Problem }>()
  if (seen === undefined) return null
  const say = async (method: 'POST' | 'PUT' | 'DELETE', where: string, body: object | undefined, done: string): Promise<boolean> => {
    const reply = await ask(method, `${path}${where}`, body)
    setRefused(reply.ok ? undefined : { where, problem: reply.problem })
    if (reply.ok) tell(done)
    again()
    setTimeout(again, SECONDS_LATER)
    return reply.ok
  }
  const turnOff = async (): Promise<void> => {
    if (await say('PUT', '', askedFor(NOTHING_WANTED, zoneHere()), NOTICES.isOff))
      await say('DELETE', '/browsers', undefined, NOTICES.isOff)
  }
  const whyNot = (where: string): string | undefined =>
    refused?.where === where ? (refused.problem.detail ?? refused.problem.title) : undefined
  return (
    <div className="host-form notices">
      {isSeated && (
        <>
          <p className="quiet">{NOTICES.lead}</p>
          <WishesForm
            key={JSON.stringify(wantedOf(seen))}
            seen={seen}
            save={(asked) => say('PUT', '', asked, NOTICES.saved)}
            refused={whyNot('')}
          />
          {seen.mail !== null && !seen.mail.isConfirmed && (
            <OneField
              lead={NOTICES.mailed(seen.mail.address)}
              label={NOTICES.code}
              button={NOTICES.confirm}
              refused={whyNot('/confirm')}
              send={(code) => void say('POST', '/confirm', { code: code.trim() }, NOTICES.confirmed)}
            />
          )}
          <BrowserNotices id={id} seen={seen} again={again} />
          <Wrong words={whyNot('/test') ?? whyNot('/browsers')} />
          {isToldAnything(seen) && (
            <p className="offer-ways">
              <Button look="quiet" words={NOTICES.test} onClick={() => void say('POST', '/test', undefined, NOTICES.tested)} />
              <Button look="quiet" words={NOTICES.allOff} onClick={() => void turnOff()} />
            </p>
          )}
        </>
      )}
      {isHost && (
        <section className="host-form">
          <h3>{HOST.gameNotices}</h3>
          <OneField
            key={seen.gameWebhook ?? ''}
            lead={NOTICES.gameLead}
            label={NOTICES.webhook}
            button={NOTICES.save}
            refused={whyNot('/game')}
            value={seen.gameWebhook ?? ''}
            send={(webhook) => void say('PUT', '/game', { webhook: webhook.trim() || null }, NOTICES.saved)}
          />
        </section>
      )}
      <Deliveries notices={seen.notices} />
    </div>
  )
}

/** Why something was not taken, beside it. */
const Wrong = ({ words }: { readonly words: string | undefined }) =>
  words === undefined ? null : (
    <p className="field-wrong" role="alert">
      {words}
    </p>
  )

const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

interface WishesProps {
  readonly seen: NoticesSeen
  readonly save: (asked: object) => Promise<boolean>
  readonly refused: string | undefined
}

function WishesForm({ seen, save, refused }: WishesProps) {
  const [wanted, setWanted] = useState(() => wantedOf(seen))
  const [wrong, setWrong] = useState<string>()
  const zone = zoneHere()
  const submit = async (): Promise<void> => {
    const flaw = whyNotWanted(wanted)
    setWrong(flaw)
    if (flaw === undefined) await save(askedFor(wanted, zone))
  }
  const field = (name: keyof typeof wanted, type: string, label: string, hint?: string) => (
    <Field type={type} label={label} value={wanted[name]} set={(text) => setWanted({ ...wanted, [name]: text })} hint={hint} />
  )
  return (
    <form
      className="wishes-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className="wishes-row">
        {seen.hasMail ? field('mail', 'email', NOTICES.mail) : <p className="quiet">{NOTICES.noMail}</p>}
        {field('webhook', 'url', NOTICES.webhook, NOTICES.webhookHint)}
      </div>
      <div className="wishes-row">
        {field('from', 'time', NOTICES.quietFrom)}
        {field('until', 'time', NOTICES.quietUntil)}
        {field('digest', 'time', NOTICES.digest)}
      </div>
      <p className="quiet">{NOTICES.zone(zone)}</p>
      <Wrong words={wrong ?? refused} />
      <p className="offer-ways">
        <button type="submit" className="button quiet-button">
          {NOTICES.save}
        </button>
      </p>
    </form>
  )
}

interface FieldProps {
  readonly type: string
  readonly label: string
  readonly value: string
  readonly set: (text: string) => void
  readonly hint?: string | undefined
}

function Field({ type, label, value, set, hint }: FieldProps) {
  const id = useId()
  return (
    <div className="text-field">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <input
        id={id}
        type={type}
        value={value}
        maxLength={2_000}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => set(event.target.value)}
      />
      {hint !== undefined && (
        <span id={`${id}-hint`} className="quiet">
          {hint}
        </span>
      )}
    </div>
  )
}

interface OneFieldProps {
  readonly lead: ReactNode
  readonly label: string
  readonly button: string
  readonly value?: string
  readonly refused: string | undefined
  readonly send: (text: string) => void
}

function OneField({ lead, label, button, value = '', refused, send }: OneFieldProps) {
  const [text, setText] = useState(value)
  return (
    <form
      className="wishes-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send(text)
      }}
    >
      <p className="quiet">{lead}</p>
      <Field type="text" label={label} value={text} set={setText} />
      <Wrong words={refused} />
      <p className="offer-ways">
        <button type="submit" className="button quiet-button">
          {button}
        </button>
      </p>
    </form>
  )
}

/** What was sent or waits, the newest first, and what became of it. */
function Deliveries({ notices }: Pick<NoticesSeen, 'notices'>) {
  if (notices.length === 0) return <p className="quiet">{DELIVERIES.nothing}</p>
  return (
    <Fold name={DELIVERIES.heading} count={notices.length} isOpenAtFirst>
      <ul className="glance-list deliveries">
        {notices.map((notice) => (
          <li key={`${notice.queued} ${notice.what} ${notice.channel}`}>
            <b>{DELIVERIES.what[notice.what]}</b> {DELIVERIES.by[notice.channel]}{' '}
            <span className={notice.delivery.is === 'refused' ? 'field-wrong' : 'quiet'}>{deliveryWords(notice, MOMENT.format)}</span>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
