import { entriesOf, FACTIONS, isFactId, type Situation, TRACKS } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { startOf } from '../../index.ts'
import type { SituationDocument } from './situation-document.ts'

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const orNothing = <K extends string>(name: K, value: object): object => (Object.keys(value).length === 0 ? {} : { [name]: value })

/** Wars as a document says them: those of the scenario go without saying while they are on. */
function warsOf({ wars }: Situation, start: Situation): object {
  const isUsual = (war: Situation['wars'][number]): boolean => start.wars.some((one) => isSame(one, war))
  const said = wars.filter((war) => !isUsual(war))
  if (said.length === 0) return wars.length === 0 && start.wars.length > 0 ? { wars: [] } : {}
  return { wars: said.map(({ between, since, until }) => ({ between, since, ...(until === undefined ? {} : { until }) })) }
}

/** How every country stands: what a reader would conclude from the map is said, whether or not it is so. */
const standingsOf = ({ standings }: Situation): object =>
  Object.fromEntries(
    entriesOf(standings).map(([minor, { with: partner, ...standing }]) => [
      minor,
      { conquered: false, attacked: false, ...standing, ...(partner === null ? {} : { with: partner }) },
    ]),
  )

/** A situation as a document, which says what differs from the start of its scenario. What a game knows beyond it is left behind. */
export function documentOf(
  book: Pick<Rulebook, 'id' | 'scenarios'>,
  choices: { readonly options: readonly string[]; readonly rulings: Readonly<Record<string, string>> },
  situation: Situation,
): SituationDocument {
  const scenario = book.scenarios[situation.scenario]
  if (scenario === undefined) throw new Error(`${book.id} has no scenario "${situation.scenario}"`)
  const start = startOf(scenario)
  const facts = Object.fromEntries(
    Object.keys(situation.facts)
      .filter((id) => isFactId(id) && !isSame(situation.facts[id], start.facts[id]))
      .map((id) => [id, situation.facts[id]]),
  )
  const placements = FACTIONS.filter((one) => Object.keys(situation.placements[one]).length > 0)
  const { declarations, namings, subversions, tensionPointsUsed, paid, struck, mobilizations, turn } = situation
  const later = declarations.filter((one) => !start.declarations.some((other) => isSame(one, other)))
  return {
    edition: book.id,
    scenario: situation.scenario,
    ...(choices.options.length === 0 ? {} : { options: [...choices.options] }),
    ...orNothing('rulings', choices.rulings),
    ...(turn === start.turn ? {} : { turn }),
    ...orNothing('facts', facts),
    ...orNothing('standings', standingsOf(situation)),
    ...warsOf(situation, start),
    ...(later.length === 0 ? {} : { declarations: later }),
    ...orNothing('tensions', Object.fromEntries(TRACKS.map((track) => [track, situation.tensions[track]]))),
    levelsAt: 'after-rises',
    ...orNothing('placements', Object.fromEntries(placements.map((one) => [one, situation.placements[one]]))),
    ...(namings.length === 0 ? {} : { namings }),
    ...(subversions.length === 0 ? {} : { subversions }),
    ...(isSame(mobilizations, start.mobilizations) ? {} : { mobilizations }),
    ...(tensionPointsUsed.length === 0 ? {} : { tensionPointsUsed }),
    ...orNothing('struck', struck),
    ...orNothing('paid', Object.fromEntries(entriesOf(paid))),
  } as SituationDocument
}
