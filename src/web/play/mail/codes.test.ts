import encodeQR from 'qr'
import { expect, test } from 'vitest'
import { joinParts, partsOf } from '../../../fair/index.ts'
import { codeIn, codesOf } from './codes.ts'

/** A code as a camera sees it, four pixels a square. */
function pictureOf(part: string): ImageData {
  const rows = encodeQR(part, 'raw', { ecc: 'low', border: 4 })
  const [scale, width] = [4, rows.length * 4]
  const data = new Uint8ClampedArray(width * width * 4).map((_, at) => {
    const [x, y] = [Math.floor((at / 4) % width), Math.floor(at / 4 / width)]
    return at % 4 === 3 || rows[Math.floor(y / scale)]?.[Math.floor(x / scale)] !== true ? 255 : 0
  })
  return { data, width, height: width, colorSpace: 'srgb' } as ImageData
}

test('packets go from screen to camera as codes, and are the same letter for letter', () => {
  const text = Array.from({ length: 60 }, (_, at) => `${at} eyJib2R5Ijp7ImJveCI6eyJrZXlzIjp7ImFubmEi`).join('\n')
  const parts = partsOf(text)
  expect(codesOf(text)).toHaveLength(parts.length)
  expect(joinParts(parts.map((part) => codeIn(pictureOf(part)) ?? '')).texts).toEqual([text])
})

test('a picture without a code says nothing', () => {
  expect(
    codeIn({ data: new Uint8ClampedArray(40 * 40 * 4).fill(255), width: 40, height: 40, colorSpace: 'srgb' } as ImageData),
  ).toBeUndefined()
})
