import { useId, useState } from 'react'
import { Dialog } from '../parts/dialog.tsx'
import { useSheet } from '../situation/use-sheet.ts'

/** The address that holds this question, and the situation as a file for the command line. */
export function ShareDialog({ close }: { readonly close: () => void }) {
  const { sheet } = useSheet()
  const address = location.href
  const file = JSON.stringify(sheet.document, null, 2)
  return (
    <Dialog title="Share this dossier" close={close}>
      <p>Whoever opens this address sees the same dossier, with every change you made. The address itself holds it all.</p>
      <Copied label="Address" text={address} rows={4} />
      <p>The same situation as a file, for the chancery command:</p>
      <Copied label="Situation file" text={file} rows={10} />
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
        <button type="button" className="button" onClick={() => void copy()}>
          Copy
        </button>{' '}
        <span role="status">
          {state === 'copied' ? 'Copied.' : state === 'refused' ? 'The browser does not let us copy: select the text and copy it.' : ''}
        </span>
      </p>
    </div>
  )
}
