import { useState } from 'react'
import { NATION_NAMES, POWER_NAMES } from '../../../../rules/core/index.ts'
import { ACT_WORDS, type Offer, type OrderOf } from '../../../../rules/game/index.ts'
import { Button, Picker, Tick } from '../../../parts/index.ts'
import { sentence } from '../../../wording.ts'
import type { Give } from '../../live-game.ts'
import { OBLIGATION } from '../../words.ts'

type MeetObligation = OrderOf<'meet-obligation'>
type Act = MeetObligation['act']

export const isObligation = (offer: Offer): offer is Offer & { readonly order: MeetObligation } =>
  offer.order.type === 'meet-obligation' && offer.refusals.length === 0

const warOf = ({ declaration: { by, on } }: MeetObligation): string => `${by} ${on}`

interface Props {
  readonly offers: readonly Offer[]
  readonly give: Give
}

/** Every declaration that has still to be acted upon, with what was done: all of them are reported in one press. */
export function ObligationForm({ offers, give }: Props) {
  const orders = offers.filter(isObligation).map(({ order }) => order)
  const wars = [...new Set(orders.map(warOf))]
  const [left, setLeft] = useState<readonly string[]>([])
  const [acts, setActs] = useState<Readonly<Record<string, Act>>>({})
  const waysOf = (war: string): readonly MeetObligation[] => orders.filter((order) => warOf(order) === war)
  const chosen = wars.flatMap((war) => {
    const ways = waysOf(war)
    return left.includes(war) ? [] : (ways.find(({ act }) => act === acts[war]) ?? ways[0] ?? [])
  })
  const report = async (): Promise<void> => {
    for (const order of chosen) if (!(await give(order))) return
  }
  return (
    <div className="naming obligations" data-order="meet-obligation">
      <ul className="obligation-wars">
        {wars.map((war) => {
          const [first] = waysOf(war)
          if (first === undefined) return null
          const { by, on } = first.declaration
          const name = OBLIGATION.war(sentence(POWER_NAMES[by]), NATION_NAMES[on])
          return (
            <li key={war}>
              <Tick isSet={!left.includes(war)} set={(is) => setLeft(is ? left.filter((one) => one !== war) : [...left, war])}>
                {name}
              </Tick>
              <Picker
                label={OBLIGATION.how(name)}
                isQuiet
                value={acts[war] ?? first.act}
                options={waysOf(war).map(({ act }) => ({ id: act, words: ACT_WORDS[act] }))}
                pick={(act) => setActs({ ...acts, [war]: act })}
              />
            </li>
          )
        })}
      </ul>
      <p className="offer-ways">
        <Button words={OBLIGATION.report(chosen.length)} disabled={chosen.length === 0} onClick={() => void report()} />
      </p>
    </div>
  )
}
