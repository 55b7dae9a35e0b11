import { NO_STRIKE } from '../chapters/pearl-harbor/strike.ts'
import { evolveStrike } from '../chapters/pearl-harbor/strike-evolution.ts'
import type { Turn } from '../core/calendar.ts'
import { isMinor, type Minor } from '../core/countries.ts'
import { mapEach } from '../core/names.ts'
import { type ByFaction, FACTIONS, SIDE_OF, sideOf } from '../core/powers.ts'
import type { Placements, Situation } from '../core/situation.ts'
import type { Track } from '../core/tracks.ts'
import { turnBegun, yearTurned } from '../core/year.ts'
import type { Event, TrackMove } from './event.ts'
import { type DiplomaticPhase, type FactReport, freshRoll, type Game, NOTHING_COUNTED, type PendingRoll } from './game.ts'
import { applied, withFacts, withoutOffsets, withoutWars, withPoints, withStanding } from './situation-changes.ts'
import { evolveWar } from './war-course.ts'

const NO_POINTS: ByFaction<Placements> = { axis: {}, westernAllies: {}, russia: {} }

/** The game after an event. It takes no rulebook, no dice and no clock: folding the log gives the game. */
export function evolve(game: Game, event: Event): Game {
  const { situation } = game
  switch (event.type) {
    case 'year-opened': {
      // Points leave play here alone (49.45 (a), 3.1.3c; 3.1.3d): they count in every roll till then (49.431 (b)), even if their power falls (49.46).
      const points = mapEach(FACTIONS, (faction) => event.allotments.factions[faction].total)
      return {
        ...game,
        points,
        sealed: [],
        phase: null,
        drafts: {},
        settled: [],
        countedOn: yearTurned(situation, event.turn),
        ...turnedTo(game, event.turn, { ...yearTurned(situation, event.turn), placements: NO_POINTS, paid: event.paid }),
      }
    }
    case 'allocation-sealed':
      return {
        ...game,
        sealed: [...game.sealed, event.by],
        drafts: { ...game.drafts, [event.by]: {} },
        situation: withPoints(situation, { ...NO_POINTS, [event.by]: event.placements ?? event.announced }),
      }
    case 'allocation-drafted':
      return { ...game, drafts: { ...game.drafts, [event.by]: event.placements } }
    case 'turn-opened': {
      const next = turnBegun(situation, event.turn)
      const opening = { ...next, tensions: withoutOffsets(next.tensions) }
      // No stage of the new turn has begun yet.
      const past = situation.turn === event.turn ? null : { before: game.opening, after: situation }
      return { ...game, situation: opening, opening, past, counted: NOTHING_COUNTED, moment: null, offsets: NO_OFFSETS, stage: '' }
    }
    case 'stage-entered':
      return {
        ...game,
        stage: event.stage,
        asked: event.asks,
        moment: event.moment ?? game.moment,
        offsets:
          event.offsetsEnd.length === 0
            ? game.offsets
            : { ...game.offsets, ...Object.fromEntries(event.offsetsEnd.map((track) => [track, null])) },
      }
    case 'passed':
      return { ...game, asked: game.asked.filter((one) => one !== event.by) }
    case 'declarations-opened':
      return { ...game, declaring: event.sides }
    case 'initiative-set':
      return {
        ...game,
        initiative: event.order,
        situation: withFacts(situation, event.order[0] === undefined ? {} : { 'initiative.holder': event.order[0] }),
      }
    case 'offset-drawn': {
      const { actual, highest } = situation.tensions[event.track]
      const level = { actual, effective: actual + event.offset, ...(highest === undefined ? {} : { highest }) }
      return {
        ...game,
        offsets: { ...game.offsets, [event.track]: event.offset },
        situation: { ...situation, tensions: { ...situation.tensions, [event.track]: level } },
      }
    }
    case 'tension-moved':
      return tensionMoved(game, event)
    case 'tension-foreseen':
      return { ...game, situation: { ...situation, tensions: event.tensions } }
    case 'surrender-settled':
      return { ...game, situation: withoutWars(withFacts(situation, event.facts), event.wars) }
    case 'minor-surrendered': {
      const told = withFacts(situation, event.facts)
      return {
        ...game,
        situation: isMinor(event.nation)
          ? withStanding(told, event.nation, { ...told.standings[event.nation], conquered: true, since: situation.turn })
          : told,
      }
    }
    case 'intervened':
      return {
        ...game,
        situation: { ...withFacts(situation, event.facts), standings: { ...situation.standings, ...event.standings } },
      }
    case 'subversion-waived':
      return withRoll(game, event.target, (roll) => ({ ...roll, isWaived: true }))
    case 'mobilized':
      return { ...game, situation: { ...withFacts(situation, event.facts), mobilizations: event.after } }
    case 'announced':
      return game
    case 'war-ended':
      return {
        ...game,
        asked: [],
        ending: { turn: situation.turn, words: event.words, ...(event.cite === undefined ? {} : { cite: event.cite }) },
      }
    case 'strike':
      return { ...game, strike: evolveStrike(game.strike ?? NO_STRIKE, event.event) }
    case 'phase-opened': {
      const sides = event.movers.map(sideOf)
      return {
        ...game,
        ...turnedTo(game, event.turn, situation.turn === event.turn ? situation : { ...situation, turn: event.turn }),
        phase: { movers: event.movers, named: [], isRevealed: false, standings: situation.standings, rolls: {} },
        declaring: [],
        support: null,
        duties: game.duties.filter(({ by }) => !sides.includes(SIDE_OF[by])),
      }
    }
    case 'wait-ended': {
      const { waiting: _waiting, ...standing } = situation.standings[event.target]
      const after = withStanding(situation, event.target, standing)
      return { ...game, situation: after, phase: game.phase === null ? null : { ...game.phase, standings: after.standings } }
    }
    case 'tension-point-used':
      return {
        ...game,
        situation: {
          ...situation,
          tensionPointsUsed: [
            ...situation.tensionPointsUsed,
            { by: event.by, turn: situation.turn, ...(event.track === undefined ? {} : { track: event.track }) },
          ],
        },
      }
    case 'targets-named':
      return withPhase(game, event, (phase) => nameTargets(phase, event))
    case 'points-revealed':
      return {
        ...game,
        situation: withPoints(situation, event.placements),
        phase: game.phase === null ? null : { ...game.phase, isRevealed: game.phase.isRevealed || event.all },
      }
    case 'subversion-used':
      return withRoll(
        {
          ...game,
          situation: {
            ...situation,
            subversions: [...situation.subversions, { target: event.target, turn: situation.turn, phase: rollerOf(game, event.target) }],
          },
        },
        event.target,
        (roll) => ({ ...roll, subversion: event.amount }),
      )
    case 'covert-operations-played': {
      const side = sideOf(event.by)
      return withRoll(game, event.target, (roll) => ({ ...roll, covert: { ...roll.covert, [side]: roll.covert[side] + event.operations } }))
    }
    case 'war-on-russia-pledged':
      return withRoll(game, event.target, (roll) => ({ ...roll, pledgesWarOnRussia: true }))
    case 'rolled':
      return {
        ...withRoll(game, event.roll.target, (roll) => ({
          ...roll,
          rolled: { result: event.result, byDefault: event.byDefault, tieDie: event.tieDie },
        })),
        settled: [...game.settled, { roll: event.roll, die: event.die, total: event.total, result: event.result, situation }],
      }
    case 'tie-settled':
      return withRoll(game, event.target, (roll) => ({
        ...roll,
        rolled: roll.rolled === null ? null : { ...roll.rolled, agreed: event.agreed },
      }))
    case 'result-taken':
      return withRoll(game, event.target, (roll) => ({ ...roll, outcome: event.outcome }))
    case 'result-applied':
      return { ...game, situation: applied(situation, event.outcome) }
    case 'phase-closed':
      return { ...game, phase: null, declaring: [...new Set(event.movers.map(sideOf))] }
    case 'demand-made': {
      const demanded = withFacts(situation, { [event.of === 'rumania' ? 'bessarabia.demanded' : 'finnishBorder.demanded']: true })
      const rolls =
        event.causesRoll && game.phase !== null ? { ...game.phase.rolls, [event.of]: freshRoll('russia', 'demand') } : game.phase?.rolls
      return { ...game, situation: demanded, phase: game.phase === null || rolls === undefined ? game.phase : { ...game.phase, rolls } }
    }
    case 'demand-answered':
      return withRoll({ ...game, situation: withFacts(situation, event.facts) }, event.of, (roll) => ({ ...roll, isAnswered: true }))
    case 'norway-mined':
      return {
        ...game,
        situation: withFacts(situation, { 'norway.mined': event.turn, 'norway.minedWithoutLeave': !event.withLeave }),
      }
    case 'facts-reported':
      return {
        ...game,
        situation: withFacts(situation, event.facts),
        reports: { ...game.reports, ...reportsOf(game, event.by, event.facts) },
      }
    case 'facts-corrected':
      return {
        ...game,
        situation: withFacts(situation, event.facts),
        reports: { ...game.reports, ...reportsOf(game, 'referee', event.facts) },
      }
    case 'minor-conquered':
      return {
        ...game,
        situation: withStanding(situation, event.minor, { ...situation.standings[event.minor], conquered: true, since: situation.turn }),
      }
    case 'war-declared': {
      const isPacific = event.declaration.by === 'japan' && event.declaration.on === 'us'
      return evolveWar(isPacific ? { ...game, levelAtPacificWar: situation.tensions.usjt.effective } : game, event)
    }
    case 'support-asked':
    case 'support-answered':
    case 'obligation-met':
    case 'declaration-revoked':
      return evolveWar(game, event)
  }
}

export const fold = (start: Game, events: readonly Event[]): Game => events.reduce(evolve, start)

function nameTargets(phase: DiplomaticPhase, event: Extract<Event, { type: 'targets-named' }>): DiplomaticPhase {
  return {
    ...phase,
    named: phase.named.includes(event.by) ? phase.named : [...phase.named, event.by],
    rolls: { ...phase.rolls, ...Object.fromEntries(event.nominations.map(({ target, manner }) => [target, freshRoll(event.by, manner)])) },
  }
}

function withPhase(
  game: Game,
  event: Extract<Event, { type: 'targets-named' }>,
  change: (phase: DiplomaticPhase) => DiplomaticPhase,
): Game {
  const { situation } = game
  // A reaction uses up no naming (49.431A).
  const namings = event.nominations
    .filter(({ manner }) => manner === 'ordinary')
    .map(({ target }) => ({ target, by: event.by, turn: situation.turn, ...(event.inEasternWar ? { inEasternWar: true as const } : {}) }))
  return {
    ...game,
    situation: { ...situation, namings: [...situation.namings, ...namings] },
    phase: game.phase === null ? null : change(game.phase),
  }
}

function withRoll(game: Game, target: Minor, change: (roll: PendingRoll) => PendingRoll): Game {
  const roll = game.phase?.rolls[target]
  if (game.phase === null || roll === undefined) return game
  return { ...game, phase: { ...game.phase, rolls: { ...game.phase.rolls, [target]: change(roll) } } }
}

const rollerOf = (game: Game, target: Minor) => game.phase?.rolls[target]?.by ?? 'axis'

const NO_OFFSETS: Game['offsets'] = { usat: null, usjt: null }

/** A new turn is weighed against how things stood as it began. */
const turnedTo = (game: Game, turn: Turn, situation: Situation): Pick<Game, 'situation' | 'opening' | 'counted'> =>
  game.situation.turn === turn
    ? { situation, opening: game.opening, counted: game.counted }
    : { situation, opening: situation, counted: NOTHING_COUNTED }

function tensionMoved(game: Game, { tracks, struck }: Extract<Event, { type: 'tension-moved' }>): Game {
  const moved = (Object.entries(tracks) as [Track, TrackMove][]).map(([track, move]) => [track, move] as const)
  return {
    ...game,
    counted: { ...game.counted, ...Object.fromEntries(moved.map(([track, { counted }]) => [track, counted])) },
    situation: {
      ...game.situation,
      tensions: { ...game.situation.tensions, ...Object.fromEntries(moved.map(([track, { level }]) => [track, level])) },
      ...(struck === undefined ? {} : { struck }),
    },
  }
}

const reportsOf = (game: Game, by: FactReport['by'], facts: Situation['facts']): Game['reports'] =>
  Object.fromEntries(Object.entries(facts).map(([id, value]) => [id, { by, turn: game.situation.turn, stage: game.stage, value }]))
