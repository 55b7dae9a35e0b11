import { doorOf } from '../door.ts'
import { attack, intervene, mine } from './attacks.ts'
import { keep } from './duties.ts'
import { enter, formTaskForce, lend, station, useForces } from './forces.ts'
import { act, grant, mobilize, useTensionPoint } from './levels.ts'
import { place } from './place.ts'
import { demand, name, roll, takeLesser } from './rolls.ts'
import { flyStrike, strike } from './strike.ts'
import { declare } from './war.ts'

/** May this be done, and what does it bring? Every rule against it is named. */
export const mayDoor = doorOf({
  name: 'may',
  words: 'Whether something is allowed, every rule against it, and what it brings',
  example: 'may cases/situations/hungary.json place --by axis --placements hungary=2,turkey=1',
  questions: [
    place,
    name,
    roll,
    takeLesser,
    demand,
    station,
    mine,
    useTensionPoint,
    act,
    grant,
    mobilize,
    lend,
    formTaskForce,
    strike,
    flyStrike,
    declare,
    attack,
    keep,
    intervene,
    enter,
    useForces,
  ],
})
