export { type Aftermath, type Following, following } from './book/aftermath.ts'
export { type Bar, concerns, type Notice, type Right } from './book/bar.ts'
export { type Book, chapterOf } from './book/book.ts'
export { type Citation, type Cited, inBook, type Told } from './book/citation.ts'
export { CATALOGUES, type Catalogue, type Entry, HOMES, type HomeKind } from './book/ledger.ts'
export { type Refusal, refuse } from './book/refusal.ts'
export type { Ruling } from './book/ruling.ts'
export { addUp, type Step, step, type Working } from './book/step.ts'
export type { PlayerTurn, Season, Turn, Year } from './calendar.ts'
export {
  CALENDAR,
  FIRST_TURN,
  firstTurnOf,
  isBefore,
  isOfPrelude,
  isTurn,
  opensYear,
  PHASES,
  playerTurnFollowing,
  SEASONS,
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
export { CAPITALS, conqueringSide, isConqueredByCapital, isFreed, surrenderedConqueror } from './conditions/capitals.ts'
export { isMet, lacking, measure } from './conditions/compilation.ts'
export type { Condition, Mark, Quantity } from './conditions/condition.ts'
export {
  all,
  alliedTurnOfWar,
  always,
  any,
  atLeast,
  attacked,
  attackedFrom,
  atWar,
  atWarBefore,
  atWarThen,
  beganWar,
  below,
  called,
  chosen,
  declared,
  declaredAnew,
  declaredFrom,
  declaredSince,
  drivenInVain,
  droveOff,
  everAtWar,
  everNamed,
  exceeds,
  flag,
  fromTurn,
  happened,
  happenedBefore,
  heldBy,
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
  longAtWar,
  marked,
  named,
  namedInEasternWar,
  net,
  never,
  not,
  pledged,
  rolledBy,
  ruled,
  sameYear,
  setUp,
  stands,
  standsByRoll,
  tied,
  turnsAfter,
  yearStartSinceWar,
} from './conditions/condition.ts'
export { type Dependency, type Whereabouts, whereaboutsOf } from './conditions/dependency.ts'
export { type HouseRulings, isNever, underHouseRulings } from './conditions/house-rulings.ts'
export type { Consequence, Implication } from './conditions/implication.ts'
export {
  counting,
  covert,
  declarations,
  declarationsLastTurn,
  declaredLate,
  declaredOn,
  each,
  earlierDeclarations,
  earlierSubversions,
  effectiveLevel,
  every,
  highestLevel,
  larger,
  less,
  level,
  majorsAtWar,
  mobilized,
  number,
  pastSubversions,
  points,
  stair,
  subversion,
  sum,
  tally,
  tensionPoints,
  UNLIMITED,
  usesThisTurn,
  volunteers,
  yearStartsSince,
  yearsSince,
} from './conditions/quantity.ts'
export { conditionHere, placedHere } from './conditions/substitution.ts'
export { onTerritory, type Party, placeHeldFor, sparedHalf, type Territory } from './conditions/territory.ts'
export { NOT_REPORTED, saidOf, saidOfCount, unreportedIn } from './conditions/unreported.ts'
export { asTurnBegan, halvesOf, outbreakOf } from './conditions/wars.ts'
export { factsRead, isMetAsWritten, isPart, isQuantity, measuredAsWritten, type Part, readsOf, within } from './conditions/weighing.ts'
export type { Dice } from './dice.ts'
export { type Fact, type FactValue, type Holder, type Lifetime, NO_LEVEL, THEATRES, type Theatre } from './facts/fact.ts'
export type { CountFact, DateFact, FactId, YesNoFact } from './facts/facts.ts'
export {
  checkValue,
  FACT_IDS,
  FACTS,
  isFactId,
  isTally,
  NOT_IN_SOURCES,
  reportedCount,
  THIS_TURN_FACTS,
} from './facts/facts.ts'
export { factsDiffering, factsWith, isGiven } from './facts/known-facts.ts'
export {
  inBrief,
  LEVELS,
  LONGEST_TEXT,
  MOST_BRPS,
  MOST_IN_LIST,
  MOST_NAMINGS,
  MOST_POINTS,
  MOST_REASONS,
  MOST_VALUES,
  quoted,
  slipOf,
  whyTooMuch,
} from './limits.ts'
export { copyWith, definedIn, entriesOf, isOneOf, keysOf, mapEach } from './names.ts'
export {
  COUNTRIES,
  type Country,
  isMinor,
  isNation,
  isPower,
  MINORS,
  type Minor,
  NATION_NAMES,
  NATIONS,
  type Nation,
} from './nations/countries.ts'
export type { ByFaction, Delegation, Faction, Power, Side } from './nations/powers.ts'
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
} from './nations/powers.ts'
export { meantAmong, withShortNames } from './nations/shown-names.ts'
export { isMinorTarget, isTarget, isTrackTarget, POWER_TARGETS, TARGETS, type Target, targetName } from './nations/targets.ts'
export { TRACK_NAMES, TRACKS, type Track } from './nations/tracks.ts'
export { isPlace, PLACE_IDS, PLACES, type Place } from './places/places.ts'
export { byNumber, COMMANDING, isOneLine, visible } from './plain-text.ts'
export {
  type CalendarChapter,
  calendarOf,
  datedOtherwise,
  datesFor,
  nationOfFact,
  type Prelude,
  preludeOf,
  whyNotBegun,
} from './prelude.ts'
export { foundIn, onceFor } from './readiness.ts'
export { type Happened, turnBegun, withoutEnded } from './situation/lifetimes.ts'
export { dateOf, holderOf } from './situation/reported.ts'
export type {
  Declaration,
  Level,
  LevelMoment,
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
} from './situation/situation.ts'
export {
  hasBeenAtWar,
  hasDeclared,
  isAtWar,
  isEscalated,
  joins,
  LEVEL_MOMENTS,
  MANNERS,
  NO_MOBILIZATIONS,
  noteWar,
  ordinaryRoll,
  SCENARIO_KINDS,
  situationWith,
  trackOf,
  warsBetween,
} from './situation/situation.ts'
export type { Bond, Policy, Standing, Standings } from './situation/standing.ts'
export {
  allNeutral,
  BONDS,
  bondOf,
  gainMarks,
  isBound,
  NEUTRAL,
  POLICIES,
  partnerOf,
  sideFavoured,
  standingsWith,
  withJoining,
} from './situation/standing.ts'
export { pairKey, type Read, unwatched, watchedSituation } from './situation/watch.ts'
export { watched } from './situation/watching.ts'
export { kept, whereaboutsOfAll } from './tables/keeping.ts'
export { readsOfRow, readTheSame, rowsAffected, whereaboutsOfRow } from './tables/readers.ts'
export { type Line, lineOf, readsNet, readyRow, timesOf } from './tables/ready-rows.ts'
export { type Reckoning, reckon, reckonAsWritten, rowCounts } from './tables/reckoning.ts'
export type { Band, DemandAnswer, Effect, Modifier, Section, Table, Timing } from './tables/table.ts'
export { bandAt, bandNamed, faultsInBands, TIMINGS } from './tables/table.ts'
export { type FrozenTheatre, frozenTheatres, isAtTable, isLeftOut, type TheatreChapter, whyLeftOut } from './theatre.ts'
export { itsOf, withVerb } from './words/agreement.ts'
export { conditionWords, quantityWords, signed } from './words/condition-words.ts'
export { factClause, factSays } from './words/fact-words.ts'
export { figured } from './words/figures.ts'
export { list, soMany } from './words/grammar.ts'
export { lifetimeWords } from './words/lifetime-words.ts'
export { simpleForm } from './words/simple-form.ts'
export { inTerms, saidInTerms, type Terms } from './words/terms.ts'
