import { doorOf } from '../door.ts'
import { accept, base, declare, deploy, level, partisans, resistance, russia } from './by-level.ts'
import { exPatriots, minor } from './minors.ts'
import { collapse, nation, overview, reaction, settle } from './nations.ts'
import { armistice, expand, renew, renounce, warlord } from './peace.ts'
import { cede, spoils, terms } from './terms.ts'

/** Which of these questions a book can be asked depends on the chapters it has. */
export const surrenderDoor = doorOf({
  name: 'surrender',
  words: 'Surrenders, armistices and the collapse of China: what it takes, who accepts, when, and what follows',
  example: 'surrender cases/situations/campaign-1943.yaml overview',
  isInOnePiece: true,
  questions: [
    level,
    accept,
    declare,
    deploy,
    base,
    resistance,
    partisans,
    russia,
    minor,
    exPatriots,
    overview,
    nation,
    settle,
    terms,
    cede,
    spoils,
    reaction,
    armistice,
    renew,
    renounce,
    collapse,
    warlord,
    expand,
  ],
})

export type SurrenderAnswer = Exclude<ReturnType<typeof surrenderDoor.answer>, { readonly ok: false }>
