import { openBook, startOf } from '../../editions/index.ts'
import {
  conqueringSide,
  DELEGATION_NAMES,
  DELEGATIONS,
  type Delegation,
  type Dice,
  type Faction,
  factsWith,
  isAtWar,
  isPower,
  isTurn,
  MINORS,
  type Minor,
  mapEach,
  POWERS,
  type Power,
  quoted,
  type Side,
  type Situation,
  type Standing,
  TRACKS,
  type Track,
  type Turn,
} from '../../rules/core/index.ts'
import { type Game, gameAt, type Rulebook } from '../../rules/game/index.ts'
import { fair } from '../bots/fair.ts'
import { believing } from '../forecast/belief.ts'
import { type Plan, withPlan } from '../forecast/plan.ts'
import type { Script } from '../scripts/script.ts'
import { type Random, randomFrom } from '../simulation/random.ts'
import { EveryWay } from './every-way.ts'
import { careless, type Policy, plain } from './policy.ts'
import { playOn } from './rollout.ts'
import { type MapScript, mapOf, SCRIPTS, type ScriptName } from './scripts.ts'

/** Who may sit in a chair, by name: what is handed to others is plain data. */
export const POLICIES = { careless, plain, fair } as const satisfies Readonly<Record<string, Policy>>
export type PolicyName = keyof typeof POLICIES

/** Wars to be played on from one position, each with its own dice: plain data, so that whoever works beside others can be handed it. */
export interface WarsAsked {
  readonly edition: string
  readonly options?: readonly string[]
  readonly rulings?: Readonly<Record<string, string>>
  /** Where they begin: a scenario of the book, or a game as far as it has come or is known. */
  readonly from: string | Game
  readonly policies: Readonly<Record<Delegation, PolicyName>>
  /** What happens on the map: a script by name, or one that somebody wrote. */
  readonly script: ScriptName | Script
  /** What somebody means to do, whatever the script has. */
  readonly plan?: Plan
  /** Factions whose points cannot be seen: each war draws them anew. */
  readonly hidden?: readonly Faction[]
  /** The turn before which they stop; the end of the war without one. */
  readonly until?: Turn
  /** One war a seed: the same seed plays the same war, whoever plays it. */
  readonly seeds: readonly number[]
}

/** The levels as a turn began. */
export interface LevelsThen {
  readonly turn: Turn
  readonly levels: Readonly<Record<Track, number>>
}

/** How a country stands at the end of a war, and which side has conquered it, if one has. */
export type StandingThen = Pick<Standing, 'result' | 'with' | 'conquered'> & { readonly conqueredBy?: Side }

/** How one war went. */
export interface War {
  readonly seed: number
  /** How likely it is to go so, where every way it can go was played; wars out of seeds are each as likely as the next. */
  readonly chance?: number
  readonly turn: Turn
  /** How it ended; nothing where it was stopped before. */
  readonly ending: string | null
  readonly tracks: readonly LevelsThen[]
  /** And at the end. */
  readonly last: LevelsThen['levels']
  readonly standings: Readonly<Record<Minor, StandingThen>>
  /** Pairs of powers that fight. */
  readonly fighting: readonly (readonly [Power, Power])[]
  /** Wars between powers that broke out meanwhile, each with its turn. */
  readonly outbreaks: readonly { readonly between: readonly [Power, Power]; readonly turn: Turn }[]
}

/** Facts that came as plain data know nothing of the start values that stand behind them. */
const revived = (situation: Situation): Situation => ({ ...situation, facts: factsWith({ ...situation.facts }, {}) })

/** A game as it is when it has been handed over as plain data. */
const handedOver = (game: Game): Game => ({
  ...game,
  situation: revived(game.situation),
  opening: revived(game.opening),
  past: game.past === null ? null : { before: revived(game.past.before), after: revived(game.past.after) },
  countedOn: game.countedOn === null ? null : revived(game.countedOn),
  window: game.window === null ? null : { ...game.window, situation: revived(game.window.situation) },
  settled: game.settled.map((one) => ({ ...one, situation: revived(one.situation) })),
})

function startIn(book: Rulebook, from: WarsAsked['from']): Game {
  if (typeof from !== 'string') return handedOver(from)
  const scenario = Object.hasOwn(book.scenarios, from) ? book.scenarios[from] : undefined
  if (scenario === undefined) throw new Error(`${book.title} has no scenario "${from}"`)
  return gameAt(startOf(scenario))
}

const levelsOf = ({ turn, tensions }: Situation): LevelsThen => ({ turn, levels: mapEach(TRACKS, (track) => tensions[track].actual) })

const pairsFighting = (situation: Situation): War['fighting'] =>
  POWERS.flatMap((one, at) => POWERS.slice(at + 1).flatMap((other) => (isAtWar(situation, one, other) ? [[one, other] as const] : [])))

const outbreaksSince = (known: ReadonlySet<string>, { wars }: Situation): War['outbreaks'] =>
  wars.flatMap(({ between: [one, other], since }) =>
    isPower(one) && isPower(other) && !known.has(`${one},${other} ${since}`) ? [{ between: [one, other] as const, turn: since }] : [],
  )

/** Books that are open: what a book has made ready serves all wars played by it. */
const books = new Map<string, Rulebook>()

function bookFor({ edition, options = [], rulings = {} }: WarsAsked): Rulebook {
  const key = JSON.stringify([edition, options, rulings])
  const book = books.get(key) ?? openBook(edition, { options, rulings })
  books.set(key, book)
  return book
}

/** Dice have a seed of their own, so that other bots or another script can be tried with the same dice. */
const DICE = 0x9e3779b9

/** Programs of others come in here: what cannot be played is said so, before anything is. */
function insist({ policies, script, seeds, until }: WarsAsked): void {
  const names = (record: object): string => Object.keys(record).join(' or ')
  for (const by of DELEGATIONS)
    if (!Object.hasOwn(POLICIES, policies?.[by] ?? ''))
      throw new Error(`${quoted(policies?.[by])} is no policy for ${DELEGATION_NAMES[by]}; expected ${names(POLICIES)}`)
  if (typeof script === 'string' ? !Object.hasOwn(SCRIPTS, script) : !Array.isArray(script?.happenings))
    throw new Error(`${quoted(script)} is no script of the map; expected ${names(SCRIPTS)}`)
  if (!Array.isArray(seeds) || !seeds.every(Number.isSafeInteger)) throw new Error('seeds are a list of whole numbers')
  if (until !== undefined && !isTurn(until)) throw new Error(`${quoted(until)} is no turn`)
}

/** One war after the other. Nothing here needs a clock, a disk or a thread: Node’s and a browser’s workers can load it alike. */
export function playWars(asked: WarsAsked): Generator<War, void, undefined> {
  if (typeof asked !== 'object' || asked === null) throw new Error('wars are asked for by edition, start, policies, script and seeds')
  insist(asked)
  return played(asked)
}

/** A position made ready to be played on, as often as somebody has chance for it. */
function readied(asked: WarsAsked): (seed: number, random: Random, dice: Dice) => War {
  const { script, until } = asked
  const book = bookFor(asked)
  const start = startIn(book, asked.from)
  const written: MapScript = typeof script === 'string' ? SCRIPTS[script] : mapOf(script)
  const map = asked.plan === undefined ? written : withPlan(written, asked.plan)
  const wars = new Set(start.situation.wars.map(({ between, since }) => `${between} ${since}`))
  const policies = mapEach(Object.keys(asked.policies) as Delegation[], (by): Policy => POLICIES[asked.policies[by]])
  const believed = believing(book, start, asked.hidden ?? [])
  return (seed, random, dice) => {
    const tracks: LevelsThen[] = []
    const { situation, ending } = playOn(book, believed(random), {
      policies,
      script: map,
      random,
      dice,
      turned: (game) => tracks.push(levelsOf(game.situation)),
      ...(until === undefined ? {} : { until }),
    })
    return {
      seed,
      turn: situation.turn,
      ending: ending?.words ?? null,
      tracks,
      standings: mapEach(MINORS, (minor) => {
        const { result, with: patron, conquered } = situation.standings[minor]
        const conqueredBy = conqueringSide(situation, minor)
        return { result, with: patron, ...(conquered ? { conquered } : {}), ...(conqueredBy === undefined ? {} : { conqueredBy }) }
      }),
      fighting: pairsFighting(situation),
      outbreaks: outbreaksSince(wars, situation),
      last: levelsOf(situation).levels,
    }
  }
}

function* played(asked: WarsAsked): Generator<War, void, undefined> {
  const play = readied(asked)
  for (const seed of asked.seeds) {
    const dice = randomFrom(seed ^ DICE)
    yield play(seed, randomFrom(seed), () => dice.die())
  }
}

/** So much more than asked for is believed of one way to go on: others may be shorter. */
const LENIENCE = 4

/** Every way in which a war can go on, with its chance, where there are no more than so many; nothing where there are. */
export function playEveryWay(asked: Omit<WarsAsked, 'seeds'>, most: number): readonly War[] | undefined {
  insist({ ...asked, seeds: [] })
  const play = readied({ ...asked, seeds: [] })
  const ways = new EveryWay()
  const wars: War[] = []
  do {
    const war = play(wars.length, ways.random, () => ways.random.die())
    if (wars.length >= most || ways.likeThis > LENIENCE * most) return undefined
    wars.push({ ...war, chance: ways.chance })
  } while (ways.next())
  return wars
}
