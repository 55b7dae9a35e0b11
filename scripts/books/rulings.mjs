import { readBookFile } from './reading.mjs'

const STANDINGS = ['plain', 'plain in part', 'open']
const KEYS = ['standing', 'question', 'answer', 'reason', 'choices']

/** The rulings of one file, in its order. The first of several choices is ours. */
export function readRulings(path, text) {
  const file = readBookFile(path, text)
  const rulings = file.pairsOf(file.root, 'a file of rulings').map(({ name: id, key, node }) => {
    const parts = file.partsOf(node, id, KEYS)
    for (const needed of KEYS) if (needed !== 'choices' && parts[needed] === undefined) file.fault(key, `${id} has no ${needed}`)
    const said = (name) => (parts[name] === undefined ? '' : file.textOf(parts[name], `the ${name} of ${id}`))
    const choices = parts.choices && file.pairsOf(parts.choices, `the choices of ${id}`)
    if (choices?.length === 1) file.fault(key, `${id} has one choice, which is none`)
    if (!STANDINGS.includes(said('standing'))) file.fault(key, `${id} stands as "${said('standing')}": say ${STANDINGS.join(', ')}`)
    return {
      id,
      question: said('question'),
      answer: said('answer'),
      reason: said('reason'),
      standing: said('standing'),
      ...(choices && { choices: choices.map(({ name, node: words }) => ({ id: name, words: file.textOf(words, `the choice ${name}`) })) }),
      path,
    }
  })
  return { faults: file.faults, rulings }
}
