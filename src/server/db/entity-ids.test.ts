import { expect, test } from 'vitest'
import { onBothDatabases } from '../testing/both-databases.ts'

/** What belongs to the server itself and to nobody. */
const ofTheHouse =
  /^(?:kysely_|counters$|facts$|throttle$|google_flows$|jobs$|job_attempts$|job_workers$|audit_log$|server_switches$)/

onBothDatabases('the tables', ({ open }) => {
  // Spec: S3-001
  test('name everything by an id, and everything of a person by the person', async () => {
    await using app = await open()
    const tables = await app.deps.db.introspection.getTables()
    const kept = tables.filter(({ name }) => !ofTheHouse.test(name))
    expect(kept.map(({ name }) => name)).toEqual(expect.arrayContaining(['users', 'records', 'sessions']))
    for (const { name, columns } of kept) {
      const names = columns.map((column) => column.name)
      expect([name, names.some((column) => /^(?:.+_)?u?id$/.test(column))]).toEqual([name, true])
      expect([name, names.includes('user_id')]).toEqual([name, name !== 'users'])
    }
  })
})
