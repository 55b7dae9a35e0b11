import { type Arguments, chancesSaid, percentWords } from '../../../../counsel/index.ts'
import { type Faction, type Minor, sideOf } from '../../../../rules/core/index.ts'
import type { PendingRoll } from '../../../../rules/game/index.ts'
import { gains, type Study, study } from '../../../pages/dossier/study.ts'
import { Strip } from '../../../pages/dossier/verdict.tsx'
import { Spoken } from '../../../parts/index.ts'
import type { OpenSituation } from '../../../situation/index.ts'
import { sentence, signed, typeset } from '../../../wording.ts'
import { OUTLOOK } from '../../words.ts'

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

/** The same roll as the address of its dossier says it. */
export function rollParts(asked: RollAsked): Readonly<Record<string, string>> {
  const { target: _target, ...parts } = argsFor(asked)
  return Object.fromEntries(Object.entries(parts).flatMap(([name, value]) => (value === 0 ? [] : [[name, String(value)]])))
}

export function studyOf(known: OpenSituation, asked: RollAsked): Study | undefined {
  const found = study(known, argsFor(asked))
  return found.ok ? found.study : undefined
}

/** The chances of a roll. Those of one that may not be named any more are said all the same; where points are hidden nothing is certain. */
function chancesIn({ answer, book, situation, roll, table }: Study, isSealed: boolean): string {
  const { total, verdict } = answer
  const words = isSealed ? chancesSaid(book, situation, roll, table, [total], OUTLOOK.ifAlone) : (verdict.otherwise ?? verdict.words)
  return sentence(typeset(words))
}

interface OutlookProps {
  readonly study: Study
  readonly isBrief?: boolean
  /** Others place points that nobody sees yet. */
  readonly isSealed?: boolean
}

/** What each face of the die would bring, in its colours, and the chances in words. */
export function Outlook({ study: found, isBrief = false, isSealed = false }: OutlookProps) {
  return (
    <span className={isBrief ? 'outlook outlook-brief' : 'outlook'}>
      <Strip study={found} />
      <span className={isBrief ? 'outlook-said' : undefined}>
        <Spoken words={chancesIn(found, isSealed)} />
      </span>
    </span>
  )
}

interface SealedProps {
  readonly study: Study
  /** The same roll without the points that are being placed there. */
  readonly without: Study | undefined
  readonly isOwn: boolean
}

/** A roll of the year to come, while everybody's points are sealed: what it would bring, and what these points change in it. */
export function SealedOutlook({ study: found, without, isOwn }: SealedProps) {
  const { by } = found.roll
  const isMoved = without !== undefined && without.answer.total !== found.answer.total
  return (
    <span className="outlook outlook-brief" data-roll={by} data-total={found.answer.total}>
      <Strip study={found} />
      <span className="outlook-said">
        <b>{isOwn ? OUTLOOK.ifYouRoll : OUTLOOK.ifAxisRolls}</b> {OUTLOOK.total(signed(found.answer.total))}.{' '}
        <Spoken words={chancesIn(found, true)} />.
        {isMoved && (
          <span className="outlook-was"> {OUTLOOK.without(signed(without.answer.total), percentWords(gains(without, sideOf(by))))}</span>
        )}
      </span>
    </span>
  )
}
