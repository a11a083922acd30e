import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ExportedRecord, type ExportHead, exportJson, inExportOrder, readExport } from './export-file.ts'

const head: ExportHead = {
  format: 'inkwell-export',
  version: 1,
  exportedAt: '2026-11-21T07:00:00.000Z',
  userName: 'mara "the river" lindqvist',
  missingBlobs: [],
}
const text = (records: readonly ExportedRecord[]) => [...exportJson(head, records)].join('')
const anyRecord: fc.Arbitrary<ExportedRecord> = fc.record({
  uid: fc.uuid(),
  kind: fc.constantFrom('journal_entry', 'goal', 'habit_completion'),
  schemaVersion: fc.constant(1),
  data: fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue(), { noNullPrototype: true }),
})

test('whatever was written comes back as it was', () => {
  fc.assert(
    fc.property(fc.array(anyRecord), (records) => {
      expect(readExport(text(records))).toEqual({
        ok: true,
        head,
        records: JSON.parse(JSON.stringify(records)),
      })
    }),
  )
})

test('the order is always the same', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyRecord, { selector: ({ uid }) => uid }), (records) => {
      expect(inExportOrder([...records].reverse())).toEqual(inExportOrder(records))
    }),
  )
})

const fault = (value: string) => {
  const read = readExport(value)
  return read.ok ? null : read.sentence
}

test('a file that cannot be read is refused in a sentence', () => {
  expect(fault(text([]).slice(0, -20))).toContain('broken')
  expect(fault('')).toContain('broken')
  for (const value of ['null', '[]', '{}', '"inkwell-export"', '{"format":"other","version":1}'])
    expect(fault(value)).toBe('This file is not an export of Inkwell.')
  expect(fault(text([]).replace('"version": 1', '"version": 3'))).toContain(
    'made by a newer Inkwell (format 3, and this one reads format 1)',
  )
  expect(fault(text([]).replace('2026-11-21', 'today'))).toContain('beginning')
  expect(fault(text([]).replace('"records"', '"things"'))).toContain('no list of records')
  expect(fault(`\ufeff${text([])}`)).toBeNull()
})
