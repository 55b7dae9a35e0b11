import type { Entitlement, LendingClauses, LendingEffect, Loan } from '../../rules/chapters/lending/index.ts'
import {
  all,
  any,
  atLeast,
  atWar,
  type Citation,
  type Condition,
  counting,
  each,
  exceeds,
  flag,
  happened,
  inEffect,
  larger,
  marked,
  type Notice,
  not,
  number,
  type Quantity,
  sum,
  targetName,
  turnsAfter,
  volunteers,
  withVerb,
} from '../../rules/core/index.ts'
import { type Say, saying } from '../clauses/saying.ts'
import type { Cite } from '../edition.ts'
import { isChinaFree } from './pearl-harbor/fleets.ts'

/** Countries whose volunteers fight in the east. */
type Volunteering = 'spain' | 'vichyFrance' | 'poland'

/** One, two or three units by the result in effect (52.51); an ally lends none, for it fights as such (R50-47). */
const entitled = (minor: Volunteering): Quantity =>
  sum(
    counting(inEffect(minor, 5, 6), number(1)),
    counting(inEffect(minor, 7), number(2)),
    counting(inEffect(minor, 8, 9), number(3)),
    counting(all(not(inEffect(minor, 5, 6, 7, 8, 9, 10)), not(marked(minor, 'conquered'))), volunteers(minor)),
  )

type Ladder = Entitlement['cites']

const entitlement = (minor: Volunteering, cites: Ladder, lostCite: Citation): Entitlement => ({
  units: entitled(minor),
  ladder: '5-6 lends 1, 7 lends 2, 8 or 9 lends 3',
  lent: each(`${minor}.lentUnits`),
  lost: each(`${minor}.lentLosses`),
  cites,
  lostCite,
})

/** Volunteers to Germany, for the war on Russia. */
const volunteersTo = (rule: Cite, minor: Volunteering, cites: Ladder, lostCite: Citation): Loan => ({
  lender: minor,
  to: 'germany',
  needs: [
    {
      when: atWar('germany', 'russia'),
      words: 'units go east once Germany and Russia are at war',
      cite: cites[0],
    },
    {
      when: not(marked(minor, 'conquered')),
      words: `conquered ${targetName(minor)} has no units left`,
      cite: rule('52.24'),
    },
  ],
  entitlement: entitlement(minor, cites, lostCite),
  effects: [
    { words: 'for use on the eastern front only', cite: cites[0] },
    { words: 'no -1 DM for minor infantry away from home', cite: rule('52.52') },
    { words: 'units lost are rebuilt free, one a turn, but stay away from the east', cite: rule('52.53') },
  ],
})

/** Units in the east, lent this turn or in the one before: those do not come home by themselves (52.54, R50-79). */
const inTheEast = (minor: Volunteering): Quantity => larger(each(`${minor}.lentUnits`), each(`${minor}.lentBefore`))

/** Notices about volunteers: too many after a lower result, rebuilding, conquest. */
const volunteerNotices = (say: Say, minor: Volunteering): readonly Notice[] => [
  say(`${minor}-too-many-lent`, '52.54', ['axis'], {
    when: all(exceeds(inTheEast(minor), entitled(minor)), not(marked(minor, 'conquered'))),
    words: `${targetName(minor)}: units above its result go home next player turn or die; no attrition or offensive till then, they only defend`,
  }),
  say(`${minor}-rebuilds`, '52.53', ['axis'], {
    when: atLeast(1, each(`${minor}.lentLosses`)),
    words: `${targetName(minor)}: lent units lost are rebuilt free, one a turn`,
  }),
  say(`${minor}-conquered`, '52.24', ['axis'], {
    when: all(marked(minor, 'conquered'), atLeast(1, inTheEast(minor))),
    words: `${withVerb(minor, 'is')} conquered: its lent units are removed too`,
  }),
]

/** Britain surrendered, and not only this turn. */
const hasBritainSurrendered: Condition = any(
  all(happened('britain.surrenderTurn'), not(turnsAfter(0, 'britain.surrenderTurn'))),
  all(flag('britain.surrendered'), not(happened('britain.surrenderTurn'))),
)

const fightsJapan = all(atWar('us', 'japan'), any(atWar('australia', 'japan'), atWar('britain', 'japan')))

const commonwealth = (rule: Cite): readonly Loan[] => {
  const unlimited: LendingEffect = { words: 'any number and type of units', cite: rule('52.73') }
  return [
    {
      lender: 'australia',
      to: 'us',
      needs: [
        {
          when: any(fightsJapan, hasBritainSurrendered),
          words: 'the U.S. and Australia must fight Japan, or Britain have surrendered earlier',
          cite: rule('52.71'),
        },
        {
          when: not(flag('australia.surrendered')),
          words: 'a conquered Australia has no units left',
          cite: rule('52.24'),
        },
      ],
      effects: [unlimited],
    },
    ...(['canada', 'southAfrica', 'india'] as const).map(
      (lender): Loan => ({
        lender,
        to: 'us',
        needs: [{ when: hasBritainSurrendered, words: 'Britain must have surrendered before this turn', cite: rule('52.72') }],
        effects: [unlimited],
      }),
    ),
  ]
}

const flyingTigers = (rule: Cite): Loan => ({
  lender: 'flyingTigers',
  to: 'us',
  needs: [
    { when: isChinaFree, words: 'from the second Allied player turn of the Anglo-Japanese war', cite: rule('52.62') },
    { when: isChinaFree, words: 'not before that turn', cite: rule('51.74') },
    {
      when: flag('flyingTigers.inSoutheastAsia'),
      words: 'they must base on the Southeast Asian front',
      cite: rule('52.62'),
    },
  ],
  effects: [{ words: 'the U.S. pays for their offensive operations', cite: rule('52.62') }],
})

/** Rule 52. */
export const lendingClauses = (rule: Cite): LendingClauses => {
  const say = saying(rule)
  const ladder: Ladder = [rule('52.51'), rule('52.51A'), rule('52.51B'), rule('52.51C')]
  return {
    onlyThese: rule('52.11'),
    never: [
      { lender: 'italy', to: 'germany', words: 'Italian units are never lent to Germany', cite: rule('52.41') },
      { lender: 'china', words: 'Nationalist Chinese ground units are never lent', cite: rule('52.61') },
    ],
    loans: [
      volunteersTo(rule, 'spain', ladder, rule('52.53')),
      volunteersTo(rule, 'vichyFrance', ladder, rule('52.53')),
      flyingTigers(rule),
      ...commonwealth(rule),
    ],
    effects: [
      { words: 'lent within the player turn, as they are used', cite: rule('52.21') },
      { words: 'may be handed back at any time that player turn', cite: rule('52.22') },
      { words: 'revert when the lender’s player turn opens', cite: rule('52.23') },
      { words: 'the recipient controls them and pays for their operations', cite: rule('52.31') },
      { words: 'join its full offensives without the usual cost for each', cite: rule('52.32') },
      { words: 'hexes they gain belong to the recipient', cite: rule('52.33') },
    ],
    rebuilding: { words: 'units lost go to the lender’s pool, who pays to rebuild', cite: rule('52.34') },
    notices: [
      ...volunteerNotices(say, 'spain'),
      ...volunteerNotices(say, 'vichyFrance'),
      say('spanish-roll', '001 Spain/Vichy 5-6', ['axis'], {
        when: any(atLeast(1, each('spain.lentLosses')), atLeast(1, each('vichyFrance.lentLosses'))),
        words: 'a rebuilt volunteer goes east again only after another roll',
      }),
      say('vichy-colonies', '001 Vichy 5-6', ['axis'], {
        when: atLeast(1, entitled('vichyFrance')),
        words: 'Vichy France may reinforce its colonies',
      }),
      say('australian-units', '52.24', ['westernAllies'], {
        when: flag('australia.surrendered'),
        words: 'Australian units are removed, lent ones too',
      }),
    ],
  }
}

/** With the prelude in Europe, Poland sends volunteers on the same terms (R50-49). */
export function withPolishVolunteers(rule: Cite, without: LendingClauses): LendingClauses {
  const row = rule('001 Poland 5-6 / 7 / 8 / 9')
  return {
    ...without,
    loans: [...without.loans, volunteersTo(rule, 'poland', [row, row, row, row], row)],
    notices: [...without.notices, ...volunteerNotices(saying(rule), 'poland')],
  }
}
