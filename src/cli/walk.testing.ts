/** One `$ …` of a console block, and what the document says comes of it. */
export interface Step {
  readonly line: number
  readonly typed: string
  readonly expected: string
}

/** The steps of every ```console block of a document, in order. */
export function stepsOf(markdown: string): readonly Step[] {
  const steps: { line: number; typed: string; expected: string[] }[] = []
  let isConsole = false
  for (const [index, text] of markdown.split('\n').entries()) {
    if (text.startsWith('```')) isConsole = text === '```console'
    else if (isConsole && text.startsWith('$ ')) steps.push({ line: index + 1, typed: text.slice(2), expected: [] })
    else if (isConsole) steps.at(-1)?.expected.push(text)
  }
  return steps.map(({ line, typed, expected }) => ({ line, typed, expected: expected.join('\n') }))
}

/** A typed line in words, as a shell would take it apart: quotation marks keep spaces together. */
export const wordsOf = (typed: string): readonly string[] =>
  [...typed.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, single, double, bare]) => single ?? double ?? bare ?? '')
