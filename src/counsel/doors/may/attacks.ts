import { nextTurn } from '../../../editions/reading/index.ts'
import { interventionOutcome, whyNotIntervene } from '../../../rules/chapters/access/index.ts'
import { FRIENDS } from '../../../rules/chapters/statuses/index.ts'
import {
  frontiersOf,
  heldByEnemy,
  LANDS,
  LEAVES,
  type Leave,
  leaveOf,
  type Prey,
  passageFor,
  whyNotAttack,
  whyNotByLeave,
} from '../../../rules/chapters/war/index.ts'
import {
  type Citation,
  COUNTRIES,
  isMet,
  isNation,
  type Nation,
  PLACES,
  POWER_NAMES,
  POWERS,
  type Power,
  type Situation,
  withVerb,
} from '../../../rules/core/index.ts'
import { decide, gameAt, type Order, type Rulebook, whyNot } from '../../../rules/game/index.ts'
import { type Consequence, MAY, type MayAnswer, permitted } from '../answers/shapes.ts'
import { choice, usually, whole, yesNo } from '../arguments/argument.ts'
import { question } from '../door.ts'
import { by } from '../rolls/roll.ts'
import { afterItsPhase } from './fallen-capitals.ts'
import { phaseOf, whyNotAnother } from './rolls.ts'

const PREY: readonly Prey[] = [...POWERS, ...COUNTRIES, ...LANDS]

/** What an enemy has taken there. */
export function takenBack(book: Rulebook, situation: Situation, by: Power, on: Prey): readonly Consequence[] {
  const held = heldByEnemy(book, situation, by, on)
  if (held === undefined) return []
  const what = `${PLACES[held.place].name}: ${withVerb(held.holder, 'holds')} it; by force of arms`
  return [{ what, who: by, cite: book.clauses.war.rules.neutrality }]
}

interface Attack {
  readonly by: Power
  readonly on: Prey
  readonly leave: Leave
}

function judgedAttack(book: Rulebook, situation: Situation, { by, on, leave }: Attack): MayAnswer {
  const declarer = isNation(on) ? leaveOf(book, situation, by, on as Nation) : undefined
  const { leave: asked, rules } = book.clauses.war
  const withheld = isNation(on) ? whyNotByLeave(book, situation, by, on as Nation, leave) : []
  return permitted(
    [...whyNotAttack(book, situation, by, on), ...withheld],
    [
      ...frontiersOf(book, situation, by, on).map(({ words, cite }) => ({ what: words, who: by, cite })),
      ...takenBack(book, situation, by, on),
      ...passageFor(book, situation, by, on)
        .filter(({ when }) => isMet(when, situation))
        .flatMap(({ words, open, cite, brings }) => [
          { what: open ?? words, who: by, cite },
          ...(brings === undefined ? [] : [{ what: brings.words, cite: brings.cite }]),
        ]),
      ...(declarer === undefined
        ? []
        : [
            {
              what:
                asked === undefined
                  ? `${POWER_NAMES[declarer]} fights it, and a faction acts as one`
                  : leave === 'withdrawn'
                    ? `${POWER_NAMES[declarer]} has given leave once and cannot take it back`
                    : `${POWER_NAMES[declarer]} fights it; where players differ it must give leave, once for all`,
              who: declarer,
              cite: rules.partnerMayAttack,
            },
          ]),
    ],
  )
}

/** May a power’s forces attack or enter there as things stand? */
export const attack = question({
  name: 'attack',
  words: 'a power, a country or a land, as things stand',
  args: {
    by: choice(POWERS, 'the power'),
    on: choice(PREY, 'whom or what they attack'),
    leave: usually(choice(LEAVES, 'what the ally that declared this war says to it, where players differ'), 'not-asked'),
  },
  shape: MAY,
  answer: (book, situation, asked) => afterItsPhase(book, situation, asked.on, (then) => judgedAttack(book, then, asked)),
})

/** May a faction help a country that is attacked, and what comes of it? */
export const intervene = question({
  name: 'intervene',
  words: 'for a country that is attacked',
  chapters: ['intervention'],
  args: {
    by: choice(FRIENDS, 'the faction, or Japan'),
    on: choice(COUNTRIES, 'the country that is attacked'),
    divisions: usually(whole(0, 99, 'divisions that arrive to help'), 1),
    specialForces: usually(yesNo('special forces come too'), false),
    supplies: usually(yesNo('supplies come too'), false),
  },
  shape: MAY,
  answer: (book, situation, intervention) => {
    const refusals = whyNotIntervene(book, situation, intervention)
    return permitted(refusals, refusals.length > 0 ? [] : interventionOutcome(book, situation, intervention).brings)
  },
})

/** What mining brings to later rolls; none follow for a Norway that the Axis could not name next turn. */
function laterForNorway(book: Rulebook, mined: Situation, cite: Citation): readonly Consequence[] {
  const next = nextTurn(mined)
  if (next === undefined) return []
  const order: Order = { type: 'name-targets', by: 'axis', nominations: [{ target: 'norway', manner: 'reaction' }] }
  const [against] = whyNot(book, phaseOf(next, 'axis'), order)
  return against === undefined
    ? [{ what: 'later rolls for Norway, which the Axis may make in reaction next turn', who: 'axis', amount: 1, cite }]
    : [{ what: `no reaction roll follows: ${against.words}`, who: 'axis', cite: against.cite ?? cite }]
}

export const mine = question({
  name: 'mine',
  words: 'Norwegian waters',
  args: { by: usually(by(), 'westernAllies') },
  shape: MAY,
  answer: (book, situation, { by: faction }) => {
    const { mining } = book.clauses
    const others = whyNotAnother(faction, 'westernAllies', 'only the Western Allies mine Norwegian waters', mining?.rule)
    if (others.length > 0) return permitted(others)
    const game = gameAt(situation)
    const refusals = whyNot(book, game, { type: 'mine-norway', by: 'westernAllies' })
    const decision = decide(book, game, { type: 'mine-norway', by: 'westernAllies' }, () => 1)
    const mined = decision.accepted ? decision.events.find((event) => event.type === 'norway-mined') : undefined
    if (mining === undefined) return permitted(refusals)
    return permitted(refusals, [
      { what: 'Norwegian waters are mined for good; ore from Sweden stops in winter and spring', who: 'westernAllies', cite: mining.rule },
      ...(mined?.withLeave === false
        ? [
            { what: 'U.S.-Axis tension', amount: mined.usat, cite: mining.effects },
            ...laterForNorway(book, decision.accepted ? decision.game.situation : situation, mining.effects),
          ]
        : []),
    ])
  },
})
