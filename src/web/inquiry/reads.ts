import { type Answer, type Arguments, judgedBy, type SituationDoor } from '../../counsel/index.ts'
import {
  isAtWar,
  isFactId,
  isMinor,
  isOneOf,
  joins,
  NATIONS,
  type Nation,
  POWERS,
  type Situation,
  TRACKS,
  watched,
} from '../../rules/core/index.ts'
import { isFixed, type OpenSituation, type SituationInput } from '../situation/index.ts'

/** More standings than this and it is a question about all of them. */
const MOST_STANDINGS = 4

/** The situation with a war more, or with one fewer. */
const withWarTurned = (situation: Situation, one: Nation, other: Nation): Situation => ({
  ...situation,
  wars: isAtWar(situation, one, other)
    ? situation.wars.filter((war) => !joins(war, one, other))
    : [...situation.wars, { between: [one, other], since: situation.turn }],
})

/** Wars that an answer turns on. They are one list and cannot be watched: the question is asked with each turned round. */
function warsOfAnswer(current: OpenSituation, door: SituationDoor<Answer>, args: Arguments): readonly SituationInput[] {
  const judged = judgedBy(door, current, args)
  const told = (situation: Situation): string => JSON.stringify(door.answer(current.book, situation, args))
  const now = told(judged)
  const named = Object.values(args).filter((value) => isOneOf(NATIONS, value))
  const nations = [...new Set<Nation>([...POWERS, ...named])]
  return nations
    .flatMap((one, index) => nations.slice(index + 1).map((other): SituationInput & { of: 'war' } => ({ of: 'war', one, other })))
    .filter((input) => !isFixed(input, current) && told(withWarTurned(judged, input.one, input.other)) !== now)
}

/** What an answer looks up in the situation: found by asking once more and watching. */
export function readsOfAnswer(current: OpenSituation, door: SituationDoor<Answer>, args: Arguments): readonly SituationInput[] {
  const [facts, standings, levels] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const judged = judgedBy(door, current, args)
  const situation: Situation = {
    ...judged,
    facts: watched(judged.facts, (name) => facts.add(name)),
    standings: watched(judged.standings, (name) => standings.add(name)),
    tensions: watched(judged.tensions, (name) => levels.add(name)),
  }
  door.answer(current.book, situation, args)
  return [
    ...[...facts].filter(isFactId).map((fact): SituationInput => ({ of: 'fact', fact })),
    ...(standings.size > MOST_STANDINGS ? [] : [...standings].filter(isMinor).map((minor): SituationInput => ({ of: 'standing', minor }))),
    ...[...levels].filter((name) => isOneOf(TRACKS, name)).map((track): SituationInput => ({ of: 'level', track })),
    ...warsOfAnswer(current, door, args),
  ]
}
