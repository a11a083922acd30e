import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isShellAddress } from '#contract/addresses.ts'

test('the server gives the app for every address that its router knows', () => {
  const router = readFileSync(join(import.meta.dirname, 'router.tsx'), 'utf8')
  const paths = [...router.matchAll(/path: '(\/[^'$]*)'/g)].map(([, path]) => path ?? '')
  expect(paths.length).toBeGreaterThan(10)
  expect(paths.filter((path) => !isShellAddress(path))).toEqual([])
})

test('every page that the specification names has a route of its own', () => {
  const router = readFileSync(join(import.meta.dirname, 'router.tsx'), 'utf8')
  const named = [
    'dashboard',
    'memory-lane',
    'calendar',
    'analytics',
    'goals',
    'habits',
    'resonance',
    'pricing',
    'settings',
    'referrals',
  ]
  for (const name of named) expect(router).toMatch(new RegExp(`(?:path: |Route\\()'/${name}'`))
})
