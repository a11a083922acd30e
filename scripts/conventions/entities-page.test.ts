import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { entities } from '#domain/entities.ts'
import { checklistPage } from '../spec-coverage/spec-coverage.ts'
import { entitiesPage, kindsTable, namesInSpecification, withKinds } from './entities-page.ts'

test('docs/entities.md names the sealed kinds as src/domain/entities.ts has them', () => {
  const page = readFileSync(entitiesPage, 'utf8')
  expect(page === withKinds(page), 'npm run docs:entities makes it so again').toBe(true)
})

test('the table has a row for every kind of the list', () => {
  const kinds = [...kindsTable().matchAll(/^\| [^|]+ \| `(\w+)` \|/gm)].map(([, kind]) => kind)
  expect(kinds).toEqual(entities.map(({ kind }) => kind))
})

test('names of the specification stand in it, and belong to kinds of the list', () => {
  const checklist = readFileSync(checklistPage, 'utf8')
  const kinds = new Set(entities.map(({ kind }) => kind))
  for (const [kind, name] of Object.entries(namesInSpecification)) {
    expect(kinds, kind).toContain(kind)
    expect(checklist).toMatch(new RegExp(`^S3-\\d+ ${name}\\b`, 'm'))
  }
})
