import { expect, test } from 'vitest'
import { auditCsv } from './audit-csv.ts'

const entry = {
  id: 'a',
  at: '2026-11-21T14:02:00.000Z',
  adminId: 1,
  admin: 'anna',
  action: 'person.disable',
  subject: '7',
  detail: null,
}

test('each line of the log is one of the file, the operator by that name', () => {
  const operator = { ...entry, adminId: 0, admin: null, action: 'code.make', subject: null, detail: 'a, b' }
  expect(auditCsv([entry, operator])).toBe(
    [
      'At,Who,Account,Action,Subject,Detail',
      '2026-11-21T14:02:00.000Z,anna,1,person.disable,7,',
      '2026-11-21T14:02:00.000Z,The operator,0,code.make,,"a, b"',
      '',
    ].join('\n'),
  )
})

test('a name that a spreadsheet would run is text there', () => {
  const [, line] = auditCsv([{ ...entry, admin: '=1+1', subject: '@SUM(A1)' }]).split('\n')
  expect(line).toBe("2026-11-21T14:02:00.000Z,'=1+1,1,person.disable,'@SUM(A1),")
})
