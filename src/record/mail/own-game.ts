import type { Hash } from '../../fair/index.ts'
import type { Faction, Placements } from '../../rules/core/index.ts'
import type { Game } from '../../rules/game/index.ts'
import type { KeptGame } from '../kept-game.ts'
import { attackKnown } from '../proof/attack.ts'
import { type Ledger, sealOfYear } from '../proof/ledger.ts'
import { type OpenedPoints, pointsSeal, type SealPlace, saltFor } from '../proof/request.ts'
import { type Folder, secretsOf } from './folder.ts'
import { ownSecrets } from './own-secrets.ts'
import { remembered } from './remembered.ts'

export const placeOf = (ledger: Ledger, faction: Faction, turn: string): SealPlace => ({ game: ledger.fair.game, faction, turn })

const MOST_POINTS = 99

/** What was sealed can be told from the secret alone: the salt comes out of it, and there are few numbers to try. */
export function sealedBy(folder: Folder, ledger: Ledger, faction: Faction, n?: number): readonly OpenedPoints[] {
  const secrets = secretsOf(folder)
  return triedOnce(`${secrets.join()} ${ledger.fair.game} ${faction} ${n ?? sealOfYear(ledger, faction)?.n} ${ledger.lines[0]}`, () =>
    secrets.flatMap((secret) => tried(secret, ledger, faction, n)),
  )
}

const triedOnce = remembered<readonly OpenedPoints[]>()

function tried(secret: Hash, ledger: Ledger, faction: Faction, n?: number): readonly OpenedPoints[] {
  const sealed = n === undefined ? sealOfYear(ledger, faction) : ledger.sealed.find((one) => one.n === n && one.faction === faction)
  if (sealed === undefined) return []
  const place = placeOf(ledger, faction, sealed.turn)
  return Object.entries(sealed.seals).flatMap(([target, seal]) => {
    const salt = saltFor(secret, place, target, sealed.number)
    for (let points = 0; points <= MOST_POINTS; points += 1)
      if (pointsSeal(place, { target, points, salt }) === seal) return [{ faction, target, points, salt }]
    return []
  })
}

const known = new WeakMap<Ledger, Map<string, KeptGame>>()

/** The game on record as the owner of the folder knows it: with the points that he sealed himself. */
export function ownKept(folder: Folder, ledger: Ledger): KeptGame {
  const games = known.get(ledger) ?? new Map<string, KeptGame>()
  known.set(ledger, games)
  const found = games.get(folder.secret) ?? withOwn(folder, ledger)
  games.set(folder.secret, found)
  return found
}

export const ownGame = (folder: Folder, ledger: Ledger): Game => ownKept(folder, ledger).game

const placed = (points: readonly OpenedPoints[]): Placements =>
  Object.fromEntries(points.filter((one) => one.points > 0).map(({ target, points: many }) => [target, many]))

/** The game with what the owner has under seal: his points, and what he knows of an attack on Pearl Harbor. */
const withOwn = (folder: Folder, ledger: Ledger): KeptGame => withOwnAttack(folder, ledger, withOwnPoints(folder, ledger))

function withOwnAttack(folder: Folder, ledger: Ledger, kept: KeptGame): KeptGame {
  const secrets = kept.game.strike?.isTableUsed === true ? ownSecrets(folder, ledger) : []
  if (secrets.length === 0) return kept
  const { events: known, strike } = attackKnown(ledger.kept, secrets)
  const entries = kept.entries.map((entry) => {
    const seen = known.get(entry.n)
    if (seen === undefined) return entry
    return { ...entry, events: entry.events.map((event) => (event.type === 'strike' ? { ...event, event: seen } : event)) }
  })
  return { ...kept, entries, game: { ...kept.game, strike } }
}

function withOwnPoints(folder: Folder, ledger: Ledger): KeptGame {
  const { name } = folder
  const { kept, sealed } = ledger
  const own = sealed.filter(({ party }) => party === name)
  if (own.length === 0) return kept
  const entries = kept.entries.map((entry) => {
    if (!own.some(({ n }) => n === entry.n)) return entry
    const events = entry.events.map((event) =>
      event.type === 'allocation-sealed' ? { ...event, placements: placed(sealedBy(folder, ledger, event.by, entry.n)) } : event,
    )
    return { ...entry, events }
  })
  const { game } = kept
  const mine = own.filter(({ faction, n }) => sealOfYear(ledger, faction)?.n === n && game.sealed.includes(faction))
  const points = Object.fromEntries(mine.map(({ faction, n }) => [faction, placed(sealedBy(folder, ledger, faction, n))]))
  const situation = { ...game.situation, placements: { ...game.situation.placements, ...points } }
  return { ...kept, entries, game: { ...game, situation } }
}
