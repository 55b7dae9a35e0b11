import { useState } from 'react'
import { type Faction, keysOf, type Placements, targetName } from '../../../rules/core/index.ts'
import { Button, Dialog } from '../../parts/index.ts'
import { listed } from '../../wording.ts'
import type { Give } from '../live-game.ts'
import { PLAY } from '../words.ts'

export const placementsWords = (placements: Placements, nothing: string): string => {
  const all = keysOf(placements).filter((target) => (placements[target] ?? 0) > 0)
  return all.length === 0 ? nothing : listed(all.map((target) => `${targetName(target)} ${placements[target]}`))
}

interface Props {
  readonly by: Faction
  readonly placements: Placements
  readonly give: Give
}

/** To seal an allocation, once that is confirmed, or to keep it as a draft. */
export function Sealing({ by, placements, give }: Props) {
  const [isSealing, setSealing] = useState(false)
  return (
    <>
      <p className="offer-ways">
        <Button words={`${PLAY.seal}…`} onClick={() => setSealing(true)} />
        <Button look="quiet" words={PLAY.draft} onClick={() => void give({ type: 'draft-allocation', by, placements })} />
      </p>
      {isSealing && (
        <Dialog title={PLAY.seal} close={() => setSealing(false)}>
          <p>{PLAY.sealSure(placementsWords(placements, PLAY.sealNothing))}</p>
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
