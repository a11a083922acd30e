import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.ts'

/** The Node that would run everything. */
function nodeFound(wanted: string): string {
  const ask = "import { findNode } from './scripts/install.mjs'; console.log(findNode(process.cwd()))"
  const env = { PATH: process.env.PATH ?? '', INKWELL_NODE: wanted }
  return spawnSync(process.execPath, ['--input-type=module', '-e', ask], { cwd: root, env })
    .stdout.toString()
    .trim()
}

test('the operator’s own Node runs everything where they say so', () => {
  expect(nodeFound('own')).toBe(process.execPath)
})

test.skipIf(!existsSync(join(root, 'node_modules', `node-${process.platform}-${process.arch}`)))(
  'otherwise the Node that npm brought along does',
  () => {
    expect(nodeFound('')).toContain(join('node_modules', `node-${process.platform}-${process.arch}`))
  },
)
