// What Node has built in is taken without the wrapping of an import, which takes longer than what is done with it.
const { readFileSync } = process.getBuiltinModule('node:fs')
const { createRequire } = process.getBuiltinModule('node:module')
const { fileURLToPath } = process.getBuiltinModule('node:url')
const { setFlagsFromString } = process.getBuiltinModule('node:v8')
const { constants, Script } = process.getBuiltinModule('node:vm')

const FOLDER = fileURLToPath(new URL('../dist/command/', import.meta.url))

/**
 * Questions are answered, and most wars played, by code that has just come up. With the engine’s usual haste, making it quick takes a quarter of the time of a
 * question and a third as long as the wars themselves: code that is run more often before that, and put together from less, is ready sooner and hardly slower.
 * A server runs for months, and leaves it to the engine.
 */
const SHORT = [...(hasInterruptBudget() ? ['--interrupt-budget=800000'] : []), '--max-inlined-bytecode-size-cumulative=300']
const HASTE = { questions: SHORT, wars: SHORT, serving: [] }

/** V8 11 (Node 20) is the last with this flag. Later ones print an error on stderr when they are given it. */
function hasInterruptBudget() {
  return Number.parseInt(process.versions.v8, 10) < 12
}

/** Where it is kept what this very Node compiled as the command was built. */
export const compiledFile = (purpose, name) => `${FOLDER}${process.version}/${purpose}/${name.replace(/\.cjs$/, '.bin')}`

/** Any other Node takes none of it, and compiles anew. */
function compiled(purpose, name) {
  try {
    return readFileSync(compiledFile(purpose, name))
  } catch {
    return undefined
  }
}

/** The command as it was built: pieces that are loaded when they are asked for, compiled as far as questions or wars use them. */
export function openCommand(purpose = 'questions') {
  // What was compiled is good only for an engine in the same haste, so that comes first.
  for (const flag of HASTE[purpose]) setFlagsFromString(flag)
  const require = createRequire(`${FOLDER}main.cjs`)
  const scripts = new Map()
  const pieces = new Map()
  const load = (name) => {
    const known = pieces.get(name)
    if (known !== undefined) return known.exports
    const piece = { exports: {} }
    pieces.set(name, piece)
    const filename = `${FOLDER}${name}`
    // The pieces are plain ASCII, which is read and kept as it is.
    const script = new Script(`(function (exports, require, module, __filename) {${readFileSync(filename, 'latin1')}\n})`, {
      filename,
      cachedData: compiled(purpose, name),
      importModuleDynamically: constants?.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    })
    scripts.set(name, script)
    script.runInThisContext()(piece.exports, (id) => (id.startsWith('./') ? load(id.slice(2)) : require(id)), piece, filename)
    return piece.exports
  }
  return { load, scripts }
}
