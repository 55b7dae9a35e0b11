export type { ElectionClauses } from './elections.ts'
export {
  ELECTION_EVENTS,
  ELECTION_MOMENTS,
  electionsDue,
  electionsWanting,
  isAlliedDefeat,
  whyNotDefeat,
  whyNotElection,
} from './elections.ts'
