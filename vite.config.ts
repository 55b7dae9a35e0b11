import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: 'src/web',
  base: '/',
  plugins: [react()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    rolldownOptions: {
      // The pure rooms do nothing when they are loaded but define: what a page does not use can go.
      treeshake: { moduleSideEffects: [{ test: /src[\\/](rules|editions|counsel)[\\/]/, sideEffects: false }] },
      output: {
        // What seldom changes stays in the browser's cache when the desk does.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            { name: 'books', test: /src[\\/](rules|editions)[\\/]/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:4939' } },
})
