import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const LONGEST_HOLD_MS = 15 * 60_000

/** Does the work while no other process holds the folder `lock`; a lock whose holder is gone is taken over. */
export async function alone(lock, work, tell = console.error) {
  let hasTold = false
  while (!take(lock)) {
    const holder = holderOf(lock)
    if (holder === undefined) continue
    if (!isHeld(lock, holder)) {
      takeAway(lock, holder)
      continue
    }
    if (!hasTold) tell(`waiting for another set-up of this checkout (process ${holder})`)
    hasTold = true
    await sleep(100)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

// The folder is made aside with the holder's number in it and renamed into place, so no one ever sees it empty.
function take(lock) {
  const own = `${lock}.${process.pid}`
  rmSync(own, { recursive: true, force: true })
  mkdirSync(own, { recursive: true })
  writeFileSync(`${own}/pid`, String(process.pid))
  try {
    renameSync(own, lock)
    return true
  } catch (error) {
    rmSync(own, { recursive: true, force: true })
    if (error.code === 'ENOTEMPTY' || error.code === 'EEXIST') return false
    throw error
  }
}

function holderOf(lock) {
  try {
    return Number(readFileSync(`${lock}/pid`, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

// A number can be given to another process after the holder died; no set-up lasts longer than the limit.
function isHeld(lock, holder) {
  try {
    process.kill(holder, 0)
  } catch (error) {
    if (error.code === 'ESRCH') return false
  }
  const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
  return Date.now() - since < LONGEST_HOLD_MS
}

// Two may find the same dead lock: whoever finds that a new holder's was moved puts it back.
function takeAway(lock, dead) {
  const aside = `${lock}.${process.pid}.old`
  try {
    renameSync(lock, aside)
    if (holderOf(aside) !== dead) return renameSync(aside, lock)
    rmSync(aside, { recursive: true, force: true })
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}
