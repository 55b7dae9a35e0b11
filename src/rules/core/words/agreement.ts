import { mapEach } from '../names.ts'
import { NATION_NAMES, type Nation } from '../nations/countries.ts'
import { DELEGATION_NAMES, type Delegation, FACTION_NAMES, type Faction } from '../nations/powers.ts'
import { TARGETS, type Target, targetName } from '../nations/targets.ts'
import { PLURAL_NATIONS } from './relation-words.ts'

type Name = Nation | Faction | Delegation | Target

const NAMES: Readonly<Record<Name, string>> = { ...mapEach(TARGETS, targetName), ...NATION_NAMES, ...FACTION_NAMES, ...DELEGATION_NAMES }

const PLURAL: readonly Name[] = ['axis', 'westernAllies', 'rgt', 'usat', ...PLURAL_NATIONS]

const isPlural = (who: Name): boolean => PLURAL.includes(who)

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', has: 'have', was: 'were', does: 'do', goes: 'go' }

/** `the Netherlands are`, `Turkey is`: a name and its verb, which is given as for one. */
export const withVerb = (who: Name, verb: string): string =>
  `${NAMES[who]} ${isPlural(who) ? (IRREGULAR[verb] ?? verb.replace(/s$/, '')) : verb}`

/** `its targets`, `their targets` */
export const itsOf = (who: Name): string => (isPlural(who) ? 'their' : 'its')
