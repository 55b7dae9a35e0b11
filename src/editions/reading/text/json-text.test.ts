import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readJson, withoutComments } from './json-text.ts'
import { readYaml } from './situation-text.ts'

const name = fc.constantFrom('facts', 'france.fallen', 'a "b"', 'c\\d', '', '1', 'über: {', 'edition', '__proto__')
const { any: value } = fc.letrec((tie) => ({
  leaf: fc.constantFrom<unknown>(null, true, 0, -1.5, 1e21, 2023, 'axis', 'a, "b": [c]', '// no', "it's /* so", '\u2013 \t\n', ''),
  any: fc.oneof(
    { maxDepth: 4 },
    tie('leaf'),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(name, tie('any'), { maxKeys: 4, noNullPrototype: true }),
  ),
}))
const top = fc.oneof(fc.dictionary(name, value, { maxKeys: 5, noNullPrototype: true }), fc.array(value, { maxLength: 4 }))

const pathsIn = (document: unknown): readonly (readonly string[])[] =>
  typeof document === 'object' && document !== null
    ? [[], ['nowhere'], ...Object.entries(document).flatMap(([key, inner]) => pathsIn(inner).map((path) => [key, ...path]))]
    : [[], ['deeper']]

test('plain JSON is read as the whole reader reads it, and every part of it stands where that finds it', () => {
  fc.assert(
    fc.property(
      top,
      fc.constantFrom('', ' ', '  ', '\t'),
      fc.constantFrom('', '\n', '// so\n', '/* so\n */ '),
      (document, indent, before) => {
        const text = withoutComments(`${before}${JSON.stringify(document, null, indent)}\n${before}`)
        const [read, yaml] = [readJson(text), readYaml(text)]
        if (!yaml.ok) throw new Error(`${yaml.where}: ${yaml.words}`)
        expect(read?.document).toEqual(yaml.document)
        expect(JSON.stringify(read?.document)).toBe(JSON.stringify(yaml.document))
        for (const path of pathsIn(yaml.document)) expect(read?.locate(path), path.join('.')).toBe(yaml.locate(path))
      },
    ),
    { numRuns: 300 },
  )
})

test.each([
  'edition: 2023',
  '{"a": 1, "a": 2}',
  '{"a": {"b": 1, "\\u0062": 2}}',
  '{"a": 1,}',
  '{a: 1}',
  "{'a': 1}",
  '{"a": 1} {}',
  '"a"',
  '',
])('%s is left to the whole reader', (text) => {
  expect(readJson(text)).toBeUndefined()
})
