import { expect, test } from 'vitest'
import { playWars, type WarsAsked } from './wars.ts'

const ASKED: WarsAsked = {
  edition: 'campaign',
  from: 'campaign-1939',
  policies: { axis: 'plain', westernAllies: 'plain', russia: 'plain', japan: 'plain', china: 'plain' },
  script: 'history',
  seeds: [1],
  until: '1939 winter',
}

test.each([
  [{ policies: { ...ASKED.policies, china: 'bold' } }, '"bold" is no policy for Nationalist China; expected careless or plain or fair'],
  [{ policies: undefined }, /is no policy for the European Axis/],
  [{ script: 'fun' }, '"fun" is no script of the map; expected history or axis-triumphant or allies-early or surprises or quiet'],
  [{ seeds: [1.5] }, 'seeds are a list of whole numbers'],
  [{ until: '1939 autumn' }, '"1939 autumn" is no turn'],
  [{ from: 'nowhere' }, 'The campaign book has no scenario "nowhere"'],
  [{ edition: '2024' }, /there is no book "2024"/],
])('what cannot be played is said so: %j', (wrong, words) => {
  expect(() => [...playWars({ ...ASKED, ...wrong } as WarsAsked)]).toThrow(words)
})

test('levels as each turn began, how countries stand, and who fights whom', () => {
  const [war] = playWars({ ...ASKED, until: '1940 spring' })
  expect(war).toMatchObject({ seed: 1, turn: '1940 spring', ending: null })
  expect(war?.tracks.map(({ turn }) => turn)).toEqual(['1939 fall', '1939 winter'])
  expect(war?.tracks[0]?.levels).toEqual({ rgt: expect.any(Number), usat: expect.any(Number), usjt: expect.any(Number) })
  expect(war?.fighting).toContainEqual(['germany', 'britain'])
})

test('the same seed plays the same war', () => {
  const [one, other] = [playWars(ASKED), playWars(ASKED)].map((wars) => [...wars])
  expect(one).toEqual(other)
})
