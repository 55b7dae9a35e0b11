import { useState } from 'react'
import { usualWorld } from '../../../../editions/reading/index.ts'
import { halvesOf, isAtWar, isPower, NATION_NAMES, POWER_NAMES, type Power, turnAfter } from '../../../../rules/core/index.ts'
import type { Game, Offer, OrderOf, Rulebook } from '../../../../rules/game/index.ts'
import { Button, Fold, Tick } from '../../../parts/index.ts'
import { listed, sentence } from '../../../wording.ts'
import { tried, useFolded } from '../../folded.ts'
import type { Give } from '../../live-game.ts'
import type { SeatView } from '../../wire.ts'
import { DECLARING } from '../../words.ts'
import { MapReady } from '../map-waits.tsx'
import { Consequences, priceWords } from '../offers.tsx'
import { orderWords } from '../order-words.ts'
import { Reasons } from '../reasons.tsx'
import { type Intent, keyOf, withoutWar, withWar } from './chosen-wars.ts'

type DeclareWar = OrderOf<'declare-war'>

interface Declarable {
  readonly intent: Intent
  readonly offer: Offer
}

export const isDeclaration = (offer: Offer): offer is Offer & { readonly order: DeclareWar } =>
  offer.order.type === 'declare-war' && offer.refusals.length === 0

/** So many of a power’s wars are in sight. */
const AT_A_LOOK = 6

const nameOf = ({ on, together }: Intent): string =>
  sentence(listed([on, ...(together === undefined ? [] : [together])].map((one) => NATION_NAMES[one])))

/** So many turns ahead a war is made ready. */
const SOON = 2

/** Wars that are usually on soon after this turn. */
function isLikely(book: Rulebook, { situation }: Game, { by, on }: Intent): boolean {
  const scenario = book.scenarios[situation.scenario]
  const soon = turnAfter(situation.turn, SOON) ?? situation.turn
  return scenario !== undefined && isAtWar(usualWorld(book, scenario, soon).situation, by, on)
}

/** What the map is made or waits for and what usually comes now first, then the powers, then by name. */
function byWeight(book: Rulebook, game: Game | undefined, awaited: readonly string[], some: readonly Declarable[]): readonly Declarable[] {
  const rank = ({ intent }: Declarable): number => {
    if (awaited.includes(`${intent.by} ${intent.on}`) || (game !== undefined && isLikely(book, game, intent))) return 0
    return isPower(intent.on) ? 1 : 2
  }
  return some.toSorted((one, other) => rank(one) - rank(other) || nameOf(one.intent).localeCompare(nameOf(other.intent)))
}

interface Props {
  readonly id: string
  readonly upTo: number
  /** What a script of the map is made for, and what it waits for. */
  readonly bots: SeatView['bots']
  readonly offers: readonly Offer[]
  readonly book: Rulebook
  readonly give: Give
}

/** The wars that may be declared, power by power: those that are ticked are declared together, with what that costs and brings. */
export function DeclarationForm({ id, upTo, bots, offers, book, give }: Props) {
  const game = useFolded(id, book, upTo)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const declarations = offers.filter(isDeclaration)
  const all = declarations.flatMap((offer): readonly Declarable[] => offer.order.intents.map((intent) => ({ intent, offer })))
  const chosen = all.filter(({ intent }) => ticked.includes(keyOf(intent)))
  const [by] = declarations.map(({ order }) => order.by)
  if (by === undefined) return null
  const order: DeclareWar = { type: 'declare-war', by, intents: chosen.map(({ intent }) => intent) }
  const [only, ...more] = chosen
  const foreseen = only === undefined ? undefined : more.length === 0 ? only.offer : game && tried(book, game, order)
  const toggle = (intent: Intent, is: boolean): void =>
    setTicked(
      (is ? withWar : withoutWar)(
        chosen.map((one) => one.intent),
        intent,
      ).map(keyOf),
    )
  const awaited = [...(bots?.ready ?? []), ...(bots?.waits ?? [])].flatMap(({ wars }) => wars.map(([power, on]) => `${power} ${on}`))
  const powers = [...new Set(all.map(({ intent }) => intent.by))]
  return (
    <div className="naming declaring" data-order="declare-war">
      <MapReady
        bots={bots}
        may={(power, on) => all.some(({ intent }) => intent.by === power && [on, ...halvesOf(on)].includes(intent.on))}
      />
      {powers.map((power) => (
        <Declarer
          key={power}
          power={power}
          wars={byWeight(
            book,
            game,
            awaited,
            all.filter(({ intent }) => intent.by === power),
          )}
          ticked={ticked}
          toggle={toggle}
        />
      ))}
      {foreseen !== undefined && foreseen.refusals.length > 0 && <Reasons refusals={foreseen.refusals} />}
      {foreseen !== undefined && foreseen.refusals.length === 0 && <Consequences offer={foreseen} />}
      <p className="offer-ways move-foot">
        <Button
          words={chosen.length === 0 ? DECLARING.tickFirst : orderWords(book, order)}
          disabled={foreseen === undefined || foreseen.refusals.length > 0}
          onClick={() => void give(order).then((isGiven) => isGiven && setTicked([]))}
        />
      </p>
    </div>
  )
}

interface DeclarerProps {
  readonly power: Power
  readonly wars: readonly Declarable[]
  readonly ticked: readonly string[]
  readonly toggle: (intent: Intent, is: boolean) => void
}

function Declarer({ power, wars, ticked, toggle }: DeclarerProps) {
  const list = (some: readonly Declarable[]) => (
    <ul className="declaring-wars">
      {some.map(({ intent, offer }) => (
        <li key={keyOf(intent)} data-on={intent.on}>
          <Tick isSet={ticked.includes(keyOf(intent))} set={(is) => toggle(intent, is)}>
            {nameOf(intent)} <span className="offer-cost">{priceWords(offer) ?? DECLARING.free}</span>
          </Tick>
        </li>
      ))}
    </ul>
  )
  return (
    <fieldset data-by={power}>
      <legend className="label">{DECLARING.on(sentence(POWER_NAMES[power]))}</legend>
      {list(wars.slice(0, AT_A_LOOK))}
      {wars.length > AT_A_LOOK && (
        <Fold name={DECLARING.others} count={wars.length - AT_A_LOOK}>
          {() => list(wars.slice(AT_A_LOOK))}
        </Fold>
      )}
    </fieldset>
  )
}
