import { useState } from 'react'
import {
  keysOf,
  MINORS,
  type Minor,
  NATION_NAMES,
  POWER_NAMES,
  POWERS,
  type Power,
  TRACK_NAMES,
  type Track,
} from '../../../rules/core/index.ts'
import type { OrderOf } from '../../../rules/game/index.ts'
import { Button, LabelledStepper, Picker } from '../../parts/index.ts'
import { rungLabel, sentence } from '../../wording.ts'
import { tried, useFolded } from '../folded.ts'
import { Consequences } from '../orders/offers.tsx'
import { Reasons } from '../orders/reasons.tsx'
import { type HostFormProps, ReasonField } from './corrections.tsx'
import { HOST } from './words.ts'

type Ruling = OrderOf<'set-by-ruling'>

/** A level or a standing set by the host where the table has settled something the rules did not. */
export function Rulings({ id, book, view, upTo, give }: HostFormProps) {
  const game = useFolded(id, book, upTo)
  const [levels, setLevels] = useState<Partial<Record<Track, number>>>({})
  const [country, setCountry] = useState<Minor | 'none'>('none')
  const [result, setResult] = useState('neutral')
  const [power, setPower] = useState<Power>('germany')
  const [reason, setReason] = useState('')
  if (game === undefined) return null
  const bands =
    country === 'none'
      ? []
      : (book.tables[country]?.bands ?? []).flatMap((band) => (band.policy === undefined ? [] : [{ ...band, policy: band.policy }]))
  const isHeld = result !== 'neutral' && result !== 'conquered'
  const standing = isHeld ? { result: Number(result), with: power } : result
  const order = {
    type: 'set-by-ruling',
    by: 'referee',
    levels,
    standings: country === 'none' ? {} : { [country]: standing },
    reason: reason.trim(),
  } as Ruling
  const isSaid = (keysOf(levels).length > 0 || country !== 'none') && order.reason !== ''
  const foreseen = isSaid ? tried(book, game, order) : undefined
  const clear = (): void => {
    setLevels({})
    setCountry('none')
    setReason('')
  }
  const countries = MINORS.filter((minor) => book.tables[minor] !== undefined)
  return (
    <div className="host-form">
      <p className="quiet">{HOST.ruleLead}</p>
      <div className="strike-fields">
        {keysOf(view.tensions).map((track) => (
          <LabelledStepper
            key={track}
            label={TRACK_NAMES[track]}
            value={levels[track] ?? view.tensions[track]?.actual ?? 0}
            least={-99}
            most={199}
            set={(level) => {
              const { [track]: _before, ...others } = levels
              setLevels(level === view.tensions[track]?.actual ? others : { ...others, [track]: level })
            }}
          />
        ))}
        <Picker
          label={HOST.country}
          value={country}
          options={[
            { id: 'none', words: HOST.noCountry },
            ...countries.map((minor) => ({ id: minor, words: sentence(NATION_NAMES[minor]) })),
          ]}
          pick={setCountry}
        />
        {country !== 'none' && (
          <Picker
            label={HOST.result}
            value={result}
            options={[
              { id: 'neutral', words: HOST.neutral },
              { id: 'conquered', words: HOST.conquered },
              ...bands.map((band) => ({ id: String(band.policy), words: `${band.id}, ${rungLabel(band)}` })),
            ]}
            pick={setResult}
          />
        )}
        {country !== 'none' && isHeld && (
          <Picker
            label={HOST.with}
            value={power}
            options={POWERS.map((one) => ({ id: one, words: sentence(POWER_NAMES[one]) }))}
            pick={setPower}
          />
        )}
      </div>
      <ReasonField reason={reason} write={setReason} />
      {foreseen !== undefined &&
        (foreseen.refusals.length > 0 ? <Reasons refusals={foreseen.refusals} /> : <Consequences offer={foreseen} />)}
      <p className="offer-ways">
        <Button
          words={HOST.rule}
          disabled={foreseen === undefined || foreseen.refusals.length > 0}
          onClick={() => void give(order).then((isGiven) => isGiven && clear())}
        />
      </p>
    </div>
  )
}
