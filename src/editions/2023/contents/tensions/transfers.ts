import { chapter, clause, computed } from '../../../../rules/index.ts'

/** British forces sent east before war with Japan; the scenario card has the detail. */
export const transfers = chapter(
  'tensions',
  [
    clause(
      'Scenario note (002)',
      'British moves to the Pacific before war with Japan: 4 increments, USAT penalties',
      computed('src/rules/chapters/transports/pacific-transfer.ts', 'cases/changes/pacific-transfer.json'),
    ),
  ],
  { printed: 'Global War: Transfer of Additional Forces' },
)
