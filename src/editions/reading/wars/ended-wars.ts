import { isConquered, isCountry } from '../../../rules/chapters/war/index.ts'
import { dateOf, isBefore, isFactId, NATION_NAMES, type Nation, type Situation, type War, withVerb } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import type { Derived } from '../document/derived.ts'

const goneIn = (situation: Situation, { between, until }: War): Nation | undefined =>
  until === undefined ? between.find((nation) => isCountry(nation) && isConquered(situation, nation)) : undefined

/** When its capital fell, where that is reported and no earlier than the war; else by this turn. */
function endOf(situation: Situation, nation: Nation, { since }: War) {
  const fact = `${nation}.capitalTaken`
  const taken = isFactId(fact) ? dateOf(situation, fact) : undefined
  return taken === undefined || isBefore(taken, since) ? situation.turn : taken
}

/** 49.435B: the wars of a conquered country are over, as in a game. */
export const withEndedWars = (situation: Situation): Situation => {
  const ended = situation.wars.map((war): War => {
    const gone = goneIn(situation, war)
    return gone === undefined ? war : { ...war, until: endOf(situation, gone, war) }
  })
  return ended.every((war, index) => war === situation.wars[index]) ? situation : { ...situation, wars: ended }
}

/** The same in words. */
export const endedWars = ({ clauses }: Rulebook, situation: Situation): readonly Derived[] =>
  situation.wars.flatMap((war) => {
    const gone = goneIn(situation, war)
    if (gone === undefined) return []
    const [one, other] = war.between
    const words = `${NATION_NAMES[one]} and ${NATION_NAMES[other]} are no longer at war, since ${withVerb(gone, 'is')} conquered`
    return [{ words, between: war.between, cite: clauses.lapsed }]
  })
