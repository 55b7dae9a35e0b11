import type { Minor } from './countries.ts'
import type { Event } from './event.ts'
import { type DiplomaticPhase, freshRoll, type Game, type PendingRoll } from './game.ts'
import type { Outcome } from './outcome.ts'
import { type ByFaction, FACTIONS, SIDE_OF, sideOf } from './powers.ts'
import type { Placements, Situation } from './situation.ts'
import type { Standing } from './standing.ts'
import { evolveWar } from './war/course.ts'
import { yearTurned } from './year.ts'

const NO_POINTS: ByFaction<Placements> = { axis: {}, westernAllies: {}, russia: {} }

/** The game after an event. It takes no rulebook, no dice and no clock: folding the log gives the game. */
export function evolve(game: Game, event: Event): Game {
  const { situation } = game
  switch (event.type) {
    case 'year-opened': {
      // Points leave play here alone (49.45 (a)): they count in every roll till then (49.431 (b)), even if their power falls (49.46).
      const points = Object.fromEntries(
        FACTIONS.map((faction) => [faction, event.allotments.factions[faction].total]),
      ) as unknown as ByFaction<number>
      return {
        ...game,
        points,
        sealed: [],
        phase: null,
        situation: { ...yearTurned(situation, event.turn), placements: NO_POINTS, paid: event.paid },
      }
    }
    case 'allocation-sealed':
      return {
        ...game,
        sealed: [...game.sealed, event.by],
        situation: withPoints(situation, { ...NO_POINTS, [event.by]: event.placements ?? event.announced }),
      }
    case 'phase-opened':
      return {
        ...game,
        situation: { ...situation, turn: event.turn },
        phase: { side: event.side, named: [], isRevealed: false, standings: situation.standings, rolls: {} },
        declaring: null,
        support: null,
        duties: game.duties.filter(({ by }) => SIDE_OF[by] !== event.side),
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
          ...withUsat(situation, event.amount),
          tensionPointsUsed: [...situation.tensionPointsUsed, { by: event.by, turn: situation.turn }],
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
            ...withUsat(situation, -1),
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
      return withRoll(game, event.roll.target, (roll) => ({
        ...roll,
        rolled: { result: event.result, byDefault: event.byDefault, tieDie: event.tieDie },
      }))
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
      return { ...game, phase: null, declaring: event.side }
    case 'demand-made': {
      const demanded = withFacts(situation, { [event.of === 'rumania' ? 'bessarabia.demanded' : 'finnishBorder.demanded']: true })
      const rolls =
        event.causesRoll && game.phase !== null ? { ...game.phase.rolls, [event.of]: freshRoll('russia', 'demand') } : game.phase?.rolls
      return { ...game, situation: demanded, phase: game.phase === null || rolls === undefined ? game.phase : { ...game.phase, rolls } }
    }
    case 'norway-mined':
      return {
        ...game,
        situation: withUsat(withFacts(situation, { 'norway.mined': event.turn, 'norway.minedWithoutLeave': !event.withLeave }), event.usat),
      }
    case 'facts-reported':
      return { ...game, situation: withFacts(situation, event.facts) }
    case 'minor-conquered':
      return {
        ...game,
        situation: withStanding(situation, event.minor, { ...situation.standings[event.minor], conquered: true, since: situation.turn }),
      }
    case 'war-declared':
    case 'support-asked':
    case 'support-answered':
    case 'obligation-met':
    case 'declaration-revoked':
      return evolveWar(game, event)
  }
}

export const fold = (start: Game, events: readonly Event[]): Game => events.reduce(evolve, start)

const withPoints = (situation: Situation, shown: ByFaction<Placements>): Situation => ({
  ...situation,
  placements: Object.fromEntries(
    FACTIONS.map((faction) => [faction, { ...situation.placements[faction], ...shown[faction] }]),
  ) as unknown as ByFaction<Placements>,
})

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

const withFacts = (situation: Situation, facts: Situation['facts']): Situation => ({
  ...situation,
  facts: { ...situation.facts, ...facts },
})

const withStanding = (situation: Situation, minor: Minor, standing: Standing): Situation => ({
  ...situation,
  standings: { ...situation.standings, [minor]: standing },
})

/** A point more or less moves the level and, with it, what the last die made of it. */
function withUsat(situation: Situation, amount: number): Situation {
  const { actual, effective } = situation.tensions.usat
  return { ...situation, tensions: { ...situation.tensions, usat: { actual: actual + amount, effective: effective + amount } } }
}

function applied(situation: Situation, { target, standing, paid }: Outcome): Situation {
  const { [target]: _before, ...others } = situation.paid
  return {
    ...situation,
    standings: { ...situation.standings, [target]: standing },
    paid: paid === null ? others : { ...others, [target]: paid },
  }
}
