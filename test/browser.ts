import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A real browser for a test. Close it afterwards; before a screenshot wait for `document.fonts.ready`. */
export function launch(): Promise<Browser> {
  const { executablePath, env } = inject('chromium')
  return chromium.launch({ executablePath, args: ARGS, env: { ...process.env, ...env } })
}
