import { announcedAtOnce } from '../../../rules/chapters/points/index.ts'
import {
  DELEGATIONS,
  type Delegation,
  FACTION_NAMES,
  FACTIONS,
  type Faction,
  type Placements,
  type Situation,
  type Target,
} from '../../../rules/core/index.ts'
import { type Game, placementWords, type Rulebook } from '../../../rules/game/index.ts'
import { namedThisYear, usedOn } from '../../advice/known-points.ts'
import * as s from '../../schema.ts'
import { ABOUT, about, CITATION, int, listed, shapeFor, string } from '../answers/shapes.ts'
import { choice, maybe } from '../arguments/argument.ts'
import { type Course, door } from '../door.ts'

const SECRET = s.object({
  words: string,
  of: s.names(DELEGATIONS),
  from: listed(s.names(DELEGATIONS)),
  /** How many points, by target, where whoever asks may know it. */
  placements: maybe(shapeFor<Placements>(s.record(int))),
  until: string,
  cite: CITATION,
})

const SECRETS = s.object({
  ...ABOUT,
  hidden: listed(SECRET),
  /** Points of this year that everybody has seen. */
  shown: listed(s.object({ of: s.names(FACTIONS), words: string, placements: shapeFor<Placements>(s.record(int)), cite: CITATION })),
})

export type SecretsAnswer = Readonly<s.Output<typeof SECRETS>>
type Secret = SecretsAnswer['hidden'][number]

const othersThan = (...known: readonly Delegation[]): readonly Delegation[] => DELEGATIONS.filter((one) => !known.includes(one))

/** What of a faction's points everybody has seen, and what nobody else has. */
function partsOf(book: Rulebook, situation: Situation, view: Game | undefined, by: Faction) {
  const placed = situation.placements[by]
  const [named, announced] = [namedThisYear(situation, view), announcedAtOnce(book, situation, by, placed)]
  const seen = Object.entries(placed).map(([target, points = 0]): readonly [string, number, number] => {
    const shown = named.has(target) || Object.hasOwn(announced, target) ? points : Math.min(points, usedOn(situation, by, target as Target))
    return [target, shown, points - shown]
  })
  const list = (part: 1 | 2): Placements =>
    Object.fromEntries(seen.filter((one) => one[part] > 0).map((one) => [one[0] as Target, one[part]]))
  return { shown: list(1), hidden: list(2) }
}

function secretsOf(book: Rulebook, situation: Situation, course: Course | undefined, to: Delegation | undefined): readonly Secret[] {
  const { secrecy, pearlHarbor } = book.clauses
  const mayKnow = (of: Faction): boolean => (course === undefined ? to === undefined || to === of : course.eyes.includes(of))
  const points = FACTIONS.flatMap((of): readonly Secret[] => {
    const { hidden } = partsOf(book, situation, course?.view, of)
    const isSealed = course === undefined ? Object.keys(hidden).length > 0 : course.view.sealed.includes(of)
    if (!isSealed || (mayKnow(of) && Object.keys(hidden).length === 0)) return []
    return [
      {
        words: `points of ${FACTION_NAMES[of]}${mayKnow(of) ? `: ${placementWords(hidden)}` : ' that have not been shown'}`,
        of,
        from: othersThan(of),
        ...(mayKnow(of) ? { placements: hidden } : {}),
        until: 'the country is named, or the point on tension is used; what is never named stays unseen till the year ends',
        cite: secrecy.cite,
      },
    ]
  })
  const isAttackOn =
    pearlHarbor !== undefined &&
    (course === undefined
      ? situation.declarations.some(({ by, on, turn }) => by === 'japan' && on === 'us' && turn === situation.turn)
      : course.view.strike !== null && course.view.strike.step !== 'over')
  const attack: readonly Secret[] = isAttackOn
    ? [
        {
          words: 'where the American carriers are',
          of: 'westernAllies',
          from: othersThan('westernAllies'),
          until: 'the attack is over, with a second strike if there is one; those in port are shown before the first',
          cite: pearlHarbor.rules.locate,
        },
        {
          words: 'Magic cards that the U.S. applied',
          of: 'westernAllies',
          from: othersThan('westernAllies'),
          until: 'the attack is over',
          cite: pearlHarbor.rules.column,
        },
      ]
    : []
  const isHidden = ({ from }: Secret): boolean => to === undefined || from.includes(to)
  return [...points, ...attack].filter(isHidden)
}

export const secretsDoor = door({
  name: 'secrets',
  fromSetUp: true,
  words: 'What is hidden from whom at this moment, until when and by which rule; and what everybody has seen',
  example: 'secrets cases/situations/hungary.json --to russia',
  args: { to: maybe(choice(DELEGATIONS, 'only what is hidden from this delegation, without what it may not know')) },
  shape: SECRETS,
  answer: (book, situation, { to }, course): SecretsAnswer => ({
    ...about(book, situation),
    hidden: secretsOf(book, situation, course, to),
    shown: FACTIONS.flatMap((of) => {
      const received = course?.view.points?.[of]
      const total =
        received === undefined
          ? []
          : [{ of, words: `points of ${FACTION_NAMES[of]} this year: ${received}`, placements: {}, cite: book.clauses.secrecy.totals }]
      const { shown } = partsOf(book, situation, course?.view, of)
      const rule = book.clauses.phaseRules.reveal
      // Of others a seat knows nothing but what was shown.
      const seen = course === undefined || course.eyes.includes(of) ? shown : situation.placements[of]
      const placements = Object.fromEntries(Object.entries(seen).filter(([, points]) => points > 0))
      return Object.keys(placements).length === 0
        ? total
        : [...total, { of, words: `points of ${FACTION_NAMES[of]}: ${placementWords(placements)}`, placements, cite: rule }]
    }),
  }),
})
