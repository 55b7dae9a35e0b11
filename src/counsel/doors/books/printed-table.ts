import * as z from 'zod/mini'
import { type Band, conditionWords, factsRead, type Modifier, quantityWords, type Table } from '../../../rules/core/index.ts'
import { maybe } from '../argument.ts'
import { CITATION, int, listed, string } from '../shapes.ts'

/** A table as it can be looked up: every row in words. */

export const ROW = z.object({
  id: string,
  value: int,
  words: string,
  when: maybe(string),
  per: maybe(string),
  cap: maybe(int),
  cite: CITATION,
  ruling: maybe(string),
  standsIn: maybe(CITATION),
  facts: listed(string),
})

export const BAND = z.object({
  id: string,
  words: string,
  favours: z.enum(['axis', 'allies', 'nobody']),
  permanent: maybe(z.literal(true)),
  cite: CITATION,
  standsIn: maybe(CITATION),
})

export const TABLE = z.object({
  id: string,
  title: string,
  plus: string,
  rows: listed(ROW),
  results: listed(BAND),
  answersToDemand: listed(BAND),
})

export type PrintedRow = Readonly<z.output<typeof ROW>>
export type PrintedBand = Readonly<z.output<typeof BAND>>
export type PrintedTable = Readonly<z.output<typeof TABLE>>

const printedRow = ({ id, value, words, when, per, cap, cite, ruling, standsIn }: Modifier): PrintedRow => ({
  id,
  value,
  words,
  ...(when === undefined ? {} : { when: conditionWords(when) }),
  ...(per === undefined ? {} : { per: quantityWords(per) }),
  ...(cap === undefined ? {} : { cap }),
  cite,
  ...(ruling === undefined ? {} : { ruling }),
  ...(standsIn === undefined ? {} : { standsIn }),
  facts: [...new Set([...(when === undefined ? [] : factsRead(when)), ...(per === undefined ? [] : factsRead(per))])],
})

const printedBand = ({ id, words, favours, permanent, cite, standsIn }: Band): PrintedBand => ({
  id,
  words,
  favours,
  ...(permanent ? { permanent } : {}),
  cite,
  ...(standsIn === undefined ? {} : { standsIn }),
})

export const printedTable = ({ id, title, plus, rows, bands, demandBands }: Table): PrintedTable => ({
  id,
  title,
  plus,
  rows: rows.map(printedRow),
  results: bands.map(printedBand),
  answersToDemand: (demandBands ?? []).map(printedBand),
})
