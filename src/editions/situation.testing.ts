import fc from 'fast-check'
import {
  type Declaration,
  FACT_IDS,
  FACTIONS,
  FACTS,
  type Fact,
  type Faction,
  type FactValue,
  factsWith,
  MANNERS,
  MINORS,
  type Minor,
  NATIONS,
  type Nation,
  NEUTRAL,
  type Placements,
  POLICIES,
  POWERS,
  type Roll,
  type Situation,
  type Standing,
  TARGETS,
  TURNS,
  type Turn,
} from '../rules/core/index.ts'
import type { Chapters, Rulebook } from '../rules/game/index.ts'
import { EDITIONS, openBook } from './all-books.ts'
import { startOf } from './start.ts'

/** Every book with every set of options that changes it: one suite runs over them all. */
export const BOOKS: readonly { readonly name: string; readonly book: Rulebook }[] = [
  ...EDITIONS.map(({ id }) => ({ name: id, book: openBook(id) })),
  { name: '2023 with Gathering Storm', book: openBook('2023', { options: ['gathering-storm'] }) },
]

/** The books that have these chapters: what a book says nothing of cannot hold of it. */
export const booksWith = (...chapters: readonly (keyof Chapters)[]): typeof BOOKS =>
  BOOKS.filter(({ book }) => chapters.every((chapter) => book.clauses[chapter] !== undefined))

export const tablesWithBands = (book: Rulebook) => Object.values(book.tables).filter(({ bands }) => bands.length > 0)

const anyOf = <T>(items: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...items)

function valueFor(fact: Fact): fc.Arbitrary<FactValue> {
  switch (fact.type) {
    case 'yes-no':
      return fc.boolean()
    case 'count':
      return fc.integer({
        min: Math.max(fact.least, -12),
        max: Math.min(fact.most ?? Number.POSITIVE_INFINITY, Math.max(24, fact.least + 24)),
      })
    case 'control':
      return anyOf([...NATIONS, 'nobody'])
    case 'date':
      return fc.oneof(fc.constant(null), anyOf(TURNS))
    case 'choice':
      return anyOf(fact.choices)
  }
}

const reported: fc.Arbitrary<Readonly<Record<string, FactValue>>> = fc
  .array(
    anyOf(FACT_IDS).chain((id) => valueFor(FACTS[id]).map((value) => [id, value] as const)),
    { maxLength: 60 },
  )
  .map((pairs) => Object.fromEntries(pairs))

const standing: fc.Arbitrary<Standing> = fc.oneof(
  { weight: 2, arbitrary: fc.constant(NEUTRAL) },
  {
    weight: 3,
    arbitrary: fc
      .record({
        result: anyOf(POLICIES),
        ally: anyOf(['britain', 'france', 'us', 'russia'] as const),
        attacked: fc.boolean(),
        conquered: fc.boolean(),
        turnedAllied: fc.boolean(),
        volunteers: fc.integer({ min: 0, max: 3 }),
      })
      .map(
        ({ result, ally, attacked, conquered, turnedAllied, volunteers }): Standing => ({
          result,
          with: result > 0 ? 'germany' : ally,
          ...(attacked ? { attacked } : {}),
          ...(conquered ? { conquered } : {}),
          ...(turnedAllied ? { turnedAllied } : {}),
          ...(volunteers > 0 ? { volunteers } : {}),
        }),
      ),
  },
)

const placements: fc.Arbitrary<Placements> = fc.dictionary(anyOf(TARGETS), fc.integer({ min: 0, max: 4 }), { maxKeys: 6 })

const pairOfNations = fc.tuple(anyOf(POWERS), anyOf(NATIONS)) as fc.Arbitrary<readonly [Nation, Nation]>
const fighting: fc.Arbitrary<readonly [Nation, Nation]> = fc.oneof(
  pairOfNations,
  fc.constant(['germany', 'russia'] as const),
  fc.constant(['us', 'germany'] as const),
)

const level = fc
  .integer({ min: -5, max: 60 })
  .chain((actual) => fc.integer({ min: -2, max: 2 }).map((offset) => ({ actual, effective: actual + offset })))

/** A moment of a game that may or may not make sense, but that the rules must be able to judge. */
export const anySituation = (book: Rulebook): fc.Arbitrary<Situation> =>
  fc
    .record({
      scenario: anyOf(Object.values(book.scenarios)),
      turn: anyOf(TURNS),
      facts: reported,
      standings: fc.dictionary(anyOf(MINORS), standing),
      wars: fc.array(fighting, { maxLength: 5 }),
      declarations: fc.array(fc.record({ by: anyOf(POWERS), on: anyOf(NATIONS), turn: anyOf(TURNS) }), { maxLength: 5 }),
      rgt: level,
      usat: level,
      axis: placements,
      westernAllies: placements,
      russia: placements,
      subversions: fc.array(fc.record({ target: anyOf(MINORS), turn: anyOf(TURNS), phase: anyOf(FACTIONS) }), { maxLength: 3 }),
      namings: fc.array(fc.record({ target: anyOf(MINORS), by: anyOf(FACTIONS), turn: anyOf(TURNS) }), { maxLength: 3 }),
    })
    .map(
      ({
        scenario,
        turn,
        facts,
        standings,
        wars,
        declarations,
        rgt,
        usat,
        axis,
        westernAllies,
        russia,
        subversions,
        namings,
      }): Situation => {
        const start = startOf(scenario)
        return {
          ...start,
          turn,
          facts: factsWith(start.facts, facts),
          standings: { ...start.standings, ...(standings as Record<Minor, Standing>) },
          wars: [...start.wars, ...wars.map((between) => ({ between, since: turn as Turn }))],
          declarations: declarations as readonly Declaration[],
          tensions: { ...start.tensions, rgt, usat },
          placements: { axis, westernAllies, russia },
          subversions,
          namings,
        }
      },
    )

export const anyRoll = (target: Minor): fc.Arbitrary<Roll> =>
  fc.record({
    target: fc.constant(target),
    by: anyOf(FACTIONS) as fc.Arbitrary<Faction>,
    manner: anyOf(MANNERS),
    subversion: fc.integer({ min: 0, max: 6 }),
    covert: fc.record({ axis: fc.integer({ min: 0, max: 2 }), allies: fc.integer({ min: 0, max: 2 }) }),
    pledgesWarOnRussia: fc.boolean(),
  })
