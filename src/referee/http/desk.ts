import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { DESK } from '../words.ts'

/** Where the built desk stands, seen from the sources and from what is built from them alike. */
export const DESK_FOLDER = fileURLToPath(new URL('../../../dist/web', import.meta.url))

interface DeskFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
}

const INDEX = '/index.html'

/** Names that change with what they name may be kept for ever: `/assets/main-B3x_9kQz.js`. */
const isHashed = (address: string): boolean => /^\/assets\/.*-[\w-]{8}\.\w+$/.test(address)

function deskFile(address: string, path: string): DeskFile {
  const bytes = new Uint8Array(readFileSync(path))
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return {
    bytes,
    etag,
    headers: {
      'Content-Type': getMimeType(path) ?? 'application/octet-stream',
      'Cache-Control': isHashed(address) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: etag,
    },
  }
}

/** Every file of the desk by its address. Nothing else can be had, whatever is asked for. */
function deskFiles(folder: string): ReadonlyMap<string, DeskFile> {
  if (statSync(join(folder, INDEX), { throwIfNoEntry: false }) === undefined) return new Map()
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const files = paths.map((entry): [string, DeskFile] => {
    const path = join(entry.parentPath, entry.name)
    const address = `/${relative(folder, path).replaceAll('\\', '/')}`
    return [address, deskFile(address, path)]
  })
  return new Map(files)
}

/** The desk, read once: an index and the files it names always belong together, even while a new desk is being built. */
export function desk(folder: string = DESK_FOLDER): Hono {
  const files = deskFiles(folder)
  const own = new Hono()
  own.get('*', (context) => {
    const { path } = context.req
    const wantsPage = path === '/' || context.req.header('Accept')?.includes('text/html') === true
    if (files.size === 0 && wantsPage) return context.html(DESK.missing, 503)
    const file = files.get(path) ?? (wantsPage ? files.get(INDEX) : undefined)
    if (file === undefined) return context.text(DESK.notFound, 404)
    return context.req.header('If-None-Match')?.includes(file.etag) === true
      ? context.body(null, 304, file.headers)
      : context.body(file.bytes, 200, file.headers)
  })
  return own
}
