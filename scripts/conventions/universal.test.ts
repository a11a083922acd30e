import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../root.ts'

const config = 'tsconfig.universal.json'
const needed = ['package.json', 'tsconfig.json', config, 'scripts/universal-globals.d.ts']

/** What the compiler says of a whole small tree. */
async function compiled(files: Readonly<Record<string, string>>): Promise<string> {
  const tree = mkdtempSync(join(tmpdir(), 'inkwell-universal-'))
  onTestFinished(() => rmSync(tree, { recursive: true, force: true }))
  for (const file of needed) cpSync(join(root, file), join(tree, file))
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    writeFileSync(join(tree, file), `${text}\nexport {}\n`)
  }
  const compiler = join(root, 'node_modules', '.bin', 'tsc')
  // The link leads to our own node_modules: what is kept for the next time would stand in the way of the check.
  const given = ['--project', config, '--tsBuildInfoFile', join(tree, 'kept.tsbuildinfo')]
  const ran = promisify(execFile)(process.execPath, [compiler, ...given], { cwd: tree })
  return (await ran.catch((failed: { stdout: string }) => failed)).stdout
}

test('what needs a browser or Node does not compile in the domain or the contract', async () => {
  const foreign = { dom: 'document', node: 'process', fetch: 'fetch', disk: "import 'node:fs'" }
  const planted = ['domain', 'contract'].flatMap((layer) =>
    Object.entries(foreign).map(([name, text]) => [`src/${layer}/a/${name}.ts`, text]),
  )
  const plain = "import { z } from 'zod'\nz.string().parse(new URL(btoa('a')).host)"
  const bystanders = {
    'src/domain/plain.ts': plain,
    'src/contract/plain.ts': plain,
    'src/contract/plain.test.ts': 'process',
    'src/web/screen.ts': 'document',
  }
  const said = await compiled({ ...Object.fromEntries(planted), ...bystanders })
  const found = [...said.matchAll(/^(\S+)\(\d+,\d+\): error TS/gm)].map(([, file]) => file)
  expect([...new Set(found)].sort(), said).toEqual(planted.map(([file]) => file).sort())
}, 30_000)
