import { readFileSync } from 'node:fs'

/** Where this package stands: as high above this file as above what is built from it, in pieces or in one. */
export const PACKAGE = new URL('../../', import.meta.url)

/** The version of this package. */
export const VERSION: string = (JSON.parse(readFileSync(new URL('package.json', PACKAGE), 'utf8')) as { readonly version: string }).version
