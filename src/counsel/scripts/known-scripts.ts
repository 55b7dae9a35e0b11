import { isOneOf, mapEach } from '../../rules/core/index.ts'
import { SCRIPT_DOCUMENTS } from '../generated/scripts.ts'
import type { Script } from './script.ts'
import { scriptOf } from './script-document.ts'

/** The scripts that come with the books, by the names of their files; the first is taken where nobody chooses. */
export const WRITTEN = ['history', 'axis-triumphant', 'allies-early'] as const
export type WrittenName = (typeof WRITTEN)[number]

export const isWritten = (name: unknown): name is WrittenName => isOneOf(WRITTEN, name)

const known = new Map<string, Script>()

export function writtenScript(name: WrittenName): Script {
  const found = known.get(name)
  if (found !== undefined) return found
  const document = SCRIPT_DOCUMENTS[name]
  const base = document['as in']
  const made = scriptOf(document, isWritten(base) ? writtenScript(base) : undefined)
  known.set(name, made)
  return made
}

export const SCRIPT_TITLES: Readonly<Record<WrittenName, string>> = mapEach(WRITTEN, (name) => SCRIPT_DOCUMENTS[name].title)
