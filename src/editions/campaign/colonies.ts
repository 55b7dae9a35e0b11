import {
  all,
  any,
  called,
  chosen,
  flag,
  heldBy,
  holds,
  inBook,
  type Modifier,
  not,
  type Place,
  type Power,
} from '../../rules/core/index.ts'
import type { TableDraft } from '../edition.ts'

const rule = inBook('campaign')

const table = (id: string, title: string, of: Power, rows: readonly Modifier[]): TableDraft => ({
  id,
  title,
  of,
  plus: 'is PPs, while held',
  parts: [rows],
  bands: [],
})

const IC = 250

/** A land worth a number of PPs to whoever’s it is. */
const held = (place: Place, value: number, words: string, number: string, party: 'axis' | 'westernAllies'): Modifier => ({
  id: place,
  value,
  when: holds(party, place),
  words,
  cite: rule(number),
})

/** 3.3.1.2a: Slovakia, until it rises. */
const germanColonies = table('germanColonies', 'German colonies', 'germany', [
  { id: 'slovakia', value: IC, when: not(flag('slovakia.risen')), words: 'Slovakia', cite: rule('3.3.1.2a') },
])

const italianColonies = table('italianColonies', 'Italian colonies', 'italy', [
  held('tirana', IC, 'Albania', '3.3.2.2a', 'axis'),
  held('libya', IC, 'Libya', '3.3.2.2a', 'axis'),
  held('ethiopia', 0, 'East Africa', '3.3.2.2a', 'axis'),
])

const french = (place: Place, value: number, words: string, number: string): Modifier => ({
  id: place,
  value,
  when: heldBy('france', place),
  words,
  cite: rule(number),
})

const frenchColonies = table('frenchColonies', 'French colonies', 'france', [
  french('morocco', IC, 'Morocco', '3.4.1.1a [3.4.4.1]'),
  french('algeria', IC, 'Algeria', '3.4.1.1a [3.4.4.1]'),
  french('tunisia', IC, 'Tunis', '3.4.1.1a [3.4.4.1]'),
  french('lebanonSyria', IC, 'Lebanon-Syria', '3.4.1.1a [3.4.4.1]'),
  french('indochina', IC, 'Indochina', '3.4.1.2a [3.4.4.2]'),
  { id: 'islands', value: 0, words: 'islands in the Pacific', cite: rule('3.4.1.2a [3.4.4.2]') },
])

const british = (place: Place, value: number, words: string, number: string): Modifier => held(place, value, words, number, 'westernAllies')

/** Iraq by Military Cooperation, as long as that stands with the Western Allies. */
const iraq: Modifier = {
  id: 'iraq',
  value: IC,
  when: called(
    'Iraq cooperates with the Western Allies',
    all(
      not(flag('iraq.conquered')),
      any(
        chosen('iraq.status', 'asAtStart'),
        all(chosen('iraq.status', 'military', 'coBelligerent', 'ally'), chosen('iraq.favours', 'westernAllies')),
      ),
    ),
  ),
  words: 'Iraq, by Military Cooperation',
  cite: rule('3.4.2.1'),
}

const britishColonies = table('britishColonies', 'British colonies', 'britain', [
  british('egypt', IC, 'Egypt', '3.4.2.1'),
  british('palestine', IC, 'Palestine', '3.4.2.1'),
  iraq,
  british('kuwait', 0, 'Kuwait', '3.4.2.1'),
  british('transjordan', 0, 'Trans-Jordan', '3.4.2.1'),
  british('malta', 0, 'Malta', '3.4.2.1'),
  british('gibraltar', 0, 'Gibraltar', '3.4.2.1'),
  british('cyprus', 0, 'Cyprus', '3.4.2.1'),
  british('sudan', 0, 'the Sudan', '3.4.2.1'),
  british('rhodesia', 0, 'Kenya-Rhodesia', '3.4.2.1'),
  british('burma', IC, 'Burma', '3.4.2.2a'),
  british('malaya', IC, 'Malaya', '3.4.2.2a'),
  british('singapore', IC, 'Singapore', '3.4.2.2a'),
  british('hongKong', IC, 'Hong Kong', '3.4.2.2a'),
  british('brunei', 0, 'Brunei, which gives 2 oil a turn', '3.4.2.2a'),
  british('newGuinea', 0, 'Papua New Guinea', '3.4.2.2a'),
])

const americanColonies = table('americanColonies', 'American colonies', 'us', [
  { id: 'philippines', value: IC, when: holds('westernAllies', 'manila'), words: 'the Philippines', cite: rule('3.4.4.1') },
])

/** 3.4.3.3a: on Russia’s sheet. */
const communistChina = table('communistChina', 'Communist China', 'russia', [
  { id: 'base', value: IC, words: 'Communist China itself', cite: rule('3.4.3.3a') },
  { id: 'yenan', value: IC, when: heldBy('communistChina', 'yenan'), words: 'Yenan', cite: rule('3.4.3.3a') },
])

/** What colonies are worth to their owners, in PPs. */
export const colonies: readonly TableDraft[] = [
  germanColonies,
  italianColonies,
  frenchColonies,
  britishColonies,
  americanColonies,
  communistChina,
]
