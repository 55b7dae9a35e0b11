import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }

/** A step that did not work, and what it printed. */
export class StepFailed extends Error {
  constructor(name, output) {
    super(`${name} failed`)
    this.output = output
  }
}

/**
 * Runs a command in the project's folder. Its output is collected, or goes straight through with `live`.
 * A signal to this process goes on to the command, so that nothing is left running.
 */
export function run(command, { live = false, env = {} } = {}) {
  const began = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command[0], command.slice(1), {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    const chunks = []
    child.stdout?.on('data', (chunk) => chunks.push(chunk))
    child.stderr?.on('data', (chunk) => chunks.push(chunk))
    const passOn = (signal) => child.kill(signal)
    for (const signal of Object.keys(SIGNALS)) process.on(signal, passOn)
    child.on('error', (error) => chunks.push(Buffer.from(`${error.message}\n`)))
    child.on('close', (code, signal) => {
      for (const each of Object.keys(SIGNALS)) process.off(each, passOn)
      resolve({
        code: code ?? 128 + (SIGNALS[signal] ?? 9),
        output: Buffer.concat(chunks).toString().trimEnd(),
        seconds: (performance.now() - began) / 1000,
      })
    })
  })
}

/** A tool from node_modules, by the path of its script: the same on every system, with no shell between. */
export const tool = (path, ...args) => [process.execPath, `${ROOT}node_modules/${path}`, ...args]

export const tsc = (...args) => tool('typescript/bin/tsc', ...args)
export const vite = (...args) => tool('vite/bin/vite.js', ...args)
export const vitest = (...args) => tool('vitest/vitest.mjs', ...args)
export const biome = (...args) => tool('@biomejs/biome/bin/biome', ...args)

export const inSeconds = (seconds) => `${seconds.toFixed(1)} s`
