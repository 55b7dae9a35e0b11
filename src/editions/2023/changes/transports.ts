import type { TransportClauses } from '../../../rules/chapters/transports/index.ts'
import { atLeast, type Condition, declarations } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'

/** The Allied player turn after Japan's declaration (51.73A); the Axis, and Japan, move first in a turn. */
export const isFirstAlliedTurn: Condition = atLeast(1, declarations(['japan'], ['britain', 'us']))

/** Rule 20.6, as changed: building, moving and using transports. */
export const transports = (rule: Cite): TransportClauses => ({
  cost: { value: { shipbuildingPoints: 1, brps: 3 }, cite: rule('20.621') },
  minimums: { value: { atlantic: 15, indianOcean: 5, pacific: 10 }, cite: rule('20.621A-b') },
  boxes: { value: { westernAllies: ['atlantic', 'indianOcean', 'pacific'], japan: ['pacific'] }, cite: rule('20.63-c') },
  survivors: { value: 5, cite: rule('20.636B-a') },
  available: rule('20.636'),
  undamaged: rule('20.636A'),
  brackets: rule('20.636B-b'),
  damagedLimit: rule('20.636B-c'),
  halved: { box: 'pacific', shipper: 'westernAllies', into: 2, when: isFirstAlliedTurn, cite: rule('51.73A-9') },
  shortFirst: rule('20.621A-a'),
  thenAnywhere: rule('20.621A-c'),
  noNewInPort: rule('20.621A-d'),
  noNewOnHex: rule('20.63-b'),
  phase: rule('20.622'),
  surplusOnly: rule('20.622A-a'),
  initialLevel: rule('20.622A-b'),
  noScrapping: rule('20.622A-c'),
  sameTurn: rule('20.622B-a'),
  nextTurn: rule('20.622B-b'),
  whereItBegan: rule('20.622B-c'),
  idleOutside: rule('20.63-e'),
  noDodging: rule('20.622C-a'),
  noShelter: rule('20.63-d'),
  portsForDamaged: rule('20.63-a'),
  atTurnEnd: { westernAllies: rule('20.622C-b'), japan: rule('20.622C-c') },
  atRisk: rule('20.63 box'),
})
