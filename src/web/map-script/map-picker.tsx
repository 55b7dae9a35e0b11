import { useEffect, useId, useRef, useState } from 'react'
import type { ReadScript, WrittenName } from '../../counsel/index.ts'
import { Button, optionsOf, Picker } from '../parts/index.ts'
import { typeset } from '../wording.ts'
import { EXAMPLE, MAP_SCRIPT, MAP_TITLES } from './words.ts'

/** What happens on the map: a script by its name, or one’s own as far as it can be read. */
export type MapChoice = WrittenName | { readonly document: Readonly<Record<string, unknown>> | undefined }

/** What is handed to whoever plays by it; nothing while one’s own cannot be read. */
export const mapSaid = (choice: MapChoice): WrittenName | Readonly<Record<string, unknown>> | undefined =>
  typeof choice === 'string' ? choice : choice.document

const OWN = 'own'
const MOST_BYTES = 1_000_000

const OPTIONS = [...optionsOf(Object.keys(MAP_TITLES) as WrittenName[], MAP_TITLES), { id: OWN, words: MAP_SCRIPT.own }] as const

function OwnScript({ change }: { readonly change: (choice: MapChoice) => void }) {
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(EXAMPLE)
  const [found, setFound] = useState<ReadScript>()
  const tell = useRef(change)
  tell.current = change
  useEffect(() => {
    let isWanted = true
    // Fetched when somebody wants a script of his own: few do.
    const reading = import('./own-script.ts').then(({ readOwn }) => readOwn(text))
    void reading.then((said) => {
      if (!isWanted) return
      setFound(said.found)
      tell.current({ document: said.found.ok ? (said.document as Readonly<Record<string, unknown>>) : undefined })
    })
    return () => {
      isWanted = false
    }
  }, [text])
  const take = async (file: File): Promise<void> =>
    setText(
      await file
        .slice(0, MOST_BYTES)
        .text()
        .catch(() => ''),
    )
  return (
    <div className="own-script field">
      <label className="label" htmlFor={id}>
        {MAP_SCRIPT.label}
      </label>
      <textarea
        id={id}
        rows={10}
        value={text}
        spellCheck={false}
        aria-invalid={found?.ok === false}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => setText(target.value)}
      />
      <div id={`${id}-note`} role="status">
        {found?.ok === true && <p className="quiet">{MAP_SCRIPT.reads(found.script.title, found.script.happenings.length)}</p>}
        {found?.ok === false && (
          <>
            <p className="field-wrong">{MAP_SCRIPT.wrong}</p>
            <ul>
              {found.faults.map((fault) => (
                <li key={fault}>{typeset(fault)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <p>
        <Button look="quiet" words={MAP_SCRIPT.file} onClick={() => chooser.current?.click()} />
      </p>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={MAP_SCRIPT.file}
        accept=".json,.yaml,.yml,application/json"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file !== undefined) void take(file)
        }}
      />
    </div>
  )
}

interface Props {
  readonly label: string
  readonly choice: MapChoice
  readonly change: (choice: MapChoice) => void
}

/** A script of the map: one that comes with the books, or one’s own with everything that is wrong with it. */
export function MapPicker({ label, choice, change }: Props) {
  return (
    <>
      <Picker
        label={label}
        value={typeof choice === 'string' ? choice : OWN}
        room="wide"
        options={OPTIONS}
        pick={(id) => change(id === OWN ? { document: undefined } : id)}
      />
      {typeof choice !== 'string' && <OwnScript change={change} />}
    </>
  )
}
