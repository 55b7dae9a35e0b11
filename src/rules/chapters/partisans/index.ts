export type {
  DivisionCount,
  PartisanChapter,
  PartisanClauses,
  PartisanClock,
  PartisanCount,
  PartisanLand,
  PartisanRow,
  PartisanRunner,
  PartisanTable,
} from './partisans.ts'
export { allPartisans, landName, PARTISAN_RUNNERS, PARTISAN_TABLES, partisansOf, partisanTotals, RUNNER_NAMES } from './partisans.ts'
