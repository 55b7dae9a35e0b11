import { carriedOut, chapter, clause, computed, enforced, sequenced, shown } from '../../../../rules/index.ts'

const results = carriedOut('src/rules/chapters/rolls/outcome.ts', 'cases/questions/ledger-results-west.json')
const ownResults = carriedOut('src/rules/chapters/rolls/outcome.ts', 'src/editions/rule-49-results.test.ts')
const noticed = computed('src/editions/2023/notices.ts', 'src/editions/rule-49-notices.test.ts')

/** Every result is permanent. */
export const belgiumLuxembourg = chapter(
  '49',
  [
    clause('BEL-0', 'Belgium/Luxembourg: basic alignment 0'),
    clause(
      'BEL-N1',
      'Belgium/Luxembourg: named only once',
      enforced('src/editions/2023/naming.ts', 'cases/questions/naming-low-countries.json'),
    ),
    clause(
      'BEL-N2',
      'Belgium/Luxembourg: no naming once both have been attacked',
      enforced('src/editions/2023/naming.ts', 'cases/questions/naming-low-countries.json'),
    ),
    clause(
      'BEL-N3',
      'Belgium/Luxembourg: with one attacked, the neutral other may be named alone',
      enforced('src/editions/2023/clauses.ts', 'cases/questions/naming-low-countries.json', 'src/editions/rule-49-results.test.ts'),
    ),
    clause(
      'BEL-N4',
      'Belgium/Luxembourg: no general modifiers',
      computed('src/editions/2023/tables/western-europe.ts', 'src/editions/rule-49-tables.test.ts', 'cases/rolls/ledger-rolls.json'),
    ),
    clause('BEL-A1', 'Belgium/Luxembourg: +2 for a Western Allied attack on another neutral minor'),
    clause('BEL-R(−3)', 'Belgium/Luxembourg on −3*: Belgium becomes a French minor ally', results),
    clause('BEL-R(−2)', 'Belgium/Luxembourg on −2*: Belgium becomes a French associate', results),
    clause(
      'BEL-R(−1) (a)',
      'Belgium/Luxembourg on −1*: France gets 10 BRPs and the hexes; Allied units may enter',
      carriedOut('src/rules/chapters/rolls/outcome.ts', 'cases/questions/ledger-results-west.json', 'src/editions/rule-49-results.test.ts'),
    ),
    clause(
      'BEL-R(−1) (b)',
      'Belgium/Luxembourg on −1*: no Allied operations over the German or Dutch border',
      shown('the notice belgian-border says so to the Western Allies'),
    ),
    clause(
      'BEL-R(−1) (c)',
      'Belgium/Luxembourg on −1*: border bans end with German war or Spring 1941',
      sequenced('src/editions/2023/notices.ts', 'src/editions/rule-49-notices.test.ts'),
    ),
    clause(
      'BEL-R(−1) (d)',
      'Belgium/Luxembourg on −1*: no Western Allied declaration of war on either',
      enforced('src/editions/2023/war/minors.ts', 'src/counsel/later-help.test.ts'),
    ),
    clause('BEL-R(0)', 'Belgium/Luxembourg on 0*: France gets 5 BRPs', results),
    clause(
      'BEL-R(1-6)',
      'Belgium/Luxembourg on 1-6*: no effect, yet permanent',
      carriedOut('src/rules/chapters/rolls/outcome.ts', 'cases/questions/ledger-results-west.json', 'src/editions/rule-49-results.test.ts'),
    ),
    clause('BEL-R(7)', 'Belgium/Luxembourg on 7*: Axis get 5 BRPs', results),
    clause('BEL-R(8)', 'Belgium/Luxembourg on 8*: Axis control the hexes and get 10 BRPs', results),
    clause('BEL-R(9)', 'Belgium/Luxembourg on 9*: Belgium becomes an Axis associate', results),
    clause('BEL-R(10)', 'Belgium/Luxembourg on 10*: Belgium becomes an Axis minor ally', results),
  ],
  { printed: 'DT Belgium/Luxembourg', home: computed('src/editions/2023/tables/western-europe.ts', 'cases/rolls/belgium-luxembourg.json') },
)

export const ireland = chapter(
  '49',
  [
    clause('IRE-0', 'Ireland: basic alignment 0'),
    clause('IRE-M1', 'Ireland: +1 for an Irish 8 in effect'),
    clause('IRE-M2', 'Ireland: −1 per unbuilt Irish partisan in the German force pool'),
    clause('IRE-R(2)', 'Ireland on 2*: quiet for good; 7 or 8+ ends, partisans go', ownResults),
    clause('IRE-R(3-4)', 'Ireland on 3-4: a 7 or 8+ in effect ends', ownResults),
    clause('IRE-R(5-6)', 'Ireland on 5-6: a 7 or 8+ in effect continues', ownResults),
    clause('IRE-R(7) (a)', 'Ireland on 7: Germany may build one Irish partisan outside Ulster', ownResults),
    clause('IRE-R(7) (b)', 'Ireland on 7: Britain loses 1 BRP with the partisan in or near Ulster', noticed),
    clause('IRE-R(7) (c)', 'Ireland on 7: +1 on the German Strategic Warfare Effects roll', noticed),
    clause('IRE-R(7) (d)', 'Ireland on 7: Allied conquest ends it but allows two partisans', noticed),
    clause('IRE-R(8+)', 'Ireland on 8 or more: as 7 with two partisans, one per turn', ownResults),
  ],
  { printed: 'DT Ireland', home: computed('src/editions/2023/tables/western-europe.ts', 'cases/rolls/ireland.json') },
)

export const spain = chapter(
  '49',
  [
    clause('SPA-0', 'Spain: basic alignment 0'),
    clause(
      'SPA-N1',
      'Spain: named only after the conquest of France',
      enforced('src/editions/2023/naming.ts', 'cases/questions/naming-countries.json'),
    ),
    clause(
      'SPA-N2',
      'Spain: association and Axis reaction after a Western Allied war on Portugal',
      carriedOut('src/rules/game/orders/report.ts', 'src/editions/rule-49-phase.test.ts', 'cases/questions/ledger-reactions.json'),
    ),
    clause('SPA-G1', 'Spain: +3/−3 as an active minor ally after 10/−3'),
    clause('SPA-G2', 'Spain: +2/−2 as an associate after 9/−2 or an enemy attack'),
    clause('SPA-G3', 'Spain: +1/−1 under hex control after 8/−1'),
    clause('SPA-G4', 'Spain: ±1 per unbuilt air, armour or infantry unit'),
    clause('SPA-G5', 'Spain: ±1 per five friendly ground/air factors there'),
    clause('SPA-G6', 'Spain: ±1 per five enemy ground/air factors there'),
    clause('SPA-A1', 'Spain: −1 while no Axis units are in Africa, Wafdists not counted'),
    clause('SPA-A2', 'Spain: −1 for Vichy France as a German minor ally'),
    clause('SPA-A3', 'Spain: +1 for Axis-held Suez or Alexandria'),
    clause('SPA-A4', 'Spain: +2 for Axis-held Gibraltar'),
    clause('SPA-A5', 'Spain: +1 for any Axis-held hex in Britain'),
    clause('SPA-A6', 'Spain: +1 for a Western Allied declaration of war on Portugal'),
    clause('SPA-A7', 'Spain: +3 for negative British resistance after an accepted British surrender'),
    clause('SPA-I1', 'Spain: inertial +1 when the net after covert operations is negative'),
    clause('SPA-I2', 'Spain: inertial −1 when the net after covert operations is positive'),
    clause('SPA-R(−3)', 'Spain on −3: becomes an Allied minor ally', results),
    clause('SPA-R(−2)', 'Spain on −2: becomes an Allied associate', results),
    clause('SPA-R(−1)', 'Spain on −1: Allies control its hexes and get 20 BRPs', results),
    clause('SPA-R(0)', 'Spain on 0: Allies get 10 BRPs', results),
    clause('SPA-R(1-2)', 'Spain on 1-2: pro-Allied policy (0 to −3) stays, pro-Axis (7 to 10) ends', results),
    clause('SPA-R(3-4)', 'Spain on 3-4: policies stay as they are', results),
    clause(
      'SPA-R(5-6)',
      'Spain on 5-6: pro-Axis stays, pro-Allied ends; one 2-3 volunteer for the east',
      carriedOut(
        'src/rules/chapters/rolls/outcome.ts',
        'cases/questions/ledger-results-west.json',
        'cases/questions/results-volunteers.json',
      ),
    ),
    clause('SPA-R(7)', 'Spain on 7: Axis get 10 BRPs; two 2-3 volunteers', results),
    clause('SPA-R(8)', 'Spain on 8: Axis control its hexes, 20 BRPs; three 2-3 volunteers', results),
    clause('SPA-R(9)', 'Spain on 9: becomes an Axis associate; three 2-3 volunteers', results),
    clause('SPA-R(10)', 'Spain on 10: becomes an Axis minor ally', results),
  ],
  { printed: 'DT Spain', home: computed('src/editions/2023/tables/spain.ts', 'cases/rolls/spain.json') },
)

export const vichyFrance = chapter(
  '49',
  [
    clause('VIC-0', 'Vichy France: basic alignment 0'),
    clause(
      'VIC-N1',
      'Vichy France: named by either side, even as a German minor ally',
      enforced('src/editions/2023/naming.ts', 'cases/questions/naming-allies.json'),
    ),
    clause(
      'VIC-N2',
      'Vichy France: no naming in the year France falls, reactions apart',
      enforced('src/editions/2023/naming.ts', 'cases/questions/reactions-west.json'),
    ),
    clause(
      'VIC-N3',
      'Vichy France: Axis reaction to Allied war on it or its colonies',
      enforced('src/editions/2023/reactions.ts', 'cases/questions/ledger-reactions.json'),
    ),
    clause('VIC-G1', 'Vichy France: +3/−3 as an active minor ally after 10/−3'),
    clause('VIC-G2', 'Vichy France: +2/−2 as an associate after 9/−2 or an enemy attack'),
    clause('VIC-G3', 'Vichy France: +1 under German hex control after 8'),
    clause('VIC-G4', 'Vichy France: ±1 per unbuilt air, armour or infantry unit'),
    clause('VIC-G5', 'Vichy France: ±1 per five friendly factors there, Corsica and unattacked colonies included'),
    clause('VIC-G6', 'Vichy France: ±1 per five enemy factors there, Corsica and unattacked colonies included'),
    clause('VIC-A1', 'Vichy France: −1 for every colonial capital the Allies hold'),
    clause('VIC-A2', 'Vichy France: −1 while no Axis units are in Africa'),
    clause('VIC-A3', 'Vichy France: −1 for U.S./British armour or infantry on the Continent outside France'),
    clause('VIC-A4', 'Vichy France: −2 for U.S./British armour or infantry in a French bridgehead or port'),
    clause('VIC-A5', 'Vichy France: −1 once the U.S. is at war with the Axis'),
    clause('VIC-A6', 'Vichy France: −1 for Spain as an Axis minor ally'),
    clause('VIC-A7', 'Vichy France: −1 for a negative French surrender level'),
    clause('VIC-A8', 'Vichy France: +1 for a positive French surrender level'),
    clause('VIC-A9', 'Vichy France: +1 while USAT is below 25'),
    clause('VIC-A10', 'Vichy France: +1 each for Axis-held Malta, Gibraltar, and Suez or Alexandria'),
    clause('VIC-A11', 'Vichy France: +2 for every French colony the Allies attacked last turn'),
    clause('VIC-R(−3)', 'Vichy France on −3: becomes an Allied minor ally, its colonies Free French', results),
    clause('VIC-R(−2)', 'Vichy France on −2: becomes an Allied associate, its colonies Free French', results),
    clause(
      'VIC-R(−1)',
      'Vichy France on −1: Allies control its hexes, Vichy deactivates; no BRPs',
      carriedOut('src/rules/chapters/rolls/outcome.ts', 'cases/questions/results-vichy.json', 'src/editions/rule-49-results.test.ts'),
    ),
    clause(
      'VIC-R(0)',
      'Vichy France on 0: deactivates, its forces leave play; no BRPs',
      carriedOut('src/rules/chapters/rolls/outcome.ts', 'cases/questions/results-vichy.json', 'src/editions/rule-49-results.test.ts'),
    ),
    clause('VIC-R(1-2)', 'Vichy France on 1-2: pro-Allied (0 to −3) stays, pro-Axis (7 to 10) ends', results),
    clause('VIC-R(3-4)', 'Vichy France on 3-4: policies stay as they are', results),
    clause(
      'VIC-R(5-6)',
      'Vichy France on 5-6: pro-Axis stays, pro-Allied ends; colonies reinforced, one 2-3 volunteer',
      carriedOut('src/rules/chapters/rolls/outcome.ts', 'cases/questions/ledger-results-west.json', 'cases/questions/results-vichy.json'),
    ),
    clause('VIC-R(7)', 'Vichy France on 7: Axis get 10 BRPs; two 2-3 volunteers', results),
    clause('VIC-R(8)', 'Vichy France on 8: Axis control its hexes, 20 BRPs; three 2-3 volunteers', results),
    clause('VIC-R(9)', 'Vichy France on 9: becomes an Axis associate; three 2-3 volunteers', results),
    clause('VIC-R(10)', 'Vichy France on 10: becomes an Axis minor ally', results),
  ],
  { printed: 'DT Vichy France', home: computed('src/editions/2023/tables/vichy.ts', 'cases/rolls/vichy-france.json') },
)
