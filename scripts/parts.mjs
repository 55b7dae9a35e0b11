const PURE = ['src/rules', 'src/editions', 'src/counsel', 'src/fair', 'src/record']
const ROOMS = [...PURE, 'src/referee', 'src/cli']
const LOCKED = ['package.json', 'package-lock.json']
const LIBRARY = ['scripts/library.mjs', 'scripts/guard.mjs']
const PIECES = ['scripts/straight-imports.mjs']

/** What is built, and from what. A part whose entry is not written yet is left out. */
export const PARTS = [
  {
    name: 'rooms',
    entry: 'src',
    outcome: 'dist/pure.tsbuildinfo',
    sources: [
      ...ROOMS,
      'bench',
      'tsconfig.base.json',
      'tsconfig.pure.json',
      'tsconfig.node.json',
      'tsconfig.bench.json',
      ...LIBRARY,
      ...LOCKED,
    ],
  },
  {
    name: 'command',
    entry: 'src/cli/main.ts',
    // What is compiled is good for one Node only.
    outcome: `dist/command/${process.version}/wars/wars.bin`,
    sources: [...ROOMS, ...PIECES, 'scripts/command.mjs', 'scripts/compiled.mjs', 'bin', ...LOCKED],
  },
  {
    name: 'desk',
    entry: 'src/web/index.html',
    outcome: 'dist/web/index.html',
    sources: [
      ...PURE,
      ...PIECES,
      'src/web',
      'scripts/compressed.mjs',
      'scripts/offline.mjs',
      'scripts/first-files.mjs',
      'vite.config.ts',
      'package-lock.json',
    ],
  },
]

/** The parts of these names; all of them, if none is named. */
export const partsNamed = (names = []) => (names.length === 0 ? PARTS : PARTS.filter(({ name }) => names.includes(name)))
