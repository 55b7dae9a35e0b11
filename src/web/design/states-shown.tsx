import { useState } from 'react'
import { mayDoor, warRoomDoor } from '../../counsel/index.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Empty } from '../parts/empty.tsx'
import { Tag } from '../parts/tag.tsx'
import { tell } from '../parts/toast.tsx'
import { useSheet } from '../situation/use-sheet.ts'
import { Consequences } from '../what-if/consequences.tsx'
import { Refusals } from '../what-if/refusals.tsx'

/** Some declaration that is allowed in this situation, and one that is not. */
function Declarations() {
  const { ask } = useSheet()
  const room = ask(warRoomDoor)
  if (!room.ok) return <Refusals refusals={room.refusals} />
  const asked = [room.cells.find(({ allowed }) => allowed), room.cells.find(({ allowed, isAtWar }) => !allowed && !isAtWar)]
  return asked.map((cell) => {
    if (cell === undefined) return null
    const answer = ask(mayDoor, { question: 'declare', by: cell.by, on: cell.on })
    if (!answer.ok) return <Refusals key={cell.on} refusals={answer.refusals} />
    return (
      <div key={`${cell.by} ${cell.on}`} className="shown-fields">
        <p>
          <Tag tone={answer.allowed ? 'yes' : 'no'}>{answer.allowed ? 'allowed' : 'not allowed'}</Tag>
        </p>
        {answer.allowed ? <Consequences consequences={answer.consequences} /> : <Refusals refusals={answer.refusals} />}
      </div>
    )
  })
}

/** Refusals and consequences, an empty page, a dialog and a toast. */
export function StatesShown() {
  const { undo } = useSheet()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className="shown-columns">
        <Declarations />
      </div>
      <Empty title="No points were placed this year">
        <p>Place some on the allocation page, or change the turn.</p>
      </Empty>
      <p className="waiting">Opening the book…</p>
      <p className="shown-row">
        <button type="button" className="button" onClick={() => setOpen(true)}>
          Open a dialog
        </button>
        <button
          type="button"
          className="button quiet-button"
          onClick={() => tell('Hungary stands at 9 now.', undo === undefined ? undefined : { words: 'Undo', do: undo })}
        >
          Say something
        </button>
      </p>
      {isOpen && (
        <Dialog title="A dialog" close={() => setOpen(false)}>
          <p>Escape, the button or a click beside it puts it away, and the focus goes back to where it was.</p>
        </Dialog>
      )}
    </>
  )
}
