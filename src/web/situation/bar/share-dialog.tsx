import { useId, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { useSituation } from '../use-situation.ts'
import { summaryOf } from './summary.ts'

/** The address that holds what is on the desk, a few words to send with it, and the situation as a file for the command line. */
export function ShareDialog({ close }: { readonly close: () => void }) {
  const { current, leftOut } = useSituation()
  const address = location.href
  return (
    <Dialog title="Share what is on the desk" close={close}>
      <p>Whoever opens this address sees the same page, with every change you made. The address itself holds it all: nothing is stored.</p>
      {leftOut !== undefined && <p className="left-out">{leftOut}</p>}
      <Copied label="Address" text={address} rows={3} />
      <Copied label="In words, with the address" text={`${summaryOf(current)}\n${address}`} rows={6} />
      <p>The same situation as a file, for the chancery command:</p>
      <Copied label="Situation file" text={JSON.stringify(current.document, null, 2)} rows={6} />
    </Dialog>
  )
}

function Copied({ label, text, rows }: { readonly label: string; readonly text: string; readonly rows: number }) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready')
  const id = useId()
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('refused')
    }
  }
  return (
    <div className="copied">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <textarea id={id} readOnly rows={rows} value={text} onFocus={(event) => event.target.select()} />
      <p>
        <Button words="Copy" onClick={() => void copy()} />{' '}
        <span role="status">
          {state === 'copied' ? 'Copied.' : state === 'refused' ? 'The browser does not let us copy: select the text and copy it.' : ''}
        </span>
      </p>
    </div>
  )
}
