import { PAGE_WORDS, PROBLEMS } from '../words/words.ts'

/** What is read here of an OpenAPI document; the document itself says all. */
interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly description?: string
  readonly maxLength?: number
  readonly maxItems?: number
}
interface Body {
  readonly description?: string
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>
}
interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly tags?: readonly string[]
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly description?: string; readonly schema?: Schema }[]
  readonly requestBody?: Body
  readonly responses: Readonly<Record<string, Body>>
}
interface Description {
  readonly info: { readonly title: string; readonly description: string; readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark)

const MOST_NAMES = 12

/** A schema in a few words: `text up to 100`, `list of names`. */
function kindOf(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) {
    const names = schema.enum.slice(0, MOST_NAMES).map((name) => JSON.stringify(name))
    return `${names.join(' | ')}${schema.enum.length > MOST_NAMES ? ' | …' : ''}`
  }
  const several = schema.anyOf ?? schema.oneOf
  if (several !== undefined) return [...new Set(several.map(kindOf))].join(' | ')
  if (schema.type === 'array')
    return `list of ${kindOf(schema.items ?? {})}${schema.maxItems === undefined ? '' : `, ${schema.maxItems} at most`}`
  if (schema.type === 'string') return schema.maxLength === undefined ? 'text' : `text up to ${schema.maxLength}`
  return schema.type === undefined ? 'anything' : [schema.type].flat().join(' | ')
}

const row = (name: string, kind: string, words = ''): string =>
  `<tr><th>${escaped(name)}</th><td>${escaped(kind)}</td><td>${escaped(words)}</td></tr>`

function fieldsOf(schema: Schema | undefined, all: Description['components']['schemas']): string {
  if (schema === undefined) return ''
  const meant = schema.$ref === undefined ? schema : (all[kindOf(schema)] ?? schema)
  const rows = Object.entries(meant.properties ?? {}).map(([name, one]) =>
    row(`${name}${meant.required?.includes(name) === true ? '' : '?'}`, kindOf(one), one.description),
  )
  return rows.length === 0 ? row('', kindOf(meant)) : rows.join('')
}

const table = (title: string, rows: string): string => (rows === '' ? '' : `<p class="quiet">${title}</p><table>${rows}</table>`)

function entry(path: string, method: string, operation: Operation, { components: { schemas } }: Description): string {
  const [body] = Object.values(operation.requestBody?.content ?? {})
  const parameters = (operation.parameters ?? []).map((one) => row(`${one.in} ${one.name}`, kindOf(one.schema ?? {}), one.description))
  const answers = Object.entries(operation.responses).map(([status, { description, content }]) =>
    row(status, Object.keys(content ?? {}).join(', '), description),
  )
  const [good] = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'))
  const [given] = Object.values(good?.[1].content ?? {})
  return `<section class="entry" id="${escaped(operation.operationId)}">
<h3><b>${method.toUpperCase()}</b> ${escaped(path)}</h3>
<p>${escaped(operation.summary)}. <span class="quiet">${escaped(operation.description ?? '')}</span></p>
<details><summary>${PAGE_WORDS.more}</summary>
${table(PAGE_WORDS.parameters, parameters.join(''))}${table(PAGE_WORDS.body, body === undefined ? '' : fieldsOf(body.schema, schemas))}
${table(PAGE_WORDS.given, fieldsOf(given?.schema, schemas))}${table(PAGE_WORDS.answers, answers.join(''))}
</details></section>`
}

/** The description as a page to read. */
export function apiPage(text: string): string {
  const description = JSON.parse(text) as Description
  const entries = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const of = (isGame: boolean): string =>
    entries
      .filter(({ operation: { tags = [] } }) => tags.includes('games') === isGame)
      .map(({ path, method, operation }) => entry(path, method, operation, description))
      .join('\n')
  const problems = Object.entries(PROBLEMS).map(
    ([name, { status, title, detail }]) =>
      `<tr id="problem-${name}"><th>${name}</th><td>${status}</td><td>${escaped(title)}: ${escaped(detail)}</td></tr>`,
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${PAGE_WORDS.title}</title><link rel="stylesheet" href="/api/style.css"></head>
<body>
<h1>${PAGE_WORDS.title}</h1>
<p>${escaped(description.info.description)}</p>
<p>${PAGE_WORDS.machine} <span class="quiet">Chancery ${escaped(description.info.version)}</span></p>
<h2>${PAGE_WORDS.secrets}</h2>
<p>${PAGE_WORDS.aboutSecrets}</p>
<h2>${PAGE_WORDS.games}</h2>
${of(true)}
<h2>${PAGE_WORDS.questions}</h2>
${of(false)}
<h2>${PAGE_WORDS.problems}</h2>
<p>${PAGE_WORDS.aboutProblems}</p>
<table>${problems.join('')}</table>
</body></html>
`
}
