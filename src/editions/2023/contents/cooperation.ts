import { chapter, clause, type Entry } from '../../../rules/index.ts'

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
  clause('53.21', 'Anglo-French limits end at the earliest of three moments'),
  clause('53.21A', 'Fourth, third or second Allied player turn after a trigger, by research'),
  clause('53.21A-1', 'Trigger: Italian declaration on Britain or France'),
  clause('53.21A-2', 'Trigger: first Axis western offensive, not solely on Austria or Czechoslovakia'),
  clause('53.21A-3', 'Trigger: German declaration on Low Countries, Denmark/Norway or Ireland'),
  clause('53.21A-4', 'Trigger: German declaration on Russia'),
  clause('53.21B', 'Latest end: Allied Spring player turn, second year after the outbreak'),
  clause('53.21C', 'End on French surrender: at the next Allied player turn'),
  clause('53.21-box', 'Without preludes two research levels: second Allied player turn, or Spring 1941'),
  clause('53.22', 'Research results cancel single Anglo-French limits'),
  clause('53.23', 'French hexes closed to British units'),
  clause('53.23A', 'Paris closed to British units'),
  clause('53.23B', 'Marseilles and Lyon closed to British units'),
  clause('53.23C', 'The city of Vichy closed to British units'),
  clause('53.23D', 'Maginot hexes closed to British units until once Axis-occupied'),
  clause('53.231', 'Passing through closed hexes allowed, ending a phase there not'),
  clause('53.24', 'British possessions closed to French units, Britain itself for ever'),
  clause('53.241', 'French air may fly over British areas, not base there'),
  clause('53.242', 'French ships base only in French-held ports'),
  clause('53.243', 'Displaced French ships shelter inverted in a vacant British-held port'),
  clause('53.25', 'No stacking of British with French units or counters'),
  clause('53.251', 'What the Anglo-French stacking ban forbids', heading),
  clause('53.251A', 'No British exploitation of a purely French breakthrough'),
  clause('53.251B', 'No combined Anglo-French overruns'),
  clause('53.251C', 'No British units on French airbase counters'),
  clause('53.251D', 'No British defensive air support for French units'),
  clause('53.251E', 'No joint Anglo-French ground support over one hex, nor joint air interception'),
  clause('53.251F', 'No British air cover for French ships, nor joint attacks on ships'),
  clause('53.251G', 'No British carrying, escort or bombardment for French units'),
  clause('53.251H', 'British and French navies never both against one naval activity'),
  clause('53.251I', 'No British counter-interception where French ships were intercepted'),
  clause('53.251J', 'No British interception of airdrops in closed or French-held hexes'),
  clause('53.251K', 'No British interception of Axis defensive air support beside French air'),
  clause('53.252', 'What Britain and France may still do', heading),
  clause('53.252A', 'Combined Anglo-French ground attacks from separate hexes'),
  clause('53.252B', 'British ground support for French attacks outside closed hexes'),
  clause('53.252C', 'Attack on several hexes: British and French air over different ones'),
  clause('53.252D', 'British air and ships in empty French cities and ports'),
  clause('53.252E', 'British ships protect sea supply to French units'),
  clause('53.252F', 'British air factors modify French naval interception'),
  clause('53.253', 'Movement and passage free; British and French ships fight separately'),
  clause('53.26', 'No British BRP grants to France'),
  clause('53.27', '53.24 to 53.26 work both ways; British units may enter France'),
  clause('53.28', 'Commonwealth bound; Free French, Americans and other minors not'),
])

/** 53.3: Germany and Italy. */
const germanItalian = chapter('50-53', [
  clause('53.3', 'Cooperation of Germany and Italy', heading),
  clause('53.31', 'Before both fight the Western Allies: no entry, no embarking; supply crosses Italy'),
  clause('53.32', 'Once allied, Germany and Italy stack and cooperate fully'),
])

/** 53.4: Russia and the Western Allies. */
const russoAllied = chapter('50-53', [
  clause('53.4', 'Cooperation of Russia and the Western Allies', heading),
  clause('53.41', 'Stacking ban of 53.25 between Russia and the Western Allies all game'),
  clause('53.42', 'No air or naval support, carrying or air supply either way'),
  clause('53.43', 'No combined attack on a hex: more factors first, then the other'),
  clause('53.44', 'Minor allies, associates and partisans bound as well'),
  clause('53.45', 'No supply or oil from the other, except Russian to Nationalist China'),
  clause('53.46', 'No use of the other’s bases and ports, except to deliver grants'),
  clause('53.47', 'Western Allied units never enter Russia'),
])

/** 53.5: the two Chinas, and Nationalist China with Russia. */
const chinese = chapter('50-53', [
  clause('53.5', 'Cooperation of Nationalist and Communist China', heading),
  clause('53.51', 'Chinese limits off only without a Russian alliance, and by A or B'),
  clause('53.51A', 'United Front kept and previous resistance at least +2'),
  clause('53.51B', 'At least nine steps of National Unity research', undefined, stormOverAsia),
  clause('53.51-box', 'Without preludes the United Front exists'),
  clause('53.52', 'Russo-Allied limits bind the Chinas; grants may pass Communist ports'),
  clause('53.53', 'Neither China enters hexes of the other; caught units are eliminated'),
  clause('53.54', 'Both may enter Japanese-held hexes; gaining control shuts the other out'),
  clause('53.55', 'Communist China as a Russian minor ally brings full limits'),
  clause('53.56', 'The same limits between Nationalist China and Russia, unless lifted'),
  clause('53.56-box', 'Without preludes only resistance +2 is in play'),
  clause('53.57', 'National Unity research; nine steps, second result void beside a Russian alliance', undefined, stormOverAsia),
  clause('53.57A', 'Fewer than three steps of National Unity', heading, stormOverAsia),
  clause('53.57A-1', 'Fewer than three: Nationalist attackers reduced by all Communist infantry factors', undefined, stormOverAsia),
  clause('53.57A-2', 'Fewer than three: Communists neither attrition nor attack Japan', undefined, stormOverAsia),
  clause('53.57B', 'Three steps of National Unity', heading, stormOverAsia),
  clause('53.57B-1', 'Three steps: Nationalist attackers reduced by half the Communist infantry factors', undefined, stormOverAsia),
  clause('53.57B-2', 'Three steps: half the Communist infantry units may not attack', undefined, stormOverAsia),
  clause('53.57C', 'One National Unity result', heading, stormOverAsia),
  clause('53.57C-1', 'One result: 53.5 applies as usual', undefined, stormOverAsia),
  clause('53.57D', 'Nine steps of National Unity', heading, stormOverAsia),
  clause('53.57D-1', 'Nine steps: both enter any hex in China', undefined, stormOverAsia),
  clause('53.57D-2', 'Nine steps: the two Chinas may stack', undefined, stormOverAsia),
  clause('53.57D-3', 'Nine steps: attrition together, as one faction', undefined, stormOverAsia),
  clause('53.57E', 'A second National Unity result ends all remaining limits', undefined, stormOverAsia),
  clause('53.57E-1', 'Second result: joint offensives against Japan', undefined, stormOverAsia),
  clause('53.57-end', 'Communist attrition: with the Nationalists, else alone or beside Russia'),
])

/** Rule 53. */
export const cooperation: readonly Entry[] = [...kinds, ...angloFrench, ...germanItalian, ...russoAllied, ...chinese]
