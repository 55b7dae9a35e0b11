import { type ReactNode, Suspense, useState } from 'react'
import { Button, Panel } from '../parts/index.ts'

interface Props {
  readonly heading: string
  /** What it would tell. */
  readonly about: string
  /** What the button says. */
  readonly words: string
  readonly children: ReactNode
}

/** Something of counsel's that takes a moment to fetch and to work out: it is asked for first. */
export function OnAsking({ heading, about, words, children }: Props) {
  const [isAsked, setAsked] = useState(false)
  return (
    <Panel heading={heading} className="counsel">
      {isAsked ? (
        <Suspense
          fallback={
            <p className="quiet" role="status">
              Weighing …
            </p>
          }
        >
          {children}
        </Suspense>
      ) : (
        <>
          <p className="quiet">{about}</p>
          <Button words={words} onClick={() => setAsked(true)} />
        </>
      )}
    </Panel>
  )
}
