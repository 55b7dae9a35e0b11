import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Arguments, answer } from '../../index.ts'

/** Worked cases: data that tests read. Expected values were worked out by hand from the sources, never by running the code. */

const ROOT = join(import.meta.dirname, '../../../../cases')

interface Case {
  readonly title: string
  /** Books the case holds in, with the options it needs; both books without options unless it says. */
  readonly books?: readonly {
    readonly edition: string
    readonly options?: readonly string[]
    readonly rulings?: Readonly<Record<string, string>>
  }[]
  readonly situation?: Readonly<Record<string, unknown>>
}

export interface RollCase extends Case {
  readonly roll: Arguments
  readonly expect: {
    /** What each rule adds, for every rule that adds anything. */
    readonly lines: Readonly<Record<string, number>>
    readonly total: number
    /** The result at some or all faces of the die. */
    readonly results?: Readonly<Record<string, string>>
    /** What becomes of a territorial demand. */
    readonly demand?: Readonly<Record<string, string>>
  }
}

export interface AllotmentCase extends Case {
  readonly power: string
  readonly expect: { readonly lines: Readonly<Record<string, number>>; readonly total: number }
}

export interface QuestionCase extends Case {
  readonly args: Arguments
  readonly expect: {
    readonly allowed: boolean
    /** Every rule that stands against it, in any order. */
    readonly rules?: readonly string[]
    /** Every amount that it brings, in order. */
    readonly amounts?: readonly number[]
    /** What it brings: each must be among the consequences, by its rule; other fields as far as given. */
    readonly consequences?: readonly {
      readonly rule: string
      readonly who?: string
      readonly amount?: number
      readonly what?: string
      readonly ruling?: string
      readonly standsIn?: { readonly book: string; readonly rule: string }
    }[]
  }
}

export interface TensionCase extends Case {
  /** What happened, turn by turn. */
  readonly turns: readonly Readonly<Record<string, unknown>>[]
  /** What each turn comes to, as far as it is said. */
  readonly expect: readonly {
    readonly turn?: string
    readonly tracks?: Readonly<
      Record<
        string,
        {
          readonly lines?: Readonly<Record<string, number>>
          /** What each row adds by its id, for books whose rows share a ruling. */
          readonly rows?: Readonly<Record<string, number>>
          readonly before?: number
          readonly after?: number
          readonly effective?: number
          readonly reached?: readonly string[]
        }
      >
    >
    /** `by ordinal brps`, with the theatre for the U.S.: `russia 1 10`, `us Europe 2 20`. */
    readonly mobilizations?: readonly string[]
    readonly allows?: readonly string[]
    readonly forbids?: readonly string[]
    /** The most of something that may be done. */
    readonly most?: Readonly<Record<string, number>>
  }[]
}

export interface ChangeCase extends Case {
  readonly door: string
  readonly args: Arguments
  readonly expect: {
    readonly allowed?: boolean
    /** Every rule that stands against it, in any order. */
    readonly rules?: readonly string[]
    readonly price?: Readonly<Record<string, number>>
    /** What it brings, by its rule; other fields as far as given. */
    readonly brings?: readonly { readonly rule: string; readonly who?: string; readonly amount?: number; readonly what?: string }[]
    /** Rules or words of which nothing is among them. */
    readonly 'brings-not'?: readonly string[]
    readonly value?: number
    /** Numbers on the way, by their id. */
    readonly steps?: Readonly<Record<string, number>>
    readonly lines?: Readonly<Record<string, number>>
    readonly total?: number
    /** Who has what, in order; `at` is a player turn, `1942 summer axis`. */
    readonly incomes?: readonly { readonly to?: string | null; readonly brps: number; readonly rule: string; readonly at?: string }[]
    readonly more?: Readonly<Record<string, unknown>>
  }
}

const BOTH = [{ edition: 'classic' }, { edition: '2023' }] as const

/** A case in one of the books it holds in. */
export interface BookCase<T extends Case> {
  readonly file: string
  readonly title: string
  readonly one: T
  readonly situation: unknown
  readonly edition: string
}

/** All cases of a folder, once for each book they hold in. */
export function casesIn<T extends Case>(folder: string): readonly BookCase<T>[] {
  return readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const { cases } = JSON.parse(readFileSync(join(ROOT, folder, name), 'utf8')) as { cases: readonly T[] }
      return cases.flatMap((one) =>
        (one.books ?? BOTH).map(({ edition, ...choices }) => ({
          file: `cases/${folder}/${name}`,
          title: `${one.title} [${edition}${'options' in choices && choices.options ? ` ${choices.options.join(' ')}` : ''}]`,
          one,
          situation: { edition, ...choices, ...one.situation },
          edition,
        })),
      )
    })
}

interface CitedLine {
  readonly amount: number
  readonly cite: { readonly rule: string }
  readonly standsIn?: { readonly rule: string }
}

/** What each rule adds, leaving out what adds nothing. */
export function byRule(lines: readonly CitedLine[]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {}
  for (const { amount, cite } of lines) if (amount !== 0) sums[cite.rule] = (sums[cite.rule] ?? 0) + amount
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0))
}

/** The same, with rows that stand in for those of another sheet told apart: `RC-14 for RUM-A2`. */
export const byRow = (lines: readonly CitedLine[]): Readonly<Record<string, number>> =>
  byRule(
    lines.map(({ amount, cite, standsIn }) => ({
      amount,
      cite: { rule: standsIn === undefined ? cite.rule : `${cite.rule} for ${standsIn.rule}` },
    })),
  )

/** What each row adds by its id, leaving out what adds nothing. */
export const byId = (lines: readonly { readonly id: string; readonly amount: number }[]): Readonly<Record<string, number>> =>
  Object.fromEntries(lines.filter(({ amount }) => amount !== 0).map(({ id, amount }) => [id, amount]))

/** The answer of a door, or an error that shows the refusals: a case that cannot be asked is wrong. */
export function ask<T>(door: string, situation: unknown, args: Arguments): T {
  const given = answer({ door, situation, args })
  if (!given.ok) throw new Error(JSON.stringify(given, null, 2))
  return given as T
}
