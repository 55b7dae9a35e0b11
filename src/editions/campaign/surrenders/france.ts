import type { Capitulation } from '../../../rules/chapters/surrender/index.ts'
import { chosen, flag, heldBy, holds, not, POWERS_OF } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { PLAIN, rowsOf } from './row.ts'

export const isVichyFormed = chosen('vichyFrance.formed', 'formed')
const isVichyRefused = chosen('vichyFrance.formed', 'refused')

const COLONIES = ['morocco', 'algeria', 'tunisia', 'lebanonSyria'] as const

/** 3.6.4, T6 France: Paris; then the Axis choose about Vichy. */
export const france = (rule: Cite): Capitulation => {
  const row = rowsOf(rule)
  return {
    ...PLAIN,
    id: 'france',
    is: 'surrender',
    title: 'France',
    done: { when: flag('france.fallen'), words: 'France has surrendered' },
    triggers: [{ id: 'paris', when: holds('axis', 'paris'), words: 'the Axis occupy Paris', cite: rule('3.6.4a') }],
    sets: { 'france.fallen': true },
    // 3.6.4.1: Lyons and Marseilles are Vichy’s whoever of the Axis has reached them, a colony only if nobody has.
    cedes: [
      { places: ['vichy', 'lyon', 'marseilles'], from: ['france', ...POWERS_OF.axis], to: 'vichyFrance', when: isVichyFormed },
      { places: COLONIES, from: ['france'], to: 'vichyFrance', when: isVichyFormed },
      { places: COLONIES, from: ['france'], to: 'freeFrance', when: isVichyRefused },
      { places: ['corsica'], from: ['france'], to: 'italy', when: isVichyRefused },
    ],
    dates: ['france.fallTurn'],
    aftermath: [
      row('choice', '3.6.4a', 'the Axis choose whether Vichy France forms', {
        when: chosen('vichyFrance.formed', 'undecided'),
        who: 'axis',
      }),
      row('forces', '3.6.4b', 'French forces in European France are gone; those in the colonies stay'),
      row('equipment', '3.6.4c', 'French equipment, but no infantry, joins their reserve at half strength', { who: 'axis' }),
      row('supplies', '3.6.4c', 'all French supplies are theirs', { who: 'axis' }),
      row('growth', '3.6.4d', 'PPs in the French reserve, times the last growth rate, join the base value at once'),
      ...POWERS_OF.axis.map((who) =>
        row(`base-${who}`, '3.6.4.1a', 'has the French base economy and Paris, as its holder', { when: heldBy(who, 'paris'), who }),
      ),
      row('occupied', '3.6.4.1a', 'occupied France is the mainland without Vichy'),
      row('vichy-land', '3.6.4.1b', 'Lyons, Marseilles and the unconquered colonies are Vichy’s', { when: isVichyFormed }),
      row('no-vichy-land', '3.6.4.1c', 'Lyons and Marseilles may be occupied', { when: isVichyRefused, who: 'axis' }),
      row('free-colonies', '3.6.4.1c', 'the remaining colonies in Europe turn Free French', { when: isVichyRefused, who: 'westernAllies' }),
      row('corsica', '3.6.4.1c', 'occupies Corsica', { when: isVichyRefused, who: 'italy' }),
      row('indochina', '3.6.4.1d', 'French Indochina is untouched', { when: not(chosen('vichyFrance.formed', 'undecided')) }),
      row('pacific-islands', '3.4.1.2b [3.4.4.2]', 'has control of the French Pacific islands, which are Free French', { who: 'us' }),
      row('vichy-army', '3.6.4.2a', 'Vichy’s mainland army is core infantry; French equipment and supply may be added, for good', {
        when: isVichyFormed,
        who: 'axis',
      }),
      row('vichy-minor', '3.6.4.2b', 'Vichy France is a neutral minor nation with a diplomacy of its own', { when: isVichyFormed }),
      row('vichy-attack', '3.6.4.2c', 'attacking Vichy proper needs a declaration; the Allies need none for its colonies', {
        when: isVichyFormed,
      }),
      row('free-french', '3.6.4.3a', 'Free French forces form by their sheet, in a colony only if it is Free French or liberated', {
        who: 'westernAllies',
      }),
      row('surplus', '3.6.4.3b', 'colonial formations exceed the Free French list until losses bring it down; upgrades stay within it', {
        when: isVichyRefused,
        who: 'westernAllies',
      }),
      row('ex-patriots', '3.6.4.4a', 'French ex-patriots are counted as elsewhere and may serve Free France or Vichy later'),
      row('inexperience', '3.6.4.4b', 'new Vichy units have no experience; its colonial forces stay as they were', { when: isVichyFormed }),
    ],
  }
}
