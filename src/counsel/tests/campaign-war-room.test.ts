import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { POWERS, type Power } from '../../rules/core/index.ts'
import type { WarCell, WarRoomAnswer } from '../index.ts'
import { ask } from './cases/cases.testing.ts'

const CASES = join(import.meta.dirname, '../../../cases')

const OVER = { since: '1939 fall', until: '1942 fall' }

/** Three moments of a campaign: its start, before the attack on Russia, and after a Russian surrender with America in the war. */
const MOMENTS = {
  'fall-1939': { turn: '1939 fall' },
  'summer-1941': {
    turn: '1941 summer',
    facts: {
      'france.fallen': true,
      'vichyFrance.formed': 'formed',
      'netherlands.conquered': true,
      'denmark.conquered': true,
      'balticStates.russiaEntered': true,
      'siberia.russianUnits': 20,
      'manchuria.japaneseUnits': 10,
    },
    wars: [
      ['italy', 'britain'],
      ['italy', 'france'],
    ],
    standings: {
      poland: { result: null, conquered: true },
      hungary: { result: 10 },
      rumania: { result: 9 },
      bulgaria: { result: 8 },
      turkey: { result: 7 },
      sweden: { result: 0, with: 'britain' },
    },
    tensions: { rgt: 34, usat: 50, usjt: 50 },
  },
  'spring-1943': {
    turn: '1943 spring',
    facts: {
      'france.fallen': true,
      'vichyFrance.formed': 'refused',
      'russia.surrendered': true,
      'russia.surrenderTurn': '1942 fall',
      'easternFront.russianUnits': 39,
      'easternFront.axisUnits': 20,
      'siberia.russianUnits': 19,
      'manchuria.japaneseUnits': 10,
    },
    wars: [
      ['italy', 'britain'],
      ['italy', 'us'],
      ['germany', 'us'],
      ['japan', 'britain'],
      ['japan', 'us'],
      { between: ['germany', 'russia'], ...OVER },
      { between: ['italy', 'russia'], ...OVER },
    ],
    tensions: { rgt: 20, usat: 55, usjt: 55 },
  },
} as const
type Moment = keyof typeof MOMENTS
const NAMES = Object.keys(MOMENTS) as readonly Moment[]

const roomAt = (moment: Moment): readonly WarCell[] => ask<WarRoomAnswer>('war-room', { edition: 'campaign', ...MOMENTS[moment] }, {}).cells

const verdict = ({ allowed, obstacles }: WarCell): string =>
  allowed ? 'yes' : obstacles.map(({ code, cite }) => cite?.rule ?? code).join(' ')

const line = (cell: WarCell): string => `  ${cell.on.padEnd(18)} ${verdict(cell)}${cell.means === null ? '' : ` (war with ${cell.means})`}`

describe('the war room of the campaign, as printed', () => {
  test.each(NAMES)('%s', async (moment) => {
    const cells = roomAt(moment)
    const text = [
      `Who may declare war on whom: campaign, ${moment}`,
      'yes, or every rule against it',
      ...POWERS.flatMap((power) => ['', power, ...cells.filter(({ by }) => by === power).map(line)]),
      '',
    ].join('\n')
    await expect(text).toMatchFileSnapshot(join(CASES, 'printed/war-room/campaign', `${moment}.txt`))
  })
})

const AXIS = '3.3'
const ALLIED = '3.4'
const WAR = '3.2.6a'
const FRANCE_OUT = '3.6.4a'
const CHINESE = '3.4 3.4.5'

/** What the campaign says of each pair of major powers, worked out by hand. */
const BY_HAND: Readonly<Record<Moment, Readonly<Record<Power, Readonly<Partial<Record<Power, string>>>>>>> = {
  'fall-1939': {
    germany: { italy: AXIS, japan: AXIS, britain: WAR, france: WAR, us: 'yes', russia: 'yes', china: 'RC-71' },
    italy: { germany: AXIS, japan: AXIS, britain: 'yes', france: 'yes', us: 'yes', russia: 'yes', china: 'RC-71' },
    japan: { germany: AXIS, italy: AXIS, britain: 'yes', france: '3.3.3.5d', us: 'yes', russia: 'yes', china: WAR },
    britain: { germany: WAR, italy: 'yes', japan: '3.4.2b', france: ALLIED, us: ALLIED, russia: ALLIED, china: ALLIED },
    france: { germany: WAR, italy: 'yes', japan: 'RC-71', britain: ALLIED, us: ALLIED, russia: ALLIED, china: ALLIED },
    us: { germany: 'RC-18', italy: 'RC-18', japan: '3.3.3.4b', britain: ALLIED, france: ALLIED, russia: ALLIED, china: ALLIED },
    russia: { germany: 'RC-18', italy: 'RC-18', japan: '3.3.3.2b', britain: ALLIED, france: ALLIED, us: ALLIED, china: ALLIED },
    china: { germany: '3.4.5', italy: '3.4.5', japan: WAR, britain: CHINESE, france: CHINESE, us: CHINESE, russia: CHINESE },
  },
  'summer-1941': {
    germany: { italy: AXIS, japan: AXIS, britain: WAR, france: FRANCE_OUT, us: 'yes', russia: 'yes', china: 'RC-71' },
    italy: { germany: AXIS, japan: AXIS, britain: WAR, france: FRANCE_OUT, us: 'yes', russia: 'yes', china: 'RC-71' },
    japan: { germany: AXIS, italy: AXIS, britain: 'yes', france: FRANCE_OUT, us: 'yes', russia: 'yes', china: WAR },
    britain: { germany: WAR, italy: WAR, japan: '3.4.2b', france: FRANCE_OUT, us: ALLIED, russia: ALLIED, china: ALLIED },
    france: Object.fromEntries(POWERS.filter((power) => power !== 'france').map((power) => [power, FRANCE_OUT])),
    us: { germany: 'yes', italy: 'yes', japan: 'yes', britain: ALLIED, france: FRANCE_OUT, russia: ALLIED, china: ALLIED },
    russia: { germany: 'RC-18', italy: 'RC-18', japan: 'yes', britain: ALLIED, france: FRANCE_OUT, us: ALLIED, china: ALLIED },
    china: { germany: '3.4.5', italy: '3.4.5', japan: WAR, britain: CHINESE, france: FRANCE_OUT, us: CHINESE, russia: CHINESE },
  },
  'spring-1943': {
    germany: { italy: AXIS, japan: AXIS, britain: WAR, france: FRANCE_OUT, us: WAR, russia: 'yes', china: 'RC-71' },
    italy: { germany: AXIS, japan: AXIS, britain: WAR, france: FRANCE_OUT, us: WAR, russia: 'yes', china: 'RC-71' },
    japan: { germany: AXIS, italy: AXIS, britain: WAR, france: FRANCE_OUT, us: WAR, russia: 'yes', china: WAR },
    britain: { germany: WAR, italy: WAR, japan: WAR, france: FRANCE_OUT, us: ALLIED, russia: ALLIED, china: ALLIED },
    france: Object.fromEntries(POWERS.filter((power) => power !== 'france').map((power) => [power, FRANCE_OUT])),
    us: { germany: WAR, italy: WAR, japan: WAR, britain: ALLIED, france: FRANCE_OUT, russia: ALLIED, china: ALLIED },
    // 39 to 20 is not twice; the level of 20 binds no more after a surrender. 19 to 10 is not twice either.
    russia: { germany: '3.6.6.2b', italy: '3.6.6.2b', japan: '3.3.3.2b', britain: ALLIED, france: FRANCE_OUT, us: ALLIED, china: ALLIED },
    china: { germany: '3.4.5', italy: '3.4.5', japan: WAR, britain: CHINESE, france: FRANCE_OUT, us: CHINESE, russia: CHINESE },
  },
}

describe.each(NAMES)('%s: the major powers among themselves, by hand', (moment) => {
  test.each(POWERS)('3.2.6, 3.3 and 3.4: %s', (by) => {
    const cells = roomAt(moment).filter((cell) => cell.by === by && (POWERS as readonly string[]).includes(cell.on))
    expect(Object.fromEntries(cells.map((cell) => [cell.on, verdict(cell)]))).toEqual(BY_HAND[moment][by])
    expect(cells.map(({ price }) => price)).toEqual(cells.map(() => null))
  })
})

test('3.2.4.6: Russia’s list in Summer 1941 at 34, by hand', () => {
  const open = roomAt('summer-1941').filter(({ by, allowed }) => by === 'russia' && allowed)
  expect(open.map(({ on }) => on).sort()).toEqual(
    [
      // Neutral and not aligned with the Axis: Sweden leans to the Allies, the rest to nobody.
      ...['finland', 'greece', 'ireland', 'norway', 'spain', 'sweden', 'yugoslavia', 'belgiumLuxembourg', 'vichyFrance'],
      ...['dutchEastIndies', 'indochina', 'iraq', 'persia', 'portugal', 'saudiArabia', 'thailand'],
      'japan',
    ].sort(),
  )
})
