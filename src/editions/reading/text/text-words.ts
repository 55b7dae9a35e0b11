/** Wording for texts that cannot be read. */

export const place = (line: number, column: number): string => `line ${line}, column ${column}`

/** What is wrong with the text of a situation, before anything in it is read. */
export const SYNTAX = {
  comma: 'a comma is missing before this',
  colonOrComma: 'a colon or a comma is missing before this',
  brace: 'a closing } is missing',
  bracket: 'a closing ] is missing',
  quote: 'a closing quotation mark is missing',
  noText: 'this is no text',
  empty: 'there is nothing here; a situation names at least its edition',
  noTurn: 'there is nothing here; a turn in which nothing happened is {}',
  unexpected: 'this does not belong here',
  unbalanced: 'a quotation mark or a comma is missing around here',
  twice: 'this name is there already',
  tab: 'a tab cannot indent here; use spaces',
  second: 'a second document begins; one to a file',
  indent: 'this is indented as if it belonged to a simple value',
  alias: 'aliases (*name) need an anchor (&name) before them, and few of them',
  tag: 'tags (!name) have no meaning here',
  plain: 'this is plain text or a list; a situation is names and values, in JSON or YAML',
  record: 'this is the record of a game, not a situation; the chancery command reads it',
  binary: 'this is no text; is it the right file?',
  deep: 'this is nested deeper than any situation; is it the right file?',
  long: 'the file goes on, and is longer than any situation; is it the right one?',
}
