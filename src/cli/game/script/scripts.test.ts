import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { give, type KeptGame, tableDice } from '../../../referee/index.ts'
import { holdAgainst } from './expectations.testing.ts'
import { begin, facesOf, ordered, orderOf, rulesIn, rulesOf, seatsOf, skip } from './played-script.testing.ts'

const SCRIPTS = join(import.meta.dirname, '../../../../cases/games/scripts')

const DICE = /^(.*?)(?:\s+\[([\d,]+)\])?$/

/** An order that is refused, for these rules and no others; without rules, for any. */
function refused(kept: KeptGame, name: string, said: string, rules: string): void {
  const seats = seatsOf(name)
  const given = give(kept, seats, orderOf(said, seats), tableDice([]))
  const found = given.ok ? ['accepted'] : [...rulesOf(given.refusals)].sort()
  if (rules === '') expect(found).not.toEqual(['accepted'])
  else expect(found).toEqual([...rulesIn(rules)].sort())
}

/** The game after one line of a script. */
function played(kept: KeptGame, line: string): KeptGame {
  const [, wish] = /^expect (.+)$/.exec(line) ?? []
  if (wish !== undefined) {
    const [found, expected] = holdAgainst(kept, wish)
    expect(found).toEqual(expected)
    return kept
  }
  const [, plain = '', dice] = DICE.exec(line) ?? []
  const [, stage, turn] = /^skip to (\S+)(?: of (.+))?$/.exec(plain) ?? []
  if (stage !== undefined) return skip(kept, stage, turn, facesOf(dice))
  const [, name = '', said = '', refusal, rules = ''] = /^(\w+): (.+?)( => refused ?(.*))?$/.exec(plain) ?? []
  if (refusal !== undefined) {
    refused(kept, name, said, rules)
    return kept
  }
  return ordered(kept, seatsOf(name), orderOf(said, seatsOf(name)), facesOf(dice))
}

const files = readdirSync(SCRIPTS).filter((name) => name.endsWith('.txt'))

/** A fault says which line of the script it is about. */
function atLine<T>(number: number, line: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    if (error instanceof Error) error.message = `line ${number}, "${line}": ${error.message}`
    throw error
  }
}

test.each(files)('%s', (name) => {
  const lines = readFileSync(join(SCRIPTS, name), 'utf8').split('\n')
  let kept: KeptGame | undefined
  for (const [index, text] of lines.entries()) {
    const line = text.trim()
    if (line === '' || line.startsWith('#')) continue
    const [, setting] = /^play (.+)$/.exec(line) ?? []
    kept = atLine(index + 1, line, () => {
      if (setting !== undefined) return begin(setting)
      if (kept === undefined) throw new Error('a script begins with "play BOOK SCENARIO"')
      return played(kept, line)
    })
  }
  expect(lines.some((line) => line.startsWith('expect ') || line.includes('=> refused'))).toBe(true)
})
