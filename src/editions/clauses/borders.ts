import {
  all,
  any,
  atLeast,
  BONDS,
  type Citation,
  chosen,
  each,
  everAtWar,
  type FactId,
  flag,
  heldBy,
  type Implication,
  inEffect,
  marked,
  NATION_NAMES,
  not,
  POWERS,
  stands,
  tied,
} from '../../rules/core/index.ts'

const LANDS = [
  { area: 'bessarabia', place: 'bessarabia', name: 'Bessarabia' },
  { area: 'finnishBorder', place: 'finnishBorder', name: 'the Finnish border land' },
  { area: 'balticStates', place: 'riga', name: 'Riga' },
  { area: 'easternPoland', place: 'easternPoland', name: 'eastern Poland' },
] as const

/** Where Russia holds land or its city, it has entered it. */
export const entries = (cite: Citation): readonly Implication[] =>
  LANDS.map(({ area, place, name }) => ({
    id: `${area}-entered`,
    when: heldBy('russia', place),
    implies: { is: 'fact', fact: `${area}.russiaEntered` satisfies FactId, value: true },
    strength: 'usual',
    words: `Russia holds ${name}`,
    cite,
  }))

/** A border war is over by treaty once Russia has the land it is fought for. */
export const treaties = (cite: Citation, ruling?: string): readonly Implication[] =>
  LANDS.flatMap(({ area, name }): readonly Implication[] =>
    area === 'balticStates' || area === 'easternPoland'
      ? []
      : [
          {
            id: `${area}-treaty`,
            when: all(chosen(`${area}.borderWar`, 'open'), heldBy('russia', area)),
            implies: { is: 'fact', fact: `${area}.borderWar`, value: 'over' },
            strength: 'usual',
            words: `Russia has taken ${name}`,
            cite,
            ...(ruling === undefined ? {} : { ruling }),
          },
        ],
  )

const BORDER_LANDS = [
  { area: 'bessarabia', owner: 'rumania', name: 'Bessarabia' },
  { area: 'finnishBorder', owner: 'finland', name: 'the Finnish border land' },
] as const

/**
 * Border land that Russia has entered is Russian once it is no longer fought for, unless another holder is reported; after a border war in
 * which nobody has said so, that is asked for.
 */
export const ceded = (cite: Citation): readonly Implication[] =>
  BORDER_LANDS.flatMap(({ area, owner, name }): readonly Implication[] => {
    const isEntered = flag(`${area}.russiaEntered`)
    const implies = { is: 'fact', fact: `${area}.controller`, value: 'russia' } as const
    return [
      {
        id: `${area}-ceded`,
        when: all(isEntered, not(chosen(`${area}.borderWar`, 'open')), heldBy(owner, area)),
        implies,
        strength: 'usual',
        words: `Russia has entered ${name}`,
        cite,
      },
      {
        id: `${area}-perhaps-ceded`,
        when: all(not(isEntered), chosen(`${area}.borderWar`, 'over'), heldBy(owner, area)),
        implies,
        strength: 'likely',
        words: `Russia has fought for ${name}`,
        cite,
      },
    ]
  })

/** Where a treaty alone ends a border war, Russia had taken the land by it (3.5.2.4); a power that it fought since may have retaken it. */
export const cededByTreaty = (cite: Citation): readonly Implication[] =>
  BORDER_LANDS.flatMap(({ area, owner, name }): readonly Implication[] => {
    const when = all(chosen(`${area}.borderWar`, 'over'), heldBy(owner, area))
    const words = `the border war over ${name} ends once Russia has taken it`
    return [
      {
        id: `${area}-ceded-by-treaty`,
        when,
        implies: { is: 'fact', fact: `${area}.controller`, value: 'russia' },
        strength: 'usual',
        words,
        cite,
      },
      {
        id: `${area}-kept-after-treaty`,
        when: all(when, not(everAtWar('russia', owner)), not(everAtWar('germany', 'russia'))),
        implies: { is: 'otherwise', fact: `${area}.controller` },
        strength: 'likely',
        words,
        cite,
      },
    ]
  })

/** Border wars come of demands, and so does land that Russia has without a war or a result that could have given it more (49.44, 3.2.4.5). */
export const demanded = (cites: Readonly<Record<(typeof BORDER_LANDS)[number]['area'], Citation>>): readonly Implication[] =>
  BORDER_LANDS.flatMap(({ area, owner, name }): readonly Implication[] => {
    const told = { implies: { is: 'fact', fact: `${area}.demanded`, value: true }, cite: cites[area] } as const
    return [
      {
        id: `${area}-demanded`,
        when: any(chosen(`${area}.borderWar`, 'open', 'escalated', 'over'), flag(`${area}.fought`)),
        ...told,
        strength: 'certain',
        words: `Russia has fought for ${name}`,
      },
      {
        id: `${area}-ceded-on-demand`,
        when: all(heldBy('russia', area), not(everAtWar('russia', owner)), not(everAtWar('germany', 'russia')), not(tied(owner, 'russia'))),
        ...told,
        strength: 'usual',
        words: `Russia holds ${name} and has not been at war with ${NATION_NAMES[owner]}`,
      },
    ]
  })

/** Fighting over a border land is a border war (49.44, 3.5.2.4). */
export const foughtOver = (cite: Citation): readonly Implication[] =>
  BORDER_LANDS.flatMap(({ area, owner, name }): readonly Implication[] => {
    const isUntold = all(flag(`${area}.fought`), chosen(`${area}.borderWar`, 'none'))
    const words = `there was a turn of fighting over ${name}`
    return [
      {
        id: `${area}-fought-over`,
        // Where Russia has the land, that tells.
        when: all(isUntold, heldBy(owner, area)),
        implies: { is: 'fact', fact: `${area}.borderWar`, value: 'over' },
        strength: 'likely',
        words,
        cite,
      },
      {
        id: `${area}-fought-in-peace`,
        when: isUntold,
        implies: { is: 'otherwise', fact: `${area}.borderWar` },
        strength: 'certain',
        words,
        cite,
      },
    ]
  })

/** There is no Vichy France to lend, to be struck or to stand anywhere. */
export const vichyRefused = (cite: Citation): readonly Implication[] => {
  const isRefused = chosen('vichyFrance.formed', 'refused')
  const words = 'there is no Vichy France'
  return [
    {
      id: 'no-vichy-units',
      when: all(isRefused, atLeast(1, each('vichyFrance.lentUnits'))),
      implies: { is: 'otherwise', fact: 'vichyFrance.lentUnits' },
      strength: 'certain',
      words,
      cite,
    },
    {
      id: 'no-vichy-port',
      when: all(isRefused, flag('britain.portAttackUsed')),
      implies: { is: 'otherwise', fact: 'britain.portAttackUsed' },
      strength: 'certain',
      words,
      cite,
    },
    {
      id: 'no-vichy-standing',
      when: all(isRefused, any(stands('vichyFrance', 'axis', ...BONDS), stands('vichyFrance', 'allies', ...BONDS))),
      implies: { is: 'stands-otherwise', minor: 'vichyFrance' },
      strength: 'likely',
      words,
      cite,
    },
  ]
}

/** Only a Vichy France that has formed stands anywhere. */
export const vichyStands = (cite: Citation): Implication => ({
  id: 'vichy-by-standing',
  when: all(
    chosen('vichyFrance.formed', 'undecided'),
    any(stands('vichyFrance', 'axis', ...BONDS), stands('vichyFrance', 'allies', ...BONDS)),
  ),
  implies: { is: 'fact', fact: 'vichyFrance.formed', value: 'formed' },
  strength: 'usual',
  words: 'a result stands in Vichy France',
  cite,
})

/** A Vichy France that dissolves is at war with nobody. */
export const vichyDissolved = (cite: Citation): readonly Implication[] =>
  POWERS.map((power) => ({
    id: `vichy-dissolved-${power}`,
    when: any(marked('vichyFrance', 'conquered'), inEffect('vichyFrance', 0, -1)),
    implies: { is: 'peace', between: [power, 'vichyFrance'] },
    strength: 'usual',
    words: 'Vichy France is no more',
    cite,
  }))
