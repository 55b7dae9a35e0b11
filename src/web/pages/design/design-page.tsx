import type { ReactNode } from 'react'
import type { SituationPage } from '../../page.ts'
import { PageHead } from '../../parts/index.ts'
import { ControlsShown, TypeShown } from './controls-shown.tsx'
import { FiguresShown } from './figures-shown.tsx'
import { StatesShown } from './states-shown.tsx'
import './design.css'

const SECTIONS: readonly { readonly id: string; readonly title: string; readonly shown: ReactNode }[] = [
  { id: 'type', title: 'Type and colour', shown: <TypeShown /> },
  { id: 'figures', title: 'Numbers and their reasons', shown: <FiguresShown /> },
  { id: 'controls', title: 'Controls', shown: <ControlsShown /> },
  { id: 'states', title: 'Words, states and dialogs', shown: <StatesShown /> },
]

/** Every part of the desk on one page, with what the engine says of the situation that lies on it. */
function DesignPage() {
  return (
    <div className="design">
      <PageHead label="Design" heading="The parts of the desk" />
      <p className="lead">What pages are made of. Everything here is live: the numbers are the engine’s, on the situation above.</p>
      {SECTIONS.map(({ id, title, shown }) => (
        <section key={id} className="design-part" aria-labelledby={`design-${id}`}>
          <h2 id={`design-${id}`}>{title}</h2>
          {shown}
        </section>
      ))}
    </div>
  )
}

export const page: SituationPage = { title: () => 'The parts of the desk', Page: DesignPage }
