import { carriedOut, chapter, clause, computed, type Entry, enforced, sequenced } from '../../../rules/index.ts'

const lendingRulesEnforced = enforced('src/rules/chapters/lending/lending.ts', 'cases/questions/lent-units.json')
const loansSequenced = sequenced('src/editions/2023/lending.ts', 'cases/questions/lent-units.json')
const conquestEnforced = enforced('src/editions/2023/lending.ts', 'cases/questions/lent-units.json', 'src/counsel/unprepared.test.ts')
const loansCarriedOut = carriedOut('src/editions/2023/lending.ts', 'cases/questions/lent-units.json')
const loansEnforced = enforced('src/editions/2023/lending.ts', 'cases/questions/lent-units.json')
const loansComputed = computed('src/editions/2023/lending.ts', 'cases/questions/lent-units.json')
const noticesEnforced = enforced('src/editions/2023/lending.ts', 'src/counsel/unprepared.test.ts')
const chinaEnforced = enforced('src/editions/2023/lending.ts', 'cases/questions/lent-units.json', 'cases/questions/pacific-fleets.json')

const heading = { is: 'shown', why: 'heading' } as const

const lending = chapter('50-53', [
  clause('52', 'Lent units', heading),
  clause('52.1', 'When units may be lent', heading),
  clause('52.11', 'Only what 52.4 to 52.7 allow may be lent', lendingRulesEnforced),
  clause('52.2', 'How lending is done', heading),
  clause('52.21', 'Units are lent within the player turn, as they are used', loansSequenced),
  clause('52.22', 'Lent units may be handed back at any time that player turn', loansSequenced),
  clause('52.23', 'All lent units revert when the lender’s player turn opens', loansSequenced),
  clause('52.24', 'Conquest of Australia, Spain or Vichy removes lent units too', conquestEnforced),
  clause('52.3', 'What lending does', heading),
  clause('52.31', 'The recipient controls lent units and pays for their operations', loansCarriedOut),
  clause('52.32', 'Lent units join full offensives without the usual cost for each', loansCarriedOut),
  clause('52.33', 'Hexes gained by lent units belong to the recipient', loansCarriedOut),
  clause('52.34', 'Eliminated lent units return to the lender, who pays to rebuild', loansCarriedOut),
  clause('52.4', 'Lending Italian units', heading),
  clause('52.41', 'Italian units are never lent to Germany', loansEnforced),
  clause('52.5', 'Lending Spanish and Vichy French units', heading),
  clause('52.51', 'Spain and Vichy lend for the eastern front on results 5-6 to 9', loansEnforced),
  clause('52.51A', 'Result 5-6 lends one 2-3 infantry', loansComputed),
  clause('52.51B', 'Result 7 lends two 2-3 infantry', loansComputed),
  clause('52.51C', 'Result 8 or 9 lends three 2-3 infantry', loansComputed),
  clause('52.52', 'Lent Spanish and Vichy units escape the -1 DM abroad', loansCarriedOut),
  clause('52.53', 'Rebuilt free, one a turn, but east again only on another result', conquestEnforced),
  clause('52.54', 'Lower result: units above the new number go home or die', noticesEnforced),
  clause('52.6', 'Lending Nationalist Chinese units', heading),
  clause('52.61', 'Chinese ground units never lent; Southeast Asia opens to them later', chinaEnforced),
  clause('52.62', 'Flying Tigers to the U.S. on the Southeast Asian front, U.S. paying', loansEnforced),
  clause('52.7', 'Lending Commonwealth units', heading),
  clause('52.71', 'Australians to the U.S.: both fighting Japan, or Britain surrendered earlier', loansEnforced),
  clause('52.72', 'Canadians, South Africans, Indians to the U.S.: Britain surrendered earlier', loansEnforced),
  clause('52.73', 'No limit on number or type of lent Commonwealth units', loansEnforced),
])

/** The diplomatic tables on volunteers. */
const volunteers = chapter('50-53', [
  clause('001 Spain/Vichy 5-6', 'A lost volunteer may be rebuilt, but returns only after another roll', noticesEnforced, {
    printed: 'DT Spain, DT Vichy France',
  }),
  clause('001 Vichy 5-6', 'Vichy on 5-6 may reinforce its colonies', noticesEnforced, { printed: 'DT Vichy France' }),
  clause('001 Poland 5-6 / 7 / 8 / 9', 'Poland lends one, two, three or three 2-3 infantry', loansComputed, {
    only: ['gathering-storm'],
    printed: 'DT Poland',
  }),
])

/** Rule 52. */
export const lentUnits: readonly Entry[] = [...lending, ...volunteers]
