import { draftAllocation } from './points/draft-allocation.ts'
import { openYear } from './points/open-year.ts'
import { sealAllocation } from './points/seal-allocation.ts'
import { useTensionPoint } from './points/use-tension-point.ts'
import { answerDemand } from './rolls/answer-demand.ts'
import { closePhase } from './rolls/close-phase.ts'
import { makeDemand } from './rolls/make-demand.ts'
import { nameTargets } from './rolls/name-targets.ts'
import { openPhase } from './rolls/open-phase.ts'
import { playCovertOperations } from './rolls/play-covert-operations.ts'
import { pledgeWarOnRussia } from './rolls/pledge-war-on-russia.ts'
import { roll } from './rolls/roll.ts'
import { settleTie } from './rolls/settle-tie.ts'
import { takeResult } from './rolls/take-result.ts'
import { useSubversion } from './rolls/use-subversion.ts'
import { waiveSubversion } from './rolls/waive-subversion.ts'
import { advance } from './table/advance.ts'
import { agreeToRules } from './table/agree-to-rules.ts'
import { correctFacts } from './table/correct-facts.ts'
import { pass } from './table/pass.ts'
import { reportDeclaration } from './table/report-declaration.ts'
import { reportFacts } from './table/report-facts.ts'
import { setByRuling } from './table/set-by-ruling.ts'
import { quiet, stand } from './table/stand.ts'
import { takeBack } from './table/take-back.ts'
import { answerSupport } from './war/answer-support.ts'
import { declareWar } from './war/declare-war.ts'
import { giveUpControl } from './war/give-up-control.ts'
import { intervene } from './war/intervene.ts'
import { meetObligation } from './war/meet-obligation.ts'
import { meetSupport } from './war/meet-support.ts'
import { mineNorway } from './war/mine-norway.ts'
import { mobilizeByChoice } from './war/mobilize.ts'
import { offerSurrender } from './war/offer-surrender.ts'
import { revokeDeclaration } from './war/revoke-declaration.ts'
import { settleSurrender } from './war/settle-surrender.ts'
import { strike } from './war/strike.ts'

/** Every order there is, as a player finds them listed. */
export const ORDERS = [
  pass,
  quiet,
  stand,
  sealAllocation,
  draftAllocation,
  useTensionPoint,
  nameTargets,
  useSubversion,
  playCovertOperations,
  pledgeWarOnRussia,
  roll,
  takeResult,
  settleTie,
  makeDemand,
  answerDemand,
  mineNorway,
  mobilizeByChoice,
  declareWar,
  giveUpControl,
  answerSupport,
  meetSupport,
  meetObligation,
  reportFacts,
  reportDeclaration,
  correctFacts,
  takeBack,
  agreeToRules,
  setByRuling,
  revokeDeclaration,
  waiveSubversion,
  intervene,
  settleSurrender,
  offerSurrender,
  strike,
  advance,
  openYear,
  openPhase,
  closePhase,
] as const
