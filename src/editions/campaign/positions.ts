import {
  all,
  any,
  atLeast,
  atWar,
  type Condition,
  type Country,
  called,
  chosen,
  declarations,
  earlierDeclarations,
  effectiveLevel,
  everAtWar,
  flag,
  fromTurn,
  happened,
  highestLevel,
  holds,
  level,
  not,
  POWERS_OF,
  type Power,
  type Quantity,
  ruled,
  stands,
  sum,
  turnsAfter,
  yearStartsSince,
} from '../../rules/core/index.ts'

/** Where Japan is the Axis (3.3). */
export const FAR_EAST: readonly Country[] = ['dutchEastIndies', 'indochina', 'thailand']

/** The European Axis, the Western Allies, and each camp with all that act with it (3.1.1a, 3.1.1c). */
export const AXIS: readonly Power[] = POWERS_OF.axis
export const WESTERN: readonly Power[] = POWERS_OF.westernAllies
export const AXIS_CAMP: readonly Power[] = [...AXIS, 'japan']
export const ALLIED_CAMP: readonly Power[] = [...WESTERN, 'russia', 'china']

export const isFall1939 = called('it is Fall 1939', not(fromTurn('1939 winter')))

/** 3.3.2.1: Italy fights one of the Western Allies. */
export const isItalyAtWar = called('Italy is at war with the Allies', any(...WESTERN.map((power) => atWar('italy', power))))

/** Italy has surrendered, or has never fought the Allies: the end of the Axis does not wait for it. */
export const isItalyOutOrNeverIn: Condition = any(
  flag('italy.surrendered'),
  not(any(...([...WESTERN, 'russia'] as const).map((power) => everAtWar('italy', power)))),
)
export const isItalyNeutral = called(
  'Italy is not at war with the Allies',
  all(not(flag('italy.surrendered')), not(any(...WESTERN.map((power) => atWar('italy', power))))),
)

/** Italy and the Western Allies went to war this very turn, whoever declared. */
export const isItalysFirstTurn = called(
  'Italy and the Allies went to war this turn',
  all(
    isItalyAtWar,
    any(atLeast(1, declarations(['italy'], WESTERN)), atLeast(1, declarations(WESTERN, ['italy']))),
    not(any(atLeast(1, earlierDeclarations(['italy'], WESTERN)), atLeast(1, earlierDeclarations(WESTERN, ['italy'])))),
  ),
)

/** War between the European Axis and Russia, and a declaration by the Axis. */
export const isEasternWar = called('Russia and the Axis are at war', any(...AXIS.map((power) => atWar(power, 'russia'))))

/** RC-20: nobody has taken the Baltic States. */
export const areBalticStatesFree = called(
  'nobody has taken the Baltic States',
  all(
    not(flag('balticStates.russiaEntered')),
    not(flag('balticStates.conquered')),
    not(any(holds('axis', 'riga'), holds('westernAllies', 'riga'), holds('russia', 'riga'))),
  ),
)

export const hasFranceFallen = flag('france.fallen')
/** Vichy France is there if the Axis chose so (3.6.4a). */
export const isVichyFormed = called('Vichy France is formed', all(hasFranceFallen, chosen('vichyFrance.formed', 'formed')))
/** 3.6.4.2b: Vichy fights beside nobody. */
export const isVichyNeutral = called(
  'Vichy France is neutral',
  all(
    isVichyFormed,
    not(any(stands('vichyFrance', 'axis', 'associate', 'ally'), stands('vichyFrance', 'allies', 'associate', 'ally'))),
    not(any(...[...AXIS, ...WESTERN].map((power) => atWar(power, 'vichyFrance')))),
  ),
)

/** 3.3.3.6: from the phase after Indochina surrendered; a surrender without a date was earlier. */
export const isThailandJapans = called(
  'Indochina has surrendered in an earlier turn',
  all(flag('indochina.surrendered'), not(turnsAfter(0, 'indochina.surrenderTurn'))),
)

/** A peace between Russia and the Axis, by surrender or armistice (RC-53), after which a new war has rules of its own (3.6.6.2b). */
export const hasRussiaMadePeace = any(flag('russia.surrendered'), all(ruled('RC-53', 'both'), happened('armistice.russiaAxis')))

/** The same in the Far East: of a surrender there the turn may be wanting (RC-47, 3.6.6.4). */
export const hasRussiaMadePeaceWithJapan = any(happened('armistice.russiaJapan'), flag('russia.surrenderedToJapan'))

/** 3.2.7.3b: the USA goes by the effective level, Russia by the actual one (RC-13). */
export const usaAxis = effectiveLevel('usat')
export const usaJapan = effectiveLevel('usjt')
export const russoAxis = level('rgt')

const IN_FORCE = { rgt: russoAxis, usat: usaAxis, usjt: usaJapan } as const

/** The level is there, or has been: what it opened then it does not close again, or does by a host’s ruling (RC-85). */
export const hasReached = (needed: number, track: keyof typeof IN_FORCE): Condition =>
  any(atLeast(needed, IN_FORCE[track]), all(ruled('RC-85', 'reached'), atLeast(needed, highestLevel(track))))

/** RC-71: the USA is at peace with all the Axis and has not reached 50. */
export const isUsaHeldBack = called(
  'the USA is at peace and below 50',
  all(not(any(...AXIS_CAMP.map((power) => atWar('us', power)))), not(hasReached(50, 'usat'))),
)

/** 3.3.3.7: from this level Japan surprises nobody. */
export const SURPRISE_ENDS = 40
export const isSurprise = not(hasReached(SURPRISE_ENDS, 'usjt'))

export const twice = (of: Quantity): Quantity => sum(of, of)

/** One of these declared on one of those in an earlier turn. */
export const hadDeclared = (by: readonly Power[], on: readonly Power[]): Condition => atLeast(1, earlierDeclarations(by, on))

/** 3.4.2.2b: a year start has passed since the Netherlands surrendered. */
export const haveIndiesPassed = called(
  'a year start has passed since the Netherlands surrendered',
  atLeast(1, yearStartsSince('netherlands.surrenderTurn')),
)
