import { describe, expect, test } from 'vitest'
import { COLOURED, PLAIN, paintFor } from './paint.ts'

describe('colour only on a terminal, and never with NO_COLOR', () => {
  test.each([
    { isTTY: true, env: {}, paint: COLOURED },
    { isTTY: false, env: {}, paint: PLAIN },
    { isTTY: true, env: { NO_COLOR: '1' }, paint: PLAIN },
    { isTTY: true, env: { NO_COLOR: '' }, paint: COLOURED },
    { isTTY: true, env: { TERM: 'dumb' }, paint: PLAIN },
    { isTTY: false, env: { FORCE_COLOR: '1' }, paint: PLAIN },
  ])('a terminal: $isTTY, $env', ({ isTTY, env, paint }) => expect(paintFor({ isTTY }, env)).toBe(paint))
})
