import { useState } from 'react'
import { mayDoor, warRoomDoor } from '../../../counsel/index.ts'
import { Button, Dialog, Empty, Notice, Tag, tell } from '../../parts/index.ts'
import { useSituation } from '../../situation/index.ts'
import { Consequences, Refusals } from '../../what-if/index.ts'

/** Some declaration that is allowed in this situation, and one that is not. */
function Declarations() {
  const { ask } = useSituation()
  const room = ask(warRoomDoor)
  if (!room.ok) return <Refusals refusals={room.refusals} />
  const query = [room.cells.find(({ allowed }) => allowed), room.cells.find(({ allowed, isAtWar }) => !allowed && !isAtWar)]
  return query.map((cell) => {
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

/** Where something went wrong, as it is said on every page. */
function Notices() {
  return (
    <div className="shown-columns">
      <Notice title="This address cannot be opened">
        <ul>
          <li>Facts: no fact “paris.controler” (part 2 of the address); did you mean paris.controller?</li>
        </ul>
        <p>What was on the desk is still here, below.</p>
      </Notice>
      <Notice title="The page did not arrive">
        <p>The page could not be fetched. Is the connection there? Nothing on the desk is lost.</p>
      </Notice>
      <Notice title="This page broke down">
        <p>That is a fault of Chancery, not of yours. The address above still holds what you entered.</p>
      </Notice>
      <div>
        <p className="waiting">Opening the book…</p>
        <p className="quiet">What is here already works without a network; a newer desk is offered when it has come.</p>
      </div>
    </div>
  )
}

/** Refusals and consequences, an empty page, one that did not come, a dialog and a toast. */
export function StatesShown() {
  const { undo } = useSituation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <h3>Allowed, and refused with the rule</h3>
      <div className="shown-columns">
        <Declarations />
      </div>
      <h3>Nothing to show</h3>
      <Empty title="No points were placed this year">
        <p>Place some on the allocation page, or change the turn.</p>
      </Empty>
      <h3>Refused, lost, broken down, on its way</h3>
      <Notices />
      <h3>Dialog and toast</h3>
      <p className="shown-row">
        <Button words="Open a dialog" onClick={() => setOpen(true)} />
        <Button
          look="quiet"
          words="Say something"
          onClick={() => tell('Hungary stands at 9 now.', undo === undefined ? undefined : { words: 'Undo', do: undo })}
        />
      </p>
      {isOpen && (
        <Dialog title="A dialog" close={() => setOpen(false)}>
          <p>Escape, the button or a click beside it puts it away, and the focus goes back to where it was.</p>
        </Dialog>
      )}
    </>
  )
}
