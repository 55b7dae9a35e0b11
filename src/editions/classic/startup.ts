import { always, each, every, number, sum } from '../../rules/core/index.ts'
import { diplomacy } from '../2023/clauses.ts'
import { WITHOUT_PRELUDE } from '../2023/diplomatic-lists.ts'
import { amend, drop, replace } from '../amendment.ts'
import { titled } from '../book-list.ts'
import { type Layer, layer } from '../edition.ts'
import { renumbered } from '../generated/classic/renumbered.ts'
import { classicWar } from './war.ts'

/** The earlier rules 49 and 50: what a roll is reckoned with. */
export const startup: Layer = layer({
  ...titled('classic'),
  isStartup: true,
  amends: '2023',
  renumbered,
  amendments: [
    amend('usat', [
      replace(
        'offensives',
        { per: every(15, sum(each('axis.offensiveBrps'), number(7))) },
        'this book counts operations against partisans too (RT-30)',
      ),
    ]),
    amend('usjt', [
      replace(
        'offensives',
        { per: every(15, sum(each('japan.offensiveBrps'), number(7))) },
        'this book counts operations against partisans too (RT-30)',
      ),
      replace('war-on-russia', { when: always }, 'here any war between Japan and Russia moves America (RT-32)'),
      replace('russia-on-japan', { when: always }, 'here any war between Japan and Russia moves America (RT-32)'),
    ]),
    amend('failures', [drop('western-failures', 'this book has no such rule; its 49.4266 is about simultaneous rolls')]),
  ],
  clauses: (rule) => ({
    ...diplomacy({ ...WITHOUT_PRELUDE, freeRule: '49.411A (b)', russianRule: '49.32' })(rule),
    calendar: { opens: rule('50.61'), waits: rule('50.61'), preludes: [] },
    growth: null,
    war: classicWar(rule),
  }),
})
