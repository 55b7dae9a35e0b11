import type { AmericanForce, AmericanForceClauses, AmericanStation } from '../../../rules/chapters/pearl-harbor/index.ts'
import type { Permission } from '../../../rules/chapters/tension/index.ts'
import { all, any, atLeast, atWar, type Condition, effectiveLevel, highestLevel, number, ruled } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { isJapanAlone } from '../tensions/usjt.ts'

const inEurope = atWar('us', 'germany')
const inThePacific = atWar('us', 'japan')
const usjt = (needed: number): Condition => atLeast(needed, effectiveLevel('usjt'))

/** The fleet goes where a level has sent it, though the level falls again (51.232, R50-80). */
const hasReached = (needed: number): Condition => atLeast(needed, highestLevel('usjt'))

const SHIPS: readonly AmericanForce[] = ['pacificFleet', 'atlanticCore', 'atlanticShips']
const LAND_AND_AIR: readonly AmericanForce[] = ['ground', 'air', 'airTransport']
const ALL: readonly AmericanForce[] = [...LAND_AND_AIR, ...SHIPS, 'submarines']

const EUROPE: readonly AmericanStation[] = ['europe', 'southAfrica', 'ethiopia']
const ATLANTIC: readonly AmericanStation[] = [...EUROPE, 'atlanticUsBox']
const AMERICAN: readonly AmericanStation[] = ['pearlHarbor', 'philippines', 'americanPacific']
const BEYOND_PEARL: readonly AmericanStation[] = ['philippines', 'americanPacific', 'britishPacific', 'pacificMap', 'australia', 'india']
const PACIFIC: readonly AmericanStation[] = ['pearlHarbor', ...BEYOND_PEARL]

/** What a level lets so many do. */
const leave = (cite: Permission['cite'], words: string, when: Condition, most?: number) => ({
  words,
  when,
  ...(most === undefined ? {} : { most: number(most) }),
  cite,
})

/** Where American forces may go (50.57, 51.22, 51.23), and what tension lets them do before war. */
export function americanForces(rule: Cite, permissions: readonly Permission[]): AmericanForceClauses {
  const by = (id: string): Permission => {
    const found = permissions.find((one) => one.id === id)
    if (found === undefined) throw new Error(`no permission ${id}`)
    return found
  }
  return {
    bars: [
      { to: EUROPE, forces: ALL, until: inEurope, words: 'no American units there', cite: rule('50.57A') },
      { to: PACIFIC, forces: ALL, until: inThePacific, words: 'only as tension allows', cite: rule('50.57B') },
      {
        to: ['atlanticSw'],
        forces: ['asw'],
        until: inEurope,
        words: 'only as tension allows',
        cite: rule('51.234'),
      },
      {
        to: ['pacificSw'],
        forces: ['asw', 'submarines'],
        until: inThePacific,
        words: 'only as tension allows',
        cite: rule('51.235'),
      },
      {
        to: ['pacificUsBox', ...PACIFIC],
        forces: ['atlanticCore'],
        until: inThePacific,
        isFirm: true,
        words: 'the core stays in the European theatre',
        cite: rule('51.221A'),
      },
      {
        to: BEYOND_PEARL,
        forces: ['atlanticShips'],
        until: any(usjt(45), inThePacific),
        isFirm: true,
        words: 'such ships go no farther than Pearl Harbor',
        cite: rule('51.221B'),
      },
      {
        to: ATLANTIC,
        forces: ['pacificFleet'],
        until: inThePacific,
        isFirm: true,
        words: 'ships of the Pacific fleet stay with it',
        cite: rule('51.222'),
      },
      {
        to: BEYOND_PEARL,
        forces: ['pacificFleet'],
        until: any(hasReached(45), inThePacific),
        isFirm: true,
        words: 'the Pacific fleet stays at Pearl Harbor',
        cite: rule('51.232'),
      },
    ],
    leaves: [
      { to: ['southAfrica'], forces: ALL, by: leave(rule('50.57A'), 'by naval redeployment', inThePacific) },
      { to: ['atlanticSw'], forces: ['asw'], by: by('asw-to-atlantic') },
      { to: ['pearlHarbor'], forces: ['pacificFleet'], by: leave(rule('51.232'), 'the Pacific fleet has to go there', hasReached(8)) },
      { to: ['pearlHarbor'], forces: ['atlanticShips'], by: by('pacific-fleet-leaves-box') },
      { to: ['pearlHarbor'], forces: ['ground'], by: leave(rule('USJT-R8'), 'infantry factors that go with the fleet', usjt(8), 3) },
      { to: ['pearlHarbor'], forces: ['air'], by: leave(rule('USJT-R8'), 'AAF that go with the fleet', usjt(8), 2) },
      { to: ['india'], forces: ['airTransport'], by: by('india-transport') },
      { to: ['philippines'], forces: ['air'], by: by('lingayen') },
      { to: AMERICAN, forces: ['ground'], by: by('pacific-infantry') },
      { to: AMERICAN, forces: LAND_AND_AIR, by: by('far-east-deployment') },
      { to: AMERICAN, forces: LAND_AND_AIR, by: leave(rule('50.552B'), 'free, for Japan attacked Britain alone', isJapanAlone) },
      // Japan’s attack on Britain frees ground and air forces only (50.552B).
      { to: AMERICAN, forces: ['submarines'], by: leave(rule('USJT-R45'), 'Far East deployment limits may be ignored', usjt(45)) },
      { to: AMERICAN, forces: ['pacificFleet', 'atlanticShips'], by: by('fleet-leaves') },
      {
        to: ['britishPacific', 'australia'],
        forces: LAND_AND_AIR,
        by: leave(rule('50.552C'), 'lands that passed to American control', isJapanAlone),
      },
      {
        to: ['australia', 'india'],
        forces: SHIPS,
        by: leave(rule('R50-73'), 'ships to the Australia and India boxes', all(usjt(45), ruled('R50-73', 'boxes-too'))),
      },
      { to: ['pacificSw'], forces: ['asw'], by: by('asw-to-pacific') },
      { to: ['pacificSw'], forces: ['submarines'], by: leave(rule('USJT-R40d'), 'submarines', usjt(40)) },
    ],
  }
}
