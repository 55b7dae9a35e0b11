import { chapter, clause, enforced } from '../../../../rules/index.ts'

const build = enforced('src/rules/chapters/transports/construction.ts', 'cases/changes/construction.json')

/** 27.42: where a power builds its units, and when the British may build in Canada. */
export const construction = chapter('changes-2016', [
  clause('27.42', 'Units are built in the home country alone', build),
  clause('27.42D-a', 'Ulster is part of Britain', build),
  clause('27.42D-b', 'Building in Canada: Britain surrendered, resistance 0 or less', build),
  clause('27.42D-c', 'Building in Canada: every British hex isolated or Axis-held', build),
])
