import type { Hash } from '../../fair/index.ts'
import type { Seat } from '../../rules/game/index.ts'
import { RULES } from '../generated/version.ts'
import type { Ledger } from '../proof/ledger.ts'
import { partyNamed, type Self, selfFrom } from '../proof/party.ts'
import type { Reader } from './packets.ts'

/** A folder of packets and whose it is: all it keeps to itself is one secret. */
export interface Folder {
  readonly game: string
  readonly name: string
  readonly secret: Hash
  readonly seats: readonly Seat[]
  /** Which of its owner's chains is in use. */
  readonly tenure: number
  /** The secrets of earlier tenures, the last one last: they still open what was sealed or closed then. */
  readonly former?: readonly Hash[]
  readonly texts: readonly string[]
  /** The invitation that its owner wrote or answered, by its hash. */
  readonly invitation?: Hash
  /** The record as it was last written, which stands where other rules decided it. */
  readonly recorded?: string
  /** Its packets of before are closed to keys that are lost: the game up to here is read from the record. */
  readonly fromRecord?: true
  /** The rules of the program in hand, where it is not this one. */
  readonly engine?: string
}

/** The rules that this folder is played on with. */
export const rulesHere = ({ engine = RULES }: Pick<Folder, 'engine'>): string => engine

/** All secrets that were ever in use, the one that is last. */
export const secretsOf = ({ former = [], secret }: Pick<Folder, 'former' | 'secret'>): readonly Hash[] => [...former, secret]

const secretIn = (folder: Folder, tenure: number): Hash => secretsOf(folder).at(tenure - folder.tenure - 1) ?? folder.secret

const selves = new Map<string, Self>()

/** Who the owner is in a tenure; a chain is long, and made once. */
export function selfOf(folder: Folder, tenure: number): Self {
  const { game, name, seats } = folder
  const secret = secretIn(folder, tenure)
  const key = `${secret} ${game} ${name} ${tenure} ${seats.join()}`
  const known = selves.get(key) ?? selfFrom(secret, game, name, seats, tenure)
  selves.set(key, known)
  return known
}

/** Who he is in the game as it stands: new keys hold from the line that says so. */
export const selfIn = (folder: Folder, ledger: Ledger | undefined): Self =>
  selfOf(folder, (ledger === undefined ? undefined : partyNamed(ledger.fair, folder.name)?.tenure) ?? folder.tenure)

/** Whether the chair has endorsed the keys of somebody who lost the old ones: before that he can say nothing. */
export const isEndorsed = ({ fromRecord, name, tenure }: Folder, ledger: Ledger | undefined): boolean =>
  fromRecord === undefined || ledger === undefined || (partyNamed(ledger.fair, name)?.tenure ?? 0) >= tenure

export const readerOf = (folder: Folder): Reader => ({
  game: folder.game,
  name: folder.name,
  rules: rulesHere(folder),
  ...(folder.invitation === undefined ? {} : { invitation: folder.invitation }),
  ...(folder.fromRecord ? { fromRecord: true as const } : {}),
  boxes: Array.from({ length: folder.tenure }, (_, at) => selfOf(folder, at + 1).box),
})
