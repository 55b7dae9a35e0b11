import { carriedOut, chapter, clause, computed, enforced, sequenced } from '../../../rules/index.ts'

const SURRENDERS = 'src/editions/campaign/surrenders'
const CASES = 'cases/campaign'
const NOTICES = `${SURRENDERS}/notices.test.ts`

const offered = sequenced(`${SURRENDERS}/armistices.ts`, `${CASES}/surrender-armistices.json`)
const ended = sequenced(`${SURRENDERS}/aftermath.ts`, `${CASES}/surrender-armistices.json`)
const ceded = computed(`${SURRENDERS}/armistices.ts`, `${CASES}/surrender-armistices.json`, `${CASES}/surrender-terms.json`)
const renewed = enforced(`${SURRENDERS}/aftermath.ts`, `${CASES}/surrender-renewals.json`, NOTICES)
const noticed = carriedOut(`${SURRENDERS}/armistices.ts`, `${CASES}/surrender-armistices.json`, NOTICES)

const pacific = sequenced(`${SURRENDERS}/pacific.ts`, `${CASES}/surrender-pacific.json`)
const pacificLand = computed(`${SURRENDERS}/pacific.ts`, `${CASES}/surrender-pacific.json`, `${CASES}/surrender-terms.json`)
const pacificPeace = carriedOut(`${SURRENDERS}/pacific.ts`, `${CASES}/surrender-pacific.json`, NOTICES)

const china = carriedOut(`${SURRENDERS}/china.ts`, `${CASES}/surrender-china.json`, NOTICES)
const warlords = enforced(`${SURRENDERS}/china.ts`, `${CASES}/surrender-china.json`)

/** 3.6.7: when America and its allies seek terms in Europe. */
export const europeanArmistice = chapter('campaign', [
  clause('3.6.7', 'The USA never surrenders but may leave a lost war', { is: 'shown', why: 'heading' }),
  clause('3.6.7.1', 'Russia, France and Britain all surrendered: decisive Axis victory', ended),
  clause('3.6.7.2a', '1943: armistice offer without one of the four cities', offered),
  clause('3.6.7.2b', 'Terms of 1943: the Axis keep nations they stand in', ceded),
  clause('3.6.7.2c', 'The Axis may refuse; no new offer before 1944’s test', offered),
  clause('3.6.7.3', '1944: offer with fewer than two cities; disputed nations by units', ceded),
  clause('3.6.7.4', '1945: offer with fewer than three; the Allies claim nations', ceded),
  clause('3.6.7.5', '1946: offer unless all four are held, on Allied terms', offered),
  clause('3.6.7.6', 'Russia after a Western armistice: choice or duty by Moscow', offered),
  clause('3.6.7.7a', 'Axis strength under half the Allied lets the West resume', renewed),
  clause('3.6.7.7b', 'Partisans go on; East Coast mobilization freezes under 10', noticed),
  clause('3.6.7.8', 'With Russia and the West at peace Europe’s war is over', ended),
])

/** 3.6.8: when America seeks terms from Japan. */
export const pacificArmistice = chapter('campaign', [
  clause('3.6.8', 'The USA may have to offer Japan an armistice', { is: 'shown', why: 'heading' }),
  clause('3.6.8.1', 'After a Pearl Harbor surprise: India, Australia and Pearl Harbor lost', pacific),
  clause('3.6.8.2', 'After a Japanese declaration: Australia and Pearl Harbor lost', pacific),
  clause('3.6.8.3', 'After a US declaration: Australia, India or Pearl Harbor lost', pacific),
  clause('3.6.8.4', '1945 and 1946: offer without Manila, Okinawa, Taipei or two islands', pacific),
  clause('3.6.8.5a', 'Terms before 1945: contested colonies to Japan, Australia cleared', pacificLand),
  clause('3.6.8.5b', 'Terms from 1945: Japan leaves Australia, Pearl Harbor and Aleutians', pacificLand),
  clause('3.6.8.6', 'Afterwards: Allied forces stay, the West Coast economy is gone', pacificPeace),
])

/** 3.6.9: the collapse of Nationalist China. */
export const chineseCollapse = chapter('campaign', [
  clause('3.6.9', 'Nationalist China may collapse but does not surrender', { is: 'shown', why: 'heading' }),
  clause('3.6.9.1', 'Collapse without an IC and with fewer than 15 divisions', china),
  clause('3.6.9.2a', 'After collapse: frozen forces, a warlord in each territory', china),
  clause('3.6.9.2b', 'Warlords may attack next door with twice the units', warlords),
  clause('3.6.9.2c', 'A warlord retaking a city restores the Nationalist Government', warlords),
  clause('3.6.9.3', 'Communist divisions in place of unbuilt Nationalist ones', warlords),
  clause(
    '3.6.9.4',
    'Nationalist irregulars drop to one, Communist partisans gain one',
    computed('src/editions/campaign/partisans/elsewhere.ts', 'cases/campaign/partisans.json'),
  ),
  clause('3.6.9.5', 'Western India may still raise the New Divisions', china),
])
