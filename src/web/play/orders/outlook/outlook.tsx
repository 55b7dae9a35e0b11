import type { Arguments } from '../../../../counsel/index.ts'
import type { Faction, Minor } from '../../../../rules/core/index.ts'
import type { PendingRoll } from '../../../../rules/game/index.ts'
import { type Study, study } from '../../../pages/dossier/study.ts'
import { Strip } from '../../../pages/dossier/verdict.tsx'
import { Spoken } from '../../../parts/index.ts'
import type { OpenSituation } from '../../../situation/index.ts'
import { sentence, typeset } from '../../../wording.ts'

/** What would be rolled, and how. */
export interface RollAsked {
  readonly target: Minor
  readonly by: Faction
  readonly manner?: PendingRoll['manner']
  /** Once it has been named: what was done to it since. */
  readonly pending?: PendingRoll | undefined
}

const argsFor = ({ target, by, manner = 'ordinary', pending }: RollAsked): Arguments => ({
  by,
  target,
  manner: pending?.manner ?? manner,
  ...(pending === undefined || pending.subversion === 0 ? {} : { subversion: pending.subversion }),
  ...(pending === undefined ? {} : { covertAxis: pending.covert.axis, covertAllies: pending.covert.allies }),
  ...(pending?.pledgesWarOnRussia ? { pledge: true } : {}),
})

export function studyOf(known: OpenSituation, asked: RollAsked): Study | undefined {
  const found = study(known, argsFor(asked))
  return found.ok ? found.study : undefined
}

/** A roll that may not be named any more has its chances all the same once it was. */
const chancesIn = ({ answer: { verdict } }: Study): string => sentence(typeset(verdict.otherwise ?? verdict.words))

/** What each face of the die would bring, in its colours, and the chances in words. */
export function Outlook({ study: found, isBrief = false }: { readonly study: Study; readonly isBrief?: boolean }) {
  return (
    <span className={isBrief ? 'outlook outlook-brief' : 'outlook'}>
      <Strip study={found} />
      <span className={isBrief ? 'outlook-said' : undefined}>
        <Spoken words={chancesIn(found)} />
      </span>
    </span>
  )
}
