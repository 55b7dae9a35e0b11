import { chapter, clause } from '../../../rules/index.ts'

const heading = { is: 'shown', why: 'heading' } as const

/** 49.9: fine points of single tables. */
export const clarifications = chapter('49', [
  clause('49.9', 'Specific diplomatic tables', heading),
  clause('49.91', 'Clarifications of single tables', heading),
  clause('49.91A (1)', 'Belgium or Luxembourg attacked under −1 associates if Allied-occupied'),
  clause('49.91A (2)', 'French-held Belgian hexes become British when France surrenders'),
  clause('49.91B (1)', 'Russian war with Turkey is no Balkan war'),
  clause('49.91B (2)', 'Balkan +1 for Russian entry also by results in Rumania or Finland'),
  clause('49.91B (3)', 'Bessarabia +1 after one turn of fighting, beside the +3'),
  clause('49.91C', 'One turn of fighting over the Finnish border is enough'),
  clause('49.91D', 'German war on Ireland removes pro-German partisans for good'),
  clause('49.91E', 'Spain: inactive Vichy units are not Axis units in Africa'),
  clause('49.91F (1)', 'An allied Ukraine changes no hex control'),
  clause('49.91F (2)', 'Ukraine 5+: free infantry, where it stands and how it returns'),
  clause('49.91F (3)', 'Vlasov and Russian builds in supplied Ukrainian hexes'),
  clause('49.91F (4)', 'Ukraine 6+: Russian partisans there are removed'),
  clause('49.91F (5)', 'Russia conquering the Ukraine: 10 BRPs, partisans still barred'),
  clause('49.91F (6)', 'The Ukraine remains Russian for builds, weather and entry bans'),
  clause('49.91G (1)', 'Vichy capitals: early Free French and retaken colonies not counted'),
  clause('49.91G (2)', 'Vichy France: its inactive units are not Axis in Africa'),
  clause('49.91G (3)', 'Bridgehead in France and port in Belgium: −2 and −1 both'),
  clause('49.91G (4)', 'No landing on Corsica without war on neutral Vichy France'),
  clause('49.91G (5)', 'After −2 or −3 Vichy and Free French are French minor-ally units'),
  clause('49.91G (6)', 'France then reconquered only with Paris and Vichy both Axis-held'),
])
