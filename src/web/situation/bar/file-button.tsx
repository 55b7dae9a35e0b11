import { useRef, useState } from 'react'
import { readFile } from '../../../editions/reading/index.ts'
import type { Refusal } from '../../../rules/core/index.ts'
import { Button, Dialog } from '../../parts/index.ts'
import { typeset } from '../../wording.ts'
import type { Document } from '../document.ts'
import { gameOf, withoutGame } from '../game-address.ts'
import type { OpenSituation } from '../open-situation.ts'
import { NEW_TAB } from '../tabs/tabs.ts'
import { useSituation } from '../use-situation.ts'

const FILE_NAME = 'chancery'
const MOST_BYTES = 1_000_000

/** Hands the situation to the reader as a file. */
export function saveFile({ document: said, situation, book }: OpenSituation): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(withoutGame(said), null, 2)}\n`], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  const secret = gameOf(said) === undefined ? [] : ['secret']
  link.download = `${[FILE_NAME, ...secret, book.id, ...situation.turn.split(' ')].join('-')}.json`
  link.click()
  URL.revokeObjectURL(url)
}

/** What a file says, or everything that is wrong with it and where. */
async function openFile(file: File): Promise<{ readonly document: Document } | { readonly refusals: readonly Refusal[] }> {
  // A file picked by mistake may be of any size: no more of it is read than it takes to say so.
  const read = await readFile(await file.slice(0, MOST_BYTES).text())
  return read.ok ? { document: read.document } : { refusals: read.refusals }
}

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
          <ul className="file-errors">
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
