import encodeQR from 'qr'
import decodeQR from 'qr/decode.js'
import { partsOf } from '../../../fair/index.ts'

/** A QR code as it is drawn: how many squares wide, and the path of those that are dark. */
export interface Code {
  readonly width: number
  readonly path: string
}

/** A short text as one QR code. */
export function codeOf(part: string): Code {
  const rows = encodeQR(part, 'raw', { ecc: 'low', border: 4 })
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { width: rows.length, path: squares.join('') }
}

/** A text as QR codes, one a part. */
export const codesOf = (text: string): readonly Code[] => partsOf(text).map(codeOf)

/** What a picture's QR code says; nothing where there is none to be seen. */
export function codeIn(image: ImageData): string | undefined {
  try {
    return decodeQR(image)
  } catch {
    return undefined
  }
}

const MOST_PIXELS = 1600

/** The same of a picture in a file, or of a film as it runs. */
export function codeOn(picture: ImageBitmap | HTMLVideoElement, width: number, height: number): string | undefined {
  const scale = Math.min(1, MOST_PIXELS / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (pen === null || canvas.width === 0 || canvas.height === 0) return undefined
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return codeIn(pen.getImageData(0, 0, canvas.width, canvas.height))
}
