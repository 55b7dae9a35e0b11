import { useId, useState } from 'react'
import { declinedIn, lettersIn, overdueNext, ownKept, partiesIn, seatView, stateOf } from '../../../record/index.ts'
import { isFaction } from '../../../rules/core/index.ts'
import { Button, Notice, PageHead, Panel, Tick } from '../../parts/index.ts'
import { sentence } from '../../wording.ts'
import { Glance } from '../glance.tsx'
import { AllocationForm } from '../orders/forms/allocation-form.tsx'
import { TypedOrder } from '../orders/forms/typed-order.tsx'
import { Offers } from '../orders/offers.tsx'
import { Reasons } from '../orders/reasons.tsx'
import { Agreeing, Endorsing, Keeping } from './keeping.tsx'
import { type MailDesk, useMailDesk } from './mail-folder.ts'
import { Receiving } from './receiving.tsx'
import { Sending } from './sending.tsx'
import { Sure } from './sure.tsx'
import { BY_MAIL } from './words.ts'
import '../play.css'

/** A game by mail: what came, what is to be sent, and everything one may do in between. */
export function MailGamePage({ place }: { readonly place: string }) {
  const desk = useMailDesk(place)
  if (desk === undefined) return <p aria-busy="true">{BY_MAIL.fetching}</p>
  if (desk === null) return <Notice title={BY_MAIL.missing}>{null}</Notice>
  const { shelved, mail, refusals } = desk
  const { folder, unsent } = shelved
  const { ledger } = mail
  return (
    <div className="mail-game">
      <PageHead label={`${BY_MAIL.heading} · ${folder.game}`} heading={ledger?.kept.header.title ?? BY_MAIL.untitled} />
      {refusals.length > 0 && (
        <Notice title={BY_MAIL.wrong} isAlert>
          <Reasons refusals={refusals} />
        </Notice>
      )}
      <Standing desk={desk} />
      <Endorsing desk={desk} />
      <Agreeing desk={desk} />
      <div className="mail-post">
        <Receiving read={desk.read} />
        <Sending game={folder.game} unsent={unsent} sent={() => void desk.sent()} />
      </div>
      <p className="mail-buttons">
        <Button look="quiet" words={BY_MAIL.exchange} onClick={() => void desk.exchange()} />
      </p>
      {ledger !== undefined && <Play desk={desk} />}
      <Letters desk={desk} />
      <Keeping desk={desk} />
    </div>
  )
}

function Standing({ desk: { mail, shelved, declareOverdue, accept } }: { readonly desk: MailDesk }) {
  const { folder } = shelved
  const party = overdueNext(folder, mail)
  return (
    <Panel heading={BY_MAIL.state}>
      <div role="status">
        <ul className="mail-state">
          {[...stateOf(mail), ...declinedIn(mail, folder.name)].map((words) => (
            <li key={words}>{sentence(words)}</li>
          ))}
        </ul>
      </div>
      {party !== undefined && (
        <Sure look="quiet" words={BY_MAIL.overdue(party)} meaning={BY_MAIL.overdueSure(party)} act={declareOverdue} />
      )}
      {mail.isHalted && <Sure look="quiet" words={BY_MAIL.accept} meaning={BY_MAIL.acceptSure} act={accept} />}
    </Panel>
  )
}

/** What may be ordered now, as in any game; what is only kept for later is not for the mail. */
function Play({ desk: { mail, shelved, give } }: { readonly desk: MailDesk }) {
  const { folder } = shelved
  const { ledger } = mail
  if (ledger === undefined) return null
  const kept = ownKept(folder, ledger)
  const view = seatView(kept, folder.seats, { menu: true, log: true })
  const menus = view.menus ?? []
  return (
    <>
      <Panel heading={BY_MAIL.orders}>
        {view.asked.map(({ for: who, words }) => (
          <p key={who}>{sentence(words)}</p>
        ))}
        {menus.map(({ for: who, allocation, offers }) => (
          <div key={who} className="mail-asking">
            {allocation !== undefined && who !== 'host' && isFaction(who) && (
              <AllocationForm name={`${folder.game}.${view.turn}`} by={who} limits={allocation} draft={null} give={give} />
            )}
            <Offers offers={offers} book={kept.book} give={give} />
          </div>
        ))}
        <TypedOrder give={give} />
      </Panel>
      <Panel heading={BY_MAIL.happened}>
        <ul>
          {(view.log ?? []).map(({ told }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays where it stands.
            <li key={at}>
              {sentence(told.words)}
              {told.notes.length > 0 && ` (${told.notes.map(({ words }) => words).join('; ')})`}
            </li>
          ))}
        </ul>
      </Panel>
      <Glance book={kept.book} view={view} />
    </>
  )
}

function Letters({ desk: { mail, shelved, write } }: { readonly desk: MailDesk }) {
  const [text, setText] = useState('')
  const [to, setTo] = useState<readonly string[]>([])
  const id = useId()
  const letters = lettersIn(mail)
  const others = partiesIn(mail).filter(({ name }) => name !== shelved.folder.name)
  if (others.length === 0) return null
  return (
    <Panel heading={BY_MAIL.letters}>
      {letters.length === 0 && <p className="quiet">{BY_MAIL.noLetters}</p>}
      {letters.map((letter) => (
        <blockquote key={letter.packet} className="mail-letter">
          <p className="label">{BY_MAIL.letterFrom(letter.from, letter.to)}</p>
          <p>{letter.text}</p>
        </blockquote>
      ))}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void write(text, to).then((isWritten) => isWritten && setText(''))
        }}
      >
        <label className="label" htmlFor={id}>
          {BY_MAIL.letter}
        </label>
        <textarea id={id} rows={3} value={text} maxLength={10_000} onChange={({ target }) => setText(target.value)} />
        {others.length > 1 && (
          <fieldset>
            <legend className="label">{BY_MAIL.letterTo}</legend>
            {others.map(({ name }) => (
              <Tick key={name} isSet={to.includes(name)} set={(is) => setTo(is ? [...to, name] : to.filter((one) => one !== name))}>
                {name}
              </Tick>
            ))}
          </fieldset>
        )}
        <button type="submit" className="button">
          {BY_MAIL.writeIt}
        </button>
      </form>
    </Panel>
  )
}
