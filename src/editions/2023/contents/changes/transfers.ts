import { chapter, clause, computed, enforced, sequenced } from '../../../../rules/index.ts'

const RULES = 'src/rules/chapters/transports/pacific-transfer.ts'
const CASES = 'cases/changes/pacific-transfer.json'
const priced = computed(RULES, CASES)
const limited = enforced(RULES, CASES)

/** Global War: British-commanded units sent to the Pacific before war with Japan. */
export const transfers = chapter(
  'changes-2016',
  [
    clause('GW-PT-a', 'Cap and penalties hold until Britain and Japan are at war', sequenced(RULES, CASES)),
    clause('GW-PT-b', 'At most four increments a turn to the Pacific, free units included', limited),
    clause('GW-PT-c', 'An increment: 1 ground factor, 3 air squadrons or 5 naval factors', priced),
    clause('GW-PT-d', 'Up to seven naval factors lower no USAT', priced),
    clause('GW-PT-e', 'Australians and Indians back from Europe lower no USAT', priced),
    clause('GW-PT-f', 'The Chindit lowers no USAT', priced),
    clause('GW-PT-g', 'USAT -1 per five naval factors, or part, above ten', priced),
    clause('GW-PT-h', 'USAT -1 for each British, Canadian or South African ground or air factor', priced),
    clause('GW-PT-i', 'Each penalised factor on the map needs one in the India box', limited),
    clause('GW-PT-j', 'Armour, infantry, AAF, NAS and naval factors balance only their own kind', limited),
    clause('GW-PT-k', 'Units free of USAT cost need no balance', enforced('src/counsel/doors/transfer.ts', CASES)),
  ],
  { printed: 'Global War: Transfer of Additional Forces' },
)
