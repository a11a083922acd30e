import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  checklistPage,
  coverageTable,
  gapsOf,
  readChecklist,
  readCoverage,
  readProofs,
} from './spec-coverage.ts'
import { readSpecTags } from './spec-tests.ts'

const line = (id: string) => ({ id, words: 'Something is so.', tag: 'general' })
const proof = (id: string) => ({ id, title: 'it is so', file: 'a.test.ts' })

test('tags are read above tests of every form', () => {
  const source = `
import { test } from 'vitest'
describe('a group', () => {
  // Spec: S1-001
  it('is plain', () => {})
  // Spec: S1-002, S1-003
  // and a word about it
  test.each([
    ['a', 1],
  ])('takes %s', () => {})
})
// Spec: S2-010
journey(
  'has a long ' + 'title',
  async () => {},
)
// Spec: S2-011
journey(
  \`fills in \${what} here\`,
  async () => {},
)
// Spec: S2-012
test.skipIf(!here)('needs something', () => {})
const text = '// Spec: S9-999'
`
  const { tagged, faults } = readSpecTags('a.test.tsx', source)
  expect(tagged).toEqual([
    { title: 'is plain', ids: ['S1-001'] },
    { title: 'takes %s', ids: ['S1-002', 'S1-003'] },
    { title: 'fills in $' + '{what} here', ids: ['S2-011'] },
    { title: 'needs something', ids: ['S2-012'] },
  ])
  expect(faults).toEqual(["line 12: no test begins on the line below 'Spec: S2-010'"])
})

test.each(['// Spec S1-001', '// Spec: S1-1', '// Spec: S1-001 S1-002', '// spec: S1-001'])(
  '%s is told to be no tag',
  (comment) => {
    const { tagged, faults } = readSpecTags('a.test.ts', `${comment}\ntest('is plain', () => {})`)
    expect(tagged).toEqual([])
    expect(faults).toHaveLength(1)
  },
)

test('a line without test or reason, with both, and a reason for nothing are gaps', () => {
  const reasons = { 'S1-002': 'why', 'S1-003': 'why', 'S7-777': 'why' }
  const lines = [line('S1-001'), line('S1-002'), line('S1-003'), line('S1-004')]
  const gaps = gapsOf({ lines, proofs: [proof('S1-001'), proof('S1-002')], reasons })
  expect(gaps.map((gap) => gap.slice(0, 6))).toEqual(['S1-002', 'S1-004', 'S7-777'])
})

test('the checklist is read whole', () => {
  const text = readFileSync(checklistPage, 'utf8')
  const ids = [...text.matchAll(/^S\d+-\d+/gm)].map(([id]) => id)
  expect(ids.length).toBeGreaterThan(600)
  expect(readChecklist(text).map(({ id }) => id)).toEqual(ids)
})

test('every tag above a test names lines that exist', () => {
  const known = new Set(readChecklist(readFileSync(checklistPage, 'utf8')).map(({ id }) => id))
  const { proofs, faults } = readProofs()
  expect(faults).toEqual([])
  expect(proofs.filter(({ id }) => !known.has(id))).toEqual([])
})

test('every line of what is built has a test, or a reason to have none', () => {
  expect(gapsOf(readCoverage())).toEqual([])
})

test('the table has a row for every line, with the tests that prove it or the reason why none does', () => {
  const coverage = readCoverage()
  const rows = coverageTable(coverage)
    .split('\n')
    .filter((row) => /^\| S\d/.test(row))
  expect(rows.map((row) => row.slice(2, 8)).sort()).toEqual(coverage.lines.map(({ id }) => id).sort())
  for (const row of rows) expect(row).toMatch(/\.test\.tsx?`|no test: \S/)
})
