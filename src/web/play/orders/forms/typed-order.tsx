import { useId, useState } from 'react'
import { Fold } from '../../../parts/index.ts'
import type { Give } from '../../live-game.ts'
import { PLAY } from '../../words.ts'

/** An order as it is typed in the terminal, for whoever is quicker that way. */
export function TypedOrder({ give }: { readonly give: Give }) {
  const [text, setText] = useState('')
  const id = useId()
  return (
    <Fold name={PLAY.typed} className="typed-order">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') void give({ text: text.trim() }).then((isGiven) => isGiven && setText(''))
        }}
      >
        <label htmlFor={id} className="label">
          {PLAY.typedHint}
        </label>
        <div className="typed-line">
          <input
            id={id}
            value={text}
            autoComplete="off"
            spellCheck={false}
            maxLength={2_000}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="button">
            {PLAY.typedGive}
          </button>
        </div>
      </form>
    </Fold>
  )
}
