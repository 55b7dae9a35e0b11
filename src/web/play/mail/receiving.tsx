import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { joinParts } from '../../../fair/index.ts'
import { Button, Panel, tell } from '../../parts/index.ts'
import { codeOn } from './codes.ts'
import { BY_MAIL } from './words.ts'

type Read = (text: string) => Promise<void>

const isPicture = (file: File): boolean => file.type.startsWith('image/')

/** Packets that came: pasted, in files, or as codes before the camera. */
export function Receiving({ read }: { readonly read: Read }) {
  const [text, setText] = useState('')
  const [isFilming, setFilming] = useState(false)
  const codes = useCodes(read)
  const id = useId()
  const readText = (said: string): void => {
    if (said.trim() !== '') void read(said).then(() => setText(''))
  }
  const clipboard = async (): Promise<void> => {
    const said = await (navigator.clipboard as Clipboard | undefined)?.readText().catch(() => undefined)
    if (said === undefined) tell(BY_MAIL.noClipboard)
    else readText(said)
  }
  const take = async (files: readonly File[]): Promise<void> => {
    for (const file of files) {
      if (!isPicture(file)) {
        await read(await file.text())
        continue
      }
      const picture = await createImageBitmap(file)
      const code = codeOn(picture, picture.width, picture.height)
      if (code === undefined) tell(BY_MAIL.noCode(file.name))
      else await codes.take(code)
    }
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    void take([...event.dataTransfer.files])
  }
  return (
    <Panel heading={BY_MAIL.toRead} className="mail-receiving" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          readText(text)
        }}
      >
        <label className="label" htmlFor={id}>
          {BY_MAIL.paste}
        </label>
        <textarea id={id} rows={4} value={text} spellCheck={false} onChange={({ target }) => setText(target.value)} />
        <div className="mail-buttons">
          <button type="submit" className="button">
            {BY_MAIL.readIt}
          </button>
          <Button look="quiet" words={BY_MAIL.fromClipboard} onClick={() => void clipboard()} />
          <Button
            look="quiet"
            words={isFilming ? BY_MAIL.cameraOff : BY_MAIL.camera}
            aria-pressed={isFilming}
            onClick={() => setFilming(!isFilming)}
          />
        </div>
      </form>
      <label className="mail-files">
        {BY_MAIL.files}
        <input type="file" multiple accept=".txt,image/*" onChange={({ target }) => void take([...(target.files ?? [])])} />
      </label>
      {codes.wanted > 0 && <p role="status">{BY_MAIL.partsRead(codes.had, codes.wanted)}</p>}
      {isFilming && <Camera seen={codes.take} stop={() => setFilming(false)} />}
    </Panel>
  )
}

/** Codes are read one by one; what they say together is read once all are there. */
function useCodes(read: Read) {
  const parts = useRef<readonly string[]>([])
  const [counted, setCounted] = useState({ had: 0, wanted: 0 })
  const take = async (code: string): Promise<void> => {
    if (parts.current.includes(code)) return
    parts.current = [...parts.current, code]
    const { texts, had, wanted } = joinParts(parts.current)
    setCounted({ had, wanted })
    if (texts.length === 0) return
    parts.current = []
    for (const text of texts) await read(text)
  }
  return { ...counted, take }
}

interface CameraProps {
  readonly seen: (code: string) => Promise<void>
  readonly stop: () => void
}

/** So often a second a picture is looked at. */
const LOOKS = 5

function Camera({ seen, stop }: CameraProps) {
  const film = useRef<HTMLVideoElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera is opened once, whatever it has seen since.
  useEffect(() => {
    let stream: MediaStream | undefined
    const look = setInterval(() => {
      const video = film.current
      const code = video === null || video.videoWidth === 0 ? undefined : codeOn(video, video.videoWidth, video.videoHeight)
      if (code !== undefined) void seen(code)
    }, 1000 / LOOKS)
    const devices = navigator.mediaDevices as MediaDevices | undefined
    const asked = devices?.getUserMedia({ video: { facingMode: 'environment' } }) ?? Promise.reject(new Error('no camera'))
    asked.then(
      (found) => {
        stream = found
        if (film.current !== null) film.current.srcObject = found
      },
      () => {
        tell(BY_MAIL.noCamera)
        stop()
      },
    )
    return () => {
      clearInterval(look)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
  }, [])
  return <video ref={film} className="mail-film" autoPlay muted playsInline />
}
