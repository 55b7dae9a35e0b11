import { hashOfText } from './hash.ts'

/** So many letters of a text go into one QR code that a phone still reads off a screen. */
const PART_LENGTH = 700

const PART = /^CHANCERY ([0-9a-f]{12}) ([1-9]\d{0,3})\/([1-9]\d{0,3}) ([\s\S]*)$/

interface Part {
  readonly of: string
  readonly number: number
  readonly many: number
  readonly text: string
}

const digestOf = (text: string): string => hashOfText(text).slice(0, 12)

/** A text in parts, each of which says of which text it is, and which of how many. */
export function partsOf(text: string, length: number = PART_LENGTH): readonly string[] {
  const many = Math.max(1, Math.ceil(text.length / length))
  return Array.from(
    { length: many },
    (_, at) => `CHANCERY ${digestOf(text)} ${at + 1}/${many} ${text.slice(at * length, (at + 1) * length)}`,
  )
}

function partIn(said: string): Part | undefined {
  const [, of, number, many, text] = PART.exec(said) ?? []
  return of === undefined || text === undefined ? undefined : { of, number: Number(number), many: Number(many), text }
}

export interface Joined {
  /** Texts of which every part is there. */
  readonly texts: readonly string[]
  /** Parts that are still wanted, of texts that have begun. */
  readonly wanted: number
  readonly had: number
}

/** The texts that parts make, in whatever order and however often they were read. What does not belong together is no text. */
export function joinParts(said: readonly string[]): Joined {
  const found = new Map<string, Map<number, Part>>()
  for (const one of said) {
    const part = partIn(one)
    if (part === undefined || part.number > part.many) continue
    const key = `${part.of}/${part.many}`
    found.set(key, (found.get(key) ?? new Map<number, Part>()).set(part.number, part))
  }
  const texts: string[] = []
  let [wanted, had] = [0, 0]
  for (const parts of found.values()) {
    const [first] = parts.values()
    const text = [...parts.values()].sort((one, other) => one.number - other.number).map((one) => one.text)
    const isWhole = parts.size === first?.many && digestOf(text.join('')) === first.of
    if (isWhole) texts.push(text.join(''))
    else [wanted, had] = [wanted + (first?.many ?? 0), had + parts.size]
  }
  return { texts, wanted, had }
}
