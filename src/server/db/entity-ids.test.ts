import { expect, test } from 'vitest'
import { onBothDatabases } from '../testing/both-databases.ts'

/** What belongs to the server itself and to nobody. */
const ofTheHouse =
  /^(?:kysely_|counters$|facts$|throttle$|google_flows$|jobs$|job_attempts$|job_workers$|audit_log$|server_switches$)/
/** No things of their own: what there is once for a person, and what goes by the hash of a secret. */
const byPersonOrHash =
  /^(?:avatars|vaults|password_resets|totp_secrets|calendar_feeds|known_browsers|backup_codes|login_tickets|factor_challenges)$/
const ownId = /^(?!user_id$)(?:.+_)?u?id$/

onBothDatabases('the tables', ({ open }) => {
  // Spec: S3-001
  test('name everything by an id of its own, and everything of a person by the person', async () => {
    await using app = await open()
    const tables = await app.deps.db.introspection.getTables()
    const kept = tables.filter(({ name }) => !ofTheHouse.test(name))
    expect(kept.map(({ name }) => name)).toEqual(expect.arrayContaining(['users', 'records', 'sessions']))
    for (const { name, columns } of kept) {
      const names = columns.map((column) => column.name)
      expect([name, names.some((column) => ownId.test(column))]).toEqual([name, !byPersonOrHash.test(name)])
      expect([name, names.includes('user_id')]).toEqual([name, name !== 'users'])
    }
  })

  // Spec: S3-001
  test('hold no two records of a person under one id, and no record of nobody', async () => {
    await using app = await open()
    const { user } = await app.browser().signUp()
    const other = await app.browser().signUp()
    const put = (seq: number, of: object) =>
      app.deps.db
        .insertInto('records')
        .values({ user_id: user.id, uid: 'one', revision: 1, seq, sealed: new Uint8Array(1), ...of })
        .execute()
    await put(1, {})
    await expect(put(2, {})).rejects.toThrow(/unique/i)
    await expect(put(3, { uid: null })).rejects.toThrow(/null/i)
    await expect(put(4, { user_id: null, uid: 'two' })).rejects.toThrow(/null/i)
    await put(5, { uid: 'two' })
    await put(1, { user_id: other.user.id })
  })
})
