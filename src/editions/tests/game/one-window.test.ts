import { describe, expect, test } from 'vitest'
import type { Country, Power } from '../../../rules/core/index.ts'
import type { Order } from '../../../rules/game/index.ts'
import { given, type Story } from './game.testing.ts'
import { seal } from './year.testing.ts'

const declare = (by: Power, on: Power | Country): Order => ({ type: 'declare-war', by: 'referee', intents: [{ by, on }] })

/** The Allies have ended their diplomatic phase. */
const window = (document: Readonly<Record<string, unknown>>): Story =>
  given({ turn: '1940 winter', ...document })
    .when({ type: 'open-year', by: 'referee', turn: '1941 spring' })
    .when(seal('axis'))
    .when(seal('westernAllies'))
    .when(seal('russia'))
    .when({ type: 'open-phase', by: 'referee', turn: '1941 fall', side: 'allies' })
    .when({ type: 'name-targets', by: 'westernAllies', nominations: [] })
    .when({ type: 'name-targets', by: 'russia', nominations: [] })
    .when({ type: 'close-phase', by: 'referee' })

const fallen = { 'france.fallen': true }

describe.each(['2023', 'classic'])('%s, 50.12: declarations of one player turn are judged on one position', (edition) => {
  const at = (usat: number) => window({ edition, facts: fallen, tensions: { usat } })

  test('RT-45: Britain’s declaration on Greece does not take away the American one at 50', () => {
    const britain = at(50).when(declare('britain', 'greece'))
    expect(britain.game.situation.tensions.usat.actual).toBeLessThan(50)
    expect(britain.when(declare('us', 'germany')).last('war-declared').declaration).toMatchObject({ by: 'us', on: 'germany' })
  })

  test('the other order comes to the same', () => {
    const both = at(50).when(declare('us', 'germany')).when(declare('britain', 'greece'))
    expect(both.game.situation.wars.filter(({ since }) => since === '1941 fall').length).toBeGreaterThan(1)
  })

  test('at 49 there is no American one, whoever else declares', () => {
    at(49).refuses(declare('us', 'germany'), '50.32E')
    at(49).when(declare('britain', 'greece')).refuses(declare('us', 'germany'), '50.32E')
  })

  test('R50-03: an American war on a minor waits a turn, though the German one was declared just before', () => {
    const refused = at(50).when(declare('us', 'germany'))
    refused.refuses(declare('us', 'portugal'), '50.33D')
  })

  test('R50-02: nor does mining take it away', () => {
    const mined = at(50).when({ type: 'mine-norway', by: 'westernAllies' })
    expect(mined.game.situation.tensions.usat.actual).toBe(49)
    expect(mined.when(declare('us', 'germany')).last('war-declared').declaration.on).toBe('germany')
  })

  test('what a declaration has brought about needs no other', () => {
    at(20).when(declare('britain', 'greece')).refuses(declare('britain', 'greece'), 'declared-twice')
  })
})
