import { useState } from 'react'
import { isMinorTarget, TARGETS, type Target, targetName } from '../../../../rules/core/index.ts'
import { Button, Picker } from '../../../parts/index.ts'
import { bareName } from '../../../wording.ts'

const WORDS = { label: 'Odds in', show: 'Show the odds' } as const

const COUNTRIES = TARGETS.filter(isMinorTarget)
  .map((id) => ({ id, words: bareName(targetName(id)) }))
  .toSorted((one, other) => one.words.localeCompare(other.words))

interface Props {
  readonly first?: Target
  readonly isBusy?: boolean
  readonly open: (target: Target) => void
}

/** A country, and what a roll would do there: for whoever comes with no other question. */
export function CountryOdds({ first = 'hungary', isBusy = false, open }: Props) {
  const [target, setTarget] = useState<Target>(first)
  return (
    <div className="country-odds">
      <Picker label={WORDS.label} value={target} options={COUNTRIES} pick={setTarget} />
      <Button look="quiet" words={WORDS.show} disabled={isBusy} onClick={() => open(target)} />
    </div>
  )
}
