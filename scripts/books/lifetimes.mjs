/** How long what a fact says is so: `until told`, `turn`, `year after russia.undefendedLostThisYear`; `here` is the subject of a family. */
const FORMS = [
  [/^until told$/, () => ({ is: 'until-told' })],
  [/^for good$/, () => ({ is: 'for-good' })],
  [/^(turn|allied turn|year)$/, ([, span]) => ({ is: span.replace(' ', '-') })],
  [/^(turn|allied turn|year) after ([\w.]+)$/, ([, span, after]) => ({ is: span.replace(' ', '-'), after })],
  [/^highest of ([\w.]+)$/, ([, of]) => ({ is: 'highest', of })],
  [/^(result|lending result|side) of (\w+)$/, ([, is, of]) => ({ is: is.replace(' ', '-'), of })],
  [/^war of (\w+) and (\w+)$/, ([, ...between]) => ({ is: 'war', between })],
  [
    /^declaration of (\w+) on (\w+)(?: or (\w+))?$/,
    ([, by, ...on]) => ({ is: 'declaration', by, on: on.filter((name) => name !== undefined) }),
  ],
  [/^hold of (\w+)(?: by (axis|allies|japan))?$/, ([, place, by]) => ({ is: 'hold', place, ...(by === undefined ? {} : { by }) })],
]

/** A lifetime out of its words; nothing for words that say none. */
export function lifetimeOf(words) {
  for (const [form, read] of FORMS) {
    const found = form.exec(words)
    if (found !== null) return read(found)
  }
  return undefined
}
