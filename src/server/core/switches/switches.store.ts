import type { Db } from '#server/db/tables.ts'

/** What an admin set under a name, as JSON; null: nothing. */
export async function switchOf(db: Db, name: string): Promise<unknown> {
  const row = await db
    .selectFrom('server_switches')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row === undefined ? null : JSON.parse(row.value)
}

export async function setSwitch(all: Db, name: string, value: unknown, nowMs: number): Promise<void> {
  const set = { value: JSON.stringify(value), changed_at: nowMs }
  await all
    .insertInto('server_switches')
    .values({ name, ...set })
    .onConflict((same) => same.column('name').doUpdateSet(set))
    .execute()
}

export async function clearSwitch(all: Db, name: string): Promise<void> {
  await all.deleteFrom('server_switches').where('name', '=', name).execute()
}
