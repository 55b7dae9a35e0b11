import {
  type Chooser,
  cautions,
  chooserOf,
  lesserResults,
  outcomeOf,
  whyNotTarget as reasonsAgainstTarget,
  resultByDefault,
  resultWords,
  whyLesserByDefault,
  whyNotRollFor,
} from '../../../rules/chapters/rolls/index.ts'
import {
  type Band,
  bandAt,
  bandNamed,
  type Citation,
  FACTION_NAMES,
  FACTIONS,
  FACTIONS_MOVING,
  type Faction,
  isMinor,
  MINORS,
  type Minor,
  type Refusal,
  type Roll,
  reckon,
  refuse,
  type Situation,
  sideOf,
  type Told,
} from '../../../rules/core/index.ts'
import { type Game, gameAt, type Order, type PendingRoll, type Rulebook, whyNot } from '../../../rules/game/index.ts'
import { idleDraw } from '../../drawn-odds.ts'
import * as s from '../../schema.ts'
import { refused } from '../answers/answer.ts'
import { consequencesOf } from '../answers/consequences.ts'
import { broughtBeside, playedOut } from '../answers/played-out.ts'
import { CITATION, type Consequence, faction, MAY, permitted, SAID, string } from '../answers/shapes.ts'
import { choice, die, list, listOf, maybe, text, usually } from '../arguments/argument.ts'
import { misasked, whyNotAmong } from '../arguments/arguments.ts'
import { expectedIn, shapeOf } from '../arguments/field.ts'
import { question } from '../door.ts'
import { by, jointly, noTable, ROLL, rollFrom, tableFor, target, whyNotTarget } from '../rolls/roll.ts'
import { subversionBrings } from './subversion.ts'

/** A diplomatic phase of the faction's side has opened. */
export const phaseOf = (situation: Situation, by: Faction, rolls: Readonly<Partial<Record<Minor, PendingRoll>>> = {}): Game => ({
  ...gameAt(situation),
  sealed: ['axis', 'westernAllies', 'russia'],
  phase: {
    movers: FACTIONS_MOVING[sideOf(by)],
    named: Object.keys(rolls).length === 0 ? [] : FACTIONS_MOVING[sideOf(by)],
    isRevealed: Object.keys(rolls).length > 0,
    standings: situation.standings,
    rolls,
  },
})

/** A roll whose die has not fallen. */
export const fresh = ({ by, manner, subversion, covert, pledgesWarOnRussia }: Roll): PendingRoll => ({
  by,
  manner,
  subversion,
  covert,
  pledgesWarOnRussia,
  rolled: null,
  outcome: null,
})

/** An act that one faction alone may do, asked for another; nobody needs to say who. */
export const whyNotAnother = (by: Faction, only: Faction, words: string, cite: Citation | undefined): readonly Refusal[] =>
  by === only ? [] : [refuse('another-faction', words, cite, { faction: by })]

/** One country or several: the targets of one diplomatic phase. */
export const name = question({
  name: 'name',
  fromSetUp: true,
  words: 'the countries to roll for in a diplomatic phase',
  args: {
    by: by(),
    target: listOf(target(), 'the country; several with commas between them'),
    manner: usually(choice(['ordinary', 'reaction'], 'how the roll comes about'), 'ordinary'),
    reactions: maybe(list(target(), 'countries named in reaction beside them')),
  },
  shape: MAY,
  answer: (book, situation, { by: faction, target: targets, manner, reactions = [] }) => {
    const strangers = [...targets, ...reactions].flatMap((one) => whyNotTarget(book, one))
    if (strangers.length > 0) return permitted(strangers)
    const minors = targets.filter(isMinor)
    const nominations = [
      ...minors.map((one) => ({ target: one, manner })),
      ...reactions.filter(isMinor).map((one) => ({ target: one, manner: 'reaction' as const })),
    ]
    const order: Order = { type: 'name-targets', by: faction, nominations }
    const warned = manner === 'reaction' ? [] : minors.flatMap((one) => cautions(book, situation, faction, one))
    return permitted(whyNot(book, phaseOf(situation, faction), order), [
      ...jointly(book, minors),
      ...warned.map(({ words, cite }) => ({ what: words, who: faction, cite })),
    ])
  },
})

/** What a result brings once it is taken, with everything that follows in a game: the same orders, carried out here. */
function broughtBy(book: Rulebook, situation: Situation, roll: Roll, rolled: Band, taken: Band, chooser?: Faction): readonly Consequence[] {
  const { target } = roll
  const { faction, is } = chooserOf(book, situation, roll, rolled)
  const by = chooser ?? (is === 'nobody' ? roll.by : faction)
  const outcome = consequencesOf(book, outcomeOf(book, situation, roll, taken), taken.cite)
  if (by === null) return outcome
  const pending: PendingRoll = { ...fresh(roll), rolled: { result: rolled.id, byDefault: rolled.id, tieDie: null } }
  const played = playedOut(book, phaseOf(situation, roll.by, { [target]: pending }), [
    { type: 'take-result', by, target, result: taken.id },
    { type: 'close-phase', by: 'referee' },
  ])
  return [...outcome, ...broughtBeside(book, played, ['result-taken', 'result-applied', 'phase-closed'])]
}

/** Why something less than the result rolled is taken if nobody chooses. */
const lessByDefault = (book: Rulebook, situation: Situation, roll: Roll, rolled: Band): readonly Consequence[] => {
  const taken = resultByDefault(book, situation, roll, rolled).id
  return whyLesserByDefault(book, situation, roll, rolled).map(({ words, cite = book.clauses.lesser }) => ({
    what: `if nobody chooses, ${taken} and not ${rolled.id}; ${words}`,
    cite,
  }))
}

/** Covert operations on a roll are those reported to be left (R49-78); the Allies play Russia's first, then those of the West. */
function whyNotCovert(book: Rulebook, situation: Situation, roll: Roll): readonly Refusal[] {
  const { target, covert } = roll
  const game = phaseOf(situation, roll.by, { [target]: fresh({ ...roll, covert: { axis: 0, allies: 0 } }) })
  const play = (player: Faction, operations: number): readonly Refusal[] =>
    operations < 1 ? [] : whyNot(book, game, { type: 'play-covert-operations', by: player, target, operations })
  const russian = Math.min(covert.allies, Number(situation.facts['russia.covertOperations'] ?? 0))
  return [...play('axis', covert.axis), ...play('westernAllies', covert.allies - russian), ...play('russia', russian)]
}

/** A roll is allowed when its target may be named and every push given to it is allowed too. */
export const roll = question({
  name: 'roll',
  fromSetUp: true,
  words: 'the die for a country',
  args: { ...ROLL, die: maybe(die('the face that fell')) },
  shape: MAY,
  answer: (book, situation, { die: face, ...args }) => {
    const asked = rollFrom(book, args)
    if ('ok' in asked) return asked
    const table = tableFor(book, asked.roll.target)
    if (table === undefined) return noTable(book, asked.roll.target)
    const refusals = [...whyNotRollFor(book, situation, asked.roll), ...whyNotCovert(book, situation, asked.roll)]
    const total = face === undefined ? undefined : reckon(table, situation, asked.roll).total + face
    const band = total === undefined ? undefined : bandAt(table.bands, total)
    const cautioned = idleDraw(book, table, situation, asked.roll).map(({ words, cite }) => ({ what: words, who: 'russia', cite }))
    const brings = [...cautioned, ...subversionBrings(book, situation, asked.roll)]
    if (total === undefined || band === undefined) return permitted(refusals, brings)
    const taken = resultByDefault(book, situation, asked.roll, band)
    return permitted(refusals, [
      ...brings,
      { what: `a total of ${total}: ${resultWords(book, asked.roll, band)}`, cite: band.cite },
      ...lessByDefault(book, situation, asked.roll, band),
      ...broughtBy(book, situation, asked.roll, band, taken),
    ])
  },
})

const CHOOSER = s.object({
  faction: s.nullable(faction),
  is: s.names(['favoured', 'tied', 'nobody']),
  words: string,
  cite: CITATION,
  /** By when it has to be said. */
  when: SAID,
})

/** Whose the choice is, and by when it has to be made, in words. */
function chooserWords({ clauses }: Rulebook, { faction, is }: Chooser, choices: number): { readonly words: string; readonly when: Told } {
  const words = {
    favoured: `the choice is for ${faction === null ? '' : FACTION_NAMES[faction]}, whoever named the country and threw the die`,
    tied: 'the Western Allies and Russia agree whose result it is, or a die decides; the choice is for that faction',
    nobody: 'nobody is favoured: there is nothing to choose',
  }[is]
  const isEarly = clauses.phaseRuns === 'together' && choices > 1
  return {
    words,
    when: {
      words: isEarly ? 'at once, before the next die falls' : 'as the result comes about',
      cite: clauses.phaseRules.lesserAtOnce,
    },
  }
}

/** What a naming made, or points shown, since the roll: nothing that forbids it beforehand. */
const OF_THE_ROLL = ['no-points-there', 'named-this-year', 'permanent']

/** The result is asked of a roll that could not be made as things are reported. */
const unnameable = (book: Rulebook, situation: Situation, { by: faction, target, manner }: Roll): readonly Consequence[] =>
  manner !== 'ordinary'
    ? []
    : reasonsAgainstTarget(book, situation, faction, { target, manner })
        .filter(({ code }) => !OF_THE_ROLL.includes(code))
        .map(({ words, cite = book.clauses.lesser }) => ({ what: `by this report there could be no such roll; ${words}`, cite }))

export const takeLesser = question({
  name: 'take-lesser',
  fromSetUp: true,
  words: 'another result than the one rolled',
  args: {
    ...ROLL,
    die: maybe(die('the face that fell')),
    rolled: maybe(text('the result rolled, instead of a die')),
    result: maybe(text('the result wanted; without it, the one taken by default')),
    chooser: maybe(choice(FACTIONS, 'the faction that wants to take it; the one whose choice it is if not said')),
  },
  shape: s.extend(MAY, { chooser: maybe(CHOOSER) }),
  answer: (book, situation, { die: face, rolled: saidRolled, result: saidResult, chooser: wanting, ...args }) => {
    const asked = rollFrom(book, args)
    if ('ok' in asked) return asked
    const { roll } = asked
    const table = tableFor(book, roll.target)
    if (table === undefined) return noTable(book, roll.target)
    const idOf = (text: string | undefined) => (text === undefined ? undefined : (bandNamed(table.bands, text)?.id ?? text))
    const [said, result] = [idOf(saidRolled), idOf(saidResult)]
    if (said === undefined && face === undefined)
      return refused(misasked('die', `missing; expected ${expectedIn(shapeOf(die()))}`, 'missing'))
    const ids = table.bands.map((band) => band.id)
    const wrong = [...whyNotAmong('rolled', said, ids), ...whyNotAmong('result', result, ids)]
    const rolled =
      said === undefined
        ? bandAt(table.bands, reckon(table, situation, roll).total + (face ?? 0))
        : table.bands.find((band) => band.id === said)
    if (wrong.length > 0 || rolled === undefined) return refused(...wrong)
    const wanted = result ?? resultByDefault(book, situation, roll, rolled).id
    const band = table.bands.find((one) => one.id === wanted) ?? rolled
    const found = chooserOf(book, situation, roll, rolled)
    const chooser = wanting ?? found.faction ?? (found.is === 'nobody' ? roll.by : 'westernAllies')
    // Where two tie the die is taken to have fallen to whoever asks.
    const tied = { tieDie: found.is === 'tied' ? 1 : null, ...(found.is === 'tied' && chooser === 'russia' ? { agreed: chooser } : {}) }
    const pending: PendingRoll = { ...fresh(roll), rolled: { result: rolled.id, byDefault: rolled.id, ...tied } }
    const game = phaseOf(situation, roll.by, { [roll.target]: pending })
    const told = chooserWords(book, found, lesserResults(book, situation, roll, rolled).length)
    return {
      ...permitted(whyNot(book, game, { type: 'take-result', by: chooser, target: roll.target, result: wanted }), [
        { what: told.words, cite: found.cite },
        ...unnameable(book, situation, roll),
        ...(result === undefined ? lessByDefault(book, situation, roll, rolled) : []),
        ...broughtBy(book, situation, roll, rolled, band, chooser),
      ]),
      chooser: { faction: found.faction, is: found.is, words: told.words, cite: found.cite, when: told.when },
    }
  },
})

export const demand = question({
  name: 'demand',
  fromSetUp: true,
  words: 'territory of a country',
  args: { target: choice(MINORS, 'the country'), by: usually(by(), 'russia') },
  shape: MAY,
  answer: (book, situation, { target, by: faction }) => {
    const others = whyNotAnother(faction, 'russia', 'only Russia makes territorial demands', book.clauses.demandTargets.cite)
    if (others.length > 0) return permitted(others)
    const order: Order = { type: 'make-demand', by: 'russia', of: target }
    const game = phaseOf(situation, 'russia')
    return permitted(whyNot(book, game, order), broughtBeside(book, playedOut(book, game, [order]), []))
  },
})
