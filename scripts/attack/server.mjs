import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../step.mjs'

const START = 60_000
const STOP = 15_000

/** Starts a referee as an operator does, on a free port of this machine, in an empty folder. It believes us for whom we ask. */
export async function openServer({ options = [], shim } = {}) {
  const data = mkdtempSync(join(tmpdir(), 'chancery-attack-'))
  const args = [`${ROOT}bin/chancery.mjs`, 'serve', '--port', '0', '--data', data, '--proxy', '127.0.0.1', ...options]
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: shim === undefined ? process.env : { ...process.env, NODE_OPTIONS: `--import=${shim}` },
  })
  const printed = []
  const errors = []
  child.stdout.on('data', (chunk) => printed.push(String(chunk)))
  child.stderr.on('data', (chunk) => errors.push(...String(chunk).split('\n').filter(isError)))
  const ended = new Promise((end) => child.once('close', end))
  const close = async () => {
    child.kill('SIGTERM')
    const late = setTimeout(() => child.kill('SIGKILL'), STOP)
    await ended
    clearTimeout(late)
    rmSync(data, { recursive: true, force: true })
  }
  const until = performance.now() + START
  let url
  while (url === undefined && child.exitCode === null && performance.now() < until) {
    url = /http:\S+:\d+/.exec(printed.join(''))?.[0]
    await new Promise((go) => setTimeout(go, 20))
  }
  if (url === undefined) {
    await close()
    throw new Error(`the referee did not start: ${errors.join('\n')}`)
  }
  return { url, data, pid: child.pid, errors, hasEnded: () => child.exitCode !== null || child.signalCode !== null, close }
}

/** Faults of ours in the log, and whatever is no line of the log. */
const isError = (line) => line.trim() !== '' && (!line.startsWith('{') || line.includes('"level":"error"'))

/** What the process has in memory, in MiB; nothing where the system does not tell. */
export function memoryOf(pid) {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return undefined
  }
}
