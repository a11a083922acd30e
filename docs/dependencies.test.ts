import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../scripts/root.ts'

const text = (file: string): string => readFileSync(join(root, file), 'utf8')
type Versions = Record<string, string>
const { dependencies, devDependencies, optionalDependencies } = JSON.parse(text('package.json')) as Record<
  'dependencies' | 'devDependencies' | 'optionalDependencies',
  Versions
>
const direct = { ...dependencies, ...devDependencies, ...optionalDependencies }
const table = text('docs/dependencies.md').split('\n## What they are for')[1]?.split('\n## ')[0] ?? ''
const listed = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
)

test('the page has every component that we chose, once, and no other', () => {
  expect(listed.toSorted()).toEqual(Object.keys(direct).sort())
})

test('every component is pinned to one version', () => {
  const loose = Object.entries(direct).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
  expect(loose).toEqual([])
})

test('everything in the lock file has a checksum, and comes from nowhere but the registry', () => {
  const { packages } = JSON.parse(text('package-lock.json')) as {
    packages: Record<string, { integrity?: string; resolved?: string; link?: boolean }>
  }
  const all = Object.entries(packages).filter(([path]) => path !== '')
  expect(all.length).toBeGreaterThan(300)
  const odd = all.filter(
    ([, { integrity, resolved, link }]) => !integrity?.startsWith('sha512-') || resolved || link,
  )
  expect(odd.map(([path]) => path)).toEqual([])
})
