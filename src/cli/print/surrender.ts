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
import { SURRENDER_PRINT as WORDS } from '../surrender-words.ts'
import type { Look } from '../terminal.ts'
import { wrap } from '../wrap.ts'
import { printChapter } from './chapter.ts'
import { inBrackets } from './label.ts'
import { MARGIN, printLine } from './line.ts'
import type { Print } from './print.ts'
import { nameOf, printVerdict, reason } from './verdict.ts'

/** What presses most comes first. */
const OUTLOOKS_IN_ORDER: readonly Outlook[] = ['due', 'offered', 'declined', 'delayed', 'holds-out', 'done']

const STATUS = 12
const TITLE = 34

const cited = (words: string, cite: Citation, ruling: string | undefined, { paint }: Look): string =>
  `${words}  ${paint.faint(inBrackets(cite, ruling))}`

/** The trigger that is met, or else the one that lacks least. */
const nearest = (triggers: readonly TriggerState[]): TriggerState | undefined =>
  [...triggers].sort((one, other) => one.wanting.length - other.wanting.length)[0]

const printTrigger = ({ words, wanting, isMet, cite, ruling }: TriggerState, indent: number, look: Look): readonly string[] => [
  ...wrap(`${' '.repeat(indent)}${cited(words, cite, ruling, look)}`, indent + 2, look.columns),
  ...wrap(`${' '.repeat(indent + 2)}${isMet ? look.paint.strong(WORDS.met) : WORDS.wanting(wanting)}`, indent + 4, look.columns),
]

/** `  3  Russia: Rifle divisions deleted for good  [3.6.6.1f; RC-45]` */
const following = (rows: readonly Following[], look: Look): readonly string[] =>
  rows.flatMap(({ what, who, amount, cite, ruling }) => {
    const number = amount === undefined ? '' : String(amount)
    const words = who === undefined ? what : `${nameOf(who)}: ${what}`
    return wrap(`${number.padStart(MARGIN - 2)}  ${cited(words, cite, ruling, look)}`, MARGIN, look.columns)
  })

const titled = (title: string, rows: readonly string[]): readonly string[] => (rows.length === 0 ? [] : [title, ...rows])

/** One nation to a line: how it stands, and why. */
function printState({ outlook, title, triggers, delays, asked }: CapitulationState, look: Look): readonly string[] {
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
    wrap(`${index === 0 ? lead : ' '.repeat(STATUS + TITLE)}${words}`.trimEnd(), STATUS + TITLE, columns),
  )
}

const printCities = ({ held, needed, next, year, isTested, cities, cite }: OverviewAnswer['reaction'], look: Look): readonly string[] => {
  const names = cities.filter(({ isAllied }) => isAllied).map(({ name }) => name)
  const words = [
    WORDS.cities(held, names.join(', ')),
    needed === undefined ? WORDS.noneNeeded(year) : WORDS.needed(year, needed),
    isTested ? WORDS.tested : WORDS.untested,
    ...(next === undefined ? [] : [WORDS.nextTest(next.year, next.needed)]),
  ]
  return wrap(cited(words.join('; '), cite, undefined, look), 2, look.columns)
}

const printDuties = (duties: OverviewAnswer['duties'], look: Look): readonly string[] =>
  duties.flatMap(({ words, present, least, isKept, cite, ruling }) =>
    wrap(
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
        .flatMap(({ words, cite }) => wrap(`  ${look.paint.strong(words)}  ${look.paint.faint(inBrackets(cite))}`, 4, look.columns)),
    ),
    ...minors.flatMap(({ is, name, words, cite }) =>
      wrap(`${WORDS.minor(is).padEnd(STATUS)}${name.padEnd(TITLE)}${cited(words, cite, undefined, look)}`, STATUS + TITLE, look.columns),
    ),
    ...OUTLOOKS_IN_ORDER.flatMap((outlook) => states.filter((state) => state.outlook === outlook)).flatMap((state) =>
      printState(state, look),
    ),
    ...never.flatMap(({ words, cite }) =>
      wrap(`${WORDS.never.padEnd(STATUS)}${cited(words, cite, undefined, look)}`, STATUS, look.columns),
    ),
    ...printCities(reaction, look),
    ...titled(WORDS.duties, printDuties(duties, look)),
  ]
}

function nation({ turn, state, freely, terms, ifAccepted, ifDeclined, duties }: NationAnswer, look: Look): readonly string[] {
  const isDone = state.outlook === 'done'
  const points = state.triggers.flatMap((trigger) => trigger.points ?? [])
  return [
    `${look.paint.strong(`${state.title}, ${turn}: ${WORDS.outlook(state.outlook)}`)}${state.asked === undefined ? '' : `; ${WORDS.asked(state.asked)}`}`,
    ...(isDone ? [] : state.triggers.flatMap((trigger) => printTrigger(trigger, 2, look))),
    ...points.flatMap(({ total, lines }) => [
      `  ${WORDS.points(total)}`,
      ...lines.filter(({ applies }) => applies).flatMap((line) => printLine(line, look)),
    ]),
    ...state.delays.flatMap(({ words, cite }) =>
      wrap(`  ${WORDS.outlook('delayed')} ${cited(words, cite, undefined, look)}`, 4, look.columns),
    ),
    ...(freely.allowed ? [`  ${WORDS.freely}`] : []),
    ...titled(WORDS.meanwhile, following(state.meanwhile, look)),
    ...titled(WORDS.terms, isDone ? [] : following(terms, look)),
    ...titled(isDone ? WORDS.holds : WORDS.follows, following(ifAccepted.slice(isDone ? 0 : terms.length), look)),
    ...titled(WORDS.duties, printDuties(duties, look)),
    ...titled(WORDS.declined, isDone ? [] : following(ifDeclined, look)),
  ]
}

function reaction(answer: ReactionAnswer, look: Look): readonly string[] {
  const theatre = (title: string, state: CapitulationState, terms: readonly Following[]): readonly string[] => [
    `${look.paint.strong(title)}: ${state.outlook === 'offered' ? look.paint.alarm(WORDS.outlook('offered')) : state.outlook === 'holds-out' ? WORDS.noOffer : WORDS.outlook(state.outlook)}`,
    ...state.triggers.flatMap((trigger) => printTrigger(trigger, 2, look)),
    ...titled(`  ${WORDS.terms}`, following(terms, look)),
  ]
  return [
    look.paint.strong(answer.turn),
    ...printCities(answer, look),
    ...answer.untested.flatMap((refusal) => reason(refusal, look)),
    ...theatre(WORDS.europe, answer.europe, answer.terms.europe),
    ...theatre(WORDS.pacific, answer.pacific, answer.terms.pacific),
  ]
}

const printPeace = ({ by, on, isBinding, mayRenew, refusals, cite }: PeaceState, look: Look): readonly string[] => [
  ...wrap(
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
  ...peaces.flatMap((peace) => printPeace(peace, look)),
  WORDS.wars,
  ...endings.flatMap(({ words, cite, isSo, wanting }) =>
    isSo
      ? wrap(`  ${WORDS.over} ${look.paint.strong(cited(words, cite, undefined, look))}`, 4, look.columns)
      : [
          ...wrap(`  ${WORDS.notSo} ${cited(words, cite, undefined, look)}`, 4, look.columns),
          ...wrap(`    ${WORDS.wanting(wanting)}`, 6, look.columns),
        ],
  ),
]

const cede = ({ year, cessions, compensation }: CedeAnswer, look: Look): readonly string[] => [
  look.paint.strong(String(year)),
  ...cessions.flatMap(({ name, to, words, cite, ruling }) =>
    wrap(`  ${name}: ${look.paint.strong(WORDS.heir(to, 'the enemy'))}, ${cited(words, cite, ruling, look)}`, 4, look.columns),
  ),
  ...(compensation.value === 0 ? [] : [`  ${WORDS.compensation(compensation.value)}`]),
]

const spoils = ({ value, to, steps }: SpoilsAnswer, look: Look): readonly string[] => [
  look.paint.strong(WORDS.strength(value, WORDS.recipient(to))),
  ...steps.flatMap(({ amount, words, cite, ruling }) =>
    wrap(`${String(amount).padStart(MARGIN - 2)}  ${cited(words, cite, ruling, look)}`, MARGIN, look.columns),
  ),
]

const settle = (answer: SettleAnswer, look: Look): readonly string[] => {
  const facts = Object.entries(answer.report?.facts ?? {}).map(([fact, value]) => `${fact}: ${String(value)}`)
  const wars = (answer.report?.wars ?? []).map(({ between, since, until }) => `war ${between.join('-')} since ${since} until ${until}`)
  return [
    ...printVerdict({ ...answer, consequences: [] }, look),
    ...following(answer.consequences, look),
    ...titled(
      WORDS.report,
      [...facts, ...wars].map((line) => `  ${line}`),
    ),
  ]
}

/** Text for each kind of answer on surrenders and armistices; verdicts, numbers and sums as in other chapters. */
export const printSurrender: Print<SurrenderAnswer> = (answer, look) => {
  if ('states' in answer) return overview(answer, look)
  if ('state' in answer) return nation(answer, look)
  if ('cities' in answer) return reaction(answer, look)
  if ('peaces' in answer) return armistice(answer, look)
  if ('cessions' in answer) return cede(answer, look)
  if ('supplies' in answer) return spoils(answer, look)
  return 'report' in answer ? settle(answer, look) : printChapter(answer, look)
}
