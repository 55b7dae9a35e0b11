import { z } from 'zod'
import { FACTIONS, TRACKS } from '../../../rules/core/index.ts'
import { SEATS } from '../../../rules/game/index.ts'
import { TABLE_SETTING } from '../../hosting/header.ts'
import { VOTES } from '../../hosting/journal/timing.ts'
import { PACE_SHAPE } from '../../hosting/time/pace.ts'
import { CORRESPONDENCE_WORDS } from '../words/correspondence.ts'
import { GAME_WORDS } from '../words/games.ts'

/** What somebody is shown of a game, of its table and of its time: every name that is answered stands here. */

const OK = z.literal(true)
const at = z.number()
const seat = z.enum(SEATS)
const faction = z.enum(FACTIONS)
const points = z.record(z.string(), z.int())

const TIME = {
  pace: PACE_SHAPE,
  pausedSince: at.nullable(),
  missing: z.array(
    z.strictObject({
      who: z.string(),
      for: z.string(),
      words: z.string(),
      since: at,
      due: at.nullable(),
      missed: z.boolean(),
      act: z.strictObject({ order: z.looseObject({ type: z.string() }), words: z.string() }).nullable(),
    }),
  ),
  absences: z.array(z.strictObject({ id: z.string(), tenure: z.string(), from: at, until: at })),
  votes: z.record(z.string(), z.enum(VOTES)),
  sealing: z.array(z.string()).describe(CORRESPONDENCE_WORDS.sealing),
  missed: z.array(z.strictObject({ who: z.string(), turn: z.string(), stage: z.string(), at })),
}

export const TIME_SHOWN = z.strictObject({ ok: OK, ...TIME })

const asked = z.strictObject({ for: z.string(), words: z.string() })

export const VIEW_SHOWN = z.strictObject({
  ok: OK,
  title: z.string(),
  book: z.strictObject({ id: z.string(), title: z.string() }),
  scenario: z.string(),
  seats: z.partialRecord(seat, z.string()).describe(GAME_WORDS.seatsNamed),
  as: z.array(seat),
  turn: z.string(),
  stage: z
    .strictObject({ id: z.string(), words: z.string(), cite: z.looseObject({ book: z.string(), rule: z.string() }).optional() })
    .nullable(),
  toMove: z.array(z.strictObject({ who: z.string(), for: z.string(), words: z.string(), people: z.array(z.string()) })),
  tensions: z.partialRecord(
    z.enum(TRACKS),
    z.strictObject({ actual: z.int(), effective: z.int(), highest: z.int().optional(), coming: z.int().optional() }),
  ),
  standings: z.array(z.looseObject({ minor: z.string(), words: z.string() })),
  wars: z.array(z.looseObject({ between: z.array(z.string()) })),
  borderWars: z.array(z.string()),
  points: z.record(faction, z.int()).nullable(),
  sealed: z.array(faction),
  placements: z.record(faction, points).describe(GAME_WORDS.placementsKnown),
  own: z.array(z.strictObject({ faction, points: z.int().nullable(), placements: points, draft: points.nullable() })),
  standing: z.array(asked).describe(GAME_WORDS.standingOrders),
  rolls: z.record(z.string(), z.looseObject({ by: z.string() })),
  duties: z.array(z.looseObject({})),
  warsOwed: z.array(z.looseObject({})),
  support: z.array(z.looseObject({ country: z.string() })),
  strike: z.looseObject({ step: z.string() }).nullable(),
  ending: z.looseObject({}).nullable(),
  agreement: z
    .strictObject({
      from: z.string(),
      to: z.string(),
      changes: z.array(z.string()),
      agreed: z.array(z.string()),
      open: z.array(z.string()),
    })
    .optional()
    .describe(GAME_WORDS.agreement),
  asked: z.array(asked).describe(GAME_WORDS.asked),
  menus: z
    .array(z.looseObject({ for: z.string(), offers: z.array(z.looseObject({ order: z.looseObject({ type: z.string() }) })) }))
    .optional(),
  log: z.array(z.strictObject({ event: z.looseObject({ type: z.string() }), told: z.looseObject({ words: z.string() }) })).optional(),
  names: z.record(z.string(), z.string()).optional().describe(GAME_WORDS.namesByTenure),
  time: z.strictObject(TIME).optional(),
  bots: z.strictObject({ reportsMap: z.boolean(), ready: z.array(z.looseObject({})), waits: z.array(z.looseObject({})) }).optional(),
})

export const TABLE_SHOWN = z.strictObject({
  ok: OK,
  id: z.string(),
  title: z.string(),
  created: at,
  sequence: z.int(),
  isOver: z.boolean(),
  setting: TABLE_SETTING,
  chairs: z.array(
    z.strictObject({
      seat,
      tenure: z.string().optional(),
      name: z.string().optional(),
      since: at.optional(),
      isOpen: z.literal(true).optional(),
    }),
  ),
  own: z.array(seat),
  links: z.array(z.strictObject({ link: z.string(), seats: z.array(seat), made: at })),
})
