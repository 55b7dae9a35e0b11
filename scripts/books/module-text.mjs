const HEAD = '// Written by scripts/generate.mjs from YAML. Change that, not this.\n'
/** Parsed when it is loaded, which is faster than a literal of this size, for the compiler too. */
export const constant = (name, type, value) =>
  `export const ${name}: ${type} = JSON.parse(\`${inLines(value).replace(/[\\`]|\$\{/g, '\\$&')}\`)\n`

/** JSON with a line for each item; of an object of objects for each of theirs. */
function inLines(value) {
  if (Array.isArray(value)) return `[\n${value.map((item) => JSON.stringify(item)).join(',\n')}\n]`
  const isObject = (part) => typeof part === 'object' && part !== null && !Array.isArray(part)
  const isNested = (part) => isObject(part) && Object.values(part).some(isObject)
  const lines = Object.entries(value).map(
    ([name, part]) => `${JSON.stringify(name)}:${isNested(part) ? inLines(part) : JSON.stringify(part)}`,
  )
  return `{\n${lines.join(',\n')}\n}`
}
export const literal = (name, value) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const\n`
export const moduleText = (imports, ...constants) => [HEAD + imports, ...constants].join('\n')
