import { expect, test } from 'vitest'
import { complaintsOn } from './nodes.mjs'

// `npm run nodes` does the same on every Node that is supported.
test('the command, its threads and the server work on this Node without a word on stderr', async () => {
  expect(await complaintsOn(process.execPath)).toEqual([])
})
