import { doorOf } from '../door.ts'
import { act } from './act.ts'
import { attack } from './attack.ts'
import { declare } from './declare.ts'
import { demand } from './demand.ts'
import { enter } from './enter.ts'
import { formTaskForce } from './form-task-force.ts'
import { grant } from './grant.ts'
import { intervene } from './intervene.ts'
import { lend } from './lend.ts'
import { mine } from './mine.ts'
import { mobilize } from './mobilize.ts'
import { name } from './name.ts'
import { place } from './place.ts'
import { roll } from './roll.ts'
import { station } from './station.ts'
import { takeLesser } from './take-lesser.ts'
import { useForces } from './use-forces.ts'
import { useTensionPoint } from './use-tension-point.ts'

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
    declare,
    attack,
    intervene,
    enter,
    useForces,
  ],
})
