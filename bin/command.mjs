// What Node has built in is taken without the wrapping of an import, which takes longer than what is done with it.
const { readFileSync } = process.getBuiltinModule('node:fs')
const { createRequire } = process.getBuiltinModule('node:module')
const { fileURLToPath } = process.getBuiltinModule('node:url')
const { constants, Script } = process.getBuiltinModule('node:vm')

const FOLDER = fileURLToPath(new URL('../dist/command/', import.meta.url))

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
