import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Chunk, nameOf, readChunks, withImports } from '../../bench/sizes.ts'
import type { BundlePart } from '../../src/web/features/bundle/bundle-part.ts'
import { root } from '../root.ts'

const web = join(root, 'dist', 'web')
const frameModule = 'src/web/app/app-shell.tsx'

/** What the list of pages fetches: src/web/app/pages/dashboard-page.tsx -> 'dashboard'. */
function pageModules(): Map<string, string> {
  const list = readFileSync(join(root, 'src', 'web', 'app', 'pages.ts'), 'utf8')
  const files = [...list.matchAll(/import\('([^']+)'\)/g)].map(([, file = '']) => file)
  return new Map(
    [...files, './pages/document-page.tsx'].map((file) => [
      file.replace(/^#/, 'src/').replace(/^\.\//, 'src/web/app/'),
      basename(file).replace(/-(?:page|screen)\.tsx$/, ''),
    ]),
  )
}

const pageOfModule = pageModules()

/** 'dashboard' for the part that the dashboard starts with. */
function pageOf({ modules }: Chunk): string | undefined {
  if (modules.includes(frameModule)) return 'all inside the app'
  return modules.map((module) => pageOfModule.get(module)).find(Boolean)
}

/** node_modules/@tanstack/react-query/... -> '@tanstack/react-query', src/web/features/journal/... -> 'journal'. */
function roomOf(module: string): string {
  const [, pack] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module) ?? []
  if (pack) return pack
  const steps = module.replace(/^src\/(?:web\/(?:features\/)?)?/, '').split('/')
  return steps.length > 1 ? (steps[0] ?? '') : 'start'
}

/** Up to three rooms, the one with the most modules first. */
function holdsOf({ modules }: Chunk): string[] {
  const counts = Map.groupBy(modules.map(roomOf), (room) => room)
  return [...counts]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, 3)
    .map(([room]) => room)
}

type Place = Pick<BundlePart, 'group' | 'pages' | 'holds'>

/** When each script is loaded: for the first screen, with some pages, on demand, or by the worker. */
export function placesOf(chunks: readonly Chunk[]): Map<string, Place> {
  const main = chunks.filter(({ thread }) => thread === 'main')
  const entries = main.filter(({ isEntry }) => isEntry).map(({ file }) => file)
  const first = withImports(main, entries)
  const pages = main.flatMap((chunk) => {
    const page = pageOf(chunk)
    return page ? [{ page, files: withImports(main, [chunk.file]) }] : []
  })
  const placeOf = (chunk: Chunk): Place => {
    const { file, thread } = chunk
    const holds = holdsOf(chunk)
    if (thread === 'worker') return { group: 'worker', pages: [], holds }
    if (first.has(file)) return { group: 'first', pages: [], holds }
    const needing = pages.filter(({ files }) => files.has(file)).map(({ page }) => page)
    return { group: needing.length > 0 ? 'page' : 'later', pages: needing.sort(), holds }
  }
  return new Map(chunks.map((chunk) => [chunk.file, placeOf(chunk)]))
}

/** What is packed already travels as it is. */
const gzipLength = (name: string, bytes: Buffer): number =>
  extname(name) === '.woff2' ? bytes.length : gzipSync(bytes).length

/** Every script, style sheet and font of dist/web. */
export function bundleParts(): BundlePart[] {
  const places = placesOf(readChunks())
  return globSync('assets/*.{js,css,woff2}', { cwd: web })
    .sort()
    .map((name) => {
      const bytes = readFileSync(join(web, name))
      const look: Place = { group: 'look', pages: [], holds: [] }
      return {
        file: `/${name}`,
        name: extname(name) === '.js' ? nameOf(name) : basename(name).replace(/-[\w-]{8}(\.\w+)$/, '$1'),
        ...(places.get(name) ?? look),
        bytes: bytes.length,
        gzipBytes: gzipLength(name, bytes),
      }
    })
}

/** Writes the list that /bundle-test shows. */
export function writeBundleParts(): void {
  writeFileSync(join(web, 'bundle.json'), `${JSON.stringify(bundleParts(), null, 1)}\n`)
}
