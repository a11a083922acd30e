import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { root } from './root.ts'

/** Below this many bytes a file is one packet anyway. */
const least = 1_000

const packers = [
  ['br', promisify(brotliCompress)],
  ['gz', (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 })],
] as const

/** Puts packed copies beside a file, which the server sends to browsers that take them. */
async function pack(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < least) return
  await Promise.all(
    packers.map(async ([ending, packed]) => {
      const smaller = await packed(bytes)
      if (smaller.length < bytes.length) await writeFile(`${path}.${ending}`, smaller)
    }),
  )
}

const web = join(root, 'dist', 'web')
await Promise.all(
  globSync('**/*.{js,css,html,json,svg,webmanifest}', { cwd: web }).map((name) => pack(join(web, name))),
)
