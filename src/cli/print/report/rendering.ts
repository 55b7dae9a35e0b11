import type { Block, Item } from './blocks.ts'

const ruled = ({ words, rules }: Item): string => (rules.length === 0 ? words : `${words} [${rules.join('; ')}]`)

/** Signs that Markdown would read as its own. */
const plain = (text: string): string => text.replace(/[\\`*_<>|#]/g, (sign) => `\\${sign}`)

const listed = (items: readonly Item[], depth: number): readonly string[] =>
  items.flatMap((one) => [`${'  '.repeat(depth)}- ${plain(ruled(one))}`, ...listed(one.under, depth + 1)])

function inMarkdown(block: Block): readonly string[] {
  switch (block.is) {
    case 'heading':
      return [`${'#'.repeat(block.level)} ${plain(block.words)}`]
    case 'paragraph':
      return [plain(block.words)]
    case 'list':
      return listed(block.items, 0)
    case 'table':
      return [block.head, block.head.map(() => '---'), ...block.rows.map((row) => row.map(plain))].map((row) => `| ${row.join(' | ')} |`)
  }
}

/** The report as Markdown, line by line. */
export const markdownOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block, index) => [...(index === 0 ? [] : ['']), ...inMarkdown(block)])

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

function itemInPage(one: Item): string {
  const rules = one.rules.length === 0 ? '' : ` <cite>[${escaped(one.rules.join('; '))}]</cite>`
  const under = one.under.length === 0 ? '' : `\n<ul>\n${one.under.map(itemInPage).join('\n')}\n</ul>`
  return `<li>${escaped(one.words)}${rules}${under}</li>`
}

const cells = (tag: 'th' | 'td', row: readonly string[]): string =>
  `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`

function inPage(block: Block): string {
  switch (block.is) {
    case 'heading':
      return `<h${block.level}>${escaped(block.words)}</h${block.level}>`
    case 'paragraph':
      return `<p>${escaped(block.words)}</p>`
    case 'list':
      return `<ul>\n${block.items.map(itemInPage).join('\n')}\n</ul>`
    case 'table':
      return `<table>\n<thead>${cells('th', block.head)}</thead>\n<tbody>\n${block.rows.map((row) => cells('td', row)).join('\n')}\n</tbody>\n</table>`
  }
}

const STYLE = `:root { color-scheme: light dark; }
body { font: 16px/1.5 "Source Serif 4", Georgia, serif; font-variant-numeric: tabular-nums; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.2; break-after: avoid; }
h2 { border-bottom: 1px solid; padding-bottom: .2rem; margin-top: 2rem; }
ul { padding-left: 1.2rem; }
li { break-inside: avoid-page; }
cite { font-style: normal; font-size: .85em; opacity: .7; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .2rem .6rem .2rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
@media print { body { margin: 0; max-width: none; font-size: 10pt; } }`

/** The report as one page that needs nothing from elsewhere. */
export function pageOf(blocks: readonly Block[]): readonly string[] {
  const title = blocks.find((block) => block.is === 'heading')
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title?.words ?? '')}</title>`,
    `<style>\n${STYLE}\n</style>`,
    '</head>',
    '<body>',
    ...blocks.map(inPage),
    '</body>',
    '</html>',
  ]
}
