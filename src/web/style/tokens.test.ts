import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

type Three = readonly [number, number, number]

/** A colour by day or by night, as light. */
function lightOf(name: string, at: 'day' | 'night'): Three {
  const [, day, night] = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens) ?? []
  const hex = at === 'day' ? day : night
  const part = (index: number): number => {
    const value = Number.parseInt(hex?.slice(index, index + 2) ?? '', 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

/** What becomes of light in an eye without red, green or blue cones (Machado, Oliveira and Fernandes 2009). */
const EYES: Readonly<Record<string, readonly [Three, Three, Three]>> = {
  'three cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red cones': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green cones': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue cones': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const sum = ([a, b, c]: Three, [x, y, z]: Three): number => a * x + b * y + c * z

/** Lightness and the two axes of colour (CIELAB). */
function seen(light: Three, eye: readonly [Three, Three, Three]): Three {
  const [r, g, b] = eye.map((row) => Math.min(1, Math.max(0, sum(row, light)))) as unknown as Three
  const bent = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
  const [x, y, z] = [
    bent(sum([0.4124, 0.3576, 0.1805], [r, g, b]) / 0.95047),
    bent(sum([0.2126, 0.7152, 0.0722], [r, g, b])),
    bent(sum([0.0193, 0.1192, 0.9505], [r, g, b]) / 1.08883),
  ]
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const FACTIONS = ['axis', 'russia', 'west', 'japan']
const PAIRS = FACTIONS.flatMap((one, index) => FACTIONS.slice(index + 1).map((other) => [one, other] as const))

describe.each(['day', 'night'] as const)('by %s', (at) => {
  test.each(PAIRS)('%s and %s differ in lightness', (one, other) => {
    const [
      eye = [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
    ] = Object.values(EYES)
    expect(Math.abs(seen(lightOf(one, at), eye)[0] - seen(lightOf(other, at), eye)[0])).toBeGreaterThan(8)
  })

  test.each(Object.keys(EYES))('with %s all factions can be told apart', (name) => {
    const eye = EYES[name]
    if (eye === undefined) throw new Error(name)
    for (const [one, other] of PAIRS) {
      const [a, b] = [seen(lightOf(one, at), eye), seen(lightOf(other, at), eye)]
      expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]), `${one} and ${other}`).toBeGreaterThan(23)
    }
  })
})
