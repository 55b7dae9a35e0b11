import type { Permission } from '../../rules/chapters/tension/index.ts'
import type { Passage, WarBar, WarEffect } from '../../rules/chapters/war/index.ts'
import type { Citation, Right } from '../../rules/core/index.ts'

/** What a row says besides its name, its rule and whom it is about. */
type Rest<Row, Head extends keyof Row> = Omit<Row, Head | 'id' | 'cite'>

// Rows that books write by the dozen. Each is read as: this, by that rule, of those, is as follows.

export const bar = (
  id: string,
  cite: Citation,
  by: NonNullable<WarBar['by']>,
  on: NonNullable<WarBar['on']>,
  rest: Rest<WarBar, 'by' | 'on'>,
): WarBar & Required<Pick<WarBar, 'by' | 'on'>> => ({ id, by, on, ...rest, cite })

export const effect = (
  id: string,
  cite: Citation,
  by: WarEffect['by'],
  on: WarEffect['on'],
  rest: Rest<WarEffect, 'by' | 'on'>,
): WarEffect => ({ id, by, on, ...rest, cite })

export const passage = (id: string, cite: Citation, by: Passage['by'], on: Passage['on'], rest: Rest<Passage, 'by' | 'on'>): Passage => ({
  id,
  by,
  on,
  ...rest,
  cite,
})

export const permission = (id: string, cite: Citation, by: Permission['by'], rest: Rest<Permission, 'by'>): Permission => ({
  id,
  by,
  ...rest,
  cite,
})

export const right = (id: string, cite: Citation, by: Right['for'], on: Right['on'], rest: Rest<Right, 'for' | 'on'>): Right => ({
  id,
  for: by,
  on,
  ...rest,
  cite,
})
