import type { LendLeaseRecipient } from '../../../rules/chapters/lend-lease/index.ts'

/** All wording about lend-lease. */

export const TO_WORDS: Readonly<Record<LendLeaseRecipient, string>> = {
  britain: 'To Britain',
  russia: 'To Russia',
  china: 'To Nationalist China',
}

export const CARRIAGE_WORDS: Readonly<Record<string, string>> = { sea: 'by sea', land: 'by land', air: 'by air' }

export const WORDS = {
  label: 'Lend-lease',
  heading: 'What may be sent, and by which way',
  lead: 'Every route with what it takes a turn, or why it is shut. A shipment is judged, counted in units and dated.',
  silent: (book: string): string => `${book} has no lend-lease routes.`,
  silentHint: 'What the U.S. may send at which level of tension stands under',
  open: 'open',
  shut: 'shut',
  byTransports: 'as transports carry',
  aTurn: 'a turn',
  capacity: 'What it takes',
  senders: 'Who may send',
  way: 'On its way',
  rest: 'Beside that',
  shipment: 'A shipment',
  yes: 'It may go',
  no: 'It may not go',
  units: 'lend-lease units',
  left: (left: number): string => `${left} more could go this turn`,
} as const
