import { chapter, clause, computed, enforced, sequenced } from '../../../../rules/index.ts'

const RULES = 'src/rules/chapters/transports/transports.ts'
const CASES = 'cases/changes/transports.json'

const allowed = enforced(RULES, CASES)
const available = computed(RULES, 'cases/changes/available-transports.json')

/** 20.6: building, moving and using transports. */
export const transports = chapter('changes-2016', [
  clause('20.621', 'A transport costs 1 shipbuilding point and 3 BRPs', computed('src/counsel/doors/transports.ts', CASES)),
  clause('20.621A-a', 'New Western Allied transports go to short boxes first', allowed),
  clause('20.621A-b', 'Box minimums: Atlantic 15, Indian Ocean 5, Pacific 10', computed(RULES, CASES)),
  clause('20.621A-c', 'With no box short, the rest go to any of the three', allowed),
  clause('20.621A-d', 'No new transport may stay in a port', allowed),
  clause('20.622', 'Western Allied transports change box in the redeployment phase', sequenced(RULES, CASES)),
  clause('20.622A-a', 'Only the surplus over a box’s initial level may leave', allowed),
  clause('20.622A-b', 'No redeployment takes a box under its initial level', allowed),
  clause('20.622A-c', 'No scrapping of transports to rebuild them in another box', allowed),
  clause('20.622B-a', 'A transport may redeploy in the turn it was built', allowed),
  clause(
    '20.622B-b',
    'A redeployed transport serves its new box from the next player turn',
    sequenced('src/counsel/doors/transports.ts', CASES),
  ),
  clause('20.622B-c', 'A transport works only where it began the turn', allowed),
  clause('20.622C-a', 'No leaving a strategic warfare box to dodge the coming combat', allowed),
  clause('20.622C-b', 'Western Allied transports end the Allied player turn in the three boxes', allowed),
  clause('20.622C-c', 'Japanese transports end the Japanese player turn in the Pacific box', allowed),
  clause('20.63-a', 'Only transports damaged by strategic warfare may base in a port', allowed),
  clause('20.63-b', 'New transports are not set on map hexes', allowed),
  clause('20.63-c', 'Western Allied transports in three boxes, Japanese in the Pacific alone', allowed),
  clause('20.63-d', 'A port is no shelter from enemies in the box', allowed),
  clause('20.63-e', 'Idle unless in a box when the player turn began', allowed),
  clause('20.63 box', 'Working transports may be attacked, damaged ones sunk if intercepted', { is: 'shown', why: 'comment' }),
  clause('20.636', 'Transports available after enemy strategic warfare: the larger of A and B', available),
  clause('20.636A', 'A counts the undamaged transports in the box', available),
  clause('20.636B-a', 'B: one survivor per five at the mover’s last player turn’s end', available),
  clause('20.636B-b', 'Brackets of five: 1 to 5 give one, 6 to 10 two, and on', available),
  clause('20.636B-c', 'Damaged ones used cannot outnumber those last damaged in that box', available),
  clause('20.636 example', 'Sixteen in the Atlantic: four assured until more than 12 are sunk', available),
])
