import {
  AMERICAN_FORCES,
  AMERICAN_STATIONS,
  type AmericanForce,
  type AmericanStation,
  americanMove,
} from '../../../rules/chapters/pearl-harbor/index.ts'
import { chapterOf } from '../../../rules/core/index.ts'
import * as s from '../../schema.ts'
import { ABOUT, about, bool, CITATION, int, listed, REFUSAL, string } from '../answers/shapes.ts'
import { choice, maybe } from '../arguments/argument.ts'
import { door } from '../door.ts'

const STATIONS = Object.keys(AMERICAN_STATIONS) as readonly AmericanStation[]
const FORCES = Object.keys(AMERICAN_FORCES) as readonly AmericanForce[]

const AMERICANS = s.object({
  ...ABOUT,
  moves: listed(
    s.object({
      to: s.names(STATIONS),
      forces: s.names(FORCES),
      allowed: bool,
      /** What lets them go before war, and how many; nothing where war has opened the place to all. */
      opened: listed(s.object({ words: string, most: maybe(int), cite: CITATION })),
      refusals: listed(REFUSAL),
    }),
  ),
})
export type AmericanForcesAnswer = Readonly<s.Output<typeof AMERICANS>>

/** Where American forces may go as things stand, and every rule that keeps them away. */
export const americanForcesDoor = door({
  name: 'american-forces',
  words: 'Where American forces may go, by what, how many, and every rule that keeps them away',
  example: "american-forces --situation '{ edition: 2023, turn: 1941 fall, tensions: { usjt: 37 } }' --to philippines",
  chapters: ['americanForces'],
  args: {
    to: maybe(choice(STATIONS, 'this place alone')),
    forces: maybe(choice(FORCES, 'these forces alone')),
  },
  shape: AMERICANS,
  answer: (book, situation, { to, forces }): AmericanForcesAnswer => {
    const { bars, leaves } = chapterOf(book, 'americanForces')
    const isKnown = (station: AmericanStation, force: AmericanForce): boolean =>
      [...bars, ...leaves].some((one) => one.to.includes(station) && one.forces.includes(force))
    return {
      ...about(book, situation),
      moves: (to === undefined ? STATIONS : [to]).flatMap((station) =>
        (forces === undefined ? FORCES : [forces])
          .filter((force) => isKnown(station, force))
          .map((force) => americanMove(book, situation, station, force)),
      ),
    }
  },
})
