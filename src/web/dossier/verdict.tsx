import { type RefObject, useEffect, useState } from 'react'
import { signed, typeset } from '../wording.ts'
import { alliedColour, paintClass, paintOf } from './rungs.ts'
import type { Study } from './study.ts'

/** The six faces in a row, each in the colour of what it brings. */
export function Strip({ study }: { readonly study: Study }) {
  const allied = alliedColour(study)
  return (
    <span className="strip" aria-hidden="true">
      {Object.entries(study.answer.results).map(([face, { result }]) => {
        const band = study.table.bands.find(({ id }) => id === result)
        return (
          <span key={face} className={band === undefined ? 'paint' : paintClass(paintOf(band, allied))}>
            <span className="plate-figure">{typeset(result)}</span>
          </span>
        )
      })}
    </span>
  )
}

/** While the head of the dossier is out of sight, what it says goes along at the foot of the page. */
export function VerdictBar({ study, head }: { readonly study: Study; readonly head: RefObject<HTMLElement | null> }) {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const seen = head.current
    if (seen === null) return
    const observer = new IntersectionObserver(([entry]) => setAway(entry !== undefined && !entry.isIntersecting))
    observer.observe(seen)
    return () => observer.disconnect()
  }, [head])
  return (
    <div className="verdict-bar" hidden={!isAway} aria-hidden="true">
      <b>{signed(study.answer.total)}</b>
      <span className="verdict-name">{study.table.title}</span>
      <Strip study={study} />
    </div>
  )
}
