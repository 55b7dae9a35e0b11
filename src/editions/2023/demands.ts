import { any, type Bar, chosen, flag, holds } from '../../rules/core/index.ts'
import type { Cite } from '../edition.ts'

const LANDS = [
  { of: 'rumania', land: 'bessarabia', name: 'Bessarabia', it: 'it' },
  { of: 'finland', land: 'finnishBorder', name: 'the border hexes', it: 'them' },
] as const

/** A demand once made has been met, fought over or dropped; none of it can be asked again (R49-70). */
export const demandBars = (rule: Cite): readonly Bar[] =>
  LANDS.map(({ of, land, name, it }) => ({
    id: 'demanded-before',
    on: [of],
    when: any(flag(`${land}.demanded`), chosen(`${land}.borderWar`, 'open', 'escalated', 'over'), holds('russia', land)),
    words: `Russia has demanded ${name} before, or holds ${it}`,
    cite: rule('R49-70'),
  }))
