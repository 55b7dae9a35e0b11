import { expect, test } from 'vitest'
import { readSituation } from '../../../editions/reading/index.ts'
import type { Answer } from '../door.ts'
import { mayDoor } from '../may/may.ts'
import { through } from '../through.ts'

type Document = Readonly<Record<string, unknown>>

/** What an answer asks to be reported about Yugoslavia’s Belgrade. */
function askedOfBelgrade(document: Document, args: Document) {
  const read = readSituation({ edition: 'campaign', turn: '1941 spring', ...document })
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  const given: Answer = through(mayDoor, read, args)
  return (given.footnotes ?? []).map(({ words }) => words).filter((words) => words.endsWith('please report belgrade.controller'))
}

test.each([
  { question: 'name', by: 'axis', target: 'yugoslavia' },
  { question: 'declare', by: 'germany', on: 'yugoslavia' },
])('3.5.1: a capital that was taken, and by whom nobody says, is asked for once: %j', (args) => {
  const facts = { 'yugoslavia.capitalTaken': '1940 winter' }
  expect(askedOfBelgrade({ facts }, args)).toHaveLength(1)
  expect(askedOfBelgrade({ facts: { ...facts, 'belgrade.controller': 'germany' } }, args)).toEqual([])
  expect(askedOfBelgrade({ facts }, { ...args, target: 'turkey', on: 'turkey' })).toEqual([])
})
