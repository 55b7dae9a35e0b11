import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './scripts/compressed.mjs'
import { generate } from './scripts/generate.mjs'
import { offline } from './scripts/offline.mjs'
import { straightImports } from './scripts/straight-imports.mjs'
import { typefaces } from './scripts/typefaces.mjs'

await generate()

export default defineConfig({
  root: 'src/web',
  base: '/',
  plugins: [straightImports(), react(), typefaces(), offline(), compressed()],
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
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            // The front page needs little; what nearly every other page needs comes in one piece, which packs better than fifty.
            { name: 'desk', test: /src[\\/]/, tags: ['$initial'], priority: 2 },
            { name: 'pages', test: /src[\\/]/, minShareCount: 14, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:4939' } },
})
