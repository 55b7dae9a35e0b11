import type { WarCell } from '../../../counsel/index.ts'
import { isPower, NATION_NAMES, POWERS, type Power } from '../../../rules/core/index.ts'
import { Choice, Fold, Panel } from '../../parts/index.ts'
import { type Query, useSituation } from '../../situation/index.ts'
import { listed, sentence, typeset } from '../../wording.ts'
import { nationsIn } from './war-matrix.tsx'
import { brpsWords, faceOf, nationTitle, openWords } from './words.ts'

/** The power whose wars are looked at: the one asked for, else the first that may declare any. */
export function powerAsked(cells: readonly WarCell[], { by, power }: Query['parts']): Power | undefined {
  const asked = by ?? power
  if (asked !== undefined && isPower(asked) && cells.some((cell) => cell.by === asked)) return asked
  return POWERS.find((one) => cells.some((cell) => cell.by === one && cell.allowed)) ?? cells[0]?.by
}

function Target({ cell, open, isOpen }: { readonly cell: WarCell; readonly open: () => void; readonly isOpen: boolean }) {
  return (
    <li>
      <button type="button" className="war-target" aria-pressed={isOpen} data-target={cell.on} onClick={open}>
        <strong>{nationTitle(cell.on)}</strong>
        {cell.price !== null && <span>{brpsWords(cell.price)}</span>}
        {cell.means !== null && <span className="war-means">war with {NATION_NAMES[cell.means]}</span>}
      </button>
    </li>
  )
}

interface Props {
  readonly cells: readonly WarCell[]
  readonly power: Power
  readonly opened: WarCell | undefined
  readonly open: (by: string, on: string) => void
}

/** One power: where it may go to war first, then with whom it is at war, and folded why not for the rest. */
export function PowerTargets({ cells, power, opened, open }: Props) {
  const { adjust } = useSituation()
  const { here } = nationsIn(cells)
  const powers = POWERS.filter((by) => by === power || (here.includes(by) && cells.some((cell) => cell.by === by)))
  const own = cells.filter(({ by }) => by === power)
  const faced = (face: ReturnType<typeof faceOf>): readonly WarCell[] => own.filter((cell) => faceOf(cell) === face)
  const [free, wars, shut] = [faced('open'), faced('war'), faced('closed')]
  return (
    <Panel className="power-targets" heading={`${nationTitle(power)}: ${openWords(free.length)}`}>
      <Choice
        name="power"
        legend="Which power"
        isQuiet
        value={power}
        options={powers.map((id) => ({ id, words: nationTitle(id) }))}
        choose={(id) => adjust({ parts: { power: id, by: undefined, on: undefined } })}
      />
      <ul className="war-targets">
        {free.map((cell) => (
          <Target key={cell.on} cell={cell} open={() => open(cell.by, cell.on)} isOpen={opened === cell} />
        ))}
      </ul>
      {wars.length > 0 && <p>At war with {listed(wars.map(({ on }) => NATION_NAMES[on]))}.</p>}
      {shut.length > 0 && (
        <Fold name="May not declare war on" count={shut.length}>
          {() => (
            <ul className="war-shut">
              {shut.map((cell) => (
                <li key={cell.on}>
                  <button type="button" className="link-button" onClick={() => open(cell.by, cell.on)}>
                    {nationTitle(cell.on)}
                  </button>
                  : {typeset(cell.obstacles[0]?.words ?? '')}
                </li>
              ))}
            </ul>
          )}
        </Fold>
      )}
      {free.length + wars.length + shut.length === 0 && <p className="quiet">{sentence('there is nobody to declare war on')}.</p>}
    </Panel>
  )
}
