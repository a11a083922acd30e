import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDataFolder, secretOfFolder } from './data-folder.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'inkwell-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the folder belongs to one holder at a time, and to the next once it is released', () => {
  const first = lockDataFolder(folder)
  expect(() => lockDataFolder(folder)).toThrow(`(process ${process.pid}, not listening yet)`)
  first.announce('http://localhost:3000')
  expect(() => lockDataFolder(folder)).toThrow(`(process ${process.pid}, http://localhost:3000)`)
  first.release()
  lockDataFolder(folder).release()
})

test('a card that cannot be read does not hide that the folder is taken', () => {
  const first = lockDataFolder(folder)
  writeFileSync(path.join(folder, 'server.json'), '{')
  expect(() => lockDataFolder(folder)).toThrow('already in use by another Inkwell server (another process)')
  first.release()
})

test('a folder that is none, or in which nothing can be opened, is told in a sentence', () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  expect(() => lockDataFolder(file)).toThrow(/^The data folder .* cannot be used \(EEXIST\)/)
  mkdirSync(path.join(folder, 'lock.db'))
  expect(() => lockDataFolder(folder)).toThrow(/^The data folder .* cannot be used \(unable to open/)
})

test('a secret that is cut short is not used', () => {
  const secret = secretOfFolder(folder)
  expect([secretOfFolder(folder), Buffer.from(secret, 'base64url').length]).toEqual([secret, 32])
  writeFileSync(path.join(folder, 'secret'), 'short\n')
  expect(() => secretOfFolder(folder)).toThrow('cut short')
})
