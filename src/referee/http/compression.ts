import { randomInt } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { Said, Sent } from './problem.ts'

const zip = promisify(gzip)

/** Below this, headers weigh as much as what is saved. */
const LEAST = 1_024
/** A header of random length hides how long exactly an answer is. */
const MOST_PADDING = 64

/** Whether a browser takes it: `gzip, br;q=0.5` but not `gzip;q=0`. */
const takesGzip = (accepted = ''): boolean =>
  accepted.split(',').some((one) => {
    const [name = '', ...params] = one.split(';').map((part) => part.trim().toLowerCase())
    return name === 'gzip' && !params.some((param) => /^q=0(?:\.0*)?$/.test(param))
  })

/**
 * Compresses a long answer where whoever asks takes that.
 *
 * Compression tells by its length whether two parts of an answer are alike (BREACH): who can have a text of their own put beside a secret,
 * have it asked for again and again, and count the bytes on the line, could guess the secret letter by letter. Other sites cannot have
 * anything asked for, since cookies are sent to none of their requests for data (SameSite). A player on the same network can count bytes, and can write letters; so
 * answers in which letters stand are never compressed, nor are answers to anything but GET, nor those that give out a secret. What
 * opponents can put into other answers are names and reasons, which stay on record, and orders; a padding of random length makes counting costly.
 */
export async function compressed({ text, mayCompress: _may, ...said }: Said, accepted: string | undefined): Promise<Sent> {
  if (text.length < LEAST) return { ...said, body: text }
  const varying = { ...said.headers, Vary: 'Accept-Encoding' }
  if (!takesGzip(accepted)) return { ...said, headers: varying, body: text }
  const { ETag: tag } = said.headers
  return {
    ...said,
    headers: {
      ...varying,
      // Another encoding is another sequence of bytes: only the weak tag is the same.
      ...(typeof tag === 'string' && !tag.startsWith('W/') ? { ETag: `W/${tag}` } : {}),
      'Content-Encoding': 'gzip',
      'Chancery-Padding': '0'.repeat(randomInt(MOST_PADDING)),
    },
    body: await zip(text, { level: constants.Z_BEST_SPEED }),
  }
}
