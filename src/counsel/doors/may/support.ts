import type { Plea, RussianChoice, SupportAnswer } from '../../../rules/chapters/war/index.ts'
import { type Country, NATION_NAMES, type Refusal, refuse } from '../../../rules/core/index.ts'
import { decide, type Game, type Order, type Rulebook, whyNot } from '../../../rules/game/index.ts'
import { playedOut } from '../answers/played-out.ts'
import type { Consequence } from '../answers/shapes.ts'

/** What Germany answers for the countries it is asked about, and what Russia makes of it (50.24, 50.25). */
export interface Support {
  /** For all of them alike, unless some are named. */
  readonly answer: SupportAnswer
  /** Those it supports; the others it leaves alone. */
  readonly supported: readonly Country[] | undefined
  readonly choice: RussianChoice | undefined
  /** Those Russia backs down from, whatever it does about the others. */
  readonly abandoned: readonly Country[]
}

const answerFor = ({ answer, supported }: Support, country: Country): SupportAnswer =>
  supported === undefined ? answer : supported.includes(country) ? 'yes' : 'no'

const supportedOf = (pleas: readonly Plea[], support: Support): readonly Plea[] =>
  pleas.filter(({ country }) => answerFor(support, country) === 'yes')

/** What is answered though nobody asked. */
export function whyNotSo({ clauses }: Rulebook, pleas: readonly Plea[], support: Support): readonly Refusal[] {
  const cite = clauses.war.support?.rules.asked
  const isAnswered = support.answer !== 'not-asked' || support.supported !== undefined
  if (isAnswered && pleas.length === 0) return [refuse('not-asked', 'Germany is not asked for support here', cite)]
  const strange = (support.supported ?? []).filter((one) => !pleas.some(({ country }) => country === one))
  const unsupported = support.abandoned.filter((one) => !supportedOf(pleas, support).some(({ country }) => country === one))
  return [
    ...strange.map((country) =>
      refuse('not-asked', `Germany is not asked for support of ${NATION_NAMES[country]} here`, cite, { country }),
    ),
    ...unsupported.map((country) =>
      refuse('not-supported', `Russia backs down from what Germany supports; it does not support ${NATION_NAMES[country]}`, cite, {
        country,
      }),
    ),
  ]
}

const answersOf = (pleas: readonly Plea[], support: Support): readonly Order[] =>
  pleas.flatMap(({ country }): readonly Order[] => {
    const answer = answerFor(support, country)
    return answer === 'not-asked' ? [] : [{ type: 'answer-support', by: 'axis', supports: answer === 'yes', country }]
  })

/** Whom Russia backs down from: those it names, or all where it chooses so. */
export const givenUp = (pleas: readonly Plea[], support: Support): readonly Country[] =>
  supportedOf(pleas, support)
    .map(({ country }) => country)
    .filter((country) => support.choice === 'back-down' || support.abandoned.includes(country))

/** Supported countries that Russia goes to war over, and with Germany. */
export const foughtOver = (pleas: readonly Plea[], support: Support): readonly Plea[] =>
  support.choice === 'declare' ? supportedOf(pleas, support).filter(({ country }) => !support.abandoned.includes(country)) : []

/** Supported countries of which Russia has not said what it does. */
export const undecided = (pleas: readonly Plea[], support: Support): readonly Plea[] =>
  supportedOf(pleas, support).filter(
    ({ country }) => ![...givenUp(pleas, support), ...foughtOver(pleas, support).map((one) => one.country)].includes(country),
  )

/** What Germany and Russia say once the declarations are made. */
export function dialogue(pleas: readonly Plea[], support: Support): readonly Order[] {
  const backing = givenUp(pleas, support).map((country): Order => ({ type: 'meet-support', by: 'russia', choice: 'back-down', country }))
  return [
    ...answersOf(pleas, support),
    ...backing,
    ...(foughtOver(pleas, support).length > 0 ? [{ type: 'meet-support', by: 'russia', choice: 'declare' } as const] : []),
  ]
}

/** Why Russia may not meet Germany’s support with war: it may have to back down (50.24, 50.32). */
export function whyNotGoOn(book: Rulebook, declared: Game, pleas: readonly Plea[], support: Support): readonly Refusal[] {
  const said = dialogue(pleas, support)
  const last = said.at(-1)
  return last?.type === 'meet-support' ? whyNot(book, playedOut(book, declared, said.slice(0, -1)).game, last) : []
}

/** What Germany loses by leaving a country alone. */
function lossesBy(book: Rulebook, declared: Game, country: Country): readonly Consequence[] {
  const { support } = book.clauses.war
  if (support === undefined) return []
  const { unsupported } = support.rules
  const decision = decide(book, declared, { type: 'answer-support', by: 'axis', supports: false, country }, () => 1)
  const told = decision.accepted ? decision.events.find((event) => event.type === 'support-answered') : undefined
  return [
    ...(Object.keys(told?.standings ?? {}).length + Object.keys(told?.facts ?? {}).length > 0
      ? [{ what: 'Germany loses its economic interest there', who: 'germany', cite: unsupported }]
      : []),
    ...(told?.repaid ? [{ what: 'BRPs lost at once', who: 'germany', amount: -told.repaid.brps, cite: unsupported }] : []),
  ]
}

/** What Germany’s answer makes of one country, and whether Russia backs down from it. */
function spokenFor(book: Rulebook, declared: Game, pleas: readonly Plea[], support: Support, plea: Plea): readonly Consequence[] {
  const rules = book.clauses.war.support?.rules
  if (rules === undefined) return []
  const { country, cite } = plea
  const name = NATION_NAMES[country]
  switch (answerFor(support, country)) {
    case 'not-asked':
      return [{ what: `Germany must say at once whether it supports ${name}`, who: 'germany', cite }]
    case 'no':
      return [
        { what: `Germany leaves ${name} alone`, who: 'germany', cite },
        {
          what: `German or Italian help for ${name} in a later turn needs a declaration of war on Russia`,
          who: 'germany',
          cite: rules.laterHelp,
        },
        ...lossesBy(book, declared, country),
      ]
    case 'yes':
      return givenUp(pleas, support).includes(country)
        ? [
            { what: `Russia backs down: ${name} returns to its former status, its units go`, who: 'russia', cite: rules.backDown },
            { what: 'BRPs spent are lost', who: 'russia', cite },
          ]
        : []
  }
}

const overEach = (pleas: readonly Plea[]): string => ` over ${pleas.map(({ country }) => NATION_NAMES[country]).join(', ')}`

/** What Germany’s answers and Russia’s choice make of all of it. */
export function supportConsequences(book: Rulebook, declared: Game, pleas: readonly Plea[], support: Support): readonly Consequence[] {
  const spoken = pleas.flatMap((plea) => spokenFor(book, declared, pleas, support, plea))
  const [fought, open] = [foughtOver(pleas, support), undecided(pleas, support)]
  const over = pleas.length === 1 ? '' : overEach([...fought, ...open])
  const [first] = [...fought, ...open]
  if (first === undefined) return spoken
  const what =
    fought.length > 0
      ? `Russia goes on and declares war on Germany as well${over}`
      : `Russia declares war on Germany for 35 more${over}, or backs down and loses the 10${open.length > 1 ? ' for each' : ''}`
  return [...spoken, { what, who: 'russia', cite: first.cite }]
}
