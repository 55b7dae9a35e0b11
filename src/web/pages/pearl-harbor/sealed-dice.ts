import type { Query } from '../../situation/index.ts'

/** American dice, which Japan may not see (51.312): what is kept out of every address that shows what Japan sees. */
const SECRET = ['carrierDice', 'interceptionDice'] as const

type Parts = Readonly<Record<string, string | undefined>>

const secretIn = (parts: Parts): Query['parts'] =>
  Object.fromEntries(
    SECRET.flatMap((name) => {
      const said = parts[name]
      return said === undefined ? [] : [[name, said]]
    }),
  )

export const hasSecrets = (parts: Parts): boolean => Object.keys(secretIn(parts)).length > 0

const WITHOUT = Object.fromEntries(SECRET.map((name) => [name, undefined]))

/**
 * What an address may say of these parts, and what is kept in this window under the name that the address has for it. A seal of another
 * window stays: its dice have been thrown.
 */
export function sealing(parts: Parts, name: string): { readonly said: Parts; readonly kept: Query['parts'] | undefined } {
  if (parts['eyes'] !== 'japan') return { said: { ...parts, sealed: undefined }, kept: undefined }
  return hasSecrets(parts) ? { said: { ...parts, ...WITHOUT, sealed: name }, kept: secretIn(parts) } : { said: parts, kept: undefined }
}

const keyOf = (name: string): string => `chancery.sealed.${name}`

// A window without storage keeps them until it is closed or loaded again.
const inMemory = new Map<string, string>()

export function keepSealed(name: string, dice: Query['parts']): void {
  inMemory.set(name, JSON.stringify(dice))
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(dice))
  } catch {
    return
  }
}

function textOf(name: string): string | null {
  try {
    return inMemory.get(name) ?? sessionStorage.getItem(keyOf(name))
  } catch {
    return null
  }
}

/** The dice sealed under a name, if this window threw them. */
export function sealedUnder(name: string | undefined): Query['parts'] | undefined {
  const text = name === undefined ? null : textOf(name)
  if (text === null) return undefined
  try {
    return secretIn(JSON.parse(text) as Parts)
  } catch {
    return undefined
  }
}

/** A name that says nothing of the dice. */
export const newSeal = (): string => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).toString(36)
