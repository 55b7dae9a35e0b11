import { useMemo, useState } from 'react'
import { Button, Panel } from '../../parts/index.ts'
import { copy } from '../lobby/copying.ts'
import { codesOf } from './codes.ts'
import { saveFile } from './files.ts'
import { QrCode } from './qr-code.tsx'
import { BY_MAIL } from './words.ts'

interface Props {
  readonly game: string
  readonly unsent: readonly string[]
  readonly sent: () => void
}

/** Packets on their way out: to the clipboard, into a file, or onto the screen as codes. */
export function Sending({ game, unsent, sent }: Props) {
  const [isShown, setShown] = useState(false)
  const text = unsent.join('\n')
  return (
    <Panel heading={BY_MAIL.toSend} className="mail-sending">
      {unsent.length === 0 ? (
        <p className="quiet">{BY_MAIL.nothingToSend}</p>
      ) : (
        <>
          <textarea className="mail-packets" aria-label={BY_MAIL.toSend} readOnly rows={8} value={text} />
          <div className="mail-buttons">
            <Button words={BY_MAIL.copy} onClick={() => void copy(text)} />
            <Button look="quiet" words={BY_MAIL.save} onClick={() => saveFile(`${game}-packets.txt`, text)} />
            <Button
              look="quiet"
              words={isShown ? BY_MAIL.hideCodes : BY_MAIL.showCodes}
              aria-expanded={isShown}
              onClick={() => setShown(!isShown)}
            />
            <Button look="quiet" words={BY_MAIL.done} onClick={sent} />
          </div>
          {isShown && <Codes text={text} key={text} />}
        </>
      )}
    </Panel>
  )
}

/** One code after another, for a camera on the other side. */
function Codes({ text }: { readonly text: string }) {
  const codes = useMemo(() => codesOf(text), [text])
  const [at, setAt] = useState(0)
  const code = codes[at]
  const words = BY_MAIL.code(at + 1, codes.length)
  return (
    <figure className="mail-code">
      {code !== undefined && <QrCode code={code} words={words} />}
      <figcaption>
        <span aria-live="polite">{words}</span>{' '}
        {codes.length > 1 && <Button look="quiet" words={BY_MAIL.next} onClick={() => setAt((at + 1) % codes.length)} />}
      </figcaption>
    </figure>
  )
}
