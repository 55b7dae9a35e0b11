/** The book that an address without one means. */
export const USUAL_EDITION = '2023'

/** One part of what follows the question mark: `by=axis`. */
export type Part = readonly [name: string, value: string]

/** An address of the desk, taken apart: `#/dossier/classic/hungary?by=axis&facts.france.fallen=true`. */
export interface Address {
  readonly path: readonly string[]
  readonly parts: readonly Part[]
}

export const isAddress = (hash: string): boolean => hash === '' || hash === '#' || hash.startsWith('#/')

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export function readAddress(hash: string): Address {
  const [, path = '', query = ''] = /^#?\/?([^?]*)\??(.*)$/s.exec(hash) ?? []
  return {
    path: path
      .split('/')
      .filter((step) => step !== '')
      .map(decoded),
    parts: [...new URLSearchParams(query)],
  }
}

export function writeAddress({ path, parts }: Address): string {
  const query = new URLSearchParams(parts.map(([name, value]) => [name, value])).toString()
  return `#/${path.map(encodeURIComponent).join('/')}${query === '' ? '' : `?${query}`}`
}

export const addressOf = (path: readonly string[], parts: readonly Part[] = []): string => writeAddress({ path, parts })

export const partNamed = ({ parts }: Address, name: string): string | undefined => parts.find(([own]) => own === name)?.[1]
