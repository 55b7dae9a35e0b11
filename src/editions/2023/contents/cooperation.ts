import { chapter, clause, computed, type Entry, enforced, sequenced } from '../../../rules/index.ts'

const clockSequenced = sequenced('src/rules/chapters/cooperation/anglo-french-clock.ts', 'cases/cooperation/anglo-french.json')
const preludeComputed = computed('src/editions/2023/cooperation/anglo-french-clock.ts', 'cases/cooperation/anglo-french.json')
const clockComputed = computed('src/rules/chapters/cooperation/anglo-french-clock.ts', 'cases/cooperation/anglo-french.json')
const angloFrenchRowsEnforced = enforced('src/editions/2023/cooperation/anglo-french.ts', 'cases/cooperation/anglo-french.json')
const germanItalianRowsEnforced = enforced('src/editions/2023/cooperation/german-italian.ts', 'cases/cooperation/axis-and-allies.json')
const russoAlliedRowsEnforced = enforced('src/editions/2023/cooperation/russo-allied.ts', 'cases/cooperation/axis-and-allies.json')
const judgedSequenced = sequenced('src/rules/chapters/cooperation/judgement.ts', 'cases/cooperation/axis-and-allies.json')
const judgedEnforced = enforced('src/rules/chapters/cooperation/judgement.ts', 'cases/cooperation/axis-and-allies.json')
const chineseRowsEnforced = enforced('src/editions/2023/cooperation/chinese.ts', 'cases/cooperation/chinas.json')
const chineseRowsComputed = computed('src/editions/2023/cooperation/chinese.ts', 'cases/cooperation/chinas.json')

const heading = { is: 'shown', why: 'heading' } as const
const stormOverAsia = { only: ['storm-over-asia'] }

const kinds = chapter('50-53', [
  clause('53', 'Cooperation between powers', heading),
  clause('53.1', 'Cooperation limits in outline', heading),
  clause('53.11', 'Two families of cooperation limits', heading),
  clause('53.11A', 'Partners in a faction: Britain and France, Germany and Italy', {
    is: 'shown',
    why: 'definition used by 53.2 and 53.3',
  }),
  clause('53.11B', 'Factions: Western Allies and Russia, Nationalist and Communist China', {
    is: 'shown',
    why: 'definition used by 53.4 and 53.5',
  }),
])

/** 53.2: Britain and France. */
const angloFrench = chapter('50-53', [
  clause('53.2', 'Cooperation of Britain and France', heading),
  clause('53.21', 'Anglo-French limits end at the earliest of three moments', clockSequenced),
  clause('53.21A', 'Fourth, third or second Allied player turn after a trigger, by research', clockComputed),
  clause('53.21A-1', 'Trigger: Italian declaration on Britain or France', clockSequenced),
  clause('53.21A-2', 'Trigger: first Axis western offensive, not solely on Austria or Czechoslovakia', clockSequenced),
  clause('53.21A-3', 'Trigger: German declaration on Low Countries, Denmark/Norway or Ireland', clockSequenced),
  clause('53.21A-4', 'Trigger: German declaration on Russia', clockSequenced),
  clause('53.21B', 'Latest end: Allied Spring player turn, second year after the outbreak', clockSequenced),
  clause('53.21C', 'End on French surrender: at the next Allied player turn', clockSequenced),
  clause('53.21-box', 'Without preludes two research levels: second Allied player turn, or Spring 1941', preludeComputed),
  clause('53.22', 'Research results cancel single Anglo-French limits', angloFrenchRowsEnforced),
  clause('53.23', 'French hexes closed to British units', angloFrenchRowsEnforced),
  clause('53.23A', 'Paris closed to British units', angloFrenchRowsEnforced),
  clause('53.23B', 'Marseilles and Lyon closed to British units', angloFrenchRowsEnforced),
  clause('53.23C', 'The city of Vichy closed to British units', angloFrenchRowsEnforced),
  clause('53.23D', 'Maginot hexes closed to British units until once Axis-occupied', angloFrenchRowsEnforced),
  clause('53.231', 'Passing through closed hexes allowed, ending a phase there not', angloFrenchRowsEnforced),
  clause('53.24', 'British possessions closed to French units, Britain itself for ever', angloFrenchRowsEnforced),
  clause('53.241', 'French air may fly over British areas, not base there', angloFrenchRowsEnforced),
  clause('53.242', 'French ships base only in French-held ports', angloFrenchRowsEnforced),
  clause('53.243', 'Displaced French ships shelter inverted in a vacant British-held port', angloFrenchRowsEnforced),
  clause('53.25', 'No stacking of British with French units or counters', angloFrenchRowsEnforced),
  clause('53.251', 'What the Anglo-French stacking ban forbids', heading),
  clause('53.251A', 'No British exploitation of a purely French breakthrough', angloFrenchRowsEnforced),
  clause('53.251B', 'No combined Anglo-French overruns', angloFrenchRowsEnforced),
  clause('53.251C', 'No British units on French airbase counters', angloFrenchRowsEnforced),
  clause('53.251D', 'No British defensive air support for French units', angloFrenchRowsEnforced),
  clause('53.251E', 'No joint Anglo-French ground support over one hex, nor joint air interception', angloFrenchRowsEnforced),
  clause('53.251F', 'No British air cover for French ships, nor joint attacks on ships', angloFrenchRowsEnforced),
  clause('53.251G', 'No British carrying, escort or bombardment for French units', angloFrenchRowsEnforced),
  clause('53.251H', 'British and French navies never both against one naval activity', angloFrenchRowsEnforced),
  clause('53.251I', 'No British counter-interception where French ships were intercepted', angloFrenchRowsEnforced),
  clause('53.251J', 'No British interception of airdrops in closed or French-held hexes', angloFrenchRowsEnforced),
  clause('53.251K', 'No British interception of Axis defensive air support beside French air', angloFrenchRowsEnforced),
  clause('53.252', 'What Britain and France may still do', heading),
  clause('53.252A', 'Combined Anglo-French ground attacks from separate hexes', angloFrenchRowsEnforced),
  clause('53.252B', 'British ground support for French attacks outside closed hexes', angloFrenchRowsEnforced),
  clause('53.252C', 'Attack on several hexes: British and French air over different ones', angloFrenchRowsEnforced),
  clause('53.252D', 'British air and ships in empty French cities and ports', angloFrenchRowsEnforced),
  clause('53.252E', 'British ships protect sea supply to French units', angloFrenchRowsEnforced),
  clause('53.252F', 'British air factors modify French naval interception', angloFrenchRowsEnforced),
  clause('53.253', 'Movement and passage free; British and French ships fight separately', angloFrenchRowsEnforced),
  clause('53.26', 'No British BRP grants to France', angloFrenchRowsEnforced),
  clause('53.27', '53.24 to 53.26 work both ways; British units may enter France', angloFrenchRowsEnforced),
  clause('53.28', 'Commonwealth bound; Free French, Americans and other minors not', angloFrenchRowsEnforced),
])

/** 53.3: Germany and Italy. */
const germanItalian = chapter('50-53', [
  clause('53.3', 'Cooperation of Germany and Italy', heading),
  clause('53.31', 'Before both fight the Western Allies: no entry, no embarking; supply crosses Italy', germanItalianRowsEnforced),
  clause('53.32', 'Once allied, Germany and Italy stack and cooperate fully', germanItalianRowsEnforced),
])

/** 53.4: Russia and the Western Allies. */
const russoAllied = chapter('50-53', [
  clause('53.4', 'Cooperation of Russia and the Western Allies', heading),
  clause('53.41', 'Stacking ban of 53.25 between Russia and the Western Allies all game', russoAlliedRowsEnforced),
  clause('53.42', 'No air or naval support, carrying or air supply either way', russoAlliedRowsEnforced),
  clause('53.43', 'No combined attack on a hex: more factors first, then the other', judgedSequenced),
  clause('53.44', 'Minor allies, associates and partisans bound as well', judgedEnforced),
  clause('53.45', 'No supply or oil from the other, except Russian to Nationalist China', russoAlliedRowsEnforced),
  clause('53.46', 'No use of the other’s bases and ports, except to deliver grants', russoAlliedRowsEnforced),
  clause('53.47', 'Western Allied units never enter Russia', russoAlliedRowsEnforced),
])

/** 53.5: the two Chinas, and Nationalist China with Russia. */
const chinese = chapter('50-53', [
  clause('53.5', 'Cooperation of Nationalist and Communist China', heading),
  clause('53.51', 'Chinese limits off only without a Russian alliance, and by A or B', chineseRowsEnforced),
  clause('53.51A', 'United Front kept and previous resistance at least +2', chineseRowsEnforced),
  clause('53.51B', 'At least nine steps of National Unity research', chineseRowsEnforced, stormOverAsia),
  clause('53.51-box', 'Without preludes the United Front exists', chineseRowsEnforced),
  clause('53.52', 'Russo-Allied limits bind the Chinas; grants may pass Communist ports', chineseRowsEnforced),
  clause('53.53', 'Neither China enters hexes of the other; caught units are eliminated', chineseRowsEnforced),
  clause('53.54', 'Both may enter Japanese-held hexes; gaining control shuts the other out', chineseRowsEnforced),
  clause('53.55', 'Communist China as a Russian minor ally brings full limits', chineseRowsEnforced),
  clause('53.56', 'The same limits between Nationalist China and Russia, unless lifted', chineseRowsEnforced),
  clause('53.56-box', 'Without preludes only resistance +2 is in play', chineseRowsEnforced),
  clause('53.57', 'National Unity research; nine steps, second result void beside a Russian alliance', chineseRowsEnforced, stormOverAsia),
  clause('53.57A', 'Fewer than three steps of National Unity', heading, stormOverAsia),
  clause(
    '53.57A-1',
    'Fewer than three: Nationalist attackers reduced by all Communist infantry factors',
    chineseRowsComputed,
    stormOverAsia,
  ),
  clause('53.57A-2', 'Fewer than three: Communists neither attrition nor attack Japan', chineseRowsEnforced, stormOverAsia),
  clause('53.57B', 'Three steps of National Unity', heading, stormOverAsia),
  clause(
    '53.57B-1',
    'Three steps: Nationalist attackers reduced by half the Communist infantry factors',
    chineseRowsComputed,
    stormOverAsia,
  ),
  clause('53.57B-2', 'Three steps: half the Communist infantry units may not attack', chineseRowsComputed, stormOverAsia),
  clause('53.57C', 'One National Unity result', heading, stormOverAsia),
  clause('53.57C-1', 'One result: 53.5 applies as usual', chineseRowsEnforced, stormOverAsia),
  clause('53.57D', 'Nine steps of National Unity', heading, stormOverAsia),
  clause('53.57D-1', 'Nine steps: both enter any hex in China', chineseRowsEnforced, stormOverAsia),
  clause('53.57D-2', 'Nine steps: the two Chinas may stack', chineseRowsEnforced, stormOverAsia),
  clause('53.57D-3', 'Nine steps: attrition together, as one faction', chineseRowsEnforced, stormOverAsia),
  clause('53.57E', 'A second National Unity result ends all remaining limits', chineseRowsEnforced, stormOverAsia),
  clause('53.57E-1', 'Second result: joint offensives against Japan', chineseRowsEnforced, stormOverAsia),
  clause('53.57-end', 'Communist attrition: with the Nationalists, else alone or beside Russia', chineseRowsComputed),
])

/** Rule 53. */
export const cooperation: readonly Entry[] = [...kinds, ...angloFrench, ...germanItalian, ...russoAllied, ...chinese]
