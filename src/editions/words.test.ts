import { describe, expect, test } from 'vitest'
import { type Condition, conditionWords, type Modifier, quantityWords } from '../rules/core/index.ts'

import { EDITIONS, openBook } from './all-books.ts'

const RAW = [
  { fault: 'an id', is: /[a-z][A-Z]|\b[a-z]+\.[a-z]+\b/ },
  { fault: 'a colon before a lower-case word', is: /: [a-z]/ },
  { fault: 'a clumsy denial', is: /\bnot so\b|\bnot yet:|\bnot:|\bnot not\b|\bno no\b/ },
  { fault: 'nothing of something', is: /\b0 of\b|\bfewer than 1\b|\b0 turns\b/ },
  { fault: 'one of several', is: /\bat least 1 [a-z]*(?:hexes|units|cities|factors)\b/ },
  { fault: 'a number that stands for something else', is: /-?\b999\b|\(-1\b/ },
  { fault: 'an unfilled place', is: /undefined|\bhere\b(?!$)|[{}]/ },
] as const

const isCondition = (value: unknown): value is Condition => typeof value === 'object' && value !== null && 'is' in value

/** Every condition of a book, wherever it stands; those about any country in hand are told once that country is known. */
function conditionsIn(value: unknown, seen: Set<unknown> = new Set()): readonly Condition[] {
  if (value === null || typeof value !== 'object' || seen.has(value)) return []
  seen.add(value)
  return Object.entries(value).flatMap(([key, inner]) => {
    if ((key !== 'when' && key !== 'unless') || !isCondition(inner)) return conditionsIn(inner, seen)
    return JSON.stringify(inner).includes('"here') ? [] : [inner]
  })
}

describe.each(EDITIONS.flatMap(({ id, options }) => [undefined, ...options.map((option) => option.id)].map((option) => ({ id, option }))))(
  'what would make it apply, in $id with option $option',
  ({ id, option }) => {
    const { tables, clauses } = openBook(id, option === undefined ? {} : { options: [option] })
    const rows: readonly Modifier[] = Object.values(tables).flatMap((table) => table.rows)
    const conditions = conditionsIn([Object.values(tables), clauses])
    const words = [
      ...conditions.flatMap((condition) => [conditionWords(condition), conditionWords({ is: 'not', of: condition })]),
      ...rows.flatMap(({ per }) => (per === undefined ? [] : [quantityWords(per)])),
    ]

    test.each(RAW)('no $fault', ({ is }) => {
      expect([...new Set(words)].filter((one) => is.test(one.replaceAll(/\b(?:BRPs|ICs|DPs|YSS)\b/g, '')))).toEqual([])
    })
  },
)
