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
} from '../../../counsel/index.ts'
import type { CapitulationState, Outlook, TriggerState } from '../../../rules/chapters/surrender/index.ts'
import type { Following } from '../../../rules/core/index.ts'
import type { Look } from '../../terminal/terminal.ts'
import { printChapter, printSteps } from '../chapter.ts'
import { numbered, type Print, plain, printCounting, reasons, said, tally, titled, withRule } from '../text.ts'
import { nameOf, printVerdict } from '../verdict.ts'
import { SURRENDER as WORDS } from '../words/surrender.ts'

/** What presses most comes first. */
const OUTLOOKS_IN_ORDER: readonly Outlook[] = ['due', 'offered', 'declined', 'delayed', 'holds-out', 'done']

const STATUS = 12
const TITLE = 34

/** The trigger that is met, or else the one that lacks least. */
const nearest = (triggers: readonly TriggerState[]): TriggerState | undefined =>
  [...triggers].sort((one, other) => one.wanting.length - other.wanting.length)[0]

const printTrigger = ({ words, wanting, isMet, cite, ruling }: TriggerState, look: Look): readonly string[] => [
  ...said({ words, cite, ruling }, 2, look),
  ...plain(isMet ? look.paint.strong(WORDS.met) : WORDS.wanting(wanting), 4, look),
]

/** `  3  Russia: Rifle divisions deleted for good  [3.6.6.1f; RC-45]` */
const following = (rows: readonly Following[], look: Look): readonly string[] =>
  rows.flatMap(({ what, who, amount, cite, ruling }) =>
    numbered(tally(amount ?? ''), { words: who === undefined ? what : `${nameOf(who)}: ${what}`, cite, ruling }, look),
  )

/** Why a nation stands as it does: what has come about, what is in the way, or what it still takes. */
function whyOf({ outlook, triggers, delays, asked }: CapitulationState, look: Look): readonly string[] {
  const trigger = nearest(triggers)
  if (outlook === 'done' || trigger === undefined) return ['']
  const { words, wanting, cite, ruling } = trigger
  if (outlook === 'delayed') return delays.map((delay) => withRule({ words: delay.words, cite: delay.cite }, look))
  if (outlook !== 'holds-out') {
    const answerer = asked === undefined || outlook === 'declined' ? '' : `; ${WORDS.asked(asked)}`
    return [withRule({ words, cite, ruling }, look) + answerer]
  }
  // One that counts points is worth watching, though another is nearer.
  const others = triggers.filter((one) => one !== trigger && one.points !== undefined)
  return [
    withRule({ words: WORDS.wanting(wanting), cite, ruling }, look),
    ...others.map((one) => withRule({ words: WORDS.orWanting(one.wanting), cite: one.cite, ruling: one.ruling }, look)),
  ]
}

/** One nation to a line: how it stands, and why. */
function printState(state: CapitulationState, look: Look): readonly string[] {
  const { outlook, title } = state
  const status = WORDS.outlook(outlook).padEnd(STATUS)
  const lead = `${outlook === 'due' || outlook === 'offered' ? look.paint.strong(status) : status}${title.padEnd(TITLE)}`
  return whyOf(state, look).flatMap((words, index) =>
    said({ words: `${index === 0 ? lead : ' '.repeat(STATUS + TITLE)}${words}`.trimEnd() }, 0, look, STATUS + TITLE),
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
  return said({ words: words.join('; '), cite }, 0, look)
}

const printDuties = (duties: OverviewAnswer['duties'], look: Look): readonly string[] =>
  titled(
    WORDS.duties,
    duties.flatMap(({ words, present, least, isKept, cite, ruling }) => {
      const duty = withRule({ words: `${present} of ${least} ${words}`, cite, ruling }, look)
      return plain(`${duty} ${isKept ? WORDS.kept : look.paint.alarm(WORDS.short)}`, 2, look)
    }),
  )

function overview({ turn, minors, states, never, duties, endings, reaction, mayProceed }: OverviewAnswer, look: Look): readonly string[] {
  const { strong, alarm } = look.paint
  const inOrder = OUTLOOKS_IN_ORDER.flatMap((outlook) => states.filter((state) => state.outlook === outlook))
  const over = endings.filter(({ isSo }) => isSo)
  return [
    `${strong(turn)}: ${over.some(({ isDecisive }) => isDecisive) ? alarm(WORDS.decided) : mayProceed ? WORDS.free : alarm(WORDS.first)}`,
    ...titled(
      WORDS.wars,
      over.flatMap(({ words, cite }) => said({ words: strong(words), cite }, 2, look)),
    ),
    ...minors.flatMap(({ is, name, words, cite }) =>
      said({ words: `${WORDS.minor(is).padEnd(STATUS)}${name.padEnd(TITLE)}${words}`, cite }, 0, look, STATUS + TITLE),
    ),
    ...inOrder.flatMap((state) => printState(state, look)),
    ...never.flatMap(({ words, cite }) => said({ words: `${WORDS.never.padEnd(STATUS)}${words}`, cite }, 0, look, STATUS)),
    ...printCities(reaction, look),
    ...printDuties(duties, look),
  ]
}

function nation({ turn, state, freely, terms, ifAccepted, ifDeclined, duties }: NationAnswer, look: Look): readonly string[] {
  const isDone = state.outlook === 'done'
  const points = state.triggers.flatMap((trigger) => trigger.points ?? [])
  const head = look.paint.strong(`${state.title}, ${turn}: ${WORDS.outlook(state.outlook)}`)
  return [
    `${head}${state.asked === undefined ? '' : `; ${WORDS.asked(state.asked)}`}`,
    ...(isDone ? [] : state.triggers.flatMap((trigger) => printTrigger(trigger, look))),
    ...points.flatMap(({ total, lines }) => [`  ${WORDS.points(total)}`, ...printCounting(lines, look)]),
    ...state.delays.flatMap(({ words, cite }) => said({ words: `${WORDS.outlook('delayed')} ${words}`, cite }, 2, look)),
    ...(freely.allowed ? [`  ${WORDS.freely}`] : []),
    ...titled(WORDS.meanwhile, following(state.meanwhile, look)),
    ...titled(WORDS.terms, isDone ? [] : following(terms, look)),
    ...titled(isDone ? WORDS.holds : WORDS.follows, following(ifAccepted.slice(isDone ? 0 : terms.length), look)),
    ...printDuties(duties, look),
    ...titled(WORDS.declined, isDone ? [] : following(ifDeclined, look)),
  ]
}

const printEnding = ({ words, cite, isSo, wanting }: OverviewAnswer['endings'][number], look: Look): readonly string[] =>
  isSo
    ? plain(`${WORDS.over} ${look.paint.strong(withRule({ words, cite }, look))}`, 2, look)
    : [...said({ words: `${WORDS.notSo} ${words}`, cite }, 2, look), ...plain(WORDS.wanting(wanting), 4, look)]

function reaction(answer: ReactionAnswer, look: Look): readonly string[] {
  const { strong, alarm } = look.paint
  const theatre = (title: string, { outlook, triggers }: CapitulationState, terms: readonly Following[]): readonly string[] => {
    const how = WORDS.outlook(outlook)
    return [
      `${strong(title)}: ${outlook === 'offered' ? alarm(how) : outlook === 'holds-out' ? WORDS.noOffer : how}`,
      ...triggers.flatMap((trigger) => printTrigger(trigger, look)),
      ...titled(`  ${WORDS.terms}`, following(terms, look)),
    ]
  }
  return [
    strong(answer.turn),
    ...printCities(answer, look),
    ...reasons(answer.untested, look),
    ...theatre(WORDS.europe, answer.europe, answer.terms.europe),
    ...theatre(WORDS.pacific, answer.pacific, answer.terms.pacific),
    ...titled(
      WORDS.decisive,
      answer.decisive.flatMap((ending) => printEnding(ending, look)),
    ),
  ]
}

function printPeace({ by, on, isBinding, mayRenew, refusals, cite }: PeaceState, look: Look): readonly string[] {
  const verdict = !isBinding ? WORDS.notBound : mayRenew ? look.paint.strong(WORDS.mayRenew) : WORDS.mayNotRenew
  const words = `${WORDS.on(by.map(nameOf).join(', '), on.map(nameOf).join(', '))}: ${verdict}`
  return [...said({ words, cite }, 2, look), ...reasons(refusals, look).map((line) => `  ${line}`)]
}

const armistice = ({ turn, made, open, peaces, endings }: ArmisticeAnswer, look: Look): readonly string[] => [
  look.paint.strong(turn),
  ...(made.length === 0 ? [WORDS.noArmistice] : made.flatMap(({ words, holds }) => [words, ...following(holds, look)])),
  ...open.flatMap((one) => said(one, 0, look)),
  WORDS.renewals,
  ...peaces.flatMap((peace) => printPeace(peace, look)),
  WORDS.wars,
  ...endings.flatMap((ending) => printEnding(ending, look)),
]

const cede = ({ year, cessions, compensation }: CedeAnswer, look: Look): readonly string[] => [
  look.paint.strong(String(year)),
  ...cessions.flatMap(({ name, to, words, cite, ruling }) =>
    said({ words: `${name}: ${look.paint.strong(WORDS.heir(to, 'the enemy'))}, ${words}`, cite, ruling }, 2, look),
  ),
  ...(compensation.value === 0 ? [] : [`  ${WORDS.compensation(compensation.value)}`]),
]

const spoils = ({ value, to, steps }: SpoilsAnswer, look: Look): readonly string[] => [
  look.paint.strong(WORDS.strength(value, WORDS.recipient(to))),
  ...printSteps(steps, look),
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
export const print: Print<SurrenderAnswer> = (answer, look) => {
  if ('states' in answer) return overview(answer, look)
  if ('state' in answer) return nation(answer, look)
  if ('cities' in answer) return reaction(answer, look)
  if ('peaces' in answer) return armistice(answer, look)
  if ('cessions' in answer) return cede(answer, look)
  if ('supplies' in answer) return spoils(answer, look)
  return 'report' in answer ? settle(answer, look) : printChapter(answer, look)
}
