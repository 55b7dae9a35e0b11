import {
  aimsOf,
  breakOut,
  type Citation,
  COUNTRIES,
  type Country,
  decide,
  type Game,
  gameAt,
  type Intent,
  isCountry,
  isNation,
  LANDS,
  NATION_NAMES,
  type Nation,
  type Order,
  POWER_NAMES,
  POWERS,
  type Power,
  type Prey,
  partnerFighting,
  passageFor,
  priceRow,
  type Refusal,
  RUSSIAN_CHOICES,
  type Rulebook,
  type RussianChoice,
  refuse,
  SIDE_OF,
  type Situation,
  SUPPORT_ANSWERS,
  type SupportAnswer,
  supportAsked,
  warConsequences,
  warPriceOf,
  whyNot,
  whyNotAttack,
} from '../../rules/index.ts'
import { type Arguments, type Consequence, type MayAnswer, type Refused, refused } from './answer.ts'
import { type Found, isFound, oneOf, refusedFor } from './arguments.ts'

const NATIONS_DECLARED_ON: readonly (Power | Country)[] = [...POWERS, ...COUNTRIES]

/** One name, several in a list, or several with commas between them. */
function namesIn(args: Arguments, name: string): Found<readonly (Power | Country)[]> {
  const given = args[name]
  const names = Array.isArray(given) ? given : typeof given === 'string' ? given.split(',').map((part) => part.trim()) : [given]
  const found = names.map((one) => oneOf({ [name]: one }, name, NATIONS_DECLARED_ON))
  const wrong = found.find((one) => !isFound(one))
  return wrong !== undefined && 'refusal' in wrong ? wrong : { value: found.flatMap((one) => (isFound(one) ? [one.value] : [])) }
}

const isTrue = (value: unknown): boolean => value === true || value === 'true'

/** One declaration, or one for each country named; `together` takes two as a unit. */
function intentsFrom(args: Arguments): Found<readonly Intent[]> {
  const by = oneOf(args, 'by', POWERS)
  const on = namesIn(args, 'on')
  const payers: Found<readonly Power[]> =
    args['payers'] === undefined ? { value: [] } : (namesIn(args, 'payers') as Found<readonly Power[]>)
  if (!isFound(by)) return by
  if (!isFound(on)) return on
  if (!isFound(payers)) return payers
  const paid = payers.value.length === 0 ? {} : { payers: payers.value }
  const [first, second, ...more] = on.value
  if (isTrue(args['together']) && first !== undefined && second !== undefined && more.length === 0)
    return { value: [{ by: by.value, on: first, together: second as Country, ...paid }] }
  return { value: on.value.map((one) => ({ by: by.value, on: one, ...paid })) }
}

/** `britain=norway,france=italy`, as it is typed. */
const pairsIn = (text: string): readonly Arguments[] =>
  text.split(',').map((part) => {
    const [by, on] = part.split('=').map((name) => name.trim())
    return { by, on }
  })

/** Declarations that others make in the same player turn: `[{ "by": "britain", "on": "norway" }]`. */
function othersFrom(args: Arguments): Found<readonly Intent[]> {
  const asked = args['alongside']
  if (asked === undefined) return { value: [] }
  const given = typeof asked === 'string' ? pairsIn(asked) : asked
  if (!Array.isArray(given) || given.some((one) => typeof one !== 'object' || one === null))
    return { refusal: refuse('misasked', 'alongside: expected a list of declarations such as { "by": "britain", "on": "norway" }') }
  const found = given.map((one) => intentsFrom(one as Arguments))
  const wrong = found.find((one) => !isFound(one))
  return wrong !== undefined && 'refusal' in wrong ? wrong : { value: found.flatMap((one) => (isFound(one) ? one.value : [])) }
}

/** The declarers’ side has ended its diplomatic phase. */
export const windowOf = (situation: Situation, by: Power): Game => ({ ...gameAt(situation), declaring: [SIDE_OF[by]] })

const declareOrder = (intents: readonly Intent[]): Order => ({ type: 'declare-war', by: 'referee', intents })

interface Support {
  readonly answer: SupportAnswer
  readonly choice: RussianChoice | undefined
}

interface Asked {
  readonly country: Country
  readonly cite: Citation
}

const askedFor = (book: Rulebook, situation: Situation, intents: readonly Intent[]): Asked | undefined =>
  aimsOf(book, situation, intents)
    .filter(({ by, holder }) => by === 'russia' && holder === undefined)
    .flatMap(({ named }) => named)
    .flatMap((country) => {
      const cite = isCountry(country) ? supportAsked(book, situation, country) : undefined
      return isCountry(country) && cite !== undefined ? [{ country, cite }] : []
    })[0]

/** What Germany’s answer and Russia’s choice make of it. */
function supportConsequences(book: Rulebook, { country, cite }: Asked, { answer, choice }: Support, game: Game): readonly Consequence[] {
  const { support } = book.clauses.war
  if (support === undefined) return []
  const { unsupported, laterHelp, backDown } = support.rules
  const name = NATION_NAMES[country]
  switch (answer) {
    case 'not-asked':
      return [{ what: `Germany must say at once whether it supports ${name}`, who: 'germany', cite }]
    case 'no': {
      const decision = decide(book, game, { type: 'answer-support', by: 'axis', supports: false }, () => 1)
      const told = decision.accepted ? decision.events.find((event) => event.type === 'support-answered') : undefined
      return [
        { what: `Germany leaves ${name} alone`, who: 'germany', cite },
        {
          what: `German or Italian help for ${name} in a later turn needs a declaration of war on Russia`,
          who: 'germany',
          cite: laterHelp,
        },
        ...(Object.keys(told?.standings ?? {}).length + Object.keys(told?.facts ?? {}).length > 0
          ? [{ what: 'Germany loses its economic interest there', who: 'germany', cite: unsupported }]
          : []),
        ...(told?.repaid ? [{ what: 'BRPs lost at once', who: 'germany', amount: -told.repaid.brps, cite: unsupported }] : []),
      ]
    }
    case 'yes':
      return choice === undefined
        ? [{ what: 'Russia declares war on Germany for 35 more, or backs down and loses the 10', who: 'russia', cite }]
        : choice === 'back-down'
          ? [
              { what: `Russia backs down: ${name} returns to its former status, its units go`, who: 'russia', cite: backDown },
              { what: 'BRPs spent are lost', who: 'russia', cite },
            ]
          : [{ what: 'Russia goes on and declares war on Germany as well', who: 'russia', cite }]
  }
}

function priceLines(book: Rulebook, situation: Situation, intents: readonly Intent[], more?: Citation): readonly Consequence[] {
  const aims = aimsOf(book, situation, intents)
  const { prices } = book.clauses.war
  if (prices === undefined) return []
  return aims.flatMap((aim): readonly Consequence[] => {
    const { by, amount, unreported, words, cite } = warPriceOf(book, situation, aim, aims)
    if (unreported !== undefined) return [{ what: `BRPs: ${words}`, who: by, cite, is: 'price' }]
    const isOldFigure = priceRow(book, situation, aim)?.id === 'siberia' && amount !== 35
    return [
      { what: `BRPs: ${words}`, who: by, amount, cite: more ?? cite, is: 'price' },
      ...(isOldFigure ? [{ what: '50.32C states 35 for this; 50.21 sets the price', cite: prices.rules.garrison }] : []),
    ]
  })
}

const total = (lines: readonly Consequence[]): Readonly<Record<string, number>> => {
  const sums: Record<string, number> = {}
  for (const { who, amount } of lines) if (who !== undefined && amount !== undefined) sums[who] = (sums[who] ?? 0) + amount
  return sums
}

/** The game after some orders that are allowed; one that is not changes nothing. */
const playedOut = (book: Rulebook, game: Game, orders: readonly Order[]): Game =>
  orders.reduce((now, order) => {
    const decision = decide(book, now, order, () => 1)
    return decision.accepted ? decision.game : now
  }, game)

/** What Germany and Russia say once the declaration is made. */
function dialogue({ answer, choice }: Support): readonly Order[] {
  if (answer === 'not-asked') return []
  const answered: Order = { type: 'answer-support', by: 'axis', supports: answer === 'yes' }
  return answer === 'yes' && choice !== undefined ? [answered, { type: 'meet-support', by: 'russia', choice }] : [answered]
}

/** Why Russia may not meet Germany’s support with war: it may have to back down (50.24, 50.32). */
function whyNotGoOn(book: Rulebook, declared: Game, support: Support): readonly Refusal[] {
  const [answered, met] = dialogue(support)
  return answered === undefined || met === undefined ? [] : whyNot(book, playedOut(book, declared, [answered]), met)
}

function brought(book: Rulebook, situation: Situation, intents: readonly Intent[], after: Situation): readonly Consequence[] {
  const { outbreaks } = breakOut(book, situation, aimsOf(book, situation, intents))
  return warConsequences(book, situation, after, outbreaks).map(({ words, ...rest }) => ({ what: words, ...rest }))
}

/** May these wars be declared, what do they cost, and what do they bring? */
export function mayDeclare(book: Rulebook, situation: Situation, args: Arguments): MayAnswer | Refused {
  const own = intentsFrom(args)
  const others = othersFrom(args)
  const answered = oneOf(args, 'support', SUPPORT_ANSWERS, 'not-asked')
  const chosen: Found<RussianChoice | undefined> =
    args['choice'] === undefined ? { value: undefined } : oneOf(args, 'choice', RUSSIAN_CHOICES)
  if (!isFound(own) || !isFound(others) || !isFound(answered) || !isFound(chosen)) return refusedFor(own, others, answered, chosen)
  const intents = [...own.value, ...others.value]
  const [first] = intents
  if (first === undefined) return refused(refuse('misasked', 'on: expected a power or a country'))
  const support: Support = { answer: answered.value, choice: chosen.value }
  const asked = askedFor(book, situation, intents)
  const unasked: readonly Refusal[] =
    support.answer !== 'not-asked' && asked === undefined
      ? [refuse('not-asked', 'Germany is not asked for support here', book.clauses.war.support?.rules.asked)]
      : []
  const game = windowOf(situation, first.by)
  const refusals = [...whyNot(book, game, declareOrder(intents)), ...unasked]
  if (refusals.length > 0) return { ok: true, allowed: false, refusals, price: {}, consequences: [] }
  const declared = playedOut(book, game, [declareOrder(intents)])
  const unmet = whyNotGoOn(book, declared, support)
  if (unmet.length > 0) return { ok: true, allowed: false, refusals: unmet, price: {}, consequences: [] }
  const after = playedOut(book, declared, dialogue(support))
  const isWar = asked !== undefined && support.answer === 'yes' && support.choice === 'declare'
  const isTakenBack = asked !== undefined && support.answer === 'yes' && support.choice === 'back-down'
  const second: readonly Intent[] = isWar ? [{ by: 'russia', on: 'germany' }] : []
  const lines = [...priceLines(book, situation, intents), ...priceLines(book, situation, second, asked?.cite)]
  const standing = isTakenBack ? intents.filter(({ on }) => on !== asked.country) : [...intents, ...second]
  return {
    ok: true,
    allowed: true,
    refusals: [],
    price: total(lines),
    consequences: [
      ...lines,
      ...(asked === undefined ? [] : supportConsequences(book, asked, support, declared)),
      ...brought(book, situation, standing, after.situation),
    ],
  }
}

const PREY: readonly Prey[] = [...POWERS, ...COUNTRIES, ...LANDS]

/** May a power’s forces attack or enter there as things stand? */
export function mayAttack(book: Rulebook, situation: Situation, args: Arguments): MayAnswer | Refused {
  const by = oneOf(args, 'by', POWERS)
  const on = oneOf(args, 'on', PREY)
  if (!isFound(by) || !isFound(on)) return refusedFor(by, on)
  const refusals = whyNotAttack(book, situation, by.value, on.value)
  const partner = isNation(on.value) ? partnerFighting(book, situation, by.value, on.value as Nation) : undefined
  const { partnerMayAttack } = book.clauses.war.rules
  const consequences: readonly Consequence[] = [
    ...passageFor(book, situation, by.value, on.value).flatMap(({ words, cite, brings }) => [
      { what: words, who: by.value, cite },
      ...(brings === undefined ? [] : [{ what: brings.words, cite: brings.cite }]),
    ]),
    ...(partner === undefined
      ? []
      : [
          {
            what: `${POWER_NAMES[partner]} fights it; where players differ it must give leave, once for all`,
            who: partner,
            cite: partnerMayAttack,
          },
        ]),
  ]
  return { ok: true, allowed: refusals.length === 0, refusals, price: {}, consequences: refusals.length === 0 ? consequences : [] }
}
