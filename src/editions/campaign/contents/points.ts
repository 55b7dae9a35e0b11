import { carriedOut, chapter, clause, computed, sequenced } from '../../../rules/index.ts'

/** 3.1: who has diplomatic points, how many, and whose count together. */
export const points = chapter('campaign', [
  clause('3.1a', 'Six nations have DPs: Germany, Italy, Britain, France, the USA, Russia'),
  clause('3.1b', 'No DPs for Japan, Nationalist China or any minor'),
  clause('3.1.1a', 'Three factions pool their DPs: European Axis, Russia, Western Allies'),
  clause('3.1.1b', 'A faction’s net DP total fixes its Initiative', computed('src/rules/initiative.ts', 'src/counsel/initiative.test.ts')),
  clause(
    '3.1.1c',
    'Japan moves with the Axis, the two Chinas with Allies and Russia',
    sequenced('src/editions/campaign/tensions/manner.ts', 'src/counsel/initiative.test.ts'),
  ),
  clause('3.1.2a', '1939 DPs: Allies 5, Axis 5, Russia 2, without adjustments'),
  clause(
    '3.1.2b',
    'Germany starts with the Initiative',
    carriedOut('src/editions/campaign/tensions/manner.ts', 'src/counsel/initiative.test.ts'),
  ),
  clause('3.1.2c', 'Starting wars: Germany with Poland and the West, Japan with China'),
  clause('3.1.3a', 'Every faction allocates its DPs in every YSS'),
  clause('3.1.3b', 'DPs are a base plus adjustments, mostly for territory'),
  clause('3.1.3c', 'All DPs vanish at the end of the year'),
  clause('3.1.3d', 'DPs of a fallen power stay in play until year’s end'),
  clause('3.1.3.1a', 'One target takes about a third of a faction’s DPs at most'),
  clause('3.1.3.1b', 'Eight Axis DPs: three at most in Rumania', { is: 'shown', why: 'printed example of 3.1.3.1a' }),
  clause('3.1.4a', 'Before Russo-German war or tension 50 the larger Allied DPs count'),
  clause('3.1.4b', 'Afterwards Western and Russian DPs add up in Axis-selected targets'),
  clause('3.1.4c', 'In a target the West or Russia selects, only its own DPs count'),
  clause('3.1.4d', 'Western pro-Allied modifiers never help Russia, nor Russian ones the West'),
])
