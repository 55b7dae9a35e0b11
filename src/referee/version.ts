export { VERSION } from '../record/index.ts'

/** Where this package stands: as high above this file as above what is built from it, in pieces or in one. */
export const PACKAGE = new URL('../../', import.meta.url)
