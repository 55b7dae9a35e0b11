export type { ConquestClauses, Held, Income } from './conquest.ts'
export {
  CAPITAL_PURPOSES,
  capitalRule,
  capitalsFor,
  citiesFor,
  proratedIncome,
  recapture,
  whyNotConquered,
  yearStartIncome,
} from './conquest.ts'
