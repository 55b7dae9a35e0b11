import type { CapitulationClauses } from '../../../rules/chapters/surrender/index.ts'
import type { Cite } from '../../edition.ts'
import { duties, endings } from './aftermath.ts'
import { reaction, russiaAfterWest, westToAxis } from './armistices.ts'
import { germany, italy, japan } from './axis.ts'
import { bargains, spoils } from './bargains.ts'
import { china, collapse } from './china.ts'
import { australia, britain, india, southAfrica } from './commonwealth.ts'
import { france } from './france.ts'
import { usToJapan } from './pacific.ts'
import { renewals } from './renewals.ts'
import { russiaToAxis, russiaToJapan } from './russia.ts'

/** 3.6: surrenders of major nations, armistices, and the collapse of China. */
export const capitulation = (rule: Cite): CapitulationClauses => ({
  capitulations: [
    germany,
    italy,
    japan,
    france,
    britain,
    india,
    australia,
    southAfrica,
    russiaToAxis,
    russiaToJapan,
    westToAxis,
    russiaAfterWest,
    usToJapan,
    china,
  ].map((made) => made(rule)),
  vichy: rule('3.6.4a'),
  // T6 Canada, USA, Communist China
  never: [
    { id: 'canada', words: 'Canada never surrenders; it follows the U.S.', cite: rule('3.6.5') },
    { id: 'us', words: 'the U.S. never surrenders, but may seek an armistice', cite: rule('3.6.7') },
    { id: 'communistChina', words: 'Communist China goes on whatever becomes of the Nationalists', cite: rule('3.6.9') },
  ],
  duties: duties(rule),
  endings: endings(rule),
  renewals: renewals(rule),
  bargains: bargains(rule),
  spoils: spoils(rule),
  reaction: reaction(rule),
  collapse: collapse(rule),
  first: rule('3.2.1a'),
  majors: rule('3.2.1b'),
})
