import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../root.ts'

interface Cruise {
  modules: { source: string }[]
  summary: { totalCruised: number; violations: { from: string; to: string; rule: { name: string } }[] }
}

const cruiser = join(root, 'node_modules', '.bin', 'depcruise')

async function cruise(folder: string, part = 'src'): Promise<Cruise> {
  const options = { cwd: folder, maxBuffer: 256 * 1024 * 1024 }
  const ran = promisify(execFile)(process.execPath, [cruiser, part, '--output-type', 'json'], options)
  // It ends with the number of violations; its report is complete all the same.
  const { stdout, stderr } = await ran.catch((failed: { stdout: string; stderr: string }) => failed)
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout)
}

/** A whole small tree in which each file breaks one rule: [file, what it imports, the rule that has to catch it]. */
const planted: [string, string, string][] = [
  ['src/domain/a/reads-disk.ts', "import 'node:fs'", 'domain-is-pure'],
  ['src/domain/a/knows-wire.ts', "import '#contract/wire.ts'", 'domain-is-pure'],
  ['src/domain/a/knows-types.ts', "import type { A } from '#contract/wire.ts'", 'domain-is-pure'],
  ['src/domain/a/asks-later.ts', "export const later = () => import('#contract/wire.ts')", 'domain-is-pure'],
  ['src/domain/a/big-library.ts', "import 'fastify'", 'domain-is-pure'],
  ['src/contract/knows-vault.ts', "import '#vault/keys/key.ts'", 'contract-knows-domain-only'],
  ['src/vault/keys/knows-server.ts', "import '#server/core/core.ts'", 'vault-knows-no-layer-above'],
  ['src/vault/keys/knows-web.ts', "import '#web/lib/lib.ts'", 'vault-knows-no-layer-above'],
  ['src/server/core/knows-vault.ts', "import '#vault/keys/key.ts'", 'server-knows-no-vault-and-no-web'],
  ['src/server/core/knows-web.ts', "import '../../web/lib/lib.ts'", 'server-knows-no-vault-and-no-web'],
  ['src/server/core/asks-by-sql.ts', "import 'kysely'", 'sql-stands-in-stores'],
  ['src/web/lib/knows-server.ts', "import '#server/core/core.ts'", 'web-knows-no-server'],
  ['src/browser/knows-vault.ts', "import '#vault/keys/key.ts'", 'browser-knows-domain-and-contract'],
  ['src/worker/a/knows-screen.ts', "import '#web/lib/lib.ts'", 'worker-knows-no-server-and-no-screen'],
  ['src/worker/a/knows-b.ts', "import '../b/b.ts'", 'worker-features-never-import-each-other'],
  ['src/worker/a/reaches-up.ts', "import '../main.ts'", 'worker-features-do-not-reach-up'],
  ['src/web/lib/knows-worker.ts', "import '#worker/b/b.ts'", 'screens-reach-the-worker-by-calls'],
  ...['lib', 'audio', 'ui'].flatMap((room): [string, string, string][] => [
    [`src/web/${room}/knows-screen.ts`, "import '#web/features/b/b.tsx'", 'lib-and-audio-know-no-screen'],
    [`src/web/${room}/knows-app.ts`, "import '#web/app/app.tsx'", 'lib-and-audio-know-no-screen'],
  ]),
  ['src/web/ui/knows-screen.ts', "import '#web/features/b/b.tsx'", 'ui-knows-no-product'],
  ['src/web/ui/knows-app.ts', "import '#web/app/app.tsx'", 'ui-knows-no-product'],
  ...['core', 'db', 'config', 'ai'].map((room): [string, string, string] => [
    `src/server/${room}/knows-feature.ts`,
    "import '../features/b/b.ts'",
    'server-core-knows-no-feature',
  ]),
  ['src/contract/big-library.ts', "import 'fastify'", 'contract-needs-zod-alone'],
  ['src/contract/reads-disk.ts', "import 'node:fs'", 'contract-needs-zod-alone'],
  ['src/web/features/a/knows-b.tsx', "import '../b/b.tsx'", 'features-never-import-each-other'],
  ['src/server/features/a/knows-b.ts', "import '../b/b.ts'", 'features-never-import-each-other'],
  ['src/web/features/a/reaches-up.tsx', "import '../../app/app.tsx'", 'features-do-not-reach-up'],
  ['src/web/ui/knows-product.tsx', "import '#contract/wire.ts'", 'ui-knows-no-product'],
  ['src/web/lib/circle-back.ts', "import './circle.ts'", 'no-circles'],
  ['src/web/lib/nowhere.ts', "import './no-such-file.ts'", 'no-unresolved'],
]
const bystanders: [string, string][] = [
  ['src/contract/wire.ts', "import 'zod'\nimport '#domain/a/plain.ts'\nexport type A = 1"],
  ['src/domain/a/plain.ts', "import 'zod'"],
  ['src/vault/keys/key.ts', ''],
  ['src/server/core/core.ts', "import 'node:fs'\nimport '#contract/wire.ts'"],
  ['src/server/core/core.store.ts', "import 'kysely'"],
  ['src/server/features/b/b.ts', "import '../../core/core.ts'"],
  ['src/browser/clock.ts', "import '#contract/wire.ts'"],
  ['src/worker/b/b.ts', "import '#vault/keys/key.ts'\nimport '../core/core.ts'"],
  ['src/worker/b/b.calls.ts', ''],
  ['src/worker/core/core.ts', "import '#browser/clock.ts'"],
  ['src/worker/main.ts', "import './b/b.ts'"],
  ['src/web/lib/lib.ts', "import '#vault/keys/key.ts'\nimport '#worker/b/b.calls.ts'"],
  ['src/web/lib/circle.ts', "import './circle-back.ts'"],
  ['src/web/features/b/b.tsx', "import '../../lib/lib.ts'"],
  ['src/web/app/app.tsx', "import '../features/b/b.tsx'"],
]

let tree: string

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'inkwell-layers-'))
  for (const file of ['package.json', '.dependency-cruiser.cjs']) cpSync(join(root, file), join(tree, file))
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  for (const [file, text] of [...planted, ...bystanders]) {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    writeFileSync(join(tree, file), `${text}\nexport {}\n`)
  }
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

test('every planted import across the layers is caught by its rule, and no other', async () => {
  const { summary } = await cruise(tree)
  const caught = summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`)
  const wanted = planted.map(([file, , rule]) => `${file}: ${rule}`)
  expect([...new Set(caught)].sort()).toEqual(wanted.sort())
}, 60_000)

test('the rules really read our own files, and what those import', async () => {
  // A part of them is enough: the whole tree is read by the check itself.
  const { modules, summary } = await cruise(root, 'src/contract')
  const own = modules.filter((module) => module.source.startsWith('src/'))
  expect(own.length).toBeGreaterThan(10)
  expect(summary.totalCruised).toBeGreaterThan(own.length)
}, 60_000)
