import { bondOf, factionOf, isAtWar, isMinor, NATION_NAMES, NATIONS, type Nation, type Situation } from '../../core/index.ts'

/** Partisans fight for one side or the other without being a country (53.44). */
const PARTISANS = { westernPartisans: 'Western Allied partisans', communistPartisans: 'Communist partisans' } as const
type Partisans = keyof typeof PARTISANS

export const COOPERATORS = [...NATIONS, 'westernPartisans', 'communistPartisans'] as const
export type Cooperator = Nation | Partisans

export const cooperatorName = (one: Cooperator): string =>
  one === 'westernPartisans' || one === 'communistPartisans' ? PARTISANS[one] : NATION_NAMES[one]

/** Whose side somebody fights on; nobody’s, for a neutral. */
export type Camp = 'axis' | 'western' | 'russian' | 'communistChina'

/** Units of the Commonwealth are bound like the British (53.28, 82.13). */
export const BRITISH: readonly Cooperator[] = ['britain', 'australia', 'canada', 'india', 'southAfrica']

const ALWAYS: Readonly<Partial<Record<Cooperator, Camp>>> = {
  germany: 'axis',
  italy: 'axis',
  japan: 'axis',
  britain: 'western',
  france: 'western',
  us: 'western',
  china: 'western',
  australia: 'western',
  canada: 'western',
  india: 'western',
  southAfrica: 'western',
  freeFrance: 'western',
  westernPartisans: 'western',
  russia: 'russian',
  communistPartisans: 'russian',
}

const CAMP_OF = { axis: 'axis', westernAllies: 'western', russia: 'russian' } as const

export function campOf(one: Cooperator, situation: Situation): Camp | undefined {
  const fixed = ALWAYS[one]
  if (fixed !== undefined) return fixed
  if (one === 'communistChina') return situation.facts['communistChina.russianAlly'] === true ? 'russian' : 'communistChina'
  if (one === 'westernPartisans' || one === 'communistPartisans') return undefined
  const minor = one === 'belgium' || one === 'luxembourg' ? 'belgiumLuxembourg' : one
  if (isMinor(minor)) {
    const { result, with: partner, conquered } = situation.standings[minor]
    const bond = result === null || conquered ? undefined : bondOf(result, minor)
    const faction = partner === null ? undefined : factionOf(partner)
    if (faction !== undefined && (bond === 'ally' || bond === 'associate')) return CAMP_OF[faction]
  }
  const names: readonly Nation[] = minor === one ? [one] : [one, minor]
  const fights = (enemy: Nation): boolean => names.some((name) => isAtWar(situation, enemy, name))
  if (fights('germany') || fights('italy') || fights('japan')) return fights('russia') ? undefined : 'western'
  return fights('britain') || fights('france') || fights('us') || fights('russia') ? 'axis' : undefined
}

const MAJORS: readonly Cooperator[] = ['germany', 'italy', 'japan', 'britain', 'france', 'us', 'russia', 'china']
export const isMajor = (one: Cooperator): boolean => MAJORS.includes(one)
