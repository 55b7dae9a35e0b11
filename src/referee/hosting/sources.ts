import { randomBytes } from 'node:crypto'
import { newSecret } from './seats/grant.ts'

/** A name for something that is no secret, and that nobody else has. */
export const newId = (): string => randomBytes(9).toString('base64url')

/** Where randomness and time come from; a test hands in its own. */
export interface Sources {
  readonly now: () => number
  readonly secret: () => string
  readonly id: () => string
}

export const OWN_SOURCES: Sources = { now: Date.now, secret: newSecret, id: newId }
