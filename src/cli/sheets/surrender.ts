import type {
  ArmisticeAnswer,
  CedeAnswer,
  NationAnswer,
  OverviewAnswer,
  PeaceState,
  ReactionAnswer,
  SettleAnswer,
  SpoilsAnswer,
  SurrenderAnswer,
} from '../../counsel/index.ts'
import type { CapitulationState, Citation, Following, Outlook, TriggerState } from '../../rules/index.ts'
import { fold } from '../fold.ts'
import { SURRENDER_SHEET as WORDS } from '../surrender-words.ts'
import type { Look } from '../terminal.ts'
import { chapterSheet } from './chapter.ts'
import { inBrackets } from './label.ts'
import { lineOnSheet, MARGIN } from './line.ts'
import type { Sheet } from './sheet.ts'
import { nameOf, reason, verdictSheet } from './verdict.ts'

/** What presses most comes first. */
const OUTLOOKS_IN_ORDER: readonly Outlook[] = ['due', 'offered', 'declined', 'delayed', 'holds-out', 'done']

const STATUS = 12
const TITLE = 34

const cited = (words: string, cite: Citation, ruling: string | undefined, { paint }: Look): string =>
  `${words}  ${paint.faint(inBrackets(cite, ruling))}`

/** The trigger that is met, or else the one that lacks least. */
const nearest = (triggers: readonly TriggerState[]): TriggerState | undefined =>
  [...triggers].sort((one, other) => one.wanting.length - other.wanting.length)[0]

const triggerOnSheet = ({ words, wanting, isMet, cite, ruling }: TriggerState, indent: number, look: Look): readonly string[] => [
  ...fold(`${' '.repeat(indent)}${cited(words, cite, ruling, look)}`, indent + 2, look.columns),
  ...fold(`${' '.repeat(indent + 2)}${isMet ? look.paint.strong(WORDS.met) : WORDS.wanting(wanting)}`, indent + 4, look.columns),
]

/** `  3  Russia: Rifle divisions deleted for good  [3.6.6.1f; RC-45]` */
const following = (rows: readonly Following[], look: Look): readonly string[] =>
  rows.flatMap(({ what, who, amount, cite, ruling }) => {
    const number = amount === undefined ? '' : String(amount)
    const words = who === undefined ? what : `${nameOf(who)}: ${what}`
    return fold(`${number.padStart(MARGIN - 2)}  ${cited(words, cite, ruling, look)}`, MARGIN, look.columns)
  })

const titled = (title: string, rows: readonly string[]): readonly string[] => (rows.length === 0 ? [] : [title, ...rows])

/** One nation to a line: how it stands, and why. */
function stateOnSheet({ outlook, title, triggers, delays, asked }: CapitulationState, look: Look): readonly string[] {
  const { paint, columns } = look
  const status = WORDS.outlook(outlook).padEnd(STATUS)
  const lead = `${outlook === 'due' || outlook === 'offered' ? paint.strong(status) : status}${title.padEnd(TITLE)}`
  const trigger = nearest(triggers)
  const why =
    outlook === 'done' || trigger === undefined
      ? ['']
      : outlook === 'delayed'
        ? delays.map(({ words, cite }) => cited(words, cite, undefined, look))
        : outlook === 'holds-out'
          ? [
              cited(WORDS.wanting(trigger.wanting), trigger.cite, trigger.ruling, look),
              // One that counts points is worth watching, though another is nearer.
              ...triggers
                .filter((one) => one !== trigger && one.points !== undefined)
                .map((one) => cited(WORDS.orWanting(one.wanting), one.cite, one.ruling, look)),
            ]
          : [
              `${cited(trigger.words, trigger.cite, trigger.ruling, look)}${asked === undefined || outlook === 'declined' ? '' : `; ${WORDS.asked(asked)}`}`,
            ]
  return why.flatMap((words, index) =>
    fold(`${index === 0 ? lead : ' '.repeat(STATUS + TITLE)}${words}`.trimEnd(), STATUS + TITLE, columns),
  )
}

const citiesOnSheet = ({ held, needed, next, year, isTested, cities, cite }: OverviewAnswer['reaction'], look: Look): readonly string[] => {
  const names = cities.filter(({ isAllied }) => isAllied).map(({ name }) => name)
  const words = [
    WORDS.cities(held, names.join(', ')),
    needed === undefined ? WORDS.noneNeeded(year) : WORDS.needed(year, needed),
    isTested ? WORDS.tested : WORDS.untested,
    ...(next === undefined ? [] : [WORDS.nextTest(next.year, next.needed)]),
  ]
  return fold(cited(words.join('; '), cite, undefined, look), 2, look.columns)
}

const dutiesOnSheet = (duties: OverviewAnswer['duties'], look: Look): readonly string[] =>
  duties.flatMap(({ words, present, least, isKept, cite, ruling }) =>
    fold(
      `  ${present} of ${least} ${cited(words, cite, ruling, look)} ${isKept ? WORDS.kept : look.paint.alarm(WORDS.short)}`,
      4,
      look.columns,
    ),
  )

function overview({ turn, minors, states, never, duties, endings, reaction, mayProceed }: OverviewAnswer, look: Look): readonly string[] {
  return [
    `${look.paint.strong(turn)}: ${mayProceed ? WORDS.free : look.paint.alarm(WORDS.first)}`,
    ...titled(
      WORDS.wars,
      endings
        .filter(({ isSo }) => isSo)
        .flatMap(({ words, cite }) => fold(`  ${look.paint.strong(words)}  ${look.paint.faint(inBrackets(cite))}`, 4, look.columns)),
    ),
    ...minors.flatMap(({ is, name, words, cite }) =>
      fold(`${WORDS.minor(is).padEnd(STATUS)}${name.padEnd(TITLE)}${cited(words, cite, undefined, look)}`, STATUS + TITLE, look.columns),
    ),
    ...OUTLOOKS_IN_ORDER.flatMap((outlook) => states.filter((state) => state.outlook === outlook)).flatMap((state) =>
      stateOnSheet(state, look),
    ),
    ...never.flatMap(({ words, cite }) =>
      fold(`${WORDS.never.padEnd(STATUS)}${cited(words, cite, undefined, look)}`, STATUS, look.columns),
    ),
    ...citiesOnSheet(reaction, look),
    ...titled(WORDS.duties, dutiesOnSheet(duties, look)),
  ]
}

function nation({ turn, state, freely, terms, ifAccepted, ifDeclined, duties }: NationAnswer, look: Look): readonly string[] {
  const isDone = state.outlook === 'done'
  const points = state.triggers.flatMap((trigger) => trigger.points ?? [])
  return [
    `${look.paint.strong(`${state.title}, ${turn}: ${WORDS.outlook(state.outlook)}`)}${state.asked === undefined ? '' : `; ${WORDS.asked(state.asked)}`}`,
    ...(isDone ? [] : state.triggers.flatMap((trigger) => triggerOnSheet(trigger, 2, look))),
    ...points.flatMap(({ total, lines }) => [
      `  ${WORDS.points(total)}`,
      ...lines.filter(({ applies }) => applies).flatMap((line) => lineOnSheet(line, look)),
    ]),
    ...state.delays.flatMap(({ words, cite }) =>
      fold(`  ${WORDS.outlook('delayed')} ${cited(words, cite, undefined, look)}`, 4, look.columns),
    ),
    ...(freely.allowed ? [`  ${WORDS.freely}`] : []),
    ...titled(WORDS.meanwhile, following(state.meanwhile, look)),
    ...titled(WORDS.terms, isDone ? [] : following(terms, look)),
    ...titled(isDone ? WORDS.holds : WORDS.follows, following(ifAccepted.slice(isDone ? 0 : terms.length), look)),
    ...titled(WORDS.duties, dutiesOnSheet(duties, look)),
    ...titled(WORDS.declined, isDone ? [] : following(ifDeclined, look)),
  ]
}

function reaction(answer: ReactionAnswer, look: Look): readonly string[] {
  const theatre = (title: string, state: CapitulationState, terms: readonly Following[]): readonly string[] => [
    `${look.paint.strong(title)}: ${state.outlook === 'offered' ? look.paint.alarm(WORDS.outlook('offered')) : state.outlook === 'holds-out' ? WORDS.noOffer : WORDS.outlook(state.outlook)}`,
    ...state.triggers.flatMap((trigger) => triggerOnSheet(trigger, 2, look)),
    ...titled(`  ${WORDS.terms}`, following(terms, look)),
  ]
  return [
    look.paint.strong(answer.turn),
    ...citiesOnSheet(answer, look),
    ...answer.untested.flatMap((refusal) => reason(refusal, look)),
    ...theatre(WORDS.europe, answer.europe, answer.terms.europe),
    ...theatre(WORDS.pacific, answer.pacific, answer.terms.pacific),
  ]
}

const peaceOnSheet = ({ by, on, isBinding, mayRenew, refusals, cite }: PeaceState, look: Look): readonly string[] => [
  ...fold(
    `  ${WORDS.on(by.map(nameOf).join(', '), on.map(nameOf).join(', '))}: ${cited(
      !isBinding ? WORDS.notBound : mayRenew ? look.paint.strong(WORDS.mayRenew) : WORDS.mayNotRenew,
      cite,
      undefined,
      look,
    )}`,
    4,
    look.columns,
  ),
  ...refusals.flatMap((refusal) => reason(refusal, look)).map((line) => `  ${line}`),
]

const armistice = ({ turn, made, peaces, endings }: ArmisticeAnswer, look: Look): readonly string[] => [
  look.paint.strong(turn),
  ...(made.length === 0 ? [WORDS.noArmistice] : made.flatMap(({ words, holds }) => [words, ...following(holds, look)])),
  WORDS.renewals,
  ...peaces.flatMap((peace) => peaceOnSheet(peace, look)),
  WORDS.wars,
  ...endings.flatMap(({ words, cite, isSo, wanting }) =>
    isSo
      ? fold(`  ${WORDS.over} ${look.paint.strong(cited(words, cite, undefined, look))}`, 4, look.columns)
      : [
          ...fold(`  ${WORDS.notSo} ${cited(words, cite, undefined, look)}`, 4, look.columns),
          ...fold(`    ${WORDS.wanting(wanting)}`, 6, look.columns),
        ],
  ),
]

const cede = ({ year, cessions, compensation }: CedeAnswer, look: Look): readonly string[] => [
  look.paint.strong(String(year)),
  ...cessions.flatMap(({ name, to, words, cite, ruling }) =>
    fold(`  ${name}: ${look.paint.strong(WORDS.heir(to, 'the enemy'))}, ${cited(words, cite, ruling, look)}`, 4, look.columns),
  ),
  ...(compensation.value === 0 ? [] : [`  ${WORDS.compensation(compensation.value)}`]),
]

const spoils = ({ value, to, steps }: SpoilsAnswer, look: Look): readonly string[] => [
  look.paint.strong(WORDS.strength(value, WORDS.recipient(to))),
  ...steps.flatMap(({ amount, words, cite, ruling }) =>
    fold(`${String(amount).padStart(MARGIN - 2)}  ${cited(words, cite, ruling, look)}`, MARGIN, look.columns),
  ),
]

const settle = (answer: SettleAnswer, look: Look): readonly string[] => {
  const facts = Object.entries(answer.report?.facts ?? {}).map(([fact, value]) => `${fact}: ${String(value)}`)
  const wars = (answer.report?.wars ?? []).map(({ between, since, until }) => `war ${between.join('-')} since ${since} until ${until}`)
  return [
    ...verdictSheet({ ...answer, consequences: [] }, look),
    ...following(answer.consequences, look),
    ...titled(
      WORDS.report,
      [...facts, ...wars].map((line) => `  ${line}`),
    ),
  ]
}

/** A sheet for each kind of answer on surrenders and armistices; verdicts, numbers and sums as in other chapters. */
export const surrenderSheet: Sheet<SurrenderAnswer> = (answer, look) => {
  if ('states' in answer) return overview(answer, look)
  if ('state' in answer) return nation(answer, look)
  if ('cities' in answer) return reaction(answer, look)
  if ('peaces' in answer) return armistice(answer, look)
  if ('cessions' in answer) return cede(answer, look)
  if ('supplies' in answer) return spoils(answer, look)
  return 'report' in answer ? settle(answer, look) : chapterSheet(answer, look)
}
