import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.ts'

const own = (pattern: string): string[] => globSync(pattern, { cwd: root })
const lines = (file: string): string[] => readFileSync(join(root, file), 'utf8').split('\n')
const sources = own('{src,scripts,bench,e2e}/**/*.{ts,tsx,mjs,css}')

test('there is something to look at', () => {
  expect(sources.length).toBeGreaterThan(30)
})

/** The lines of some files that match, as 'file:line: text'. */
const found = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((file) =>
    lines(file).flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  )

test('the domain asks neither a clock nor dice', () => {
  const domain = own('src/domain/**/*.ts')
  expect(found(domain, /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\b/)).toEqual([])
  const measured = /\bperformance\.now\(|\bcrypto\.(?:getRandomValues|randomUUID)/
  expect(
    found(
      domain.filter((file) => !file.endsWith('.test.ts')),
      measured,
    ),
  ).toEqual([])
})

test('one place asks which zone the device is in, and one function says which day an instant belongs to', () => {
  const files = own('src/**/*.{ts,tsx}').filter((file) => !/\.(?:test|test-support)\./.test(file))
  const elsewhere = files.filter(
    (file) => !file.startsWith('src/domain/time/') && file !== 'src/web/lib/device-zone.ts',
  )
  expect(found(elsewhere, /resolvedOptions\(\)|\bstartHour: \d|\bentryDay\([^)]*, \d+\)/)).toEqual([])
  const askers = files.filter((file) => found([file], /\bdeviceZone\(\)/).length > 0)
  expect(askers.sort()).toEqual([
    'src/web/app/worker-host.ts',
    'src/web/features/settings/day-zone-part.tsx',
    'src/web/lib/my-day.worker.ts',
    'src/web/lib/use-my-day.ts',
  ])
  const screens = elsewhere.filter(
    (file) => file.startsWith('src/web/') && !file.endsWith('zip-writing.worker.ts'),
  )
  expect(found(screens, /\.get(?:Hours|Day|Date|Month|FullYear)\(\)/)).toEqual([])
})

test('no journey changes for others what it stands on: their files share it', () => {
  const changed = found(own('e2e/**/*.ts'), /[jJ]ourney\.override\(/)
  expect(changed).toEqual([])
})

test('no file is longer than 300 lines', () => {
  const long = sources
    .map((file) => ({ file, length: lines(file).length - 1 }))
    .filter(({ length }) => length > 300)
  expect(long).toEqual([])
})

test('files say in their name what they hold', () => {
  const vague = /^(index|utils?|helpers?|misc|common|types|constants|shared|stuff)\./
  const named = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx|mjs|css)$/
  const wrong = sources.map((file) => basename(file)).filter((name) => vague.test(name) || !named.test(name))
  expect(wrong).toEqual([])
})

test('no source switches a check off', () => {
  const off = /@ts-(?:ignore|expect-error|nocheck)|biome-ignore|eslint-disable|\bTO[D]O\b|\bFIX[M]E\b/
  const others = sources.filter((file) => file !== 'scripts/house.test.ts')
  expect(found(others, off)).toEqual([])
})
