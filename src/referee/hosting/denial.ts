import { type Refusal, refuse } from '../../rules/core/index.ts'
import type { Done } from './hall.ts'
import { HOSTING } from './words.ts'

/** Why something asked of a hosted game is not done. */
export interface Denied {
  readonly ok: false
  /** Unknown, not allowed to this one, nothing there, overtaken by events, or against the rules. */
  readonly status: 401 | 403 | 404 | 409 | 422
  readonly refusals: readonly Refusal[]
}

export const denied = (status: Denied['status'], ...refusals: readonly Refusal[]): Denied => ({ ok: false, status, refusals })

export const deny = (status: Denied['status'], code: string, words: string, data: Refusal['data'] = {}): Denied =>
  denied(status, refuse(code, words, undefined, data))

export const NO_SUCH_GAME = deny(404, 'no-such-game', HOSTING.noSuchGame)
export const UNKNOWN_SECRET = deny(401, 'unknown-secret', HOSTING.unknownSecret)

/** What was done, or why not. */
export const whyNotDone = (done: Done<Denied>): Denied | undefined =>
  done.type === 'no-such-game'
    ? NO_SUCH_GAME
    : done.type === 'full'
      ? deny(422, 'game-full', HOSTING.gameFull(done.most), { most: done.most })
      : done.type === 'refused'
        ? done.no
        : undefined
