import { randomBytes } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf, fault, whyFailed } from '../fault.ts'

/** How long another writer may take before we give up, in milliseconds; an order takes a few. */
const PATIENCE = 5_000
const PAUSE = 20

const own = (): string => `${process.pid}@${hostname()}`

export const lockOf = (path: string): string => `${path}.lock`

/** The file is made aside with the holder in it and linked into place, so nobody ever sees it empty. */
async function take(lock: string): Promise<boolean> {
  const aside = `${lock}.${process.pid}.${randomBytes(4).toString('hex')}`
  try {
    await writeFile(aside, own())
    await link(aside, lock)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(aside, { force: true })
  }
}

async function holderOf(lock: string): Promise<string | undefined> {
  try {
    return await readFile(lock, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Only of a process on this machine can it be known that it is gone. */
function isGone(holder: string): boolean {
  const [pid, host] = holder.split('@')
  if (host !== hostname() || !/^\d+$/.test(pid ?? '')) return false
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return codeOf(error) === 'ESRCH'
  }
}

/** Two may find the same dead lock: whoever finds that a new holder's was moved puts it back. */
async function takeAway(lock: string, dead: string): Promise<void> {
  const aside = `${lock}.${process.pid}.${randomBytes(4).toString('hex')}.old`
  try {
    await rename(lock, aside)
    if ((await holderOf(aside)) !== dead) await rename(aside, lock)
    else await rm(aside, { force: true })
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

/** Does the work while no other writer of this record is at it; a lock whose holder is gone is taken over. */
export async function alone<T>(path: string, work: () => Promise<T>, patience = PATIENCE): Promise<T> {
  const lock = lockOf(path)
  const until = Date.now() + patience
  const taking = (): Promise<boolean> =>
    take(lock).catch((error: unknown) => {
      throw fault('record-unusable', { file: path, reason: whyFailed(error) }, error)
    })
  while (!(await taking())) {
    const holder = await holderOf(lock)
    if (holder === undefined) continue
    if (isGone(holder)) await takeAway(lock, holder)
    else if (Date.now() > until) throw fault('record-locked', { file: path, holder, lock })
    else await sleep(PAUSE)
  }
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}
