import { carriedOut, chapter, clause, computed, enforced, sequenced } from '../../../rules/index.ts'

const SURRENDERS = 'src/editions/campaign/surrenders'
const CASES = 'cases/campaign'
const NOTICES = `${SURRENDERS}/notices.test.ts`

const axis = carriedOut(`${SURRENDERS}/axis.ts`, `${CASES}/surrender-axis.json`)
const ends = sequenced(`${SURRENDERS}/aftermath.ts`, `${CASES}/surrender-axis.json`)
const duty = enforced(`${SURRENDERS}/aftermath.ts`, `${CASES}/surrender-axis.json`, NOTICES)
const halved = computed(`${SURRENDERS}/bargains.ts`, `${CASES}/surrender-france.json`)

const france = carriedOut(`${SURRENDERS}/france.ts`, `${CASES}/surrender-france.json`)
const frenchSpoils = computed(`${SURRENDERS}/bargains.ts`, `${CASES}/surrender-france.json`)
const noticed = carriedOut(`${SURRENDERS}/france.ts`, `${CASES}/surrender-france.json`, NOTICES)

const empire = carriedOut(`${SURRENDERS}/commonwealth.ts`, `${CASES}/surrender-commonwealth.json`)
const exile = carriedOut(`${SURRENDERS}/commonwealth.ts`, `${CASES}/surrender-commonwealth.json`, NOTICES)
const indianSpoils = computed(`${SURRENDERS}/bargains.ts`, `${CASES}/surrender-france.json`, `${CASES}/surrender-commonwealth.json`)

const russia = carriedOut(`${SURRENDERS}/russia.ts`, `${CASES}/surrender-russia.json`)
const offered = sequenced(`${SURRENDERS}/russia.ts`, `${CASES}/surrender-russia.json`)
const lost = computed(`${SURRENDERS}/russia.ts`, `${CASES}/surrender-russia.json`)
const renewed = enforced(`${SURRENDERS}/aftermath.ts`, `${CASES}/surrender-renewals.json`)
const bargained = enforced(`${SURRENDERS}/bargains.ts`, `${CASES}/surrender-terms.json`)

const FASCISTS = 'src/editions/campaign/partisans/fascist.ts'
const OTHER_PARTISANS = 'src/editions/campaign/partisans/elsewhere.ts'
const RAISED = 'cases/campaign/partisans.json'

/** 3.6.1 to 3.6.3: Germany, Italy and Japan. */
export const axisSurrenders = chapter('campaign', [
  clause('3.6', 'Surrender of major nations', { is: 'shown', why: 'heading' }),
  clause('3.6.1a', 'Germany surrenders with Berlin, or Berlin and the redoubt', axis),
  clause('3.6.1b', 'War in Europe lasts until Germany and Italy both surrender', ends),
  clause('3.6.1.1a', 'A redoubt: fortified lines all round Berchtesgaden', axis),
  clause('3.6.1.1b', 'With a redoubt both cities, and four divisions in Berlin', duty),
  clause('3.6.1.2a', 'Werewolf partisans in the first two YSS of German occupation', computed(FASCISTS, RAISED)),
  clause('3.6.1.2b', 'Captured German ICs give the Allies nothing', axis),
  clause('3.6.2a', 'Italy surrenders with Rome, or without Africa and DPs', axis),
  clause('3.6.2b', 'If the Allies declared the war, only Rome counts', axis),
  clause('3.6.2.1a', 'Italian ICs go to their occupiers, the base economy is lost', axis),
  clause('3.6.2.1b', 'Some Italian forces fight on for either side', axis),
  clause('3.6.2.1c', 'Rome’s holder takes half the Italian reserve', halved),
  clause('3.6.3', 'Japan surrenders when Tokyo is occupied', axis),
  clause('3.6.3.1a', 'Captured Japanese economy is worth nothing', axis),
  clause('3.6.3.1b', 'One Japanese partisan division each YSS before surrender', computed(OTHER_PARTISANS, RAISED)),
  clause('3.6.3.1c', 'Colonies to Tokyo’s occupier; four divisions kept in Tokyo', duty),
])

/** 3.6.4: France, Vichy and the Free French. */
export const frenchSurrender = chapter('campaign', [
  clause('3.6.4a', 'France surrenders with Paris; the Axis choose about Vichy', france),
  clause('3.6.4b', 'Forces in European France vanish, colonial ones stay', france),
  clause('3.6.4c', 'Half-strength equipment and all supplies fall to the Axis', frenchSpoils),
  clause('3.6.4d', 'French reserve PPs, grown once, join the base value', frenchSpoils),
  clause('3.6.4.1a', 'Occupied France: base economy and Paris to Paris’s holder', france),
  clause('3.6.4.1b', 'With Vichy: Lyons, Marseilles and colonies are Vichy’s', france),
  clause('3.6.4.1c', 'Without Vichy: colonies turn Free French, Corsica Italian', france),
  clause('3.6.4.1d', 'Indochina is untouched either way', france),
  clause('3.6.4.2a', 'Vichy’s army: core infantry with what the Axis add', france),
  clause('3.6.4.2b', 'Vichy is a neutral minor with diplomacy of its own', france),
  clause('3.6.4.2c', 'Attacking Vichy needs a declaration, its colonies none', noticed),
  clause('3.6.4.3a', 'Free French raised in colonies need them free', noticed),
  clause('3.6.4.3b', 'Without Vichy colonial formations may exceed the list', noticed),
  clause('3.6.4.4a', 'French ex-patriots later serve Free France or Vichy', noticed),
  clause('3.6.4.4b', 'When Vichy units may use ex-patriot experience', noticed),
])

/** 3.6.5: Britain and the Commonwealth. */
export const britishSurrender = chapter('campaign', [
  clause('3.6.5', 'Britain never wholly surrenders; exiles and Canada follow the USA', empire),
  clause('3.6.5.1a', 'Britain surrenders if the Axis occupy London', empire),
  clause('3.6.5.1b', 'British forces have a turn to escape', exile),
  clause('3.6.5.1c', 'The escaped become a US ally based in Canada', exile),
  clause('3.6.5.1d', 'US forces may help and occupy; the Axis may attack', exile),
  clause('3.6.5.1e', 'Axis reactions in Persia, Iraq and Egypt follow', empire),
  clause('3.6.5.1f', 'One fascist partisan division each in India for Axis and Japan', computed(FASCISTS, RAISED)),
  clause('3.6.5.2', 'Britain’s war with Japan lasts as long as America’s', exile),
  clause('3.6.5.3a', 'India surrenders if Japan occupies Delhi', empire),
  clause('3.6.5.3b', 'Dacca and Calcutta each cost India’s pool a division', empire),
  clause('3.6.5.3c', 'Up to four Indian National divisions for Japan', computed(OTHER_PARTISANS, RAISED)),
  clause('3.6.5.3d', 'Indian PPs pass to Japan by surrender or IC', empire),
  clause('3.6.5.3e', 'One Indian division may stay British after surrender', indianSpoils),
  clause('3.6.5.4a', 'Australia and New Zealand surrender if Japan occupies Townsville', empire),
  clause('3.6.5.4b', 'One ANZAC division stays; New Zealand is out for good', empire),
  clause('3.6.5.5a', 'South Africa surrenders once the Axis hold all mapped Africa', empire),
  clause('3.6.5.5b', 'Its PPs go to the Axis, its forces disband', empire),
])

/** 3.6.6: Russia, in Europe and in the Far East. */
export const russianSurrender = chapter('campaign', [
  clause('3.6.6', 'Russia offers terms in Europe and Far East separately', { is: 'shown', why: 'heading of 3.6.6.1 and 3.6.6.4' }),
  clause('3.6.6.1a', 'Offer if Moscow falls before the first YSS of the war', russia),
  clause('3.6.6.1b', 'Offer if Moscow falls and Russia has surrendered to Japan', russia),
  clause('3.6.6.1c', 'Otherwise only with Leningrad, Stalingrad and Moscow all lost', russia),
  clause('3.6.6.1d', 'The Axis may decline; the offer returns each phase', offered),
  clause('3.6.6.1e', 'Borders stay; isolated land and troops are given up', russia),
  clause('3.6.6.1f', 'Corps and rifle divisions Russia deletes for good', lost),
  clause('3.6.6.1g', 'After a new Axis war: a YSS and a further IC first', offered),
  clause('3.6.6.2a', 'Russia plays on with economy, pool, lend-lease and partisans', russia),
  clause('3.6.6.2b', 'New war on the Axis: past a YSS and double units', renewed),
  clause('3.6.6.2c', 'Able to declare, Russia may cancel concessions instead', renewed),
  clause('3.6.6.3a', 'What Russia and the Axis may bargain over', bargained),
  clause('3.6.6.3b', 'Germany may give territory, not PPs or resources', bargained),
  clause('3.6.6.4a', 'Armistice offer due when Japan holds Vladivostok and Irkutsk', offered),
  clause('3.6.6.4b', 'An agreed armistice in any phase, with contiguous borders', bargained),
  clause('3.6.6.4c', 'A forced offer: present borders at least, Japan’s terms on deadlock', bargained),
  clause('3.6.6.4d', 'Each eastern IC lost costs a Siberian division until regained', lost),
  clause('3.6.6.4e', 'What Russia loses for good after an eastern armistice', lost),
  clause('3.6.6.5a', 'Siberian partisans and aid to both Chinas go on', russia),
  clause('3.6.6.5b', 'New war on Japan: past a YSS and double Manchuria’s units', renewed),
  clause('3.6.6.5c', 'If Japan renews the war: a YSS and gains before offering', offered),
])
