import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

interface Props {
  readonly title: ReactNode
  readonly close: () => void
  readonly children: ReactNode
}

/** A sheet laid over the page; Escape, its button or a click beside it puts it away. */
export function Dialog({ title, close, children }: Props) {
  const sheet = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Closed while it is still in the page, a dialog gives the focus back to what opened it.
  useLayoutEffect(() => {
    const dialog = sheet.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself.
    <dialog
      ref={sheet}
      aria-labelledby={id}
      onClose={() => {
        if (sheet.current?.open !== true) close()
      }}
      onClick={(event) => {
        if (event.target === sheet.current) close()
      }}
    >
      <div className="sheet">
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" className="button quiet-button" onClick={close}>
            Close
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
