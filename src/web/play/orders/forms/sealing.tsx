import { useState } from 'react'
import { type Faction, keysOf, type Placements, targetName } from '../../../../rules/core/index.ts'
import { Button, Dialog } from '../../../parts/index.ts'
import { listed } from '../../../wording.ts'
import type { Give } from '../../live-game.ts'
import { PLAY } from '../../words.ts'

export const placementsWords = (placements: Placements, nothing: string): string => {
  const all = keysOf(placements).filter((target) => (placements[target] ?? 0) > 0)
  return all.length === 0 ? nothing : listed(all.map((target) => `${targetName(target)} ${placements[target]}`))
}

export const pointsIn = (placements: Placements): number => keysOf(placements).reduce((sum, target) => sum + (placements[target] ?? 0), 0)

interface Props {
  readonly by: Faction
  readonly placements: Placements
  /** Points of the year. */
  readonly points: number
  readonly give: Give
  /** Nothing is kept for later there. */
  readonly isByMail?: boolean
}

/** To seal an allocation, once that is confirmed, or to keep it as a draft. */
export function Sealing({ by, placements, points, give, isByMail = false }: Props) {
  const [isSealing, setSealing] = useState(false)
  const left = points - pointsIn(placements)
  return (
    <>
      <p className="offer-ways">
        <Button words={`${PLAY.seal}…`} onClick={() => setSealing(true)} />
        {!isByMail && <Button look="quiet" words={PLAY.draft} onClick={() => void give({ type: 'draft-allocation', by, placements })} />}
      </p>
      {isSealing && (
        <Dialog title={PLAY.seal} close={() => setSealing(false)}>
          <p>{PLAY.sealSure(placementsWords(placements, PLAY.sealNothing))}</p>
          {left > 0 && <p className="sealing-left">{PLAY.sealLeft(left)}</p>}
          <p className="offer-ways">
            <Button
              words={PLAY.seal}
              onClick={() => {
                setSealing(false)
                void give({ type: 'seal-allocation', by, placements })
              }}
            />
          </p>
        </Dialog>
      )}
    </>
  )
}
