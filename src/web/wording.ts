import type { Chance } from '../counsel/index.ts'
import type { Band, Bond, Effect, Faction, HomeKind, Manner, Side } from '../rules/core/index.ts'

/** All wording that several pages share stands here. */

/** A sentence with its full stop; “the U.S.” has one already. */
export const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

/** A hyphen before a figure is a minus, unless it stands between two: `by a −1`, but `1-2`. What is quoted stands in curly quotes, unless it is JSON. */
export const typeset = (text: string): string => text.replace(/(^|[^\w])-(?=\d)/g, '$1−').replace(/(^|[\s(])"([^"]+)"/g, '$1“$2”')

/** `+4`, `−2`, `0`, as players say it. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0')

/** `1 change`, `6 changes`. */
export const soMany = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`

/** A name as a heading has it: without its article. */
export const bareName = (name: string): string => sentence(name.replace(/^the /, ''))

export const sentence = (text: string): string => typeset(text.charAt(0).toUpperCase() + text.slice(1))

/** What is said at the command line with the name of a fact behind it, without that: `Warsaw: Germany (warsaw.controller)`. */
export const withoutFactNames = (text: string): string => text.replace(/ \([a-z]\w*(?:\.\w+)+\)/g, '')

export const listed = (parts: readonly (string | number)[], last: 'and' | 'or' = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`

/** `3 in 6`, where the percentage stands beside it. */
export const waysWords = (ways: number, of = 6): string => `${ways} in ${of}`

/** `on a 4, 5 or 6`; nothing when the die does not matter. */
export const facesWords = (faces: readonly number[]): string => (faces.length === 6 ? 'whatever falls' : `on a ${listed(faces, 'or')}`)

/** Where the printed tracks end: past it no level means anything. */
export const TRACK_END = 50

/** A level as its track shows it. */
export const levelWords = (level: number): string => (level > TRACK_END ? `past ${TRACK_END}` : typeset(String(level)))

/** `1/2` as sixths. */
export const sixthsOf = (chance: string): Chance['sixths'] => {
  const [above = 0, below = 1] = chance.split('/').map(Number)
  return (above * 6) / below
}

export const FACTION_LABELS: Readonly<Record<Faction, string>> = { axis: 'Axis', westernAllies: 'Western Allies', russia: 'Russia' }
export const FACTION_ADJECTIVES: Readonly<Record<Faction, string>> = { axis: 'Axis', westernAllies: 'Western Allied', russia: 'Russian' }
export const SIDE_LABELS: Readonly<Record<Side, string>> = { axis: 'Axis', allies: 'Allies' }

export const MANNER_LABELS: Readonly<Record<Manner, string>> = {
  ordinary: 'ordinary',
  reaction: 'reaction',
  demand: 'answer to a demand',
}

/** What a roll is called in a sentence: `The Axis roll`, `Russia’s reaction`. */
export function rollWords(by: Faction, manner: Manner): string {
  const noun = manner === 'ordinary' ? 'roll' : manner === 'reaction' ? 'reaction roll' : 'roll after a demand'
  return `The ${FACTION_ADJECTIVES[by]} ${noun}`
}

export const BOND_LABELS: Readonly<Record<Bond, string>> = {
  ally: 'ally',
  associate: 'associate',
  hexes: 'hexes',
  income: 'BRPs',
  units: 'units',
}

/** What an effect amounts to in a word or two; nothing for what only adds to another. */
function effectLabel(effect: Effect): string | undefined {
  switch (effect.is) {
    case 'ally':
    case 'associate':
    case 'hexes':
    case 'units':
      return BOND_LABELS[effect.is]
    case 'income':
      if (effect.brps === undefined) return BOND_LABELS.income
      return effect.brps === 'all' ? 'all BRPs' : effect.brps === 0 ? 'no BRPs' : `${effect.brps} BRPs`
    case 'end':
      return `${SIDE_LABELS[effect.side]} lose`
    case 'unchanged':
      return 'no change'
    case 'volunteers':
    case 'on-map':
      return undefined
  }
}

/** The few words under a rung of the ladder. */
export function rungLabel({ name, effects, permanent }: Band): string {
  const first = name ?? effects.map(effectLabel).find((word) => word !== undefined) ?? 'see result'
  return permanent ? `${first}, for good` : first
}

export const HOME_LABELS: Readonly<Record<HomeKind, string>> = {
  computed: 'worked out',
  enforced: 'enforced',
  sequenced: 'in the sequence',
  'carried-out': 'carried out',
  decided: 'ruled',
  shown: 'for reading',
  outside: 'on the map',
  'to-do': 'to do',
}

export const HOME_WORDS: Readonly<Record<HomeKind, string>> = {
  computed: 'Chancery works it out',
  enforced: 'Chancery refuses what it forbids',
  sequenced: 'Chancery keeps its order of things',
  'carried-out': 'Chancery carries out what it brings',
  decided: 'a ruling of ours settles it',
  shown: 'there is nothing to work out; it is here to be found',
  outside: 'it is played on the map',
  'to-do': 'Chancery does not do this yet',
}
