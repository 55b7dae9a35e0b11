import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashOfText } from './hash.ts'
import { facesOf } from './roll.ts'
import { opens } from './seal.ts'

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/fair-play.md'), 'utf8')
const EXAMPLES = [...PAGE.matchAll(/```sh\n\$ (?<command>printf .*)\n(?<says>[0-9a-f]{64}) {2}-\n```/g)].map(({ groups }) => groups ?? {})

test('docs/fair-play.md: the system’s own sha256sum says what the page says', () => {
  expect(EXAMPLES).toHaveLength(4)
  for (const { command = '', says = '' } of EXAMPLES) expect(execFileSync('sh', ['-c', command], { encoding: 'utf8' })).toBe(`${says}  -\n`)
})

test('docs/fair-play.md: and so does Chancery', () => {
  const texts = EXAMPLES.map(({ command = '' }) => /'(\{.*\})'/.exec(command)?.[1] ?? '')
  expect(texts.map(hashOfText)).toEqual(EXAMPLES.map(({ says }) => says))
  const { chancery: _purpose, ...opening } = JSON.parse(texts[0] ?? '{}')
  expect(opens(EXAMPLES[0]?.['says'] ?? '', opening)).toBe(true)
  const { declaration, links } = JSON.parse(texts[3] ?? '{}')
  expect(PAGE).toContain(`the die shows ${facesOf(declaration, links).next().value}.`)
})
