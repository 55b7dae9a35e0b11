import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'

interface Props {
  readonly title: ReactNode
  readonly close: () => void
  readonly children: ReactNode
}

/** Something laid over the page; Escape, its button or a click beside it puts it away. */
export function Dialog({ title, close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Closed while it is still in the page, a dialog gives the focus back to what opened it.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself.
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={() => {
        if (dialog.current?.open !== true) close()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) close()
      }}
    >
      <div className="dialog-body">
        <header>
          <h2 id={id}>{title}</h2>
          <Button look="quiet" words="Close" onClick={close} />
        </header>
        {children}
      </div>
    </dialog>
  )
}
