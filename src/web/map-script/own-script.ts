import { type ReadScript, readScript } from '../../counsel/index.ts'
import { readTextAsNeeded } from '../../editions/reading/index.ts'
import { MAP_SCRIPT } from './words.ts'

/** What somebody wrote, and the script it is or everything that is wrong with it. */
export interface OwnRead {
  readonly found: ReadScript
  readonly document?: unknown
}

export async function readOwn(text: string): Promise<OwnRead> {
  const said = await readTextAsNeeded(text, MAP_SCRIPT.empty)
  if (!said.ok) return { found: { ok: false, faults: [`${said.where}: ${said.words}`] } }
  return { found: readScript(said.document), document: said.document }
}
