import { z } from 'zod/mini'
import { asInPhase, isTrackKept, offsetBy } from '../../../chapters/tension/index.ts'
import {
  type Aim,
  aimsOf,
  breakOut,
  dutyOf,
  type Intent,
  pleasOf,
  recorded,
  tableCountry,
  type WarPair,
  warPriceOf,
  whyNotDeclare,
} from '../../../chapters/war/index.ts'
import {
  type Citation,
  COUNTRIES,
  type Country,
  DELEGATION_NAMES,
  type Delegation,
  delegationOf,
  isLeftOut,
  isOneOf,
  isPower,
  type Minor,
  NATION_NAMES,
  type Nation,
  POWER_NAMES,
  POWERS,
  type Power,
  type Refusal,
  refuse,
  SIDE_OF,
  type Situation,
  type Standing,
  TRACK_NAMES,
  targetName,
} from '../../../core/index.ts'
import type { OffsetDrawn } from '../../acts/draw-offsets.ts'
import { type Mobilized, mobilizeBeforeAttack } from '../../acts/mobilize.ts'
import type { Rulebook } from '../../book/rulebook.ts'
import type { OrderDeclaration, Progress, Shaped } from '../../declaration/declaration.ts'
import { anyone, cite, facts, follows, listOf, mapNotes, nation, pair, power, standings, turn, whole } from '../../declaration/shapes.ts'
import { given, named, parts } from '../../declaration/typed-words.ts'
import { type Game, gameWith } from '../../game.ts'
import { whyNotDelegated } from '../../seat.ts'
import { counted, followingNote, mapNote } from '../../words/notes.ts'
import { standingIn } from '../../words/standing-words.ts'
import { type Note, type Telling, telling } from '../../words/telling.ts'
import { whyNotBeforeSupport } from './answer-support.ts'
import { lesserFor } from './give-up-control.ts'
import { putOutbreaks, type WarDeclared, type WarFollowed } from './outbreak-event.ts'
import { alsoAtWar, warsOpenTo } from './wars-offered.ts'

const intent = z.strictObject({
  by: power,
  on: z.enum([...POWERS, ...COUNTRIES]),
  together: z.exactOptional(z.enum(COUNTRIES)),
  payers: z.exactOptional(listOf(power)),
})

const shape = z.strictObject({ type: z.literal('declare-war'), by: anyone, intents: listOf(intent) })

export type DeclareWar = Shaped<typeof shape>

/** Germany has to say at once whether it supports the country. */
export interface SupportAsked {
  readonly type: 'support-asked'
  readonly country: Country
  /** The rule by which it is asked (50.24, 50.25). */
  readonly cite?: Citation
}

function whyNotDeclareNow(book: Rulebook, game: Game, { by, intents }: DeclareWar): readonly Refusal[] {
  const { window } = book.clauses.war.rules
  const refusals: Refusal[] = []
  if (intents.length === 0) refusals.push(refuse('no-declaration', 'nobody declares war on anybody', window))
  for (const intent of intents) {
    if (by !== 'referee' && delegationOf(intent.by) !== by)
      refusals.push(refuse('not-yours', `${POWER_NAMES[intent.by]} is not ${DELEGATION_NAMES[by]}’s to command`))
    if (!game.declaring.includes(SIDE_OF[intent.by]))
      refusals.push(
        refuse('not-the-window', `${POWER_NAMES[intent.by]} declares war after its side’s diplomatic phase, at no other time`, window, {
          by: intent.by,
        }),
      )
  }
  refusals.push(...whyNotBeforeSupport(book, game))
  const { situation, intents: earlier } = game.window ?? { situation: game.situation, intents: [] }
  const together = whyNotDeclare(book, asInPhase(book, situation), intents, { earlier })
  // What a declaration of the window has brought about already needs no other.
  const fought =
    game.window === null || together.length > 0
      ? []
      : whyNotDeclare(book, asInPhase(book, game.situation), intents).filter(({ code }) => code === 'at-war-already')
  return [...refusals, ...together, ...fought]
}

/** Wars this delegation has to declare in the window: one that no rule lets it declare, with no lesser result in its place, binds nobody. */
export const warsDueOf = (book: Rulebook, game: Game, by: Delegation): Game['warsOwed'] =>
  game.warsOwed.filter(
    (war) =>
      delegationOf(war.by) === by &&
      ((war.isPledge !== true && lesserFor(book, game, war).length > 0) ||
        whyNotDeclare(book, asInPhase(book, game.situation), [{ by: war.by, on: war.on }]).length === 0),
  )

/** The die for the Japanese track falls as Japan declares war on Britain or the U.S. (49.852A-3), in a game that keeps a sequence of play. */
function putDie(progress: Progress<OffsetDrawn>, intents: readonly Intent[]): void {
  const { book, game } = progress
  const isPacific = intents.some(({ by, on }) => by === 'japan' && (on === 'britain' || on === 'us'))
  if (!isPacific || game.stage === null || game.offsets.usjt !== null || !isTrackKept(book, 'usjt', game.situation)) return
  const die = progress.dice(TRACK_NAMES.usjt)
  progress.put({ type: 'offset-drawn', track: 'usjt', die, offset: offsetBy(book, die) })
}

/** Declarations of earlier orders of the window that would now come of themselves (50.12, R50-88). */
const takenIn = (book: Rulebook, before: Situation, made: readonly Aim[], intents: readonly Intent[]): readonly Aim[] =>
  aimsOf(book, before, intents)
    .slice(0, made.length)
    .filter((aim, index) => aim.isAutomatic === true && made[index]?.isAutomatic !== true)

/** Declarations that take effect together: whom each is aimed at and its price are set on the position before all of the player turn (50.12). */
export function putDeclarations(
  progress: Progress<WarDeclared | WarFollowed | SupportAsked>,
  { situation, window }: Game,
  intents: readonly Intent[],
): void {
  const { book } = progress
  const before = window?.situation ?? situation
  const made = aimsOf(book, before, window?.intents ?? [])
  const aims = aimsOf(book, before, intents, made)
  const all = [...made, ...aims]
  putOutbreaks(
    progress,
    situation,
    breakOut(book, situation, aims).outbreaks,
    ({ isFirst, aim }) => (isFirst ? warPriceOf(book, before, aim, all).amount : 0),
    breakOut(book, before, takenIn(book, before, made, [...(window?.intents ?? []), ...intents])).outbreaks,
  )
  for (const plea of pleasOf(book, situation, aims)) progress.put({ type: 'support-asked', ...plea })
}

/** `germany norway` or `germany belgium+luxembourg`, one after the other. */
function readIntents(words: readonly string[]): readonly { readonly by: string }[] | undefined {
  const names = parts(words)
  if (names.length === 0 || names.length % 2 !== 0) return undefined
  return Array.from({ length: names.length / 2 }, (_, index) => {
    const [on = '', together] = (names[index * 2 + 1] ?? '').split('+')
    return { by: named(names[index * 2] ?? ''), on: named(on), ...(together === undefined ? {} : { together: named(together) }) }
  })
}

const isTakenIn = ({ declaration, takesIn }: WarDeclared, by: Power, on: Nation): boolean =>
  by === declaration.by && isOneOf(takesIn?.on ?? [], on)

/** A power whose war comes with that of another lays no duty of its own on the declarer: it may be acted against in the other’s stead. */
function withDuties({ duties: before, situation }: Game, event: WarDeclared): Game['duties'] {
  const { by, on, quiet } = event.declaration
  const duties = event.takesIn === undefined ? before : before.filter((duty) => !isTakenIn(event, duty.by, duty.on))
  if (event.duties.length > 0) return [...duties, dutyOf(situation, event, event.duties)]
  return !quiet || !isPower(on)
    ? duties
    : duties.map((duty) => (duty.by === by && isPower(duty.on) ? { ...duty, instead: [...(duty.instead ?? []), on] } : duty))
}

/** What a declaration without a price rests on; one whose price was read from a report is not known to be free. */
function whyFree({ clauses: { war } }: Rulebook, { by, on, quiet }: WarDeclared['declaration']): readonly Note[] {
  const { prices, rules, units } = war
  if (prices === undefined) return []
  const words = `it costs ${POWER_NAMES[by]} nothing`
  const unit = units.find(({ countries }) => countries.some((one) => one === on))
  if (unit !== undefined) return [{ words: `${words} more: one declaration for both`, cite: unit.cite }]
  const free = prices.rows.filter(
    ({ brps, isQuiet, ...row }) =>
      row.by.includes(by) && row.on.includes(on) && brps.is === 'number' && brps.number === 0 && isQuiet === quiet,
  )
  const [first] = free
  if (first === undefined) return quiet ? [{ words: `${words} more: it comes with another declaration`, cite: rules.alliances }] : []
  return [{ words, cite: free.every(({ cite }) => cite.rule === first.cite.rule) ? first.cite : prices.rules.onMajor }]
}

function warDeclaredTold(book: Rulebook, { declaration, wars, standings, duties, price, onMap }: WarDeclared): Telling {
  const { rules, obligations } = book.clauses.war
  const howMet = obligations?.rules.howMet
  const { by, on } = declaration
  const isItself = ([one, other]: WarPair): boolean => one === by && other === on
  const joined = wars.filter((one) => !isItself(one)).map(([one, other]) => `${NATION_NAMES[one]} and ${NATION_NAMES[other]}`)
  return telling(
    `${POWER_NAMES[by]} declares war on ${NATION_NAMES[on]}`,
    [rules.window],
    [
      ...(price === 0 ? whyFree(book, declaration) : [{ words: `it costs ${POWER_NAMES[by]} ${counted(price, 'BRP')}` }]),
      ...(joined.length === 0 ? [] : [{ words: `alliances bring more wars: ${joined.join('; ')}`, cite: rules.alliances }]),
      ...(Object.entries(standings) as [Minor, Standing][]).map(([minor, standing]) => ({
        words: `${tableCountry(on) === minor ? NATION_NAMES[on] : targetName(minor)}: ${standingIn(book, minor, standing)}`,
      })),
      ...(duties.length === 0
        ? []
        : [
            {
              words: `to be attacked or entered this turn: ${duties.map((part) => NATION_NAMES[part]).join(', ')}`,
              ...(howMet === undefined ? {} : { cite: howMet }),
            },
          ]),
      ...onMap.map(mapNote),
    ],
  )
}

/** Declarations are made in one window of the declarers’ own player turn, after its diplomacy (50.11). */
export const declareWar: OrderDeclaration<DeclareWar, WarDeclared | WarFollowed | SupportAsked, OffsetDrawn | Mobilized> = {
  type: 'declare-war',
  words: 'declare war',
  shape,
  when: 'in-ones-turn',
  whyNotFrom(powers, { by, intents }) {
    const strange = by === 'referee' ? [] : whyNotDelegated(powers, by)
    if (strange.length > 0) return strange
    return intents
      .filter((one) => !powers.includes(one.by))
      .map((one) => refuse('not-your-power', `${POWER_NAMES[one.by]} declares war by its own seat`, undefined, { power: one.by }))
  },
  whyNot: whyNotDeclareNow,
  carryOut(progress, { intents }) {
    if (intents.some(({ by, on }) => by === 'japan' && on === 'us')) mobilizeBeforeAttack(progress)
    const { game } = progress
    putDie(progress, intents)
    putDeclarations(progress, game, intents)
  },
  offers: (book, { situation }, by) =>
    POWERS.filter((one) => delegationOf(one) === by && !isLeftOut(book, situation, one)).flatMap((declarer) =>
      warsOpenTo(book, situation, declarer).map((intent) => ({ type: 'declare-war', by, intents: [intent] }) as const),
    ),
  means: (book, { situation }, { intents }) => intents.flatMap((one) => alsoAtWar(book, situation, one)),
  owed: (book, game, by) => warsDueOf(book, game, by).map((war) => ({ type: 'declare-war', by, intents: [{ by: war.by, on: war.on }] })),
  topic: { is: 'declarations', concerns: ({ clauses }, _game, by) => !clauses.war.silent.includes(by) },
  short: {
    word: 'declare',
    alike: ['dow', 'war', 'attack', 'invade'],
    usage: 'declare POWER NATION [POWER NATION …] | declare POWER COUNTRY+COUNTRY',
    // Whoever has several delegations speaks for that of the power named.
    read: (words, { by, seats }) =>
      given(readIntents(words), (intents) => {
        const first = POWERS.find((power) => power === intents[0]?.by && seats.includes(power))
        return { type: 'declare-war', by: (first && delegationOf(first)) ?? by, intents }
      }),
    write: ({ intents }) =>
      intents.some(({ payers }) => payers !== undefined)
        ? undefined
        : intents.map(({ by, on, together }) => `${by} ${on}${together === undefined ? '' : `+${together}`}`).join(' '),
  },
  events: {
    'war-declared': {
      shape: z.looseObject({
        declaration: z.looseObject({ by: power, on: nation, turn }),
        standings,
        facts,
        onMap: mapNotes,
        wars: z.array(pair),
        duties: z.array(nation),
        price: whole,
        takesIn: z.optional(z.looseObject({ on: z.array(power), moved: whole })),
      }),
      evolve(game, event) {
        const { by, on } = event.declaration
        return gameWith(game, {
          window: {
            situation: game.window?.situation ?? game.situation,
            intents: [...(game.window?.intents ?? []), { by, on: on as Intent['on'] }],
          },
          situation: recorded(game.situation, event),
          duties: withDuties(game, event),
          warsOwed: game.warsOwed.filter((war) => war.by !== by || war.on !== on),
          support: by === 'russia' && on === 'germany' ? [] : game.support,
          // What it takes in is told with it, and moved no level by itself (R50-05).
          coming:
            event.takesIn === undefined
              ? game.coming
              : game.coming.filter(({ due }) => due === undefined || !isTakenIn(event, due.by, due.on)),
          levelAtPacificWar:
            by === 'japan' && on === 'us' ? game.situation.tensions.usjt.effective - (event.takesIn?.moved ?? 0) : game.levelAtPacificWar,
        })
      },
      show: 'everything',
      tell: warDeclaredTold,
      price: ({ declaration, price }) => (price === 0 ? undefined : { by: declaration.by, brps: price }),
      heading: 'declarations',
    },
    'war-followed': {
      shape: z.looseObject({ follows }),
      evolve: (game, { follows }) => gameWith(game, { coming: [...game.coming, ...follows.filter(({ due }) => due !== undefined)] }),
      show: 'everything',
      tell: (_book, { follows }) => telling('what the war brings', [], follows.map(followingNote)),
      heading: null,
    },
    'support-asked': {
      shape: z.looseObject({ country: nation, cite: z.optional(cite) }),
      evolve: (game, { country, cite }) =>
        gameWith(game, { support: [...game.support, { country, isGiven: false, ...(cite === undefined ? {} : { cite }) }] }),
      show: 'everything',
      tell: ({ clauses }, { country, cite = clauses.war.support?.rules.asked }) =>
        telling(`Germany is asked whether it supports ${NATION_NAMES[country]}`, [cite]),
      heading: 'declarations',
    },
  },
}
