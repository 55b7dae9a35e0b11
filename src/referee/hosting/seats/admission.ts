import { SEATS, type Seat } from '../../../rules/game/index.ts'
import type { Paper } from '../../store/store.ts'
import type { Hall } from '../hall.ts'
import type { HostedGame } from '../hosted-game.ts'
import type { Table } from '../journal/journal.ts'
import type { Actor } from '../journal/part.ts'
import { seatsOf, tenuresOfPerson } from '../journal/seating.ts'
import type { Watching } from '../watching/seen.ts'
import { type Grant, type Held, hashOf, SECRET_PAPER } from './grant.ts'

/** What a secret stands for: the tenure of somebody who sits, by the device that shows it, or a link. */
export type Token = { readonly tenure: string; readonly secret?: string } | { readonly link: string }

/** Who acts, as the journal names them: the person and not the device. */
export const actorOf = (token: Token | undefined): Actor =>
  token === undefined ? null : 'tenure' in token ? { tenure: token.tenure } : token

/** The paper of a secret, which is looked up with every request: the secret itself is not in it. */
export const newSecretPaper = (
  game: string,
  secret: string,
  as: Grant['as'],
  seats: readonly Seat[],
  more: Partial<Grant> = {},
): Paper => ({
  kind: SECRET_PAPER,
  id: hashOf(secret),
  game,
  due: null,
  body: { ...more, game, seats: [...seats], as } satisfies Grant,
})

/** Somebody who was let in, by one secret or several. */
export interface Party {
  readonly hosted: HostedGame
  readonly tokens: readonly Token[]
  readonly watching: Watching
}

const nameOfToken = (token: Token): string => ('tenure' in token ? token.tenure : token.link)
const nameOfDevice = (token: Token): string => ('tenure' in token ? `${token.tenure} ${token.secret ?? ''}` : token.link)

const nameOfTokens = (tokens: readonly Token[], nameOf = nameOfToken): string => {
  const [only] = tokens
  return only !== undefined && tokens.length === 1 ? nameOf(only) : tokens.map(nameOf).sort().join()
}

/** What was found of tokens, as long as nobody sits down, leaves or is invited. */
const found = new WeakMap<Table['seating'], Map<string, Watching | undefined>>()

/** Whose eyes these tokens have together; undefined where none of them gives anything. */
export function watchingOf({ seating }: Pick<Table, 'seating'>, tokens: readonly Token[]): Watching | undefined {
  const known = found.get(seating) ?? new Map<string, Watching | undefined>()
  const name = nameOfTokens(tokens, nameOfDevice)
  if (known.has(name)) return known.get(name)
  const watching = watchingIn(seating, tokens)
  found.set(seating, known.set(name, watching))
  return watching
}

function watchingIn(seating: Table['seating'], tokens: readonly Token[]): Watching | undefined {
  const given = tokens.map((token) => seatsOf(seating, token))
  if (given.every((seats) => seats === undefined)) return undefined
  const seats = SEATS.filter((seat) => given.some((own) => own?.includes(seat)))
  const tenures = tokens.flatMap((token, at) =>
    'tenure' in token && given[at] !== undefined ? tenuresOfPerson(seating, token.tenure) : [],
  )
  const links = tokens.flatMap((token, at) => ('link' in token && (given[at]?.length ?? 0) > 0 ? [token.link] : []))
  const own = { ...(tenures.length === 0 ? {} : { tenures }), ...(links.length === 0 ? {} : { links }) }
  const [only, ...more] = tokens
  const tenure = only !== undefined && 'tenure' in only && more.length === 0 ? seating.tenures[only.tenure] : undefined
  return tenure?.hasLost ? { seats, tenure: tenure.id, ...own } : { seats, ...own }
}

/**
 * Lets somebody in on what is known of a game, for something that is only done if the game still is so when it is written; undefined where
 * that does not let him act, which says nothing yet.
 */
export function admitBefore(hall: Hall, game: string, held: readonly Held[]): Party | undefined {
  const hosted = hall.known(game)
  const party = hosted && partyIn(hosted, held)
  return party !== undefined && party.watching.seats.length > 0 ? party : undefined
}

function partyIn(hosted: HostedGame, held: readonly Held[]): Party | undefined {
  const tokens = held
    .filter(({ grant }) => grant.game === hosted.id)
    .map(({ grant: { as }, hash }): Token => ('tenure' in as ? { ...as, secret: hash } : as))
  const watching = watchingOf(hosted.table, tokens)
  return watching === undefined ? undefined : { hosted, tokens, watching }
}

/** Lets somebody in who holds grants in a game; whether they still hold is asked of the game itself. */
export async function admit(hall: Hall, game: string, held: readonly Held[]): Promise<Party | undefined> {
  const hosted = await hall.open(game)
  return hosted && partyIn(hosted, held)
}

/** A key as it is kept. Each holder has keys of his own: nobody learns by trying which ones others have used, his successor neither. */
export const keyOf = ({ tokens }: Pick<Party, 'tokens'>, what: 'order' | 'letter' | 'note', key: string): string =>
  `${what} ${nameOfTokens(tokens)} ${key}`
