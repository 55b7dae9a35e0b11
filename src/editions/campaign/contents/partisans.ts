import { chapter, clause, computed } from '../../../rules/index.ts'

/** T1: divisions at once, at the next YSS and at the second. */
export const fascistPartisans = chapter(
  'campaign',
  [
    clause('T1 Occupied Germany', 'Fascist partisans in occupied Germany: none, 2, 4'),
    clause('T1 Egypt, Iraq, Persia or Ireland', 'Fascist partisans in Egypt, Iraq, Persia or Ireland: by diplomacy'),
    clause('T1 Allied Spain', 'Fascist partisans in Allied Spain: none, 1, 2'),
    clause('T1 Occupied Spain', 'Fascist partisans in occupied Spain: 1, 2, 3'),
    clause('T1 Allied Turkey', 'Fascist partisans in Allied Turkey: none, 1'),
    clause('T1 Occupied Turkey', 'Fascist partisans in occupied Turkey: 1, 2, 3'),
  ],
  {
    printed: '3.3.1.4, table',
    home: computed(
      'src/editions/campaign/partisans/fascist.ts',
      'src/editions/campaign/partisans/partisans.test.ts',
      'cases/campaign/partisans.json',
    ),
  },
)

/** T2: divisions at the first, second and third YSS. */
export const resistance = chapter(
  'campaign',
  [
    clause('T2 Occupied France', 'Resistance in occupied France: none, 1, 2'),
    clause('T2 Occupied Britain', 'Resistance in occupied Britain: 2, 3, 4'),
    clause('T2 Occupied Italy', 'Resistance in occupied Italy: 1, 2'),
    clause('T2 Denmark', 'Resistance in Denmark once Paris is free: none, 1'),
    clause('T2 Occupied Greece', 'Resistance in occupied Greece: 1, 2'),
    clause('T2 Axis Greece', 'Resistance in Axis Greece: none, 1'),
    clause('T2 Netherlands', 'Resistance in the Netherlands once Paris is free: 1'),
    clause('T2 Occupied Norway', 'Resistance in occupied Norway: none, none, 1'),
    clause('T2 Occupied Western Poland', 'Resistance in occupied Western Poland: none, 2, 4'),
    clause('T2 Occupied Spain', 'Resistance in occupied Spain: 2, 3, 4'),
    clause('T2 Axis Spain', 'Resistance in Axis Spain: none, 1, 2'),
    clause('T2 Occupied Turkey', 'Resistance in occupied Turkey: 2, 3, 4'),
    clause('T2 Axis Turkey', 'Resistance in Axis Turkey: none, 1, 2'),
    clause('T2 Occupied Sweden', 'Resistance in occupied Sweden: none, 1, 2'),
    clause('T2 Axis Sweden', 'Resistance in Axis Sweden: none, none, 1'),
    clause('T2 Occupied Yugoslavia', 'Resistance in occupied Yugoslavia: 2, 3, 4'),
    clause('T2 Axis Yugoslavia', 'Resistance in Axis Yugoslavia: none, 1, 2'),
  ],
  {
    printed: '3.4.2.6, table',
    home: computed(
      'src/editions/campaign/partisans/resistance.ts',
      'src/editions/campaign/partisans/partisans.test.ts',
      'cases/campaign/partisans.json',
    ),
  },
)

/** T3: divisions at the first, second and third YSS. */
export const communistPartisans = chapter(
  'campaign',
  [
    clause('T3 Occupied Russia', 'Communist partisans in occupied Russia: 4, 6, 8'),
    clause('T3 Axis Ukraine', 'Communist partisans lost to an Axis Ukraine: 1, 2, 3 by its own clock'),
    clause('T3 Occupied Italy', 'Communist partisans in occupied Italy: 1'),
    clause('T3 Albania', 'Communist partisans in Albania: none, 1'),
    clause('T3 Occupied Siberia', 'Communist partisans in occupied Siberia: 1, 2, 3'),
    clause('T3 Occupied France', 'Communist partisans in occupied France: none, 1, 2'),
    clause('T3 Axis Bulgaria', 'Communist partisans in Axis Bulgaria: none, none, 1'),
    clause('T3 Occupied Greece', 'Communist partisans in occupied Greece: 1, 2'),
    clause('T3 Axis Greece', 'Communist partisans in Axis Greece: none, 1'),
    clause('T3 Occupied Spain', 'Communist partisans in occupied Spain: 2, 3, 4'),
    clause('T3 Axis Spain', 'Communist partisans in Axis Spain: none, 1, 2'),
    clause('T3 Occupied Turkey', 'Communist partisans in occupied Turkey: 2, 3, 4'),
    clause('T3 Axis Turkey', 'Communist partisans in Axis Turkey: none, 1, 2'),
    clause('T3 Occupied Sweden', 'Communist partisans in occupied Sweden: none, 1, 2'),
    clause('T3 Axis Sweden', 'Communist partisans in Axis Sweden: none, none, 1'),
    clause('T3 Occupied Yugoslavia', 'Communist partisans in occupied Yugoslavia: 2, 3, 4'),
    clause('T3 Axis Yugoslavia', 'Communist partisans in Axis Yugoslavia: none, 1, 2'),
  ],
  {
    printed: '3.4.3.7, table',
    home: computed(
      'src/editions/campaign/partisans/communist.ts',
      'src/editions/campaign/partisans/partisans.test.ts',
      'cases/campaign/partisans.json',
    ),
  },
)
