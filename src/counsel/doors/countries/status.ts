import { accessRulesFor, whyUnhelped } from '../../../rules/chapters/access/index.ts'
import {
  borderWarOf,
  capIn,
  enemiesOf,
  FRIENDS,
  governanceOf,
  isTabled,
  latitudesOf,
  MINOR_NATIONS,
  type MinorNation,
  STATUSES,
  type Status,
  statusOf,
  unitsIn,
} from '../../../rules/chapters/statuses/index.ts'
import { capitalLost, statusWords } from '../../../rules/chapters/surrender/index.ts'
import { chapterOf, isMet, NATION_NAMES, NATIONS, reportedCount, type Situation, soMany, type Told } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import * as s from '../../schema.ts'
import { ABOUT, about, CITATION, int, listed, SAID, string, TURN } from '../answers/shapes.ts'
import { choice, maybe } from '../arguments/argument.ts'
import { door } from '../door.ts'

/** Where one minor nation stands and what that means for everybody. */
const REPORT = s.object({
  country: s.names(MINOR_NATIONS),
  name: string,
  status: s.names(STATUSES),
  statusName: string,
  favours: s.nullable(s.names(FRIENDS)),
  since: maybe(TURN),
  cite: CITATION,
  /** Its line in the digest of statuses. */
  digest: CITATION,
  reachedBy: SAID,
  economy: listed(SAID),
  /** What is open, and to whom; all else is closed by the rules named after it. */
  open: listed(s.object({ words: string, cite: CITATION, to: listed(string) })),
  closed: listed(SAID),
  forces: listed(SAID),
  wars: s.object({ with: listed(s.names(NATIONS)), cite: CITATION }),
  /** Units of its friend that may stay there, and those that do; nothing while none are reported. */
  stay: maybe(s.object({ most: int, there: s.nullable(int), cite: CITATION })),
  notes: listed(SAID),
})

const STATUS = s.object({ ...ABOUT, countries: listed(REPORT) })

export type StatusReport = Readonly<s.Output<typeof REPORT>>
export type StatusAnswer = Readonly<s.Output<typeof STATUS>>

const plain = ({ words, cite }: Told): Told => ({ words, cite })

/** A result that raises units and opens nothing has no status of its own. */
const unitsOnly = (book: Rulebook, situation: Situation, nation: MinorNation, status: Status): readonly Told[] =>
  isTabled(nation) && (status === 'neutral' || status === 'absent') && situation.standings[nation].result !== null
    ? [{ words: 'its result raises units and opens nothing', cite: chapterOf(book, 'statuses').named }]
    : []

/** The force pool that a change of sides left it. */
function keptPool(book: Rulebook, { facts }: Situation, nation: MinorNation): readonly Told[] {
  const pool = reportedCount(facts, `${nation}.forcePool`)
  const { switching } = book.clauses
  return pool === undefined || switching === undefined
    ? []
    : [{ words: `its force pool is ${soMany(pool, 'division')} since it changed sides`, cite: switching.pool }]
}

function statusReport(book: Rulebook, situation: Situation, nation: MinorNation): StatusReport {
  const clauses = chapterOf(book, 'statuses')
  const found = statusOf(book, situation, nation)
  const { status, favours, since, cite } = found
  const { digest, reachedBy, economy } = clauses.rows[status]
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
    statusName: statusWords(book, situation, found),
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
    closed: [...access.closed, ...whyUnhelped(book, situation, found)].map(plain),
    forces: latitudesOf(book, situation, nation),
    // An attacked neutral is at war with whoever declared it; one that fights, with every enemy of its faction.
    wars: {
      with: enemiesOf(book, situation, found),
      cite: clauses.fights.includes(status) ? clauses.wars : book.clauses.war.rules.neutrality,
    },
    ...(hasCap ? { stay: { most: cap.value, there: unitsIn(situation, nation, favours) || null, cite: cap.cite } } : {}),
    notes: [
      ...lost.map(plain),
      ...(border?.stage === 'open' ? [plain(border.war.inLand), plain(border.war.noFurther)] : []),
      ...unitsOnly(book, situation, nation, status),
      ...keptPool(book, situation, nation),
      ...clauses.notes.filter((note) => note.nation === nation && isMet(note.when, situation)).map(plain),
    ],
  }
}

export const statusDoor = door({
  name: 'status',
  words: 'Where minor nations stand, what that allows each side, their economy and their own forces',
  example: 'status cases/situations/campaign-minors.yaml --country hungary',
  chapters: ['statuses'],
  args: { country: maybe(choice(MINOR_NATIONS, 'this minor nation alone')) },
  shape: STATUS,
  answer: (book, situation, { country }): StatusAnswer => ({
    ...about(book, situation),
    countries: (country === undefined ? MINOR_NATIONS : [country]).map((nation) => statusReport(book, situation, nation)),
  }),
})
