import { readFileSync } from 'node:fs'

/** The version of this package; its file stands at the same height above the sources and above what is built from them. */
export const VERSION: string = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { readonly version: string }
).version
