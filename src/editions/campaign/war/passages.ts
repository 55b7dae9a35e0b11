import type { Passage, Shelter } from '../../../rules/chapters/war/index.ts'
import { all, any, atLeast, atWar, below, chosen, each, earlierDeclarations, flag, holds, not } from '../../../rules/core/index.ts'
import { passage } from '../../clauses/row.ts'
import type { Cite } from '../../edition.ts'
import { AXIS, hasFranceFallen, isEasternWar, isFall1939, isUsaHeldBack, isVichyFormed, isVichyNeutral } from '../positions.ts'

const isJapaneseAmericanWar = atWar('japan', 'us')
const VICHY_COLONIES: Passage['on'] = ['vichyColonies', 'frenchNorthAfrica', 'indochina']
const isJapaneseBritishWar = atWar('japan', 'britain')

/** 3.3.3.5: Indochina, first Haiphong and then the rest. */
const indochina = (rule: Cite): readonly Passage[] => [
  passage('haiphong', rule('3.3.3.5b'), ['japan'], ['haiphong'], {
    applies: hasFranceFallen,
    when: hasFranceFallen,
    words: 'Japan enters Haiphong without a declaration',
  }),
  passage('indochina', rule('3.3.3.5c'), ['japan'], ['indochina'], {
    applies: hasFranceFallen,
    when: atWar('japan', 'indochina'),
    words: 'beyond Haiphong Japan declares war on Indochina',
    open: 'Indochina is open beyond Haiphong by war on it',
  }),
  passage('before-france-falls', rule('3.3.3.5d'), ['japan'], ['haiphong', 'indochina'], {
    applies: not(hasFranceFallen),
    when: isJapaneseBritishWar,
    words: 'while France stands Japan enters by war on Britain',
    open: 'open by war on Britain while France stands',
  }),
]

/** Russia’s way west by the pact with Germany, and the two border territories. */
const eastern = (rule: Cite): readonly Passage[] => [
  passage('eastern-poland', rule('3.4.3.2a'), ['russia'], ['easternPoland'], {
    applies: isFall1939,
    when: isFall1939,
    words: 'the pact opens eastern Poland to Russia',
  }),
  passage('eastern-poland-later', rule('3.3.1.1b'), ['russia'], ['easternPoland'], {
    applies: not(isFall1939),
    when: not(holds('axis', 'easternPoland')),
    words: 'open to either side as long as the other is not there',
  }),
  ...(['finnishBorder', 'bessarabia'] as const).map(
    (land): Passage =>
      passage('border-war', rule('3.2.4.5d'), ['russia'], [land], {
        when: chosen(`${land}.borderWar`, 'open'),
        words: 'only in a border war, after a demand that is resisted',
        open: 'open in a border war',
        brings: { words: 'it may be entered, but nothing beyond it; holding it ends the war by treaty', cite: rule('3.5.2.4c') },
      }),
  ),
]

/** Attacks that need no declaration of war, or wait for one of another kind. */
export const passages = (rule: Cite): readonly Passage[] => [
  ...indochina(rule),
  ...eastern(rule),
  passage('vichy-colonies', rule('3.6.4.2c'), ['britain', 'france'], VICHY_COLONIES, {
    applies: isVichyFormed,
    when: isVichyFormed,
    words: 'the Allies attack Vichy colonies without a declaration',
  }),
  passage('american-vichy-colonies', rule('3.6.4.2c'), ['us'], VICHY_COLONIES, {
    applies: all(isVichyFormed, not(isUsaHeldBack)),
    when: isVichyFormed,
    words: 'the Allies attack Vichy colonies without a declaration',
  }),
  passage('usa-at-peace', rule('RC-71'), ['us'], VICHY_COLONIES, {
    applies: all(isVichyFormed, isUsaHeldBack),
    when: not(isUsaHeldBack),
    words: 'the USA is at peace and below 50: it attacks nobody',
  }),
  passage('vichy-fleet', rule('3.4.2.3'), ['britain'], ['vichyFleet'], {
    when: all(isVichyNeutral, not(flag('britain.portAttackUsed'))),
    words: 'one surprise port attack, on a neutral Vichy France',
    brings: { words: 'naval units may be added to the attack', cite: rule('3.4.2.3') },
  }),
  passage('french-islands', rule('3.4.1.2b [3.4.4.2]'), ['japan'], ['frenchPacificIslands'], {
    applies: hasFranceFallen,
    when: isJapaneseAmericanWar,
    words: 'Free French under American control: war with the USA comes first',
    open: 'open by war with the USA',
  }),
  passage('british-islands', rule('3.3.3.3a'), ['japan'], ['britishPacificIslands', 'attackedPacificIslands'], {
    when: any(isJapaneseBritishWar, isJapaneseAmericanWar),
    words: 'British islands wait for war on Britain',
    open: 'British islands are open by war',
  }),
]

/** Land that may not be attacked although there is war. */
export const shelters = (rule: Cite): readonly Shelter[] => [
  {
    by: ['germany'],
    on: ['easternPoland', 'balticStates'],
    when: isFall1939,
    words: 'the pact leaves it to Russia in Fall 1939',
    cite: rule('3.3.1.1a'),
  },
  {
    by: AXIS,
    on: ['easternPoland'],
    when: all(not(isFall1939), flag('easternPoland.russiaEntered'), not(isEasternWar)),
    words: 'Russia has occupied it: war with Russia comes first',
    cite: rule('3.4.3.2c'),
  },
  {
    by: ['japan'],
    on: ['britishPacificIslands'],
    when: all(atLeast(1, earlierDeclarations(['japan'], ['britain'])), not(isJapaneseAmericanWar)),
    words: 'those not yet attacked are under American control',
    cite: rule('3.3.3.3b'),
  },
  {
    by: ['japan'],
    on: ['attackedPacificIslands'],
    when: all(
      atLeast(1, earlierDeclarations(['japan'], ['britain'])),
      not(isJapaneseAmericanWar),
      below(1, each('britishPacific.groupsAttacked')),
    ),
    words: 'none was under attack before they passed to American control',
    cite: rule('3.3.3.3b'),
  },
  {
    by: ['japan'],
    on: ['frenchPacificIslands'],
    when: all(hasFranceFallen, not(isJapaneseAmericanWar)),
    words: 'Free French under American control',
    cite: rule('3.4.1.2b [3.4.4.2]'),
  },
]
