export type { Aftermath, Following } from './aftermath.ts'
export { following } from './aftermath.ts'
export type { Bar, Notice, Right } from './bar.ts'
export { concerns } from './bar.ts'
export type { Book } from './book.ts'
export { chapterOf } from './book.ts'
export type { PlayerTurn, Season, Turn, Year } from './calendar.ts'
export {
  FIRST_TURN,
  firstTurnOf,
  isBefore,
  isTurn,
  opensYear,
  PHASES,
  playerTurnFollowing,
  seasonName,
  seasonOf,
  TURNS,
  turnAfter,
  turnName,
  turnNumber,
  turnsFrom,
  turnsLeftInYear,
  YEARS,
  yearOf,
} from './calendar.ts'
export type { Citation, Cited, Told } from './citation.ts'
export { inBook } from './citation.ts'
export { CAPITALS, isConqueredByCapital } from './conditions/capitals.ts'
export type { Condition, Mark, Quantity } from './conditions/condition.ts'
export {
  all,
  alliedTurnOfWar,
  always,
  any,
  atLeast,
  attacked,
  atWar,
  atWarThen,
  beganWar,
  below,
  called,
  chosen,
  counting,
  covert,
  declarations,
  declared,
  declaredAnew,
  declaredLate,
  declaredOn,
  declaredSince,
  each,
  earlierDeclarations,
  earlierSubversions,
  effectiveLevel,
  everAtWar,
  everNamed,
  every,
  exceeds,
  flag,
  fromTurn,
  happened,
  heldBy,
  highestLevel,
  holds,
  holdsAll,
  holdsAny,
  inEffect,
  inManner,
  inScenario,
  inSeason,
  inYearOfDeclaration,
  justDeclared,
  justSubvertedElsewhere,
  larger,
  less,
  level,
  longAtWar,
  majorsAtWar,
  marked,
  mobilized,
  named,
  namedInEasternWar,
  net,
  never,
  not,
  number,
  pastSubversions,
  pledged,
  points,
  rolledBy,
  ruled,
  sameYear,
  setUp,
  stair,
  stands,
  standsByRoll,
  subversion,
  sum,
  tally,
  tensionPoints,
  tied,
  turnsAfter,
  UNLIMITED,
  usesThisTurn,
  volunteers,
  yearStartSinceWar,
  yearStartsSince,
  yearsSince,
} from './conditions/condition.ts'
export type { Dependency, Whereabouts } from './conditions/dependency.ts'
export { whereaboutsOf } from './conditions/dependency.ts'
export type { HouseRulings } from './conditions/house-rulings.ts'
export { isNever, underHouseRulings } from './conditions/house-rulings.ts'
export { conditionHere, placedHere } from './conditions/substitution.ts'
export type { Party, Territory } from './conditions/territory.ts'
export { onTerritory, placeHeldFor } from './conditions/territory.ts'
export { unreportedIn } from './conditions/unreported.ts'
export { outbreakOf } from './conditions/wars.ts'
export type { Part } from './conditions/weighing.ts'
export { factsRead, isMet, isPart, isQuantity, lacking, measure, readsOf, within } from './conditions/weighing.ts'
export type { Country, Minor, Nation } from './countries.ts'
export { COUNTRIES, isMinor, isNation, isPower, MINORS, NATION_NAMES, NATIONS } from './countries.ts'
export type { Dice } from './dice.ts'
export type { Fact, FactValue, Holder, Theatre } from './facts/fact.ts'
export { NO_LEVEL, THEATRES } from './facts/fact.ts'
export type { CountFact, DateFact, FactId, YesNoFact } from './facts/facts.ts'
export { checkValue, FACT_IDS, FACTS, factsWith, isFactId, NOT_IN_SOURCES, reportedCount } from './facts/facts.ts'
export type { Catalogue, Entry, HomeKind } from './ledger.ts'
export { CATALOGUES, HOMES } from './ledger.ts'
export { definedIn, entriesOf, isOneOf, keysOf, mapEach } from './names.ts'
export type { Place } from './places/places.ts'
export { isPlace, PLACE_IDS, PLACES } from './places/places.ts'
export type { ByFaction, Delegation, Faction, Power, Side } from './powers.ts'
export {
  DELEGATION_NAMES,
  DELEGATIONS,
  delegationOf,
  FACTION_NAMES,
  FACTIONS,
  FACTIONS_MOVING,
  factionOf,
  isFaction,
  leaderOf,
  POWER_NAMES,
  POWERS,
  POWERS_OF,
  SIDE_OF,
  SIDES,
  sideOf,
} from './powers.ts'
export type { Refusal } from './refusal.ts'
export { refuse } from './refusal.ts'
export { dateOf, holderOf } from './reported.ts'
export type { Ruling } from './ruling.ts'
export type {
  Declaration,
  Level,
  Manner,
  Mobilizations,
  Naming,
  Payment,
  Placements,
  Roll,
  ScenarioKind,
  Situation,
  Struck,
  Subversion,
  TensionPointUse,
  War,
} from './situation.ts'
export { hasBeenAtWar, hasDeclared, isAtWar, joins, MANNERS, NO_MOBILIZATIONS, ordinaryRoll, SCENARIO_KINDS, trackOf } from './situation.ts'
export type { Bond, Policy, Standing, Standings } from './standing.ts'
export { allNeutral, BONDS, bondOf, joinedBefore, NEUTRAL, POLICIES, partnerOf, sideFavoured } from './standing.ts'
export type { Step, Working } from './step.ts'
export { addUp, step } from './step.ts'
export type { Line, Reckoning } from './tables/reckoning.ts'
export { lineOf, readsNet, reckon } from './tables/reckoning.ts'
export type { Band, DemandAnswer, Effect, Modifier, Section, Table, Timing } from './tables/table.ts'
export { bandAt, faultsInBands, TIMINGS } from './tables/table.ts'
export type { Target } from './targets.ts'
export { isMinorTarget, isTarget, isTrackTarget, POWER_TARGETS, TARGETS, targetName } from './targets.ts'
export type { Track } from './tracks.ts'
export { TRACK_NAMES, TRACKS } from './tracks.ts'
export { conditionWords, quantityWords, signed } from './words/condition-words.ts'
export { factSays } from './words/fact-words.ts'
export { figured } from './words/figures.ts'
export { soMany } from './words/grammar.ts'
export { simpleForm } from './words/simple-form.ts'
export { turnBegun, yearTurned } from './year.ts'
