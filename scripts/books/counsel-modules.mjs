import { readFileSync } from 'node:fs'
import { parseDocument } from 'yaml'
import { ROOT } from '../step.mjs'
import { constant, moduleText } from './module-text.mjs'
import { BookFault } from './reading.mjs'

const SCRIPTS = ['history', 'axis-triumphant', 'allies-early']

function readPlain(path) {
  const document = parseDocument(readFileSync(ROOT + path, 'utf8'), { merge: true })
  if (document.errors.length > 0) throw new BookFault(document.errors.map(({ message }) => `${path}: ${message}`))
  return document.toJS()
}

/** What bots and scripts of the map are read from, as it is written: a test holds it to the shape that scripts of players have. */
export const counselModules = () => ({
  'src/counsel/generated/scripts.ts': moduleText(
    "import type { ScriptDocument } from '../scripts/script-document.ts'\n",
    constant(
      'SCRIPT_DOCUMENTS',
      `Readonly<Record<${SCRIPTS.map((name) => `'${name}'`).join(' | ')}, ScriptDocument>>`,
      Object.fromEntries(SCRIPTS.map((name) => [name, readPlain(`src/counsel/scripts/${name}.yaml`)])),
    ),
  ),
  'src/counsel/generated/purposes.ts': moduleText(
    "import type { Delegation } from '../../rules/core/index.ts'\nimport type { Purpose } from '../bots/purpose.ts'\n",
    constant('PURPOSES', 'Readonly<Record<Delegation, Purpose>>', readPlain('src/counsel/bots/purposes.yaml')),
  ),
})
