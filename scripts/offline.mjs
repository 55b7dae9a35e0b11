import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const WORKER = 'service-worker.js'

/** The worker that keeps the desk: it fetches every file once, and from then on the desk opens without a network. */
const workerText = (name, files) => `const NAME = ${JSON.stringify(name)}
const FILES = ${JSON.stringify(files)}

addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)))
})

// A desk that is open goes on with its own files; only when it is closed does the newer one take over.
addEventListener('message', (event) => {
  if (event.data === 'take-over') skipWaiting()
})

addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('chancery-') && name !== NAME)
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => clients.claim()))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  // Every page of the desk is one file, and what follows the # says which; other pages, such as those that links to games lead to, are the server's.
  if (request.mode === 'navigate' && pathname !== '/') return
  event.respondWith(caches.match(pathname, { cacheName: NAME }).then((kept) => kept ?? fetch(request)))
})

// Only who asked for notices is sent any; what they say is the referee's, and names no secret.
addEventListener('push', (event) => {
  const { subject = 'Chancery', text = '', link = '/' } = event.data?.json() ?? {}
  event.waitUntil(registration.showNotification(subject, { body: text, tag: link, data: link, icon: '/icon-192.png' }))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { pathname, hash } = new URL(event.notification.data, location.origin)
  event.waitUntil(clients.openWindow(pathname + hash))
})
`

const filesUnder = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** What a file is known by: another content, another name for the whole. */
const contentOf = (file) => (file.type === 'chunk' ? file.code : file.source)

/** A part of the build: writes the worker with the names of everything that was built. */
export function offline() {
  let publicFolder = ''
  return {
    name: 'offline',
    apply: 'build',
    configResolved: ({ publicDir }) => {
      publicFolder = publicDir
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const shown = filesUnder(publicFolder)
        const digest = createHash('sha256')
        for (const file of Object.values(bundle)) digest.update(file.fileName).update(contentOf(file))
        for (const path of shown) digest.update(readFileSync(path))
        const files = [
          '/',
          ...Object.keys(bundle)
            .filter((name) => name !== 'index.html')
            .map((name) => `/${name}`),
          ...shown.map((path) => `/${path.slice(publicFolder.length + 1).replaceAll('\\', '/')}`),
        ]
        this.emitFile({
          type: 'asset',
          fileName: WORKER,
          source: workerText(`chancery-${digest.digest('hex').slice(0, 16)}`, files.toSorted()),
        })
      },
    },
  }
}
