import {
  accessRulesFor,
  borderWarOf,
  type Citation,
  capIn,
  capitalLost,
  chapterOf,
  enemiesOf,
  type Friend,
  governanceOf,
  isMet,
  isTabled,
  latitudesOf,
  MINOR_NATIONS,
  type MinorNation,
  NATION_NAMES,
  type Nation,
  type Rulebook,
  type Situation,
  type Status,
  statusOf,
  type Told,
  type Turn,
  unitsIn,
} from '../../rules/index.ts'
import { type Arguments, type Refused, refused } from './answer.ts'
import { isFound, oneOf } from './arguments.ts'
import type { SituationDoor } from './door.ts'

/** Where one minor nation stands and what that means for everybody. */
export interface StatusReport {
  readonly country: MinorNation
  readonly name: string
  readonly status: Status
  readonly statusName: string
  readonly favours: Friend | null
  readonly since?: Turn
  readonly cite: Citation
  /** Its line in the digest of statuses. */
  readonly digest: Citation
  readonly reachedBy: Told
  readonly economy: readonly Told[]
  /** What is open, and to whom; all else is closed by the rules named after it. */
  readonly open: readonly (Told & { readonly to: readonly string[] })[]
  readonly closed: readonly Told[]
  readonly forces: readonly Told[]
  readonly wars: { readonly with: readonly Nation[]; readonly cite: Citation }
  /** Units of its friend that may stay there, and those that do. */
  readonly stay?: { readonly most: number; readonly there: number; readonly cite: Citation }
  readonly notes: readonly Told[]
}

export interface StatusAnswer {
  readonly ok: true
  readonly book: string
  readonly turn: Turn
  readonly countries: readonly StatusReport[]
}

const plain = ({ words, cite }: Told): Told => ({ words, cite })

/** A result that raises units and opens nothing has no status of its own. */
const unitsOnly = (book: Rulebook, situation: Situation, nation: MinorNation, status: Status): readonly Told[] =>
  isTabled(nation) && (status === 'neutral' || status === 'absent') && situation.standings[nation].result !== null
    ? [{ words: 'its result raises units and opens nothing', cite: chapterOf(book, 'statuses').named }]
    : []

export function statusReport(book: Rulebook, situation: Situation, nation: MinorNation): StatusReport {
  const clauses = chapterOf(book, 'statuses')
  const found = statusOf(book, situation, nation)
  const { status, favours, since, cite } = found
  const { name: statusName, digest, reachedBy, economy } = clauses.rows[status]
  const access = accessRulesFor(book, situation, found)
  const cap = capIn(clauses, situation, nation)
  const governance = governanceOf(book, situation, found)
  const border = borderWarOf(book, situation, found)
  const taken = governance?.economy ?? (border?.stage === 'over' ? border.war.economy : undefined)
  const lost = book.clauses.minorSurrenders === undefined ? [] : [capitalLost(book, situation, nation) ?? []].flat()
  const hasCap = favours !== null && access.open.some(({ isCapped }) => isCapped)
  return {
    country: nation,
    name: NATION_NAMES[nation],
    status,
    statusName,
    favours,
    ...(since === undefined ? {} : { since }),
    cite,
    digest,
    reachedBy,
    economy: taken === undefined ? economy.filter(({ when }) => isMet(when, situation)).map(plain) : [plain(taken)],
    open: [
      ...(governance === undefined ? [] : [{ to: [governance.by], ...plain(governance.entry) }]),
      ...access.open.map(({ to, words, cite: why }) => ({ to, words, cite: why })),
    ],
    closed: access.closed.map(plain),
    forces: latitudesOf(book, situation, nation),
    // An attacked neutral is at war with whoever declared it; one that fights, with every enemy of its faction.
    wars: {
      with: enemiesOf(book, situation, found),
      cite: clauses.fights.includes(status) ? clauses.wars : book.clauses.war.rules.neutrality,
    },
    ...(hasCap ? { stay: { most: cap.value, there: unitsIn(situation, nation, favours), cite: cap.cite } } : {}),
    notes: [
      ...lost.map(plain),
      ...(border?.stage === 'open' ? [plain(border.war.inLand), plain(border.war.noFurther)] : []),
      ...unitsOnly(book, situation, nation, status),
      ...clauses.notes.filter((note) => note.nation === nation && isMet(note.when, situation)).map(plain),
    ],
  }
}

/** The status of one minor nation, or of all, and what it allows each side. */
export function answerStatus(book: Rulebook, situation: Situation, args: Arguments): StatusAnswer | Refused {
  const asked = args['country'] === undefined ? undefined : oneOf(args, 'country', MINOR_NATIONS)
  if (asked !== undefined && !isFound(asked)) return refused(asked.refusal)
  const nations = asked === undefined ? MINOR_NATIONS : [asked.value]
  return {
    ok: true,
    book: book.id,
    turn: situation.turn,
    countries: nations.map((nation) => statusReport(book, situation, nation)),
  }
}

export const statusDoor: SituationDoor<StatusAnswer | Refused> = { name: 'status', answer: answerStatus, chapters: ['statuses'] }
