import { any, type Band, called, chosen, type DemandAnswer, flag, type Modifier, type Section } from '../../../rules/core/index.ts'
import {
  BALKANS,
  balkans as balkans2023,
  bulgaria as bulgaria2023,
  hungary as hungary2023,
  rumania as rumania2023,
  russiaFights,
  russiansAhead,
  yugoslavia as yugoslavia2023,
} from '../../2023/tables/balkans.ts'
import { borrowBand } from '../../borrowing.ts'
import type { TableDraft } from '../../edition.ts'
import { rule } from './actions.ts'
import { borrowed, ladder, missingForces, ofAnAlly, rowsOf, russias, units } from './general.ts'

const plus = 'favours the Axis'

const shared = (name: string): Modifier => borrowed(balkans2023.rows, name)[0] as Modifier

/**
 * Lines that the four nations share. Germany’s support of a victim of Russia is no rule of this book, so the line about support that
 * failed is not taken over; the cost of subversion is the campaign’s own.
 */
export const balkans: Section = {
  id: 'balkans',
  title: 'Balkan modifiers',
  rows: [
    ...russias([
      {
        ...shared('russians-ahead'),
        when: called('Germany fights Russia, which holds more Balkan territories than the Axis in Russia', russiansAhead(BALKANS)),
        words: 'Russia holds more Balkan land than the Axis in Russia',
      },
    ]),
    shared('italy-out'),
    shared('france-stands'),
    shared('war-on-spain'),
    {
      ...shared('russia-entered'),
      when: any(flag('balticStates.russiaEntered'), flag('bessarabia.russiaEntered'), flag('finnishBorder.russiaEntered')),
    },
    shared('fought-over-bessarabia'),
    {
      ...shared('russia-at-war'),
      // Poland counts too; going into its east by the Pact is no war (3.4.3.2).
      when: russiaFights([...BALKANS, 'poland'], [['bessarabia', 'rumania']]),
      words: 'Russia is at war with a Balkan nation or Poland',
    },
    shared('western-attack'),
  ],
}

const nation = (
  from: TableDraft,
  { force = 'forces', own = [], ...more }: { force?: string | readonly Modifier[]; own?: readonly Modifier[] } & Partial<TableDraft> = {},
): TableDraft => ({
  id: from.id,
  title: from.title,
  of: from.of,
  plus,
  parts: [borrowed(rowsOf(from), 'alignment'), 'actions', 'subversions', 'status', force, units('BAL'), 'balkans', own],
  bands: ladder(from.bands),
  ...more,
})

export const bulgaria = nation(bulgaria2023)
export const hungary = nation(hungary2023)

/** How a nation answers a demand for its land (RC-38); the Axis decide where it may resist (3.2.4.5c). */
export function answers(land: string, people: string): readonly Band[] {
  const mayResist = `the Axis decide whether ${people} resists; if so, a border war over ${land}`
  const words: readonly (readonly [string, DemandAnswer, string])[] = [
    ['up to 2', 'cedes', `${people} cedes ${land}`],
    ['3-4', 'may-resist', mayResist],
    ['5-6', 'may-resist', mayResist],
    ['7', 'resists', `${people} resists: a border war over ${land}`],
    ['8+', 'dropped', 'Russia drops its demand'],
  ]
  return words.map(([id, answer, said]) =>
    borrowBand(rumania2023.demandBands ?? [], id, rule('RC-38'), { effects: [{ is: 'on-map', words: said }], words: said, answer }),
  )
}

export const rumania = nation(rumania2023, {
  // 3.5.2.4d: after a border war its forces are the Axis’.
  force: missingForces(chosen('bessarabia.borderWar', 'over', 'escalated')),
  own: borrowed(
    rowsOf(rumania2023),
    'russians-adjacent',
    'low-tension',
    'high-tension',
    'demands',
    'bessarabia-entered',
    'bessarabia-fighting',
  ).map((row) => (row.id === 'russians-adjacent' ? { ...row, words: 'Russian ground units next to Rumania, by tens' } : row)),
  demandBands: answers('Bessarabia', 'Rumania'),
})

export const yugoslavia = nation(yugoslavia2023, {
  own: borrowed(rowsOf(yugoslavia2023), 'allies-in-balkans', 'italy-neutral').map((row) =>
    row.id === 'allies-in-balkans'
      ? {
          ...row,
          when: ofAnAlly(flag('balkans.westernGroundUnit'), flag('balkans.russianGroundUnit')),
          ruling: 'RC-91',
        }
      : row,
  ),
})
