import type { TurnByTurn } from '../../../rules/chapters/tension/index.ts'
import { any, chosen, counting, each, holds, type Place, type Quantity, stands, sum } from '../../../rules/core/index.ts'
import { rule } from './borrowed.ts'

/** Minor countries that can lie on the border between Russia and the Axis. */
const BORDER_MINORS = ['finland', 'hungary', 'rumania', 'turkey'] as const
type BorderMinor = (typeof BORDER_MINORS)[number]

const CAPITALS: Readonly<Record<BorderMinor, Place>> = { finland: 'helsinki', hungary: 'budapest', rumania: 'bucharest', turkey: 'ankara' }

/** Countries that can have fought Russia over their border. */
const BORDER_WARS = { finland: 'finnishBorder.borderWar', rumania: 'bessarabia.borderWar' } as const

const fought = (minor: BorderMinor) =>
  minor === 'finland' || minor === 'rumania' ? [chosen(BORDER_WARS[minor], 'open', 'escalated', 'over')] : []

/** 3.4.3.5b: its own forces are deployed as a Co-Belligerent, an Ally or once it has fought a border war. */
const isDeployed = (minor: BorderMinor) => any(stands(minor, 'axis', 'associate', 'ally'), ...fought(minor))

/** 3.4.3.5c: Germans in it count on its border, by Military Cooperation or better, or where the Axis occupy it. */
const letsGermansIn = (minor: BorderMinor) => any(stands(minor, 'axis', 'hexes', 'associate', 'ally'), holds('axis', CAPITALS[minor]))

/** 3.4.3.5a: Axis land that touches Russian land, with the minor countries that count as Axis. */
const axisUnits: Quantity = sum(
  each('russianBorder.axisUnits'),
  ...BORDER_MINORS.map((minor) => counting(isDeployed(minor), each(`${minor}.borderUnits`))),
  ...BORDER_MINORS.map((minor) => counting(letsGermansIn(minor), each(`${minor}.germanBorderUnits`))),
)

/** Ground units alone, taken as the phase starts (3.4.3.5d). The sheet that says what a ratio is worth is missing. */
export const border: TurnByTurn['border'] = {
  axis: axisUnits,
  russian: each('russianBorder.russianUnits'),
  cite: rule('3.4.3.5d'),
  worth: { value: 0, cite: rule('RC-17') },
}
