import { type Band, each, flag, inEffect } from '../../../rules/core/index.ts'
import type { TableDraft } from '../../edition.ts'
import { alignment, rule } from './general.ts'

const plus = 'favours the Axis'

/** Every Belgian result is permanent, and the Allied gains are France's. No general modifiers count (BEL-N4). */
const belgianBand = (
  id: string,
  from: number | undefined,
  to: number | undefined,
  rest: Omit<Band, 'id' | 'from' | 'to' | 'permanent' | 'cite'>,
): Band => ({
  id,
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
  permanent: true,
  ...rest,
  cite: rule(`BEL-R(${id.startsWith('-') ? `−${id.slice(1)}` : id})${id === '-1' ? ' (a)' : ''}`),
})

const BELGIAN_COOPERATION =
  'Allied units may enter and Allied air may support Belgian defenders, but not act across the German or Dutch border before a German attack or Spring 1941'

export const belgiumLuxembourg: TableDraft = {
  id: 'belgiumLuxembourg',
  title: 'Belgium/Luxembourg',
  of: 'belgiumLuxembourg',
  plus,
  parts: [
    [alignment('BEL', 0)],
    'roll',
    [
      {
        id: 'western-attack',
        value: +2,
        when: flag('westernAllies.attackedNeutral'),
        words: 'the Western Allies attacked another neutral minor',
        cite: rule('BEL-A1'),
      },
    ],
    'failures',
  ],
  bands: [
    belgianBand('-3', undefined, -3, {
      favours: 'allies',
      policy: -3,
      effects: [{ is: 'ally', side: 'allies' }],
      words: 'Belgium becomes a French minor ally',
    }),
    belgianBand('-2', -2, -2, {
      favours: 'allies',
      policy: -2,
      effects: [{ is: 'associate', side: 'allies' }],
      words: 'Belgium associates with France',
    }),
    belgianBand('-1', -1, -1, {
      favours: 'allies',
      policy: -1,
      effects: [
        { is: 'hexes', side: 'allies', brps: 10 },
        { is: 'on-map', words: BELGIAN_COOPERATION },
      ],
      words: 'France controls the hexes and gets 10 BRPs',
    }),
    belgianBand('0', 0, 0, {
      favours: 'allies',
      policy: 0,
      effects: [{ is: 'income', side: 'allies', brps: 5 }],
      words: 'France gets 5 BRPs',
    }),
    belgianBand('1-6', 1, 6, { favours: 'nobody', effects: [{ is: 'unchanged' }], words: 'no effect' }),
    belgianBand('7', 7, 7, {
      favours: 'axis',
      policy: 7,
      effects: [{ is: 'income', side: 'axis', brps: 5 }],
      words: 'the Axis get 5 BRPs',
    }),
    belgianBand('8', 8, 8, {
      favours: 'axis',
      policy: 8,
      effects: [{ is: 'hexes', side: 'axis', brps: 10 }],
      words: 'the Axis control its hexes and get 10 BRPs',
    }),
    belgianBand('9', 9, 9, {
      favours: 'axis',
      policy: 9,
      effects: [{ is: 'associate', side: 'axis' }],
      words: 'Belgium associates with the Axis',
    }),
    belgianBand('10', 10, undefined, {
      favours: 'axis',
      policy: 10,
      effects: [{ is: 'ally', side: 'axis' }],
      words: 'Belgium becomes a minor ally of the Axis',
    }),
  ],
}

const PARTISAN =
  'rebuilt if lost, never built in Ulster though it may enter; Britain loses 1 BRP after each Allied combat phase while it is in or next to Ulster'

/** An 8 or more is a 7 with a second partisan (IRE-R(7) (d), IRE-R(8+)). */
const STRATEGIC_HELP = '+1 to German strategic warfare effects; an Allied conquest ends it and lets two partisans be built'

export const ireland: TableDraft = {
  id: 'ireland',
  title: 'Ireland',
  of: 'ireland',
  plus,
  parts: [
    [alignment('IRE', 0)],
    'roll',
    [
      { id: 'ira-supported', value: +1, when: inEffect('ireland', 8), words: 'an Irish 8 is in effect', cite: rule('IRE-M1') },
      {
        id: 'unbuilt-partisans',
        value: -1,
        per: each('ireland.unbuilt'),
        words: 'Irish partisans unbuilt in the German pool',
        cite: rule('IRE-M2'),
      },
    ],
    'failures',
  ],
  bands: [
    {
      id: '2',
      to: 2,
      favours: 'allies',
      permanent: true,
      effects: [
        { is: 'end', side: 'axis' },
        { is: 'on-map', words: 'Irish partisans go for good' },
      ],
      words: 'quiet for the rest of the war',
      cite: rule('IRE-R(2)'),
    },
    {
      id: '3-4',
      from: 3,
      to: 4,
      favours: 'nobody',
      effects: [{ is: 'end', side: 'axis' }],
      words: 'a 7 or 8+ in effect ends',
      cite: rule('IRE-R(3-4)'),
    },
    {
      id: '5-6',
      from: 5,
      to: 6,
      favours: 'axis',
      effects: [{ is: 'unchanged' }],
      words: 'a 7 or 8+ in effect goes on',
      cite: rule('IRE-R(5-6)'),
    },
    {
      id: '7',
      from: 7,
      to: 7,
      favours: 'axis',
      policy: 7,
      effects: [
        { is: 'units', words: `one Irish partisan for Germany, ${PARTISAN}` },
        { is: 'on-map', words: STRATEGIC_HELP },
      ],
      words: 'one Irish partisan, and +1 to German strategic warfare',
      cite: rule('IRE-R(7) (a)'),
    },
    {
      id: '8+',
      from: 8,
      favours: 'axis',
      policy: 8,
      effects: [
        { is: 'units', words: `two Irish partisans for Germany, one a turn, ${PARTISAN}` },
        { is: 'on-map', words: STRATEGIC_HELP },
      ],
      words: 'two Irish partisans, and +1 to German strategic warfare',
      cite: rule('IRE-R(8+)'),
    },
  ],
}
