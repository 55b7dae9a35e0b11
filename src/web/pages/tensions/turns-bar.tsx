import { turnName } from '../../../rules/index.ts'
import { Button } from '../../parts/button.tsx'
import { useSituation } from '../../situation/use-situation.ts'
import { type Run, turnsIn, turnsPart } from './run.ts'

/** The turns of the run: choose one, add the next, drop the last. */
export function TurnsBar({ run, shown }: { readonly run: Run; readonly shown: number }) {
  const { turnTo } = useSituation()
  const { happened, mayGoOn } = run
  const turns = turnsIn(run)
  const last = turns.length - 1
  return (
    <nav className="turns-bar" aria-label="Turns of the run">
      <ol>
        {turns.map((turn, index) => (
          <li key={turn}>
            <button
              type="button"
              className="turn-tab"
              aria-current={index === shown ? 'step' : undefined}
              onClick={() => turnTo({ parts: { at: index === last ? undefined : String(index) } })}
            >
              {turnName(turn)}
            </button>
          </li>
        ))}
      </ol>
      <p className="turns-ways">
        <Button
          words="Next turn"
          disabled={!mayGoOn}
          onClick={() => turnTo({ parts: { turns: turnsPart([...happened, {}]), at: undefined } })}
        />
        <Button
          look="quiet"
          words="Drop the last"
          disabled={happened.length < 2}
          onClick={() => turnTo({ parts: { turns: turnsPart(happened.slice(0, -1)), at: undefined } })}
        />
      </p>
    </nav>
  )
}
