import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { ROOT } from '../../step.mjs'

/** It waits for what others do, longer than a quick round lasts. */
export const isLong = true
export const title = 'overwrites pages of a store, and opens it again'

const PAGE = 4096

/** On a copy of the games: a store that cannot be read is not served. */
export async function run({ ask, data, expect }) {
  for (let game = 0; game < 5; game += 1)
    await ask('/api/games', { from: '198.51.100.33', body: { edition: '2023', scenario: 'global-war-1939' } })
  const copy = mkdtempSync(join(tmpdir(), 'chancery-damaged-'))
  try {
    cpSync(data, copy, { recursive: true })
    const file = join(copy, readdirSync(copy).find((name) => name.endsWith('.db')) ?? 'chancery.db')
    // What is still in the log beside the file is written into it first.
    const store = new DatabaseSync(file)
    store.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    store.close()
    const pages = Math.floor(statSync(file).size / PAGE)
    const handle = openSync(file, 'r+')
    for (let page = 2; page < Math.min(pages, 42); page += 1) writeSync(handle, Buffer.alloc(PAGE, page), 0, PAGE, page * PAGE)
    const { code, said } = await served(copy, 20_000)
    expect(code === 1, `a damaged store was opened (exit ${code})`)
    expect(/damaged|malformed|cannot be read/i.test(said), `nothing says why: ${said.slice(0, 300)}`)
    return `${Math.min(pages, 42) - 2} of ${pages} pages overwritten; exit ${code}`
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** A referee on that folder for so long, or until it ends. */
function served(folder, milliseconds) {
  const args = [`${ROOT}bin/chancery.mjs`, 'serve', '--port', '0', '--data', folder, '--quiet']
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = []
  child.stdout.on('data', (chunk) => said.push(chunk))
  child.stderr.on('data', (chunk) => said.push(chunk))
  const late = setTimeout(() => child.kill('SIGTERM'), milliseconds)
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearTimeout(late)
      resolve({ code, said: Buffer.concat(said).toString() })
    })
  })
}
