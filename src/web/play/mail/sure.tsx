import { useState } from 'react'
import { Button, Dialog } from '../../parts/index.ts'

interface Props {
  readonly words: string
  /** What it means, said before it is done. */
  readonly meaning: string
  readonly act: () => Promise<unknown>
  readonly look?: 'quiet'
  readonly isHeld?: boolean
}

/** A button for what cannot be taken back: it asks once more. */
export function Sure({ words, meaning, act, look, isHeld = false }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button {...(look === undefined ? {} : { look })} words={`${words}…`} disabled={isHeld} onClick={() => setAsking(true)} />
      {isAsking && (
        <Dialog title={words} close={() => setAsking(false)}>
          <p>{meaning}</p>
          <p className="offer-ways">
            <Button
              words={words}
              onClick={() => {
                setAsking(false)
                void act()
              }}
            />
          </p>
        </Dialog>
      )}
    </>
  )
}
