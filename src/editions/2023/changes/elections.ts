import type { ElectionClauses } from '../../../rules/chapters/elections/index.ts'
import { all, any, atWar, atWarThen, called, chosen, flag, fromTurn, happened, not, ruled } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'

const is1945YearStart = called('it is the 1945 year start', all(fromTurn('1945 spring'), not(fromTurn('1945 summer'))))

/** The war that the surrender had ended is on again: by one reading of R16-04 that ends the state of surrender. */
const hasWarResumed = all(
  happened('britain.surrenderTurn'),
  not(atWarThen('us', 'germany', 'britain.surrenderTurn')),
  atWar('us', 'germany'),
)
/** Said outright, or by the surrender itself. */
const isDown = (power: 'france' | 'britain' | 'russia') =>
  any(flag(`${power}.inStateOfSurrender`), flag(power === 'france' ? 'france.fallen' : `${power}.surrendered`))

const isBritainInSurrender = all(isDown('britain'), any(ruled('R16-04', 'lasts'), not(hasWarResumed)))

const areAlliesDown = all(isDown('france'), isBritainInSurrender, isDown('russia'))
const areAxisUp = all(not(flag('germany.surrendered')), not(flag('japan.surrendered')))

/** 62.91: France, Britain and Russia down, Germany and Japan up. Italy and China play no part. */
export const isAlliedDefeat = all(areAlliesDown, areAxisUp)

/** 62: when America votes, and when the Allies have lost. */
export const elections = (rule: Cite): ElectionClauses => ({
  triggers: [
    {
      id: 'year-1945',
      moment: 'after-year-start',
      event: 'year-start',
      when: is1945YearStart,
      words: 'straight after the 1945 year start',
      cite: rule('62.21A'),
    },
    {
      id: 'atomic-attack',
      moment: 'turn-end',
      event: 'atomic-attack',
      when: chosen('us.atomicAttack', 'succeeded'),
      words: 'at the end of the turn of the attack',
      cite: rule('62.21B'),
      ruling: 'R16-34',
    },
  ],
  none: {
    'failed-atomic-attack': rule('62.21B'),
    'atomic-attack-elsewhere': rule('62.21B'),
    'atomic-attack-by-another': rule('62.21B'),
    'british-surrender': rule('59.14B-a'),
    'russian-surrender': rule('60.22-a'),
  },
  nothingElse: rule('62.21-c'),
  defeat: {
    tests: [
      {
        id: 'allies-down',
        when: areAlliesDown,
        words: 'France, Britain and Russia have surrendered',
        cite: rule('62.91A'),
        ruling: 'R16-04',
      },
      { id: 'axis-up', when: areAxisUp, words: 'Germany and Japan have not surrendered', cite: rule('62.91B') },
    ],
    words: 'decisive Axis victory; the game is over without an election',
    cite: rule('62.91'),
  },
})
