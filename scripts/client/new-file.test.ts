import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeNewFile } from './new-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'inkwell-new-file-'))
afterAll(() => rmSync(folder, { recursive: true }))
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

test('a file is made whole, for its owner alone, and never over one that is there', async () => {
  const path = join(folder, 'whole')
  await writeNewFile(path, async (put) => {
    await put(bytes('one, '))
    await put(bytes('two'))
  })
  expect([readFileSync(path, 'utf8'), statSync(path).mode & 0o777]).toEqual(['one, two', 0o600])
  await expect(writeNewFile(path, async (put) => put(bytes('three')))).rejects.toThrow(
    `${path} is there already. Nothing was overwritten.`,
  )
  expect(readFileSync(path, 'utf8')).toBe('one, two')
})

test('where making it fails midway nothing of it is left, so that the next try can have the name', async () => {
  const path = join(folder, 'half')
  const failing = writeNewFile(path, async (put) => {
    await put(bytes('one, '))
    throw new Error('The tape tore.')
  })
  await expect(failing).rejects.toThrow(
    `${path} could not be made, and nothing of it was left there: The tape`,
  )
  expect(readdirSync(folder)).not.toContain('half')
  await writeNewFile(path, async (put) => put(bytes('whole')))
  expect(readFileSync(path, 'utf8')).toBe('whole')
})

test('a place that cannot be written is named', async () => {
  const path = join(folder, 'no', 'such', 'folder')
  await expect(writeNewFile(path, async () => undefined)).rejects.toThrow(`${path} cannot be written: ENOENT`)
})
