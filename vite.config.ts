import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const root = dirname(fileURLToPath(import.meta.url))

interface ChunkModules {
  readonly thread: 'main' | 'worker'
  readonly file: string
  readonly isEntry: boolean
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  readonly modules: readonly string[]
}

/** Writes dist/modules.json: which modules every chunk carries, so that a test can see what the main thread is given. */
function moduleLists(): (thread: 'main' | 'worker') => Plugin {
  const chunks: ChunkModules[] = []
  return (thread) => ({
    name: `module-lists-${thread}`,
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        chunks.push({
          thread,
          file: chunk.fileName,
          isEntry: chunk.isEntry,
          imports: chunk.imports,
          dynamicImports: chunk.dynamicImports,
          modules: Object.entries(chunk.modules)
            .filter(([, { code }]) => code)
            .map(([id]) => relative(root, id.split('?')[0] ?? id)),
        })
      }
      if (thread === 'worker') return
      mkdirSync('dist', { recursive: true })
      writeFileSync('dist/modules.json', `${JSON.stringify(chunks, null, 1)}\n`)
    },
  })
}

const lists = moduleLists()

export default defineConfig({
  root,
  publicDir: 'src/web/public',
  plugins: [react(), tailwindcss(), lists('main')],
  worker: { format: 'es', plugins: () => [lists('worker')] },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: ['chrome120', 'firefox121', 'safari17.2'],
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Domain and contract only declare things: a module of which the screen uses nothing is left out of its chunks.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /[/]src[/](domain|contract)[/]/, sideEffects: false }] },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000', '/ws': { target: 'ws://localhost:3000', ws: true } } },
})
