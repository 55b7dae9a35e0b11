import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { ROOT } from './step.mjs'

/**
 * Makes the small typefaces of `src/web/style/fonts`: the letters that the desk's own words have, in the weights it uses. They are kept in git, for
 * what makes them is seldom needed: `npm install --prefix /tmp/subset subset-font@2`, then `node scripts/subset-typefaces.mjs /tmp/subset`.
 * A test says when a letter is missing. Any other letter, as in the name of a player, comes from the whole typeface when it is first seen.
 */
const TYPEFACES = {
  serif: 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  'serif-italic': 'source-serif-4/files/source-serif-4-latin-wght-italic.woff2',
  sans: 'source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
}
const WEIGHTS = { min: 400, max: 700 }

/** Every letter of ASCII, and all others that stand anywhere in the sources. */
export function lettersUsed() {
  const files = readdirSync(`${ROOT}src`, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.(?:tsx?|yaml|html)$/.test(entry.name) && !/\.(?:test|testing)\.tsx?$/.test(entry.name),
  )
  const others = files.flatMap((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8').match(/[^\0-\x7f]/gu) ?? [])
  return [...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)), ...new Set(others)].sort()
}

const [, script, folder] = process.argv
if (script?.endsWith('subset-typefaces.mjs') && folder !== undefined) {
  const subset = createRequire(`${folder}/package.json`)('subset-font')
  for (const [name, path] of Object.entries(TYPEFACES)) {
    const whole = readFileSync(`${ROOT}node_modules/@fontsource-variable/${path}`)
    const small = await subset(whole, lettersUsed().join(''), { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } })
    writeFileSync(`${ROOT}src/web/style/fonts/${name}.woff2`, small)
    console.log(`${name}: ${whole.length} bytes, now ${small.length}`)
  }
}
