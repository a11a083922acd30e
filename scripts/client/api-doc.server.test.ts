import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { strFromU8, unzipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'
import { root } from '../root.ts'
import { writer } from './writer.test-support.ts'

test('the worked example of docs/api.md does what the page says, line by line', {
  timeout: 180_000,
}, async () => {
  await using app = await openTestApp()
  using all = await writer(app)
  const { token } = await all.makeToken(['records:read', 'records:write'])
  const [, example = ''] = /```sh\n(.*?)```/s.exec(readFileSync(join(root, 'docs/api.md'), 'utf8')) ?? []
  const own = { INKWELL_URL: all.url, INKWELL_TOKEN: token, INKWELL_RECOVERY_CODE: all.code }
  const lines = Object.entries(own).reduce((text, [name, value]) => {
    const given = new RegExp(`^export ${name}=.*$`, 'm')
    expect(text).toMatch(given)
    return text.replace(given, `export ${name}=${value}`)
  }, example)
  // npm finds the project from a folder in it, and the file comes to where somebody stands.
  mkdirSync(join(root, 'dist'), { recursive: true })
  const folder = mkdtempSync(join(root, 'dist', 'api-doc-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { stdout } = await promisify(execFile)('sh', ['-ec', lines], { cwd: folder })
  const said = stdout.split('\n').filter((line) => line !== '' && !line.startsWith('>'))
  expect(said).toEqual([
    '2026-11-19  The lake',
    'Sealed and sent.',
    expect.stringMatching(/^2 pages are in \/.*\/journal\.zip, \d.* kB\.$/),
  ])
  const files = Object.values(unzipSync(readFileSync(join(folder, 'journal.zip'))))
  expect(files.map((bytes) => strFromU8(bytes)).join('')).toContain('A line from the terminal.')
})
