import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ROOT } from './step.mjs'

const HEAD = `# Notices

Chancery is under the MIT licence (LICENSE). It is built with, and hands out, the packages below. Each is unchanged, but for the typefaces, of which the desk has only the letters it needs; its whole licence comes with it in
\`node_modules\`. web-push is under the Mozilla Public License 2.0: its source is at https://github.com/web-push-libs/web-push.

\`node scripts/notices.mjs\` writes this page; a test holds it to what is installed.

| Package | Licence | Copyright |
|---|---|---|
`

/** The line of a licence that says whose it is. */
function copyrightOf(folder) {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name))
  if (file === undefined) return ''
  const line = readFileSync(`${folder}/${file}`, 'utf8')
    .split('\n')
    .find((text) => /^\W*copyright\b.*(\d|©|\(c\))/i.test(text))
  return (line ?? '')
    .replace(/^[\W_]+(?=copyright)/i, '')
    .replaceAll('|', '/')
    .trim()
}

/** What is shipped: every package that is installed without the development packages. */
export function notices() {
  const { packages } = JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8'))
  const rows = Object.entries(packages)
    .filter(([path, { dev, devOptional, optional }]) => path !== '' && !dev && !devOptional && !optional)
    .filter(([path]) => existsSync(ROOT + path))
    .map(([path, { license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return `| ${name} | ${license ?? ''} | ${copyrightOf(ROOT + path)} |`
    })
  return `${HEAD}${[...new Set(rows)].sort().join('\n')}\n`
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) writeFileSync(`${ROOT}NOTICE.md`, notices())
