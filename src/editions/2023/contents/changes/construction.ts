import { chapter, clause } from '../../../../rules/index.ts'

/** 27.42: where a power builds its units, and when the British may build in Canada. */
export const construction = chapter('changes-2016', [
  clause('27.42', 'Units are built in the home country alone'),
  clause('27.42D-a', 'Ulster is part of Britain', { is: 'shown', why: 'definition used by 27.42D-c' }),
  clause('27.42D-b', 'Building in Canada: Britain surrendered, resistance 0 or less'),
  clause('27.42D-c', 'Building in Canada: every British hex isolated or Axis-held'),
])
