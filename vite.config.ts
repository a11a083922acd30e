import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin, type Rolldown } from 'vite'
import { demoWorldAtBuild } from './scripts/build/demo-world-at-build.ts'
import { zodForBrowsers } from './scripts/build/zod-for-browsers.ts'
import type * as Pages from './src/web/app/pages.ts'
import type { ShellFile } from './src/web/service-worker/service-worker-scope.ts'

const root = dirname(fileURLToPath(import.meta.url))

/** As Node reads it: imported by its name, it would be bundled into this configuration with every page. */
const pages: typeof Pages = await import(pathToFileURL(join(root, 'src/web/app/pages.ts')).href)

interface ChunkModules {
  readonly thread: 'main' | 'worker'
  readonly file: string
  readonly isEntry: boolean
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
  readonly modules: readonly string[]
}

/** How the id of a module ends that says where a worker is, and carries nothing of it. */
const addressOnly = '?worker&url'

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
            .filter(([id, { code }]) => code && !id.endsWith(addressOnly))
            .map(([id]) => relative(root, id.split('?')[0] ?? id)),
        })
      }
      if (thread === 'worker') return
      mkdirSync('dist', { recursive: true })
      writeFileSync('dist/modules.json', `${JSON.stringify(chunks, null, 1)}\n`)
    },
  })
}

const outDir = 'dist/web'
const target = ['chrome120', 'firefox121', 'safari17.2']
/** Nothing that the app shows needs these without the server; the last are only for who asked for a model, and the file of meaning is kept by the worker. */
const notInShell =
  /^(?:images\/social\.png|addresses\.json|service-worker\.js|assets\/meaning-[0-9a-f]{16}\.bin(?:\.br)?|assets\/(?:local-model-thread|device-model-thread|llama-engine|wllama|sqlite-tables|sql-wasm-browser)-.*)$/

/** What is in dist/web after a build, for the service worker to keep. */
function shellFiles(): ShellFile[] {
  return globSync('**/*.*', { cwd: join(root, outDir), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(join(root, outDir), join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith('.') && !name.endsWith('.map') && !notInShell.test(name))
    .sort()
    .map((name) => {
      const digest = createHash('sha256')
        .update(readFileSync(join(root, outDir, name)))
        .digest('base64')
      const revision = name.startsWith('assets/') ? null : digest
      return { url: `/${name}`, revision, integrity: `sha256-${digest}` }
    })
}

/** Writes down for the server where the app's pages are. */
function addresses(): Plugin {
  return {
    name: 'addresses',
    apply: 'build',
    generateBundle() {
      const source = JSON.stringify(pages.addressesOf())
      this.emitFile({ type: 'asset', fileName: 'addresses.json', source })
    },
  }
}

/** Builds the service worker once everything that it keeps is there: one plain script, as every browser runs it. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async closeBundle() {
      await build({
        root,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: {
          shellFiles: JSON.stringify(shellFiles()),
          appAddresses: JSON.stringify(pages.appAddresses),
        },
        plugins: [zodForBrowsers()],
        build: {
          outDir,
          target,
          emptyOutDir: false,
          reportCompressedSize: false,
          rolldownOptions: {
            input: 'src/web/service-worker/service-worker.ts',
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
            treeshake,
          },
        },
      })
    },
  }
}

const lists = moduleLists()

// Domain and contract only declare things: a module of which the screen or the worker uses nothing is left out of its chunks.
const treeshake = {
  moduleSideEffects: [{ test: /[/]src[/](domain|contract)[/]/, sideEffects: false }],
  manualPureFunctions: ['z', 'endpoint', 'entity'],
}

/** What the app or its worker begins with is one file, and not cut by which later part shares which piece of it: fewer requests, and it packs smaller. */
const start: Rolldown.CodeSplittingGroup = { name: 'start', tags: ['$initial'] }

/** The line drawings of icons that several parts share come in few files, by which parts draw them, and not each in one of its own. */
const codeSplitting = {
  groups: [
    start,
    {
      name: 'icons',
      test: /[/]lucide-react[/]/,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 1200,
    },
  ],
}

/**
 * What finds words of danger in other languages is shared by parts of the worker that come late: a file of its own, or it would come at once. It waits for the
 * phrases, another file, which may therefore not need it.
 */
const workerSplitting = {
  groups: [
    { ...start, test: /^(?!.*[/]src[/]worker[/](?:begin[.]ts|main[.]ts[?]))/ },
    { name: 'danger-languages', test: /[/]safety[/]languages[/](?!danger-words|phrases-)/ },
  ],
}

export default defineConfig({
  root,
  publicDir: 'src/web/public',
  plugins: [
    react(),
    tailwindcss(),
    zodForBrowsers(),
    demoWorldAtBuild(),
    lists('main'),
    addresses(),
    serviceWorker(),
  ],
  worker: {
    format: 'es',
    rolldownOptions: { treeshake, output: { codeSplitting: workerSplitting } },
    plugins: () => [zodForBrowsers(), lists('worker')],
  },
  build: {
    outDir,
    emptyOutDir: true,
    target,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { treeshake, output: { codeSplitting } },
  },
  server: { proxy: { '/api': 'http://localhost:3000', '/ws': { target: 'ws://localhost:3000', ws: true } } },
})
