import type { Capitulation, CollapseClauses } from '../../../rules/chapters/surrender/index.ts'
import { all, below, each, flag, ruled } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { PLAIN, rowsOf } from './row.ts'

const FEWEST_DIVISIONS = 15

/** 3.6.9.1, T6 Nationalist China: no IC, and fewer than 15 divisions. */
export const china = (rule: Cite): Capitulation => {
  const row = rowsOf(rule)
  return {
    ...PLAIN,
    id: 'china',
    is: 'collapse',
    title: 'Nationalist China',
    done: { when: flag('china.collapsed'), words: 'the Nationalist government has collapsed' },
    triggers: [
      {
        id: 'no-industry',
        when: all(below(1, each('china.ics')), below(FEWEST_DIVISIONS, each('china.divisions'))),
        words: `no Chinese IC and fewer than ${FEWEST_DIVISIONS} active divisions`,
        cite: rule('3.6.9.1'),
      },
    ],
    notFreely: rule('3.6.9'),
    sets: { 'china.collapsed': true },
    partisans: ['3.6.9.4 irregulars', '3.6.9.4'],
    aftermath: [
      row('goes-on', '3.6.9.2a', 'economy, forces and lend-lease go on', { who: 'china' }),
      row('frozen', '3.6.9.2a', 'all forces are frozen, new ones too; no training, no entrenching', { who: 'china' }),
      row('warlords', '3.6.9.2a', 'each territory is a warlord’s; none supports another', { who: 'china' }),
      row('attacks', '3.6.9.2b', 'with twice the units warlords may attack Japanese or empty Chinese land next door', { who: 'china' }),
      row('restored', '3.6.9.2c', 'a warlord who retakes a Chinese city restores the government', { who: 'china' }),
      row('expansion', '3.6.9.3', 'Communist China may build in place of unbuilt Nationalist divisions'),
      row('western', '3.6.9.5', 'the New Divisions and a tank brigade may still be raised in Western India', { who: 'westernAllies' }),
      row('communists', '3.6.9', 'Communist China goes on as before'),
    ],
  }
}

/** 3.6.9.2 and 3.6.9.3: what warlords and Communists may do meanwhile. */
export const collapse = (rule: Cite): CollapseClauses => {
  const row = rowsOf(rule)
  return {
    isOn: { when: flag('china.collapsed'), cite: rule('3.6.9.1') },
    ratio: { value: 2, cite: rule('3.6.9.2b') },
    ratioRuling: 'RC-54',
    noSupport: rule('3.6.9.2a'),
    won: [
      row('joined', '3.6.9.2b', 'the territory joins the warlord’s land'),
      row('moves', '3.6.9.2b', 'he may now move between his territories and support them', {
        when: ruled('RC-31', 'may'),
        ruling: 'RC-31',
      }),
      row('no-moves', '3.6.9.2b', 'he may not move between his territories nor support them', {
        when: ruled('RC-31', 'as-printed'),
        ruling: 'RC-31',
      }),
    ],
    city: { words: 'he restores the Nationalist government', cite: rule('3.6.9.2c') },
    expansion: { cite: rule('3.6.9.3'), brings: 'the territory and the divisions are Communist for good' },
  }
}
