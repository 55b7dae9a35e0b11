/** Whether every word of a text stands somewhere in the parts: `turkey greece` is said of a line about both. */
export function isSaidIn(text: string, parts: readonly (string | undefined)[]): boolean {
  const said = parts.join('\n').toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word))
}
