import { noTarget } from '../../../rules/chapters/points/index.ts'
import { type Band, definedIn, entriesOf, type Minor, NATION_NAMES, sideFavoured, targetName } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import type { SituationDocument } from '../document/situation-document.ts'
import type { Remark } from '../document/unread-facts.ts'

type Said = Omit<SituationDocument, 'edition'>
type Standings = NonNullable<Said['standings']>

const hasEffect = (bands: readonly Band[], isIt: (effect: Band['effects'][number]) => boolean): boolean =>
  bands.some(({ effects }) => effects.some(isIt))

/** What only some tables grant, and whether these do. */
const GRANTS = {
  waiting: (bands: readonly Band[]) =>
    hasEffect(bands, (effect) => (effect.is === 'ally' || effect.is === 'associate') && effect.waitsFor !== undefined),
  volunteers: (bands: readonly Band[]) => hasEffect(bands, ({ is }) => is === 'volunteers'),
} as const
const WORDS = { waiting: 'waits for another country', volunteers: 'has volunteers in the east' } as const

/** A line says so if it stays in effect, or if it lets volunteers go as long as it is the latest (52.51A). */
const givesResult = (band: Band, result: number): boolean =>
  band.policy === undefined
    ? hasEffect([band], ({ is }) => is === 'volunteers') && result >= (band.from ?? result) && result <= (band.to ?? result)
    : band.policy === result

/** Results and marks that no line of a country's table gives; an attack gives the two associations without a roll (49.435A). */
export const strayStandings = (book: Rulebook, { standings = {} }: Said): readonly Remark[] =>
  entriesOf(definedIn(standings)).flatMap(([minor, told]) => {
    const { tables, clauses } = book
    const bands = tables[minor]?.bands ?? []
    const [first] = bands
    const { result, attacked } = told
    if (first === undefined) {
      if (typeof result !== 'number' || attacked === true) return []
      const { words, cite } = noTarget(book, minor)
      return [{ words: `${NATION_NAMES[minor]} stands at ${result} by this report, yet ${words}`, ...(cite === undefined ? {} : { cite }) }]
    }
    const given = typeof result === 'number' ? bands.filter((band) => givesResult(band, result)) : bands
    const isKnown = typeof result !== 'number' || attacked === true || bands.some((band) => givesResult(band, result))
    const none = `yet no line of the table of ${targetName(minor)} says so`
    return [
      ...(isKnown ? [] : [`${NATION_NAMES[minor]} stands at ${result} by this report, ${none}`]),
      ...entriesOf(GRANTS)
        .filter(([mark, isGranted]) => Boolean(told[mark]) && !isGranted(mark === 'waiting' ? given : bands))
        .map(([mark]) => `${NATION_NAMES[minor]} ${WORDS[mark]} by this report, ${none}`),
      ...(told.heavyWaterStopped === true && clauses.heavyWater?.from !== minor
        ? [`heavy water from ${NATION_NAMES[minor]} no longer goes to Germany by this report, ${none}`]
        : []),
      ...waterStillGoing(clauses.heavyWater, minor, told),
    ].map((words) => ({ minor, words, cite: first.cite }))
  })

type Water = Rulebook['clauses']['heavyWater']

/** What stops heavy water ends with a result that favours the Axis (R49-28); one that an attack brought about is no roll. */
const waterStillGoing = (water: Water, minor: Minor, { result, attacked, heavyWaterStopped }: NonNullable<Standings[Minor]>) =>
  water?.from === minor && heavyWaterStopped === true && attacked !== true && typeof result === 'number' && sideFavoured(result) === 'axis'
    ? [`${NATION_NAMES[minor]} stands at ${result} by this report, and heavy water goes to Germany again with such a result`]
    : []
