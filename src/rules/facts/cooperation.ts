import { group, yesNo } from './fact.ts'

/** A research result lifts only the clauses it names (53.22). */
export const cooperationGroups = [
  group('western front', 'Anglo-French research', {
    'angloFrench.citiesOpened': yesNo('research has opened Paris, Lyon, Marseilles, Vichy and the Maginot line', ['53.22', '53.23']),
    'angloFrench.coloniesOpened': yesNo('research has opened British and French colonies to each other', ['53.22', '53.24']),
    'angloFrench.stackingAllowed': yesNo('research lets British and French units stack', ['53.22', '53.25']),
    'angloFrench.grantsAllowed': yesNo('research lets Britain and France grant each other BRPs', ['53.22', '53.26']),
  }),
] as const
