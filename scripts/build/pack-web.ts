import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { root } from '../root.ts'

/** Below this many bytes a file is one packet anyway. */
const least = 1_000

const brotli = promisify(brotliCompress)

const packers = [
  ['br', (bytes: Buffer) => brotli(bytes)],
  ['gz', (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 })],
] as const

type Packer = (typeof packers)[number]

/** For the model of meaning: 17.15 MB in a quarter of a second, where the greatest quality takes 47 seconds for 17.05. gzip would be nearly as large. */
const quick: Packer = ['br', (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })]

/** Puts packed copies beside a file, which the server sends to browsers that take them. */
async function pack(path: string, ways: readonly Packer[]): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < least) return
  await Promise.all(
    ways.map(async ([ending, packed]) => {
      const smaller = await packed(bytes)
      if (smaller.length < bytes.length) await writeFile(`${path}.${ending}`, smaller)
    }),
  )
}

const web = join(root, 'dist', 'web')
const packAll = (pattern: string, ways: readonly Packer[]): Promise<void>[] =>
  globSync(pattern, { cwd: web }).map((name) => pack(join(web, name), ways))

await Promise.all([
  ...packAll('**/*.{js,css,html,json,svg,webmanifest}', packers),
  // Ten megabytes of llama.cpp: Brotli would take half a minute of every build.
  ...packAll(
    '**/*.wasm',
    packers.filter(([ending]) => ending === 'gz'),
  ),
  ...packAll('assets/meaning-*.bin', [quick]),
])
