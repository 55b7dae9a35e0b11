import { useRef, useState } from 'react'
import type { Refusal } from '../../../rules/index.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { typeset } from '../../wording.ts'
import { NEW_TAB } from '../tabs/tabs.ts'
import { useSituation } from '../use-situation.ts'
import { openFile } from './file.ts'

const LOST: Refusal = { code: 'lost', words: 'The file could not be read.', data: {} }

/** Opens a situation from a file, beside what is on the desk; a wrong one is refused with what is wrong and where. */
export function FileButton() {
  const { lay } = useSituation()
  const chooser = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<{ readonly name: string; readonly refusals: readonly Refusal[] }>()
  const take = async (file: File): Promise<void> => {
    const opened = await openFile(file).catch(() => ({ refusals: [LOST] }))
    if ('refusals' in opened) return setRefused({ name: file.name, refusals: opened.refusals })
    lay(opened.document, { tab: NEW_TAB })
  }
  return (
    <>
      <Button look="bar" words="Open" onClick={() => chooser.current?.click()} />
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label="Open a situation file"
        accept=".json,.yaml,.yml,application/json"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file may be chosen again once it has been put right.
          event.target.value = ''
          if (file !== undefined) void take(file)
        }}
      />
      {refused !== undefined && (
        <Dialog title="This file cannot be opened" close={() => setRefused(undefined)}>
          <p>{refused.name}:</p>
          <ul className="slips">
            {refused.refusals.map(({ words }) => (
              <li key={words}>{typeset(words)}</li>
            ))}
          </ul>
          <p className="quiet">What was on the desk is still here.</p>
        </Dialog>
      )}
    </>
  )
}
