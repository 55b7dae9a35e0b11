import { type DragEvent, useState } from 'react'
import type { Opened } from '../../page.ts'
import { Fold, Notice, PageHead, Panel } from '../../parts/index.ts'
import { allKept } from '../../play/mail/shelf.ts'
import { sentence } from '../../wording.ts'
import type { Checked } from './checking.ts'
import { CHECKED } from './words.ts'
import './verify.css'

export const openVerify = (): Opened => ({ ok: true, title: 'Check a record: Chancery', place: 'verify', page: <VerifyPage /> })

/** The check brings every book along, so it is fetched when there is something to check. */
async function checkFile(file: File): Promise<Checked> {
  const [{ check }, text, kept] = await Promise.all([import('./checking.ts'), file.text(), allKept().catch(() => [])])
  return check(
    text,
    kept.map(({ folder }) => folder),
  )
}

function Found({ checked }: { readonly checked: Checked }) {
  const { isSound, title, counted, wrong, notes, corrected } = checked
  return (
    <Panel heading={title}>
      <div role="status">
        <p className="verify-verdict">
          {isSound ? 'Nothing is wrong with this record.' : `${wrong.length === 1 ? 'One thing is' : `${wrong.length} things are`} wrong:`}
        </p>
        <ul className="verify-found">
          {[...wrong, ...counted, ...notes, ...(corrected.length === 0 ? [] : [CHECKED.corrected])].map((words) => (
            <li key={words}>{sentence(words)}</li>
          ))}
        </ul>
        {corrected.length > 0 && (
          <Fold name={CHECKED.where} count={corrected.length}>
            <ul className="verify-found">
              {corrected.map((words) => (
                <li key={words}>{sentence(words)}</li>
              ))}
            </ul>
          </Fold>
        )}
      </div>
    </Panel>
  )
}

/** Checks a record without a server: signatures, links, dice, seals and every decision. */
function VerifyPage() {
  const [checked, setChecked] = useState<Checked>()
  const [fault, setFault] = useState<string>()
  const take = (file: File | undefined): void => {
    if (file === undefined) return
    setFault(undefined)
    checkFile(file).then(setChecked, (error: unknown) => setFault(String(error)))
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    take(event.dataTransfer.files[0])
  }
  return (
    <div className="verify-page">
      <PageHead label="Fair play" heading="Check a record" />
      <p className="lead">Everything is decided again in your browser, with the dice on record. Nothing is sent anywhere.</p>
      <label className="verify-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        Drop the file of a record here, or choose one
        <input type="file" accept=".jsonl,.json,.txt" onChange={({ target }) => take(target.files?.[0])} />
      </label>
      {fault === undefined ? null : (
        <Notice title="The file cannot be read" isAlert>
          {fault}
        </Notice>
      )}
      {checked === undefined ? null : <Found checked={checked} />}
    </div>
  )
}
