import {
  CALENDAR,
  COUNTRIES,
  checkValue,
  FACTIONS,
  FACTS,
  isFactId,
  LEVEL_MOMENTS,
  LEVELS,
  LONGEST_TEXT,
  MINORS,
  MOST_BRPS,
  MOST_IN_LIST,
  MOST_NAMINGS,
  MOST_POINTS,
  NATIONS,
  POLICIES,
  POWERS,
  TARGETS,
  TRACKS,
} from '../../rules/core/index.ts'
import { isBookId } from '../index.ts'
import type { SituationDocument } from './situation-document.ts'

/*
 * Whether a document is well formed, and nothing else: light enough for an address. What is wrong with one that is not, and what was
 * meant, the whole reader says. The two are held equal by a test.
 */
type Check = (value: unknown) => boolean

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const text: Check = (value) => typeof value === 'string' && value.length <= LONGEST_TEXT
const yesNo: Check = (value) => typeof value === 'boolean'
const oneOf =
  (known: readonly unknown[]): Check =>
  (value) =>
    known.includes(value)
const whole =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most
const either =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.some((check) => check(value))
const list =
  (of: Check, most: number = MOST_IN_LIST): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(of)
/** Named values of one kind. */
const each =
  (name: Check, of: Check): Check =>
  (value) =>
    isObject(value) && Object.entries(value).every(([key, inner]) => name(key) && of(inner))
/** The same under names of anybody's choice. */
const table =
  (of: Check): Check =>
  (value) =>
    isObject(value) && Object.keys(value).length <= MOST_IN_LIST && each(text, of)(value)
/** Named values, each of its own kind; those in `must` have to be there. */
const shape =
  (must: Readonly<Record<string, Check>>, may: Readonly<Record<string, Check>> = {}): Check =>
  (value) =>
    isObject(value) &&
    Object.entries(must).every(([key, check]) => check(value[key])) &&
    Object.keys(value).every((key) => Object.hasOwn(must, key) || (Object.hasOwn(may, key) && (may[key]?.(value[key]) ?? false)))

const level = whole(...LEVELS)
const turn = oneOf(CALENDAR)
const power = oneOf(POWERS)
const faction = oneOf(FACTIONS)
const minor = oneOf(MINORS)
const pair: Check = (value) => Array.isArray(value) && value.length === 2 && value.every(oneOf(NATIONS))

const facts: Check = (value) =>
  isObject(value) &&
  Object.entries(value).every(
    ([id, said]) => isFactId(id) && checkValue(FACTS[id], said) === undefined && (typeof said !== 'number' || Number.isSafeInteger(said)),
  )

const standing = shape(
  {},
  {
    result: oneOf([...POLICIES, null]),
    with: power,
    since: turn,
    joined: turn,
    attacked: yesNo,
    permanent: yesNo,
    conquered: yesNo,
    waiting: yesNo,
    volunteers: whole(0, 3),
    turnedAllied: yesNo,
    heavyWaterStopped: yesNo,
    axisGained: yesNo,
    russiaGained: yesNo,
  },
)

const DOCUMENT = shape(
  { edition: (value) => typeof value === 'string' && isBookId(value) },
  {
    scenario: text,
    options: list(text),
    rulings: table(text),
    turn,
    facts,
    standings: each(minor, standing),
    wars: list(either(pair, shape({ between: pair, since: turn }, { until: turn }))),
    peace: list(pair),
    declarations: list(shape({ by: power, on: oneOf([...POWERS, ...COUNTRIES]) }, { turn, revoked: yesNo, quiet: yesNo })),
    tensions: each(oneOf(TRACKS), either(level, shape({ actual: level, effective: level }, { highest: level, coming: level }))),
    levelsAt: oneOf(LEVEL_MOMENTS),
    placements: each(faction, each(oneOf(TARGETS), whole(0, MOST_POINTS))),
    namings: list(shape({ target: oneOf(TARGETS), by: faction }, { turn, inEasternWar: yesNo }), MOST_NAMINGS),
    subversions: list(shape({ target: minor }, { turn, phase: faction })),
    mobilizations: shape(
      {},
      {
        russia: shape({ done: whole(0, 5) }, { isHalfDone: yesNo, nextDue: either(turn, oneOf([null])) }),
        usEurope: whole(0, 12),
        usPacific: whole(0, 12),
        japan: whole(0, 3),
        japanAtWar: whole(0, 3),
      },
    ),
    tensionPointsUsed: list(shape({ by: faction }, { turn, track: oneOf(TRACKS) })),
    struck: table(whole(0, MOST_POINTS)),
    paid: each(minor, shape({ to: power, brps: whole(0, MOST_BRPS) })),
  },
)

export const isSituationDocument = (value: unknown): value is SituationDocument => DOCUMENT(value)
