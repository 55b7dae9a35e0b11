import { useId, useState } from 'react'
import { agreeingParties, agreementFor, recordOfLedger, rejoinGame, rejoiningNow } from '../../../record/index.ts'
import { Button, Panel, TextField } from '../../parts/index.ts'
import { sentence } from '../../wording.ts'
import { saveFile } from './files.ts'
import { type MailDesk, newSecret } from './mail-folder.ts'
import { Sure } from './sure.tsx'
import type { Taking } from './taking.ts'
import { BY_MAIL } from './words.ts'

/** What the chair is asked when somebody has lost his folder: whether the new keys are his. */
export function Endorsing({ desk: { mail, shelved, endorse } }: { readonly desk: MailDesk }) {
  const asking = rejoiningNow(mail)
  if (asking.length === 0 || mail.ledger?.fair.chair !== shelved.folder.name) return null
  return (
    <Panel heading={BY_MAIL.endorsing}>
      {asking.map(({ name, key }) => (
        <div key={key} className="mail-asking">
          <p>{BY_MAIL.asksForKeys(name, key)}</p>
          <Sure
            words={BY_MAIL.endorse(name)}
            meaning={BY_MAIL.endorseSure(name, key)}
            isHeld={mail.pending !== undefined && !mail.pending.missing.includes(name)}
            act={() => endorse(name)}
          />
        </div>
      ))}
      {mail.pending !== undefined && <p className="quiet">{BY_MAIL.endorseLater}</p>}
    </Panel>
  )
}

/** What going on by the rules of this program would mean, before anybody agrees to it. */
export function Agreeing({ desk: { mail, shelved, agree } }: { readonly desk: MailDesk }) {
  const { folder } = shelved
  const agreement = agreementFor(folder, mail)
  if (agreement === undefined) return null
  const { agreed } = agreeingParties(mail)
  const { from, to, changes } = agreement
  return (
    <Panel heading={BY_MAIL.newerRules}>
      <p>{BY_MAIL.rulesAhead(from, to)}</p>
      {changes.length === 0 ? <p>{BY_MAIL.rulesNothing}</p> : <p>{BY_MAIL.rulesChange}</p>}
      <ul>
        {changes.map((words) => (
          <li key={words}>{sentence(words)}</li>
        ))}
      </ul>
      {!agreed.includes(folder.name) && <Button words={BY_MAIL.agree} onClick={() => void agree()} />}
    </Panel>
  )
}

/** What a folder is kept by: copies, the record, packets that somebody misses, new keys. */
export function Keeping({ desk }: { readonly desk: MailDesk }) {
  const { shelved, mail, renew, again } = desk
  const { folder } = shelved
  const { ledger } = mail
  const [name, setName] = useState('')
  const save = (kind: string, text: string) => saveFile(`${folder.game}${kind}`, text)
  return (
    <Panel heading={BY_MAIL.keeping}>
      <div className="mail-buttons">
        {ledger !== undefined && <Button look="quiet" words={BY_MAIL.saveRecord} onClick={() => save('.jsonl', recordOfLedger(ledger))} />}
        <Button look="quiet" words={BY_MAIL.savePackets} onClick={() => save('-all-packets.txt', folder.texts.join('\n'))} />
        <Button look="quiet" words={BY_MAIL.keepCopy} onClick={() => save(`-${folder.name}.folder.json`, JSON.stringify(shelved))} />
        {ledger !== undefined && <Sure look="quiet" words={BY_MAIL.newKeys} meaning={BY_MAIL.whyNewKeys} act={renew} />}
      </div>
      <p className="quiet">
        {BY_MAIL.record} <a href="#/verify">{BY_MAIL.checkIt}</a> {BY_MAIL.copyIsSecret}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void again(name.trim()).then((isFound) => isFound && setName(''))
        }}
      >
        <TextField label={BY_MAIL.missed} value={name} set={setName} />
        <button type="submit" className="button quiet-button">
          {BY_MAIL.sendAgain}
        </button>
      </form>
    </Panel>
  )
}

/** How somebody comes back who has lost his folder and every copy of it. */
export function Rejoining({ take }: Taking) {
  const [record, setRecord] = useState('')
  const [packets, setPackets] = useState('')
  const [name, setName] = useState('')
  return (
    <Panel heading={BY_MAIL.rejoin}>
      <p>{BY_MAIL.rejoinHow}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void take(rejoinGame(record, packets, name.trim(), { secret: newSecret(), random: newSecret() }))
        }}
      >
        <TextFile label={BY_MAIL.theRecord} accept=".jsonl" set={setRecord} />
        <TextFile label={BY_MAIL.thePackets} accept=".txt" set={setPackets} />
        <TextField label={BY_MAIL.yourName} value={name} set={setName} />
        <button type="submit" className="button quiet-button">
          {BY_MAIL.rejoinIt}
        </button>
      </form>
    </Panel>
  )
}

interface TextFileProps {
  readonly label: string
  readonly accept: string
  readonly set: (text: string) => void
}

function TextFile({ label, accept, set }: TextFileProps) {
  const id = useId()
  return (
    <>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
        onChange={({ target }) =>
          void Promise.all([...(target.files ?? [])].map((file) => file.text())).then((texts) => set(texts.join('\n')))
        }
        multiple={accept === '.txt'}
      />
    </>
  )
}
