import { type ReactNode, useEffect } from 'react'
import { type OnDesk, SituationContext, type Turned, useSituation } from '../../situation/index.ts'
import { hasSecrets, keepSealed, newSeal, sealedUnder, sealing } from './sealed-dice.ts'

/** The desk of a strike: while what Japan sees is shown, American dice stay in this window and out of its address. */
export function SealedDesk({ children }: { readonly children: ReactNode }) {
  const outer = useSituation()
  const said = outer.query.parts
  const parts = { ...said, ...sealedUnder(said['sealed']) }
  const turned = ({ thing, parts: next }: Turned): Turned => {
    const name = newSeal()
    const sealed = sealing({ ...parts, ...next }, name)
    if (sealed.kept !== undefined) keepSealed(name, sealed.kept)
    return { ...(thing === undefined ? {} : { thing }), parts: sealed.said }
  }
  const desk: OnDesk = {
    ...outer,
    query: { ...outer.query, parts },
    adjust: (next) => outer.adjust(turned(next)),
    turnTo: (next) => outer.turnTo(turned(next)),
  }
  const isOpen = said['eyes'] === 'japan' && hasSecrets(said)
  useEffect(() => {
    if (isOpen) desk.adjust({})
  })
  return <SituationContext value={desk}>{children}</SituationContext>
}
