import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './scripts/compressed.mjs'
import { firstFiles } from './scripts/first-files.mjs'
import { generate } from './scripts/generate.mjs'
import { offline } from './scripts/offline.mjs'
import { comingWith, straightImports } from './scripts/straight-imports.mjs'

await generate()

/** A file of one book, or one beside them that several read, such as the clauses they share. */
const isOfBook = (path: string): boolean => /[\\/]editions[\\/](?:(?:generated[\\/])?(?:2023|campaign|clauses)[\\/]|[\w-]+\.ts$)/.test(path)
const startupOf = (book: string): ReadonlySet<string> =>
  new Set([...comingWith(resolve(`src/editions/${book}/startup.ts`))].filter(isOfBook))
const deskFiles = comingWith(resolve('src/web/main.tsx'))
const [startup2023, startupCampaign] = [startupOf('2023'), startupOf('campaign')]

/** The situation on the desk, and a dossier of it: what other pages share with these. */
const situationFiles = new Set(
  ['src/web/situation/situation-desk.tsx', 'src/web/pages/dossier/dossier-page.tsx'].flatMap((path) => [...comingWith(resolve(path))]),
)

export default defineConfig({
  root: 'src/web',
  base: '/',
  plugins: [straightImports(), react(), firstFiles(), offline(), compressed()],
  // Wars are played beside the page: their worker is built as the desk is.
  worker: { format: 'es', plugins: () => [straightImports()] },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    rolldownOptions: {
      // These rooms do nothing when they are loaded but define: what a page does not use can go.
      treeshake: {
        moduleSideEffects: [
          { test: /src[\\/](rules|editions|counsel|web[\\/](parts|situation|what-if|inquiry))[\\/].*\.tsx?$/, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: {
          groups: [
            // What seldom changes stays in the browser's cache when the desk does.
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 5 },
            // The front page needs little; what nearly every other page needs comes in one piece, which packs better than fifty.
            { name: 'first', test: /src[\\/]/, tags: ['$initial'], priority: 5 },
            { name: 'desk', test: (id) => deskFiles.has(id), priority: 4 },
            { name: 'pages', test: /src[\\/]/, minShareCount: 25, priority: 3 },
            // On a slow line each file costs a journey of its own: what belongs to the startup of a book travels together, and what pages about a
            // situation share.
            {
              name: 'book-2023',
              test: (id) => startup2023.has(id) && !startupCampaign.has(id),
              priority: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'book-campaign',
              test: (id) => startupCampaign.has(id) && !startup2023.has(id),
              priority: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'books',
              test: (id) => startup2023.has(id) && startupCampaign.has(id),
              priority: 2,
              includeDependenciesRecursively: false,
            },
            { name: 'situation', test: (id) => situationFiles.has(id), minShareCount: 2, priority: 1 },
            // What nearly every page shows beside itself would be sent for only when the page is drawn.
            {
              name: 'situation-desk',
              test: /src[\\/]web[\\/](?:situation[\\/]situation-desk|what-if[\\/](?:level-moment|trusted-list))\.tsx$/,
              priority: 0,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:4939' } },
})
