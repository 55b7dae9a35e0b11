import { carriedOut, chapter, clause, computed, type Entry, enforced, sequenced } from '../../../rules/index.ts'

const strikeOrdersEnforced = enforced(
  'src/rules/chapters/pearl-harbor/why-not-strike.ts',
  'src/editions/pearl-harbor.test.ts',
  'src/editions/pearl-harbor-table.test.ts',
)
const fleetRowsSequenced = sequenced('src/editions/2023/pearl-harbor/fleets.ts', 'src/counsel/unprepared.test.ts')
const fleetRowsComputed = computed(
  'src/editions/2023/pearl-harbor/fleets.ts',
  'src/editions/pearl-harbor.test.ts',
  'src/editions/pearl-harbor-table.test.ts',
)
const fleetRowsEnforced = enforced('src/editions/2023/pearl-harbor/fleets.ts', 'cases/questions/pacific-fleets.json')
const taskForcesEnforced = enforced('src/rules/chapters/pearl-harbor/task-force.ts', 'cases/questions/pacific-fleets.json')
const fleetNoticesEnforced = enforced('src/editions/2023/pearl-harbor/fleets.ts', 'src/counsel/unprepared.test.ts')
const aswComputed = computed('src/editions/2023/pearl-harbor/fleets.ts', 'cases/questions/pacific-fleets.json')
const strikeClausesSequenced = sequenced('src/editions/2023/pearl-harbor/index.ts', 'src/editions/pearl-harbor.test.ts')
const strikeComputed = computed(
  'src/rules/chapters/pearl-harbor/strike-decision.ts',
  'src/editions/pearl-harbor.test.ts',
  'src/counsel/pearl-harbor-odds.test.ts',
)
const strikeDoorComputed = computed('src/counsel/doors/pearl-harbor.ts', 'src/counsel/pearl-harbor-odds.test.ts')
const strikeViewSequenced = sequenced('src/rules/chapters/pearl-harbor/strike-view.ts', 'src/editions/pearl-harbor-secrecy.test.ts')
const placesComputed = computed(
  'src/rules/chapters/pearl-harbor/surprise-table.ts',
  'src/editions/pearl-harbor.test.ts',
  'src/editions/pearl-harbor-table.test.ts',
)
const strikeOrdersSequenced = sequenced('src/rules/chapters/pearl-harbor/why-not-strike.ts', 'src/editions/pearl-harbor.test.ts')
const surpriseTableCarriedOut = carriedOut(
  'src/editions/2023/pearl-harbor/surprise.ts',
  'src/editions/pearl-harbor.test.ts',
  'src/editions/pearl-harbor-table.test.ts',
)
const surpriseTableComputed = computed(
  'src/editions/2023/pearl-harbor/surprise.ts',
  'src/editions/pearl-harbor.test.ts',
  'src/editions/pearl-harbor-table.test.ts',
)
const strikeCarriedOut = carriedOut('src/rules/chapters/pearl-harbor/strike-decision.ts', 'src/editions/pearl-harbor.test.ts')
const oilComputed = computed('src/rules/chapters/pearl-harbor/strike-decision.ts', 'src/editions/pearl-harbor.test.ts')
const interceptionComputed = computed(
  'src/rules/chapters/pearl-harbor/surprise-table.ts',
  'src/editions/pearl-harbor.test.ts',
  'src/counsel/pearl-harbor-odds.test.ts',
)
const surpriseTurnsEnforced = enforced('src/rules/chapters/pearl-harbor/unpreparedness.ts', 'src/counsel/unprepared.test.ts')
const strikeClausesEnforced = enforced('src/editions/2023/pearl-harbor/index.ts', 'src/counsel/unprepared.test.ts')
const strikeDoorSequenced = sequenced(
  'src/counsel/doors/pearl-harbor.ts',
  'src/counsel/pearl-harbor-odds.test.ts',
  'src/counsel/unprepared.test.ts',
)
const magicComputed = computed('src/rules/chapters/pearl-harbor/strike-decision.ts', 'src/counsel/unprepared.test.ts')
const effectsEnforced = enforced('src/editions/2023/pearl-harbor/unpreparedness.ts', 'src/counsel/unprepared.test.ts')
const effectsComputed = computed('src/editions/2023/pearl-harbor/unpreparedness.ts', 'src/counsel/unprepared.test.ts')
const effectsSequenced = sequenced('src/editions/2023/pearl-harbor/unpreparedness.ts', 'src/counsel/unprepared.test.ts')

const heading = { is: 'shown', why: 'heading' } as const
const comment = { is: 'shown', why: 'comment' } as const
const stormOverAsia = { only: ['storm-over-asia'] }

/** 51.1: the strike force. */
const strikeForce = chapter('50-53', [
  clause('51', 'Pearl Harbor and Allied unpreparedness', heading),
  clause('51.1', 'Pearl Harbor', heading),
  clause('51.11', 'What the attack meant', { is: 'shown', why: 'history' }),
  clause('51.12', 'Strike force: CV and CVB, two fast 3-factor battlecruisers, one cruiser, no CVL', strikeOrdersEnforced),
  clause('51.13', 'No invasion of Pearl Harbor in the first turn of the war', strikeOrdersEnforced),
])

/** 51.2: the American fleets before the war. */
const fleets = chapter('50-53', [
  clause('51.2', 'The American navy', heading),
  clause('51.21', 'American ships of Fall 1939 start in the two U.S. boxes', fleetRowsSequenced),
  clause('51.21A', 'Pacific fleet: three CV, eight 3-factor battleships, CA14, DD12', fleetRowsComputed),
  clause('51.21B', 'Atlantic fleet: Yorktown, six 3-factor battleships, CA14, DD6', fleetRowsComputed),
  clause('51.21C', 'Later ships join one of the two fleets', { is: 'shown', why: 'pointer to 51.224' }),
  clause('51.21-box', 'Without preludes later ships are those launched during the game', {
    is: 'shown',
    why: 'definition used by 51.224',
  }),
  clause('51.22', 'Where American ships may be before the war', heading),
  clause('51.221', 'Prewar limits on the Atlantic fleet', heading),
  clause('51.221A', 'The Atlantic core stays in the European theatre until war with Japan', fleetRowsEnforced),
  clause('51.221B', 'Yorktown and Atlantic launches: Pearl Harbor only, until USJT 45 or war', fleetRowsEnforced),
  clause('51.222', 'No Pacific ship goes to the Atlantic fleet before war with Japan', fleetRowsEnforced),
  clause('51.223', 'Each Pacific fast carrier forms its own 10-factor task force', taskForcesEnforced),
  clause('51.224A', 'Ships beyond the starting fleets are assigned to one of them', fleetRowsSequenced),
  clause('51.224A-1', 'Launched in the prelude: assigned as the war breaks out', fleetRowsSequenced, stormOverAsia),
  clause('51.224A-2', 'Launched later: assigned after Allied redeployment of the launch turn', fleetRowsSequenced),
  clause('51.224B', 'Added Atlantic ships may change fleet before war, added Pacific ones not', fleetNoticesEnforced),
  clause('51.224C', 'Added Pacific ships base where the Pacific fleet is', fleetNoticesEnforced),
  clause('51.224-box', 'Without preludes no ships come from Storm Over Asia', {
    is: 'shown',
    why: 'says that 51.224A-1 needs Storm Over Asia',
  }),
  clause('51.23', 'What tensions let the fleets do', heading),
  clause('51.231', 'Both fleets stay in their boxes until a tension result frees them', fleetRowsEnforced),
  clause('51.232', 'At USJT 8 the Pacific fleet goes to Pearl Harbor, until 45 or war', fleetRowsEnforced),
  clause('51.233', 'A neutral U.S. builds transports only for cash and carry or lend lease', fleetNoticesEnforced),
  clause('51.234', 'USAT 25: one ASW to the Atlantic SW box; 35: a second', aswComputed),
  clause('51.235', 'USJT 40: one ASW a turn to the Pacific SW box', aswComputed),
])

/** 51.3: carrier locations, surprise and the first strike. */
const firstStrike = chapter('50-53', [
  clause('51.3', 'The first strike on Pearl Harbor', heading),
  clause('51.31', 'The surprise table needs the Pacific fleet at Pearl Harbor', strikeClausesSequenced),
  clause('51.311', 'Column: USJT at the declaration, less Japanese and plus U.S. Magic cards', strikeComputed),
  clause('51.311-mob', 'A Japanese mobilization forced that turn adds 1 to USJT first', strikeDoorComputed),
  clause('51.312', 'Two secret dice for each Pacific fast carrier force', strikeViewSequenced),
  clause('51.312A', 'Pearl: the carrier is in port, open to the first strike', placesComputed),
  clause('51.312B', 'Pacific: the carrier is refitting in the Pacific U.S. box', placesComputed),
  clause('51.312C', 'Number: the carrier is at sea, that hard to bring up', placesComputed),
  clause('51.312D', 'Auto: the carrier is alongside, sure to catch a second strike', placesComputed),
  clause('51.313', 'Surprise level: one die plus the column modifier and nothing else', strikeComputed),
  clause('51.32', 'The first strike flies once locations and surprise are known', strikeOrdersSequenced),
  clause('51.33', 'No interception before one strike; all Japanese NAS fly in it', strikeOrdersEnforced),
  clause('51.34', 'First strike targets: AAF, NAS, named and light ships, never oil', strikeOrdersEnforced),
  clause('51.35', 'American air at Pearl is uninverted: surprised on the ground or engaging', surpriseTableCarriedOut),
  clause('51.31-table', 'Pearl Harbor surprise table: two dice, five USJT columns, modifiers +6 to +3', surpriseTableComputed),
  clause('51.31-expl-1', 'Table note on column, location and interception', {
    is: 'shown',
    why: 'repeats 51.311, 51.312 and 51.42',
  }),
  clause('51.31-expl-2', 'Always: U.S. air defence one level down, Japanese air attack dice +1', surpriseTableComputed),
  clause('51.31-expl-3', 'Surprised air as ships: 1 AAF or 3 NAS make a naval factor', surpriseTableCarriedOut),
  clause('51.31-L4', 'Surprise level 4: one defending squadron fewer engages', surpriseTableComputed),
  clause('51.31-L5', 'Surprise level 5: two defending squadrons fewer engage', surpriseTableComputed),
  clause('51.31-L6', 'Surprise level 6: three defending squadrons fewer engage', surpriseTableComputed),
  clause('51.31-L7', 'Surprise level 7 up: none engage, no air defence, critical-hit rolls', surpriseTableComputed),
  clause('51.36', 'Surprised air is attacked like ships; survivors fight one unanswered round', strikeCarriedOut),
  clause('51.36-ex', 'Low tensions against a good Magic draw', comment),
])

/** 51.4 to 51.6: the second strike, interception and what comes after. */
const secondStrike = chapter('50-53', [
  clause('51.4', 'The second strike on Pearl Harbor', heading),
  clause('51.41', 'Japan withdraws or strikes again with some or all NAS', strikeOrdersSequenced),
  clause('51.41A', 'Second strike: no surprise roll, all surviving American air defends', strikeCarriedOut),
  clause('51.41B', 'Second strike targets: air, ships or oil counters', strikeOrdersEnforced),
  clause('51.41C', 'Oil: result 1, 2 or 3 up destroys one, two or three counters', oilComputed),
  clause('51.42', 'After the second strike, Auto intercepts and numbers roll that or more', interceptionComputed),
  clause('51.43', 'How the interception is fought', strikeOrdersSequenced),
  clause('51.43A', 'One round, then the strike force must withdraw', strikeOrdersSequenced),
  clause('51.43B', 'NAS of the second strike cannot defend; a third may fly CAP', strikeOrdersEnforced),
  clause('51.43C', 'The U.S. has found Japan, Japan nobody; no search rolls', strikeCarriedOut),
  clause('51.43D', 'One U.S. strike of at most 10 NAS with surprise; no fleet combat', strikeOrdersEnforced),
  clause('51.43-ex', 'Nagumo’s choice: strike again or withdraw', comment),
  clause('51.5', 'No third strike', heading),
  clause('51.51', 'At most two strikes on Pearl Harbor in the first turn', strikeOrdersEnforced),
  clause('51.52', 'The surviving strike force returns to Japan together, inverted', strikeCarriedOut),
  clause('51.6', 'The American navy after the attack', heading),
  clause('51.61', 'Surviving carriers placed; ships at Pearl may contest Midway and Johnston', strikeCarriedOut),
])

/** 51.7: Japanese surprise across the Pacific theatre. */
const unpreparedness = chapter('50-53', [
  clause('51.7', 'Allied unpreparedness', heading),
  clause('51.71', 'Surprise in December 1941', { is: 'shown', why: 'history' }),
  clause('51.71A', 'Surprise holds that game turn if effective USJT is under 40', surpriseTurnsEnforced),
  clause('51.71B', 'No surprise at effective USJT 40 or when the U.S. declares', strikeClausesEnforced),
  clause('51.71C', 'Level taken at the declaration, with one final die at once', strikeDoorSequenced),
  clause('51.71D', 'Magic never counts for the surprise test, only for the column', magicComputed),
  clause('51.72', 'Surprise in the Japanese player turn', heading),
  clause('51.72A', 'Western Allied and Dutch infantry and replacements: -1 DM', effectsEnforced),
  clause('51.72B', 'Western Allied and Dutch air uninverted, defending normally except at Pearl', effectsEnforced),
  clause('51.72C', 'British, Australian, Dutch ships intercept normally; U.S. submarines inverted', effectsEnforced),
  clause('51.72D', 'Japanese sea transport: no basic debarking cost, rough terrain still 1', effectsEnforced),
  clause('51.72D-20', 'All Japanese units may sea transport to a port 20 hexes away', effectsComputed),
  clause('51.72E', 'Undefended beach: bridgehead, then inland as if sea transported', effectsEnforced),
  clause('51.72E-20', 'All Japanese units may invade up to 20 hexes away', effectsComputed),
  clause('51.72F', 'Japanese air transport: no basic debarking cost, rough terrain still 1', effectsEnforced),
  clause('51.72G', 'U.S. strategic Magic serves only at Pearl Harbor', effectsEnforced),
  clause('51.72H', 'Monsoons do not hinder Japan', effectsEnforced),
  clause('51.72I', 'Defender may not modify contested invasions; exploiting Japanese armour keeps its CTL', effectsEnforced),
  clause('51.73', 'Western Allied limits spare Russia, China, and a U.S. still at peace', surpriseTurnsEnforced),
  clause('51.73A', 'First Allied player turn after the declaration', effectsSequenced),
  clause('51.73A-1', 'First turn: units in the Philippines may not move', effectsEnforced),
  clause('51.73A-2', 'First turn: Western Allied ground units enter jungle/mountain only by sea', effectsEnforced),
  clause('51.73A-3', 'First turn: no Pacific offensives, except British against Indian partisans', effectsEnforced),
  clause('51.73A-4', 'First turn: Dutch units neither move nor attack', effectsEnforced),
  clause('51.73A-5', 'First turn: no Filipino units, airbases, ports or fortifications built', effectsEnforced),
  clause('51.73A-6', 'First turn: Indian Ocean ships stay off the Pacific map', effectsEnforced),
  clause('51.73A-7', 'First turn: ships entering the Pacific theatre are inverted', effectsEnforced),
  clause('51.73A-8', 'First turn: half the American DDs, rounded up, may escort', effectsComputed),
  clause('51.73A-9', 'First turn: half the Pacific transports, rounded up, may be used', effectsComputed),
  clause('51.73B', 'Second Allied player turn after the declaration', effectsSequenced),
  clause('51.73B-1', 'Second turn: Western Allied ground units enter jungle/mountain only by sea', effectsEnforced),
  clause('51.74', 'Nationalists abroad and lent Flying Tigers: from the second Allied player turn', fleetNoticesEnforced),
])

/** Rule 51. */
export const pearlHarbor: readonly Entry[] = [...strikeForce, ...fleets, ...firstStrike, ...secondStrike, ...unpreparedness]
