import { isMet, refuse, TRACK_NAMES, TRACKS } from '../../../rules/core/index.ts'
import { whyNot } from '../../../rules/game/index.ts'
import { choice, usually } from '../argument.ts'
import { question } from '../door.ts'
import { by } from '../roll.ts'
import { MAY } from '../shapes.ts'
import { permitted } from '../verdict.ts'
import { phaseOf } from './phase.ts'

/** One point, on U.S.-Axis tension unless another track is named (3.2.4.7a, 49.34). */
export const useTensionPoint = question({
  name: 'use-tension-point',
  words: 'one point placed in a tension',
  args: { by: by(), track: usually(choice(TRACKS, 'the tension that it goes on'), 'usat') },
  shape: MAY,
  answer: (book, situation, { by: faction, track }) => {
    const { counts: rows = [], tracks } = book.clauses.tensionRules.points
    const name = TRACK_NAMES[track]
    if (track === 'usjt') return permitted([refuse('closed-track', `no points work on ${name}`, tracks.cite, { track: track })])
    const counts = rows.find(({ when }) => isMet(when, situation))
    return permitted(whyNot(book, phaseOf(situation, faction), { type: 'use-tension-point', by: faction, track }), [
      {
        what: counts === undefined ? name : `${name}, ${counts.words}`,
        amount: faction === 'axis' ? -1 : 1,
        cite: counts?.cite ?? book.clauses.tensionPointRule,
      },
    ])
  },
})
