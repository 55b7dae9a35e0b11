import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { PACKAGE } from '../version.ts'
import { DESK } from '../words.ts'

/** Where the built desk stands. */
export const DESK_FOLDER = fileURLToPath(new URL('dist/web', PACKAGE))

interface DeskFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
}

/** A file as it is, and as the build compressed it. */
interface Offered {
  readonly plain: DeskFile
  readonly compressed: readonly { readonly as: string; readonly file: DeskFile }[]
}

const INDEX = '/index.html'

/** What the build leaves beside a file, and what a browser calls it; the smaller first. */
const COMPRESSED = { '.br': 'br', '.gz': 'gzip' } as const
const isCompressed = (path: string): boolean => Object.keys(COMPRESSED).some((suffix) => path.endsWith(suffix))

/** Names that change with what they name may be kept for ever: `/assets/main-B3x_9kQz.js`. */
const isHashed = (address: string): boolean => /^\/assets\/.*-[\w-]{8}\.\w+$/.test(address)

function deskFile(address: string, path: string, more: Readonly<Record<string, string>>, suffix = ''): DeskFile {
  const bytes = new Uint8Array(readFileSync(path + suffix))
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return {
    bytes,
    etag,
    headers: {
      'Content-Type': getMimeType(path) ?? 'application/octet-stream',
      'Cache-Control': isHashed(address) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: etag,
      ...more,
    },
  }
}

function offered(address: string, path: string): Offered {
  const ways = Object.entries(COMPRESSED).filter(([suffix]) => statSync(path + suffix, { throwIfNoEntry: false }) !== undefined)
  const varying: Readonly<Record<string, string>> = ways.length === 0 ? {} : { Vary: 'Accept-Encoding' }
  return {
    plain: deskFile(address, path, varying),
    compressed: ways.map(([suffix, as]) => ({ as, file: deskFile(address, path, { ...varying, 'Content-Encoding': as }, suffix) })),
  }
}

/** What a browser takes: `gzip, br;q=0.5` but not `br;q=0`. */
const takes = (header: string, way: string): boolean =>
  header.split(',').some((one) => {
    const [name = '', ...params] = one.split(';').map((part) => part.trim().toLowerCase())
    return name === way && !params.some((param) => /^q=0(?:\.0*)?$/.test(param))
  })

const choose = ({ plain, compressed }: Offered, header = ''): DeskFile => compressed.find(({ as }) => takes(header, as))?.file ?? plain

/** Every file of the desk by its address. Nothing else can be had, whatever is asked for. */
function deskFiles(folder: string): ReadonlyMap<string, Offered> {
  if (statSync(join(folder, INDEX), { throwIfNoEntry: false }) === undefined) return new Map()
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !isCompressed(entry.name),
  )
  const files = entries.map((entry): [string, Offered] => {
    const path = join(entry.parentPath, entry.name)
    const address = `/${relative(folder, path).replaceAll('\\', '/')}`
    return [address, offered(address, path)]
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
    const found = files.get(path) ?? (wantsPage ? files.get(INDEX) : undefined)
    if (found === undefined) return context.text(DESK.notFound, 404)
    const file = choose(found, context.req.header('Accept-Encoding'))
    return context.req.header('If-None-Match')?.includes(file.etag) === true
      ? context.body(null, 304, file.headers)
      : context.body(file.bytes, 200, file.headers)
  })
  return own
}
