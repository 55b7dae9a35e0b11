import { type Band, conditionWords, factsRead, type Modifier, quantityWords, type Table } from '../../../rules/core/index.ts'
import * as s from '../../schema.ts'
import { CITATION, int, listed, string } from '../answers/shapes.ts'
import { maybe } from '../arguments/argument.ts'

/** A table as it can be looked up: every row in words. */

export const ROW = s.object({
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

export const BAND = s.object({
  id: string,
  words: string,
  favours: s.names(['axis', 'allies', 'nobody']),
  permanent: maybe(s.names([true])),
  cite: CITATION,
  standsIn: maybe(CITATION),
})

export const TABLE = s.object({
  id: string,
  title: string,
  plus: string,
  rows: listed(ROW),
  results: listed(BAND),
  answersToDemand: listed(BAND),
})

export type PrintedRow = Readonly<s.Output<typeof ROW>>
export type PrintedBand = Readonly<s.Output<typeof BAND>>
export type PrintedTable = Readonly<s.Output<typeof TABLE>>

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
