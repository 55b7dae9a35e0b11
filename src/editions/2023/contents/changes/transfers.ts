import { chapter, clause } from '../../../../rules/index.ts'

/** Global War: British-commanded units sent to the Pacific before war with Japan. */
export const transfers = chapter(
  'changes-2016',
  [
    clause('GW-PT-a', 'Cap and penalties hold until Britain and Japan are at war'),
    clause('GW-PT-b', 'At most four increments a turn to the Pacific, free units included'),
    clause('GW-PT-c', 'An increment: 1 ground factor, 3 air squadrons or 5 naval factors'),
    clause('GW-PT-d', 'Up to seven naval factors lower no USAT'),
    clause('GW-PT-e', 'Australians and Indians back from Europe lower no USAT'),
    clause('GW-PT-f', 'The Chindit lowers no USAT'),
    clause('GW-PT-g', 'USAT -1 per five naval factors, or part, above ten'),
    clause('GW-PT-h', 'USAT -1 for each British, Canadian or South African ground or air factor'),
    clause('GW-PT-i', 'Each penalised factor on the map needs one in the India box'),
    clause('GW-PT-j', 'Armour, infantry, AAF, NAS and naval factors balance only their own kind'),
    clause('GW-PT-k', 'Units free of USAT cost need no balance'),
  ],
  { printed: 'Global War: Transfer of Additional Forces' },
)
