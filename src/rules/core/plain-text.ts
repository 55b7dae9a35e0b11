/*
 * What a terminal, a log or a page would obey instead of show: controls, escape sequences (C0, DEL, C1), separators of lines, and marks that
 * turn the direction of reading around. Line feeds and tabs are for whoever prints.
 */
export const COMMANDING =
  '\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ufeff\\ufff9-\\ufffb'

const ANY_COMMANDING = new RegExp(`[${COMMANDING}]`, 'g')
const NOT_ON_A_LINE = new RegExp(`[\\n\\t${COMMANDING}]`)

/** The letter by its number, as JSON writes it. */
export const byNumber = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

/** The text with nothing in it that is obeyed; JSON stays the same JSON. */
export const visible = (text: string): string => text.replace(ANY_COMMANDING, byNumber)

/** A name or a reason stands on one line, and is only read. */
export const isOneLine = (text: string): boolean => !NOT_ON_A_LINE.test(text)
