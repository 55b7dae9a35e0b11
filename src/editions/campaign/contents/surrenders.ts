import { chapter, clause, computed } from '../../../rules/index.ts'

const FASCISTS = 'src/editions/campaign/partisans/fascist.ts'
const OTHER_PARTISANS = 'src/editions/campaign/partisans/elsewhere.ts'
const RAISED = 'cases/campaign/partisans.json'

/** 3.6.1 to 3.6.3: Germany, Italy and Japan. */
export const axisSurrenders = chapter('campaign', [
  clause('3.6', 'Surrender of major nations', { is: 'shown', why: 'heading' }),
  clause('3.6.1a', 'Germany surrenders with Berlin, or Berlin and the redoubt'),
  clause('3.6.1b', 'War in Europe lasts until Germany and Italy both surrender'),
  clause('3.6.1.1a', 'A redoubt: fortified lines all round Berchtesgaden'),
  clause('3.6.1.1b', 'With a redoubt both cities, and four divisions in Berlin'),
  clause('3.6.1.2a', 'Werewolf partisans in the first two YSS of German occupation', computed(FASCISTS, RAISED)),
  clause('3.6.1.2b', 'Captured German ICs give the Allies nothing'),
  clause('3.6.2a', 'Italy surrenders with Rome, or without Africa and DPs'),
  clause('3.6.2b', 'If the Allies declared the war, only Rome counts'),
  clause('3.6.2.1a', 'Italian ICs go to their occupiers, the base economy is lost'),
  clause('3.6.2.1b', 'Some Italian forces fight on for either side'),
  clause('3.6.2.1c', 'Rome’s holder takes half the Italian reserve'),
  clause('3.6.3', 'Japan surrenders when Tokyo is occupied'),
  clause('3.6.3.1a', 'Captured Japanese economy is worth nothing'),
  clause('3.6.3.1b', 'One Japanese partisan division each YSS before surrender', computed(OTHER_PARTISANS, RAISED)),
  clause('3.6.3.1c', 'Colonies to Tokyo’s occupier; four divisions kept in Tokyo'),
])

/** 3.6.4: France, Vichy and the Free French. */
export const frenchSurrender = chapter('campaign', [
  clause('3.6.4a', 'France surrenders with Paris; the Axis choose about Vichy'),
  clause('3.6.4b', 'Forces in European France vanish, colonial ones stay'),
  clause('3.6.4c', 'Half-strength equipment and all supplies fall to the Axis'),
  clause('3.6.4d', 'French reserve PPs, grown once, join the base value'),
  clause('3.6.4.1a', 'Occupied France: base economy and Paris to Paris’s holder'),
  clause('3.6.4.1b', 'With Vichy: Lyons, Marseilles and colonies are Vichy’s'),
  clause('3.6.4.1c', 'Without Vichy: colonies turn Free French, Corsica Italian'),
  clause('3.6.4.1d', 'Indochina is untouched either way'),
  clause('3.6.4.2a', 'Vichy’s army: core infantry with what the Axis add'),
  clause('3.6.4.2b', 'Vichy is a neutral minor with diplomacy of its own'),
  clause('3.6.4.2c', 'Attacking Vichy needs a declaration, its colonies none'),
  clause('3.6.4.3a', 'Free French raised in colonies need them free'),
  clause('3.6.4.3b', 'Without Vichy colonial formations may exceed the list'),
  clause('3.6.4.4a', 'French ex-patriots later serve Free France or Vichy'),
  clause('3.6.4.4b', 'When Vichy units may use ex-patriot experience'),
])

/** 3.6.5: Britain and the Commonwealth. */
export const britishSurrender = chapter('campaign', [
  clause('3.6.5', 'Britain never wholly surrenders; exiles and Canada follow the USA'),
  clause('3.6.5.1a', 'Britain surrenders if the Axis occupy London'),
  clause('3.6.5.1b', 'British forces have a turn to escape'),
  clause('3.6.5.1c', 'The escaped become a US ally based in Canada'),
  clause('3.6.5.1d', 'US forces may help and occupy; the Axis may attack'),
  clause('3.6.5.1e', 'Axis reactions in Persia, Iraq and Egypt follow'),
  clause('3.6.5.1f', 'One fascist partisan division each in India for Axis and Japan', computed(FASCISTS, RAISED)),
  clause('3.6.5.2', 'Britain’s war with Japan lasts as long as America’s'),
  clause('3.6.5.3a', 'India surrenders if Japan occupies Delhi'),
  clause('3.6.5.3b', 'Dacca and Calcutta each cost India’s pool a division'),
  clause('3.6.5.3c', 'Up to four Indian National divisions for Japan', computed(OTHER_PARTISANS, RAISED)),
  clause('3.6.5.3d', 'Indian PPs pass to Japan by surrender or IC'),
  clause('3.6.5.3e', 'One Indian division may stay British after surrender'),
  clause('3.6.5.4a', 'Australia and New Zealand surrender if Japan occupies Townsville'),
  clause('3.6.5.4b', 'One ANZAC division stays; New Zealand is out for good'),
  clause('3.6.5.5a', 'South Africa surrenders once the Axis hold all mapped Africa'),
  clause('3.6.5.5b', 'Its PPs go to the Axis, its forces disband'),
])

/** 3.6.6: Russia, in Europe and in the Far East. */
export const russianSurrender = chapter('campaign', [
  clause('3.6.6', 'Russia offers terms in Europe and Far East separately', { is: 'shown', why: 'heading of 3.6.6.1 and 3.6.6.4' }),
  clause('3.6.6.1a', 'Offer if Moscow falls before the first YSS of the war'),
  clause('3.6.6.1b', 'Offer if Moscow falls and Russia has surrendered to Japan'),
  clause('3.6.6.1c', 'Otherwise only with Leningrad, Stalingrad and Moscow all lost'),
  clause('3.6.6.1d', 'The Axis may decline; the offer returns each phase'),
  clause('3.6.6.1e', 'Borders stay; isolated land and troops are given up'),
  clause('3.6.6.1f', 'Corps and rifle divisions Russia deletes for good'),
  clause('3.6.6.1g', 'After a new Axis war: a YSS and a further IC first'),
  clause('3.6.6.2a', 'Russia plays on with economy, pool, lend-lease and partisans'),
  clause('3.6.6.2b', 'New war on the Axis: past a YSS and double units'),
  clause('3.6.6.2c', 'Able to declare, Russia may cancel concessions instead'),
  clause('3.6.6.3a', 'What Russia and the Axis may bargain over'),
  clause('3.6.6.3b', 'Germany may give territory, not PPs or resources'),
  clause('3.6.6.4a', 'Armistice offer due when Japan holds Vladivostok and Irkutsk'),
  clause('3.6.6.4b', 'An agreed armistice in any phase, with contiguous borders'),
  clause('3.6.6.4c', 'A forced offer: present borders at least, Japan’s terms on deadlock'),
  clause('3.6.6.4d', 'Each eastern IC lost costs a Siberian division until regained'),
  clause('3.6.6.4e', 'What Russia loses for good after an eastern armistice'),
  clause('3.6.6.5a', 'Siberian partisans and aid to both Chinas go on'),
  clause('3.6.6.5b', 'New war on Japan: past a YSS and double Manchuria’s units'),
  clause('3.6.6.5c', 'If Japan renews the war: a YSS and gains before offering'),
])
