import {
  DELEGATIONS,
  type Delegation,
  entriesOf,
  FACTIONS,
  type Faction,
  type Minor,
  NATION_NAMES,
  POWER_NAMES,
  targetName,
} from '../../rules/core/index.ts'
import {
  type Game,
  isLeftToAxis,
  type PendingRoll,
  type Rulebook,
  stageOf,
  surrendersWaiting,
  warsDueOf,
  whyNot,
} from '../../rules/game/index.ts'
import { MOVES } from '../words.ts'

/** Somebody the game waits for, and what for. */
export interface Mover {
  readonly who: Delegation | 'host'
  readonly for: keyof typeof MOVES
  readonly words: string
}

const rollsOf = ({ phase }: Game): readonly (readonly [Minor, PendingRoll])[] => entriesOf(phase?.rolls ?? {})

/** Whose word is needed on a die that has fallen. */
function choosers(book: Rulebook, game: Game): readonly Mover[] {
  return rollsOf(game).flatMap(([target, { rolled, outcome }]) => {
    if (rolled === null || outcome !== null) return []
    return FACTIONS.filter((by) => whyNot(book, game, { type: 'take-result', by, target, result: rolled.byDefault }).length === 0).map(
      (who): Mover => ({ who, for: 'take-result', words: MOVES['take-result'](targetName(target)) }),
    )
  })
}

/** Whoever passed with a die of its own still to be thrown: the stage cannot end before. */
const rollers = (book: Rulebook, game: Game): readonly Mover[] =>
  rollsOf(game)
    .filter(
      ([target, { by, rolled }]) =>
        rolled === null && !game.asked.includes(by) && whyNot(book, game, { type: 'roll', by, target }).length === 0,
    )
    .map(([target, { by }]): Mover => ({ who: by, for: 'roll', words: MOVES.roll(targetName(target)) }))

/** Russia, where a die waits for its word on subversion. */
const subverters = (book: Rulebook, game: Game): readonly Mover[] =>
  rollsOf(game)
    .filter(
      ([target, { by, rolled }]) =>
        rolled === null && whyNot(book, game, { type: 'roll', by, target }).some(({ code }) => code === 'subversion-open'),
    )
    .map(([target]): Mover => ({ who: 'russia', for: 'subversion', words: MOVES.subversion(targetName(target)) }))

/** The Axis, where a demand leaves it to them. */
const resisters = (game: Game): readonly Mover[] =>
  rollsOf(game)
    .filter(([, roll]) => isLeftToAxis(roll))
    .map(([target]): Mover => ({ who: 'axis', for: 'answer-demand', words: MOVES['answer-demand'](targetName(target)) }))

/** Whoever said that it was done with a war still to be declared, or a lesser result to be taken instead: the stage cannot end before. */
const owers = (book: Rulebook, game: Game): readonly Mover[] =>
  stageOf(book, game)?.orders.includes('declare-war') === true
    ? DELEGATIONS.filter((who) => !game.asked.includes(who)).flatMap((who) =>
        warsDueOf(book, game, who).map(
          ({ by, on }): Mover => ({ who, for: 'declare-war', words: MOVES['declare-war'](POWER_NAMES[by], POWER_NAMES[on]) }),
        ),
      )
    : []

/** Whoever is offered a surrender or an armistice. */
function answerers(book: Rulebook, game: Game): readonly Mover[] {
  const settles = stageOf(book, game)?.settles
  return settles === undefined
    ? []
    : surrendersWaiting(book, game, settles).map(
        ({ who, title, since }): Mover => ({ who, for: 'settle-surrender', words: MOVES['settle-surrender'](title, since) }),
      )
}

const supporters = ({ support }: Game): readonly Mover[] =>
  // Russia answers once Germany has spoken about every country.
  (support.some(({ isGiven }) => !isGiven) ? support.filter(({ isGiven }) => !isGiven) : support).map(({ country, isGiven }) => ({
    who: isGiven ? 'russia' : 'axis',
    for: 'support',
    words: MOVES.support(NATION_NAMES[country]),
  }))

/** The U.S. sits with the Western Allies. What is fought out on the map is for the host to report. */
function strikers(book: Rulebook, game: Game): readonly Mover[] {
  if (game.strike === null || !stageOf(book, game)?.orders.includes('strike')) return []
  const mover = (who: Mover['who']): Mover => ({ who, for: 'strike', words: MOVES.strike })
  const { step, sealed } = game.strike
  switch (step) {
    case 'launch':
    case 'over':
      return []
    case 'magic':
      return [...(sealed.includes('japan') ? [] : [mover('japan')]), ...(sealed.includes('us') ? [] : [mover('westernAllies')])]
    case 'locate':
    case 'intercept':
      return [mover('westernAllies')]
    case 'surprise':
    case 'first-strike':
    case 'second-strike':
    case 'return':
      return [mover('japan')]
    case 'first-report':
    case 'second-report':
    case 'combat-report':
      return [mover('host')]
  }
}

/** Japan acts with the Axis, China with the Western Allies (3.1.1). */
const BESIDE: Readonly<Partial<Record<Delegation, Faction>>> = { japan: 'axis', china: 'westernAllies' }

function asked({ initiative, asked: who }: Game): readonly Mover[] {
  const order: readonly Delegation[] = initiative
  const place = (one: Delegation): number => order.indexOf(BESIDE[one] ?? one)
  return [...DELEGATIONS]
    .sort((one, other) => place(one) - place(other))
    .filter((one) => who.includes(one))
    .map((one): Mover => ({ who: one, for: 'asked', words: MOVES.asked }))
}

/** Everybody the game waits for now, the most pressing first. Asked of a view it says what its owner may know. */
export function whoseMove(book: Rulebook, game: Game): readonly Mover[] {
  if (game.ending !== null) return []
  const pressing = [
    ...choosers(book, game),
    ...subverters(book, game),
    ...rollers(book, game),
    ...resisters(game),
    ...owers(book, game),
    ...answerers(book, game),
    ...supporters(game),
    ...strikers(book, game),
  ]
  const movers = [...pressing, ...asked(game).filter(({ who }) => !pressing.some((one) => one.who === who))]
  return movers.length > 0 ? movers : [{ who: 'host', for: 'advance', words: MOVES.advance }]
}
