import { CARRIER_FACTORS, isAtSea, type Strike } from '../../../chapters/pearl-harbor/index.ts'
import { number, parts, yesOrNo } from '../../declaration/typed-words.ts'

/** How the steps of the attack are typed: names with values, and for what is not said what the attack so far makes likely. */

/** Values by name; a name alone has none. */
type Said = ReadonlyMap<string, string | undefined>

function saidIn(words: readonly string[]): Said {
  return new Map(
    parts(words).map((part) => {
      const [name = '', value] = part.split('=')
      return [name.replaceAll('_', ' '), value]
    }),
  )
}

const names = (value: string | undefined): readonly string[] =>
  value === undefined || /^(none|nobody)$/i.test(value) ? [] : value.split('+').map((name) => name.replaceAll('_', ' '))

/** Only these names were said, or the form is not understood. */
const only = (said: Said, known: readonly string[]): boolean => [...said.keys()].every((name) => known.includes(name))

const count = (said: Said, name: string, usual = 0): unknown => (said.has(name) ? number(said.get(name)) : usual)

/** Squadrons aboard carriers as they come. */
const aboard = (carriers: unknown, large: unknown): number => Number(carriers) * CARRIER_FACTORS.CV + Number(large) * CARRIER_FACTORS.CVB

function launch(said: Said): unknown {
  if (!only(said, ['carriers', 'large', 'light', 'heavies', 'cruisers', 'nas', 'patrols', 'bases', 'invade'])) return undefined
  const [carriers, largeCarriers] = [count(said, 'carriers', said.has('large') ? 0 : 6), count(said, 'large')]
  return {
    force: {
      carriers,
      largeCarriers,
      lightCarriers: count(said, 'light'),
      heavies: count(said, 'heavies', 2),
      cruisers: count(said, 'cruisers', 1),
      nas: count(said, 'nas', aboard(carriers, largeCarriers)),
    },
    earlierPatrols: count(said, 'patrols'),
    otherBases: names(said.get('bases')),
    invades: said.has('invade') && (yesOrNo(said.get('invade')) ?? true),
  }
}

const PLAIN_TARGETS = { aaf: 'aaf', nas: 'nas', light: 'lightShips', oil: 'oil' } as const

/** Squadrons by target; one target without a number takes all that are left of those that still fly. */
function assigned(said: Said, strike: Strike | null | undefined, heldBack: number): unknown {
  const given = [...said].filter(([name]) => name !== 'cap')
  const open = given.filter(([, value]) => value === undefined)
  if (given.length === 0 || open.length > 1) return undefined
  const sent = given.reduce((sum, [, value]) => sum + Number(value ?? 0), 0)
  const rest = Math.max(0, (strike?.nas ?? 0) - sent - heldBack)
  const valued = given.map(([name, value]) => [name, value === undefined ? rest : number(value)] as const)
  const isPlain = (name: string): name is keyof typeof PLAIN_TARGETS => Object.hasOwn(PLAIN_TARGETS, name)
  return {
    aaf: 0,
    nas: 0,
    lightShips: 0,
    oil: 0,
    ...Object.fromEntries(valued.flatMap(([name, value]) => (isPlain(name) ? [[PLAIN_TARGETS[name], value]] : []))),
    ships: Object.fromEntries(valued.filter(([name]) => !isPlain(name))),
  }
}

function report(said: Said, more: readonly string[] = []): unknown {
  if (!only(said, ['lost', 'aaf', 'nas', 'sunk', 'damaged', ...more])) return undefined
  return {
    nasLost: count(said, 'lost'),
    aafResults: count(said, 'aaf'),
    nasResults: count(said, 'nas'),
    sunk: names(said.get('sunk')),
    damaged: names(said.get('damaged')),
  }
}

const within = (key: string, value: unknown, more: object = {}): object | undefined =>
  value === undefined ? undefined : { [key]: value, ...more }

/** All that are at sea, none, or those that are named. */
function intercepting(words: readonly string[], strike: Strike | null | undefined): readonly string[] {
  const [first = 'all'] = words
  if (!/^all$/i.test(first)) return names(parts(words).join('+'))
  return (strike?.taskForces ?? []).filter((force) => isAtSea(strike?.located[force]?.place ?? 'pacific'))
}

type Reader = (words: readonly string[], strike: Strike | null | undefined) => { readonly type: string; readonly step: object } | undefined

const read = (type: string, reader: (said: Said, strike: Strike | null | undefined) => object | undefined): Reader => {
  return (words, strike) => {
    const step = reader(saidIn(words), strike)
    return step === undefined ? undefined : { type, step }
  }
}

const alone = (type: string): Reader => read(type, (said) => (said.size === 0 ? {} : undefined))

/** The short word of each step. */
const STEPS: Readonly<Record<string, Reader>> = {
  launch: read('launch-strike', (said) => launch(said) as object | undefined),
  magic: ([cards = '0', ...more]) => (more.length > 0 ? undefined : { type: 'commit-magic', step: { cards: number(cards) } }),
  locate: alone('locate-carriers'),
  surprise: alone('roll-surprise'),
  first: read('fly-first-strike', (said, strike) => within('assigned', assigned(said, strike, 0))),
  second: read('fly-second-strike', (said, strike) => {
    const cap = count(said, 'cap')
    return within('assigned', assigned(said, strike, Number(cap)), { cap })
  }),
  report: (words, strike) => {
    const said = saidIn(words)
    const isSecond = strike?.step === 'second-report'
    const told = within('report', report(said, isSecond ? ['oil'] : []), isSecond ? { oilResult: count(said, 'oil') } : {})
    return told && { type: isSecond ? 'report-second-strike' : 'report-first-strike', step: told }
  },
  withdraw: alone('withdraw'),
  intercept: (words, strike) => ({ type: 'intercept', step: { forces: intercepting(words, strike) } }),
  combat: read('report-combat', (said) =>
    only(said, ['us', 'after', 'japan', 'lost'])
      ? {
          usNas: count(said, 'us'),
          usNasAfter: count(said, 'after'),
          japaneseNas: count(said, 'japan'),
          hasFleetCombat: false,
          nasLost: count(said, 'lost'),
        }
      : undefined,
  ),
  return: alone('return-to-base'),
}

/** A step said in short; nothing where it is none, or not understood. */
export const readStep = (word: string, words: readonly string[], strike: Strike | null | undefined): ReturnType<Reader> =>
  STEPS[word.toLowerCase()]?.(words, strike)

export const isStepWord = (word: string): boolean => Object.hasOwn(STEPS, word.toLowerCase())

/** What help says of each step and its fields. */
export const STEP_HELP: readonly string[] = [
  'strike launch [carriers=6 large=0 heavies=2 cruisers=1 nas=18]  CVs, CVBs, fast heavy ships, cruisers, NAS aboard (3 a CV, 4 a CVB)',
  '  [light=0 patrols=0 bases=none invade=no]  CVLs, patrols before it, other bases, a landing: all of them forbidden',
  'strike magic [CARDS]  strategic Magic cards put down by either side, none if not said',
  'strike locate | strike surprise  the U.S. places its carriers; Japan rolls for surprise',
  'strike first aaf=4 nas=2 light=4 Arizona=6  squadrons by target; one target without a number takes the rest, as in: first aaf=4 light',
  'strike report [lost=1 aaf=2 nas=0 sunk=Enterprise+Lexington damaged=none oil=0]  by the host: what a strike came to, with carriers in port alone as sunk or damaged; nothing lost if not said',
  'strike withdraw | strike second oil cap=5  Japan leaves, or flies again; cap is held back, at most a third',
  'strike intercept [all | none | FORCE,FORCE]  carriers at sea that try, all if not said',
  'strike combat [us=8 after=0 japan=3 lost=2]  by the host: American NAS, those after them, Japanese NAS that defended, Japanese NAS lost',
  'strike return  the strike force goes home',
]
