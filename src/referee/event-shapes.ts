import { z } from 'zod'
import {
  DELEGATIONS,
  type EventType,
  FACTIONS,
  MINORS,
  NATIONS,
  POWERS,
  SETTLEMENTS,
  type StrikeEventType,
  TARGETS,
  TRACKS,
  TURNS,
} from '../rules/index.ts'

/**
 * What every event must say for the game to be folded and told from it. An event may say more: what a later Chancery adds does no harm, so
 * the objects are loose; what a fold reads must be there.
 */

const turn = z.enum(TURNS as [string, ...string[]])
const faction = z.enum(FACTIONS)
const delegation = z.enum(DELEGATIONS)
const minor = z.enum(MINORS)
const nation = z.enum(NATIONS)
const power = z.enum(POWERS)
const track = z.enum(TRACKS)
const dicedTrack = z.enum(['usat', 'usjt'])
const whole = z.int()
const text = z.string()
const yes = z.boolean()

const cite = z.looseObject({ book: text, rule: text })
const facts = z.record(text, z.union([z.boolean(), z.number(), z.string(), z.null()]))
const placements = z.partialRecord(z.enum(TARGETS), whole.min(0))
const byFaction = <T extends z.ZodType>(each: T) => z.looseObject({ axis: each, westernAllies: each, russia: each })
const line = z.looseObject({ id: text, amount: whole, times: z.number(), words: text, cite, applies: yes })
const sum = z.looseObject({ lines: z.array(line), total: whole })
const standing = z.looseObject({ result: whole.nullable(), with: power.nullable() })
const standings = z.partialRecord(minor, standing)
const payment = z.looseObject({ to: power, brps: whole })
const mapNote = z.looseObject({ words: text, who: power.optional(), cite })
const pair = z.tuple([nation, nation])
const level = z.looseObject({ actual: whole, effective: whole })
const declaration = z.looseObject({ by: power, on: nation, turn })
const nomination = z.looseObject({ target: minor, manner: z.enum(['ordinary', 'reaction']) })
const outcome = z.looseObject({
  target: minor,
  result: text,
  standing,
  transfers: z.array(z.looseObject({ power, brps: whole, when: text, cite })),
  paid: payment.nullable(),
  warsDue: z.array(z.looseObject({ by: power, on: power, cite })),
  onMap: z.array(mapNote),
})
const roll = z.looseObject({
  target: minor,
  by: faction,
  manner: z.enum(['ordinary', 'reaction', 'demand']),
  subversion: whole,
  covert: z.looseObject({ axis: whole, allies: whole }),
  pledgesWarOnRussia: yes,
})
const move = z.looseObject({ level, lines: z.array(line), counted: z.record(text, whole) })
const mobilizations = z.looseObject({
  russia: z.looseObject({ done: whole, isHalfDone: yes, nextDue: turn.nullable() }),
  usEurope: whole,
  usPacific: whole,
  japan: whole,
  japanAtWar: whole,
})

const effects = z.array(z.looseObject({ words: text, cite }))
const report = z.looseObject({ nasLost: whole, sunk: z.array(text), damaged: z.array(text) })
const located = z.record(text, z.looseObject({ dice: z.array(whole).nullable(), place: z.union([text, whole]).nullable() }))

const STRIKE_SHAPES = {
  'strike-launched': z.looseObject({
    turn,
    level: whole,
    isTableUsed: yes,
    force: z.looseObject({ nas: whole }),
    taskForces: z.array(text),
    effects,
  }),
  'magic-committed': z.looseObject({ by: z.enum(['japan', 'us']), cards: whole.nullable() }),
  'carriers-located': z.looseObject({ column: text.nullable(), located }),
  'surprise-rolled': z.looseObject({ die: whole, modifier: whole, total: whole, level: whole, effects }),
  'first-strike-flown': z.looseObject({ effects }),
  'first-strike-resolved': z.looseObject({ report, usAafLost: whole, usNasLost: whole }),
  'strike-withdrawn': z.looseObject({}),
  'second-strike-flown': z.looseObject({ cap: whole, effects }),
  'second-strike-resolved': z.looseObject({ report, oilDestroyed: whole }),
  'interception-tried': z.looseObject({ tries: z.array(z.looseObject({ force: text, succeeds: yes })), effects }),
  'combat-resolved': z.looseObject({ nasLost: whole }),
  'strike-returned': z.looseObject({
    column: text.nullable(),
    located,
    berths: z.record(text, z.enum(['pearlHarbor', 'pacificBox', 'lost'])),
    mayContest: z.array(text),
    effects,
  }),
} satisfies Readonly<Record<StrikeEventType, z.ZodType>>

const typed = <T extends string>(shapes: Readonly<Record<T, z.ZodType>>) =>
  z.looseObject({ type: z.enum(Object.keys(shapes) as [T, ...T[]]) }).superRefine((value, context) => {
    const parsed = shapes[value.type].safeParse(value)
    if (parsed.success) return
    for (const issue of parsed.error.issues) context.issues.push({ ...issue, input: value } as never)
  })

const follows = z.array(z.looseObject({ what: text, cite }))

const EVENT_SHAPES = {
  'year-opened': z.looseObject({
    turn,
    allotments: z.looseObject({ powers: z.partialRecord(power, sum), factions: byFaction(z.looseObject({ total: whole, limit: whole })) }),
    paid: z.partialRecord(minor, payment),
  }),
  'allocation-sealed': z.looseObject({ by: faction, placements: placements.nullable(), announced: placements }),
  'allocation-drafted': z.looseObject({ by: faction, placements }),
  'turn-opened': z.looseObject({ turn }),
  'stage-entered': z.looseObject({ stage: text, asks: z.array(delegation), moment: text.nullable(), offsetsEnd: z.array(dicedTrack) }),
  passed: z.looseObject({ by: delegation }),
  'declarations-opened': z.looseObject({ sides: z.array(z.enum(['axis', 'allies'])) }),
  'initiative-set': z.looseObject({ order: z.array(faction), totals: byFaction(whole), cite }),
  'offset-drawn': z.looseObject({ track: dicedTrack, die: whole, offset: whole }),
  'tension-moved': z.looseObject({ tracks: z.partialRecord(track, move), struck: z.record(text, whole).optional() }),
  mobilized: z.looseObject({
    made: z.array(z.looseObject({ by: z.enum(['russia', 'us', 'japan']), ordinal: whole, brps: whole, cite })),
    after: mobilizations,
    facts,
  }),
  announced: z.looseObject({ words: text, cite, who: power.optional() }),
  'tension-foreseen': z.looseObject({ tensions: z.record(text, z.looseObject({ actual: whole, effective: whole })) }),
  'surrender-settled': z.looseObject({
    settling: z.looseObject({ of: text, answer: z.enum(SETTLEMENTS), isFree: yes }),
    facts,
    wars: z.array(z.looseObject({ between: pair, since: turn, until: turn })),
    follows,
  }),
  'minor-surrendered': z.looseObject({ nation, facts, follows }),
  intervened: z.looseObject({
    intervention: z.looseObject({ by: faction, on: nation, divisions: whole }),
    standings,
    facts,
    brings: follows,
  }),
  'subversion-waived': z.looseObject({ target: minor }),
  'war-ended': z.looseObject({ words: text, cite: cite.optional() }),
  strike: z.looseObject({ event: typed(STRIKE_SHAPES) }),
  'phase-opened': z.looseObject({ turn, movers: z.array(faction) }),
  'wait-ended': z.looseObject({ target: minor }),
  'tension-point-used': z.looseObject({ by: faction, amount: whole, track: z.enum(['rgt', 'usat']).optional() }),
  'targets-named': z.looseObject({ by: faction, nominations: z.array(nomination), inEasternWar: yes }),
  'points-revealed': z.looseObject({ targets: z.array(minor), placements: byFaction(placements), all: yes }),
  'subversion-used': z.looseObject({ target: minor, amount: whole }),
  'covert-operations-played': z.looseObject({ by: faction, target: minor, operations: whole }),
  'war-on-russia-pledged': z.looseObject({ target: minor }),
  rolled: z.looseObject({ roll, die: whole, reckoning: sum, total: whole, result: text, byDefault: text, tieDie: whole.nullable() }),
  'tie-settled': z.looseObject({ target: minor, agreed: z.enum(['westernAllies', 'russia']) }),
  'result-taken': z.looseObject({ target: minor, result: text, outcome }),
  'result-applied': z.looseObject({ outcome }),
  'phase-closed': z.looseObject({ movers: z.array(faction) }),
  'demand-made': z.looseObject({ of: minor, causesRoll: yes }),
  'demand-answered': z.looseObject({ of: minor, answer: z.enum(['cedes', 'resists', 'dropped']), isChosen: yes, facts }),
  'norway-mined': z.looseObject({ turn, withLeave: yes, usat: whole }),
  'facts-reported': z.looseObject({ by: z.enum([...DELEGATIONS, 'referee']), facts }),
  'facts-corrected': z.looseObject({
    facts,
    was: facts,
    reason: text,
    differences: z.array(z.looseObject({ what: text, was: text, wouldBe: text })),
  }),
  'minor-conquered': z.looseObject({ minor }),
  'war-declared': z.looseObject({
    declaration,
    standings,
    facts,
    onMap: z.array(mapNote),
    wars: z.array(pair),
    duties: z.array(nation),
    price: whole,
  }),
  'support-asked': z.looseObject({ country: nation }),
  'support-answered': z.looseObject({ country: nation, supports: yes, standings, facts, repaid: payment.nullable() }),
  'obligation-met': z.looseObject({ by: power, part: nation, act: text, actor: nation }),
  'declaration-revoked': z.looseObject({
    by: power,
    on: nation,
    cause: z.enum(['unmet', 'backed-down']),
    onMap: z.array(mapNote),
    ended: z.array(pair),
    standings,
    facts,
  }),
} satisfies Readonly<Record<EventType, z.ZodType>>

export const EVENT_SHAPE = typed<EventType>(EVENT_SHAPES)
