import { whyNotSubversion } from '../../../rules/chapters/rolls/index.ts'
import { whyNotDeclare } from '../../../rules/chapters/war/index.ts'
import {
  definedIn,
  FACTION_NAMES,
  factsWith,
  holds,
  isMet,
  type Refusal,
  readsOf,
  type Situation,
  TRACK_NAMES,
  targetName,
  trackOf,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { type Contrary, contraryOf } from '../contrary-reports/contrary.ts'
import { partnersOtherwise, resultsOfConquered, untoldBenefits } from '../contrary-reports/contrary-standings.ts'
import { miningForbidden } from '../contrary-reports/forbidden-acts.ts'
import { declarationsForbidden } from '../contrary-reports/forbidden-wars.ts'
import { futureActs } from '../contrary-reports/misstatements.ts'
import { type Locate, misread } from '../document/misreading.ts'
import type { SituationDocument } from '../document/situation-document.ts'
import { withDocument } from '../told-situation.ts'

type Said = Omit<SituationDocument, 'edition'>

const NOTHING: Contrary = { refusals: [], doubts: [] }

/** What no rule, whatever its conditions, lets anybody declare war on: the conquered, and a country that has a result with oneself. */
const isNever = ({ code, cite }: Refusal): boolean =>
  code === 'conquered' || code === 'on-itself' || (code === 'its-own' && cite === undefined)

function declarations(book: Rulebook, before: Situation, changes: Said, locate: Locate | undefined): Contrary {
  const { rules } = book.clauses.war
  const made = (changes.declarations ?? []).map((one, index) => ({ ...one, index })).filter(({ quiet }) => quiet !== true)
  const closed = made.flatMap(({ by, on, index }) =>
    whyNotDeclare(book, before, [{ by, on }])
      .filter(isNever)
      .map(({ code, words, cite = code === 'conquered' ? book.clauses.lapsed : rules.held }) => ({
        ...misread(['declarations', index], locate, words, 'no such declaration'),
        cite,
      })),
  )
  // Those that are only doubted are judged on the levels that the turn comes to.
  return { refusals: [...closed, ...declarationsForbidden(book, before, before, changes, locate).refusals], doubts: [] }
}

/** Subversion where there can be none is refused; without the research or the tension for it, it is doubted (49.4263). */
function subversions(book: Rulebook, before: Situation, { subversions: told = [] }: Said, locate: Locate | undefined): Contrary {
  const broken = told.flatMap(({ target }, index) =>
    whyNotSubversion(book, before, { target, manner: 'ordinary' }, 1).map((refusal) => ({ refusal, target, index })),
  )
  const isSure = ({ refusal: { code } }: (typeof broken)[number]): boolean => code === 'not-subvertible'
  return {
    refusals: broken.filter(isSure).map(({ refusal: { words, cite }, index }) => ({
      ...misread(['subversions', index], locate, words, 'no such use'),
      ...(cite === undefined ? {} : { cite }),
    })),
    doubts: broken
      .filter((one) => !isSure(one))
      .map(({ refusal: { words, cite }, target }) => ({
        words: `${targetName(target)} is subverted in this turn, yet ${words}`,
        ...(cite === undefined ? {} : { cite }),
      })),
  }
}

/** A point is used of which nobody says that it was placed (49.34): those of a year that tells none are not known. */
function pointsUntold({ clauses }: Rulebook, before: Situation, { tensionPointsUsed = [], placements = {} }: Said): Contrary {
  const doubts = tensionPointsUsed
    .filter(({ by }) => Object.keys({ ...before.placements[by], ...placements[by] }).length === 0)
    .map((use) => ({
      words: `${FACTION_NAMES[use.by]} used a point on ${TRACK_NAMES[trackOf({ turn: before.turn, ...use } as never)]}, and no points are reported; please report placements`,
      cite: clauses.tensionPointRule,
    }))
  return { refusals: [], doubts }
}

/** Nobody mines while Germany holds Bergen (NOR-N3). */
function minedBesideBergen({ clauses: { mining } }: Rulebook, before: Situation, { facts = {} }: Said): Contrary {
  const isMined = typeof facts['norway.mined'] === 'string' && (before.facts['norway.mined'] ?? null) === null
  if (mining === undefined || !isMined || !isMet(holds('axis', 'bergen'), before)) return NOTHING
  const words = 'Norwegian waters were mined in this turn, yet Germany held Bergen as it began'
  return { ...NOTHING, doubts: [{ fact: 'norway.mined', beside: ['norway.minedWithoutLeave'], words, cite: mining.rule }] }
}

/** A figure of ours: a level hardly rises by more in a turn. */
const MOST_RISE = 10

/** Acts of the turn that only a level allows which was far off as it began: an oil embargo (USJT-R20d). */
function farFromLevel({ clauses: { implications } }: Rulebook, before: Situation, { facts = {} }: Said): Contrary {
  const after = { ...before, facts: factsWith(before.facts, definedIn(facts)) }
  const doubts = implications.flatMap(({ implies, when, words, cite }) => {
    if (implies.is !== 'reached' || !readsOf(when).every(({ of }) => of === 'fact') || !isMet(when, after) || isMet(when, before)) return []
    const { actual, highest = actual } = before.tensions[implies.track]
    if (highest + MOST_RISE >= implies.level) return []
    const name = TRACK_NAMES[implies.track]
    return [
      { track: implies.track, words: `${words} in this turn, yet ${name} was ${actual} as it began, and ${implies.level} is needed`, cite },
    ]
  })
  return { ...NOTHING, doubts }
}

/** What is told of a turn that cannot be so after what came before it, and what hardly can. */
export function contraryTurn(book: Rulebook, before: Situation, changes: Said, locate: Locate | undefined): Contrary {
  const early = futureActs(changes, before.turn, locate)
  return contraryOf(
    { ...NOTHING, refusals: early },
    declarations(book, before, changes, locate),
    subversions(book, before, changes, locate),
    partnersOtherwise(book, changes, locate),
    resultsOfConquered(book, before, changes, locate),
    { ...NOTHING, doubts: untoldBenefits(book, withDocument(book, before, changes), changes) },
    miningForbidden(book, changes),
    minedBesideBergen(book, before, changes),
    farFromLevel(book, before, changes),
    pointsUntold(book, before, changes),
  )
}
