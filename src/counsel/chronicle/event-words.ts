import {
  type Citation,
  capitulationOf,
  DELEGATION_NAMES,
  type Delegation,
  type Event,
  entriesOf,
  FACTION_NAMES,
  FACTIONS,
  type Faction,
  type Following,
  type Line,
  type Mobilization,
  NATION_NAMES,
  type Outcome,
  type Placements,
  POWER_NAMES,
  POWERS_OF,
  type Rulebook,
  signed,
  strikeTold,
  type Target,
  TRACK_NAMES,
  TRACKS,
  targetName,
  turnName,
  yearOf,
} from '../../rules/index.ts'
import { correctionTold, factNotes } from './fact-words.ts'
import { standingWords } from './standing-words.ts'
import { type Account, distinct, type Note, sentence, type Telling, telling } from './telling.ts'
import { ACT_WORDS, mapNote, revocationTold, supportTold, warDeclaredTold } from './war-event-words.ts'

const DEMAND_ANSWER_WORDS = {
  cedes: 'cedes the land that Russia demands',
  resists: 'resists Russia’s demand: a border war',
  dropped: 'keeps its land: Russia drops its demand',
} as const

/** All wording about events stands here. */

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>

const namesOf = (names: readonly string[], none = 'nobody'): string => (names.length === 0 ? none : names.join(', '))
const factions = (list: readonly Faction[]): string => list.map((one) => FACTION_NAMES[one]).join(' and ')
const whose = (by: Delegation | 'referee'): string => (by === 'referee' ? 'the referee' : DELEGATION_NAMES[by])

/** `Turkey 2, Hungary 1` */
export function placementWords(placements: Placements): string {
  const placed = entriesOf(placements).filter(([, points]) => points > 0)
  return namesOf(
    placed.map(([target, points]) => `${targetName(target)} ${points}`),
    'nothing',
  )
}

const rulesOf = (lines: readonly Line[]): readonly Citation[] =>
  distinct(lines.filter(({ amount }) => amount !== 0).map(({ cite }) => cite))

function yearOpened(book: Rulebook, { turn, allotments }: EventOf<'year-opened'>): Telling {
  const received = FACTIONS.map((faction) => `${FACTION_NAMES[faction]} ${allotments.factions[faction].total}`)
  const accounts = FACTIONS.flatMap((faction) => POWERS_OF[faction]).flatMap((power): readonly Account[] => {
    const own = allotments.powers[power]
    return own === undefined ? [] : [{ words: `${sentence(POWER_NAMES[power])}: ${own.total} in all`, lines: own.lines }]
  })
  return telling(`points for ${yearOf(turn)}: ${received.join(', ')}`, [book.clauses.pointsReceived], [], accounts)
}

function sealed(book: Rulebook, { by, placements, announced }: EventOf<'allocation-sealed'>): Telling {
  const seen = Object.keys(announced).length === 0 ? [] : [{ words: `announced for an enemy spy ring: ${placementWords(announced)}` }]
  const own = placements === null ? [] : [{ words: placementWords(placements) }]
  return telling(`allocation sealed by ${FACTION_NAMES[by]}`, [book.clauses.phaseRules.allocate], [...own, ...seen])
}

function stageEntered(book: Rulebook, { stage, asks }: EventOf<'stage-entered'>): Telling {
  const found = book.sequence.find(({ id }) => id === stage)
  const asked = asks.length === 0 ? [] : [{ words: `asked: ${asks.map((one) => DELEGATION_NAMES[one]).join(', ')}` }]
  return telling(found?.words ?? stage, [found?.cite], asked)
}

const offsetWords = (offset: number): string => (offset === 0 ? 'also' : `${Math.abs(offset)} ${offset > 0 ? 'above' : 'below'}`)

function tensionMoved({ tracks }: EventOf<'tension-moved'>): Telling {
  const moved = TRACKS.flatMap((track) => {
    const move = tracks[track]
    if (move === undefined) return []
    const change = move.lines.reduce((sum, { amount }) => sum + amount, 0)
    const { actual, effective } = move.level
    // Each line is only what came on top of what it had counted before, so how often it counts in all is not said.
    const shown = effective === actual ? '' : `, effective ${effective}`
    const words = change === 0 ? `${TRACK_NAMES[track]} ${actual}${shown}` : `${TRACK_NAMES[track]} ${actual - change} to ${actual}${shown}`
    return [{ words, lines: move.lines.map((line) => ({ ...line, times: 1, applies: true })) }]
  })
  const accounts = moved.filter(({ lines }) => lines.length > 0)
  return telling(moved.map(({ words }) => words).join('; '), rulesOf(moved.flatMap(({ lines }) => lines)), [], accounts)
}

function mobilizationNote({ by, theatre, ordinal, isSecondHalf, brps, placesIc, isForced, cite }: Mobilization): Note {
  const which = ordinal === 0 ? 'of Fall 1939' : String(ordinal)
  const more = `${isSecondHalf ? ', second half' : ''}${isForced ? ', to match the U.S.' : ''}${placesIc ? ', with an industrial centre' : ''}`
  const where = theatre === undefined ? '' : ` for ${theatre === 'Pacific' ? 'the Pacific' : theatre}`
  return { words: `${POWER_NAMES[by]}, mobilization ${which}${where}${more}: ${brps} BRPs of units`, cite }
}

function revealed(book: Rulebook, { targets, placements }: EventOf<'points-revealed'>): Telling {
  const inTarget = (target: Target): string =>
    FACTIONS.map((faction) => `${FACTION_NAMES[faction]} ${placements[faction][target] ?? 0}`).join(', ')
  const notes = targets.map((target) => ({ words: `${targetName(target)}: ${inTarget(target)}` }))
  return telling(targets.length === 0 ? 'no points to show' : 'points shown', [book.clauses.phaseRules.reveal], notes)
}

function rolled(book: Rulebook, { roll, die, reckoning, total, result, byDefault, tieDie }: EventOf<'rolled'>): Telling {
  const band = book.tables[roll.target]?.bands.find(({ id }) => id === result)
  const manner = roll.manner === 'ordinary' ? '' : roll.manner === 'reaction' ? ' in reaction' : ' in answer to a demand'
  const notes = [
    ...(byDefault === result ? [] : [{ words: `taken unless the favoured side says otherwise: ${byDefault}`, cite: book.clauses.lesser }]),
    ...(tieDie === null ? [] : [{ words: `the two Allied factions tie; a die says ${tieDie}`, cite: book.clauses.beneficiaries.added }]),
  ]
  return telling(
    `${targetName(roll.target)}, rolled for by ${FACTION_NAMES[roll.by]}${manner}: ${die} and ${signed(reckoning.total)} make ${total}, result ${result}${band === undefined ? '' : ` (${band.words})`}`,
    [band?.cite, book.clauses.phaseRules.roller],
    notes,
    [{ words: `${targetName(roll.target)}: ${signed(reckoning.total)} in all`, lines: reckoning.lines }],
  )
}

function outcomeNotes({ transfers, warsDue, onMap, beneficiary }: Outcome): readonly Note[] {
  return [
    ...(beneficiary === undefined || !('power' in beneficiary)
      ? []
      : [{ words: `the gain is for ${POWER_NAMES[beneficiary.power]}`, cite: beneficiary.cite }]),
    ...transfers.map(({ power, brps, when, cite }) => ({ words: `${POWER_NAMES[power]}: ${signed(brps)} BRPs, ${when}`, cite })),
    ...warsDue.map(({ by, on, cite }) => ({ words: `${POWER_NAMES[by]} must declare war on ${POWER_NAMES[on]} this player turn`, cite })),
    ...onMap.map(mapNote),
  ]
}

function attack(book: Rulebook, { event }: EventOf<'strike'>): Telling {
  const [first, ...rest] = strikeTold(book, event)
  if (first === undefined) return telling('the attack on Pearl Harbor goes on')
  const note = ({ words, amount, cite }: (typeof rest)[number]): Note => ({
    words: amount === undefined ? words : `${words}: ${amount}`,
    cite,
  })
  return telling(`Pearl Harbor: ${note(first).words}`, [first.cite], rest.map(note))
}

const followingNote = ({ what, who, amount, cite }: Following): Note => ({
  words: [who === undefined ? undefined : `${nameOf(who)}:`, amount === undefined ? undefined : String(amount), what]
    .filter((part) => part !== undefined)
    .join(' '),
  cite,
})

const nameOf = (who: string): string => ({ ...NATION_NAMES, ...DELEGATION_NAMES })[who as 'axis'] ?? who

/** What happened, in words. The book says which rule a step of the game rests on; the numbers are all the event's own. */
export function tell(book: Rulebook, event: Event): Telling {
  const { clauses } = book
  const { phaseRules } = clauses
  switch (event.type) {
    case 'year-opened':
      return yearOpened(book, event)
    case 'allocation-sealed':
      return sealed(book, event)
    case 'allocation-drafted':
      return telling(`draft of ${FACTION_NAMES[event.by]}: ${placementWords(event.placements)}`, [phaseRules.allocate])
    case 'turn-opened':
      return telling(`${turnName(event.turn)} begins`)
    case 'stage-entered':
      return stageEntered(book, event)
    case 'passed':
      return telling(`${DELEGATION_NAMES[event.by]}: nothing more here`)
    case 'declarations-opened':
      return telling('declarations of war are open', [clauses.war.rules.window])
    case 'initiative-set':
      return telling(`Initiative: ${event.order.map((one) => `${FACTION_NAMES[one]} (${event.totals[one]})`).join(', ')}`, [event.cite])
    case 'offset-drawn':
      return telling(
        `${TRACK_NAMES[event.track]}: the die says ${event.die}, the effective level is ${offsetWords(event.offset)} the actual one`,
      )
    case 'tension-moved':
      return tensionMoved(event)
    case 'mobilized':
      return telling('mobilization', [], event.made.map(mobilizationNote))
    case 'announced':
      return telling(event.who === undefined ? event.words : `${POWER_NAMES[event.who]}: ${event.words}`, [event.cite])
    case 'tension-foreseen':
      return telling(
        'levels that this turn will make',
        [],
        TRACKS.flatMap((track) => {
          const { coming } = event.tensions[track]
          return coming === undefined ? [] : [{ words: `${TRACK_NAMES[track]}: ${coming}` }]
        }),
      )
    case 'surrender-settled': {
      const { title } = capitulationOf(book, event.settling.of)
      return telling(`${title}: ${event.settling.answer}`, [], event.follows.map(followingNote))
    }
    case 'minor-surrendered':
      return telling(`${NATION_NAMES[event.nation]} surrenders`, [], event.follows.map(followingNote))
    case 'intervened': {
      const { by, on, divisions } = event.intervention
      return telling(
        `${FACTION_NAMES[by]} helps ${NATION_NAMES[on]}${divisions === 0 ? '' : ` with ${divisions} division${divisions === 1 ? '' : 's'}`}`,
        [],
        event.brings.map(followingNote),
      )
    }
    case 'subversion-waived':
      return telling(`Russia does not subvert ${targetName(event.target)}`, [clauses.subversion.cite])
    case 'war-ended':
      return telling(`the game is over: ${event.words}`, [event.cite])
    case 'strike':
      return attack(book, event)
    case 'phase-opened':
      return telling(`diplomatic phase of ${factions(event.movers)}`, [phaseRules.name])
    case 'wait-ended':
      return telling(`${targetName(event.target)} waits no longer`, [
        book.tables[event.target]?.bands.find(({ policy }) => policy === 9)?.cite,
      ])
    case 'tension-point-used':
      return telling(`a point of ${FACTION_NAMES[event.by]} is used on ${TRACK_NAMES[event.track ?? 'usat']}: ${signed(event.amount)}`, [
        clauses.tensionPointRule,
      ])
    case 'targets-named': {
      const named = event.nominations.map(({ target, manner }) => targetName(target) + (manner === 'reaction' ? ' in reaction' : ''))
      return telling(`named by ${FACTION_NAMES[event.by]}: ${namesOf(named)}`, [phaseRules.name])
    }
    case 'points-revealed':
      return revealed(book, event)
    case 'subversion-used':
      return telling(`Russian subversion in ${targetName(event.target)}: ${signed(-event.amount)}`, [clauses.subversion.cite])
    case 'covert-operations-played':
      return telling(`covert operations of ${FACTION_NAMES[event.by]} in ${targetName(event.target)}: ${event.operations}`, [
        phaseRules.beforeDie,
      ])
    case 'war-on-russia-pledged':
      return telling(`Germany pledges war on Russia this turn, for ${targetName(event.target)}`, [
        clauses.pledges[event.target] ?? clauses.noPledge,
      ])
    case 'rolled':
      return rolled(book, event)
    case 'tie-settled':
      return telling(`${targetName(event.target)}: the two Allied factions agree that ${FACTION_NAMES[event.agreed]} may gain`, [
        clauses.beneficiaries.added,
      ])
    case 'result-taken':
      return telling(`${targetName(event.target)}: result ${event.result} is taken`, [phaseRules.lesserAtOnce])
    case 'result-applied': {
      const { target, standing } = event.outcome
      return telling(`${targetName(target)}: ${standingWords(target, standing)}`, [phaseRules.results], outcomeNotes(event.outcome))
    }
    case 'phase-closed':
      return telling(`the diplomatic phase of ${factions(event.movers)} is over`, [phaseRules.results])
    case 'demand-made':
      return telling(
        `Russia demands land of ${targetName(event.of)}`,
        [clauses.demandTargets.cite],
        [{ words: event.causesRoll ? 'it answers by a roll' : 'it makes no roll', cite: clauses.demandRoll(event.of) }],
      )
    case 'demand-answered':
      return telling(
        `${targetName(event.of)} ${DEMAND_ANSWER_WORDS[event.answer]}${event.isChosen ? ', as the Axis decide' : ''}`,
        [event.isChosen ? clauses.demandAnswers?.cite : clauses.demandRoll(event.of)],
        factNotes(event.facts),
      )
    case 'norway-mined':
      return telling(`Norwegian waters are mined, ${event.withLeave ? 'with' : 'without'} Norway’s leave`, [
        clauses.mining?.rule,
        clauses.mining?.effects,
      ])
    case 'facts-reported':
      return telling(`reported by ${whose(event.by)}`, [], factNotes(event.facts))
    case 'facts-corrected':
      return correctionTold(event)
    case 'minor-conquered':
      return telling(`${targetName(event.minor)} is conquered`)
    case 'war-declared':
      return warDeclaredTold(book, event)
    case 'support-asked':
      return telling(`Germany is asked whether it supports ${NATION_NAMES[event.country]}`, [clauses.war.support?.rules.asked])
    case 'support-answered':
      return supportTold(book, event)
    case 'obligation-met':
      return telling(
        `${NATION_NAMES[event.part]} is ${ACT_WORDS[event.act]}, by ${NATION_NAMES[event.actor]}${event.actor === event.by ? '' : ` for ${POWER_NAMES[event.by]}`}`,
        [clauses.war.obligations?.rules.howMet],
      )
    case 'declaration-revoked':
      return revocationTold(book, event)
  }
}
