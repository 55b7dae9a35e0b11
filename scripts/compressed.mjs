import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Typefaces and pictures are compressed as they are. */
const IS_TEXT = /\.(?:js|css|html|svg|webmanifest)$/

const WAYS = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

/** A part of the build: beside every text stands the same compressed, for the referee to hand out. */
export const compressed = () => {
  let folder = ''
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir)
    },
    closeBundle: () => {
      const texts = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && IS_TEXT.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
      return Promise.all(
        texts.flatMap((path) =>
          Object.entries(WAYS).map(async ([suffix, compress]) => writeFileSync(`${path}.${suffix}`, await compress(readFileSync(path)))),
        ),
      )
    },
  }
}
