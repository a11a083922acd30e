import type { Db, Tables, UserRow } from '#server/db/tables.ts'

export async function addTicket(db: Db, row: Tables['login_tickets']): Promise<void> {
  await db.insertInto('login_tickets').values(row).execute()
}

/** True: there was such a ticket, and it is used up. */
export async function takeTicket(db: Db, tokenHash: Uint8Array): Promise<boolean> {
  const taken = await db
    .deleteFrom('login_tickets')
    .where('token_hash', '=', tokenHash)
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Whose sign-in a ticket is at an instant (ms); it is over once the password is another one. */
export const userOfTicket = (db: Db, tokenHash: Uint8Array, at: number): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .innerJoin('login_tickets', 'login_tickets.user_id', 'users.id')
    .selectAll('users')
    .where('login_tickets.token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .where((row) =>
      row.or([
        row('login_tickets.password_hash', '=', row.ref('users.password_hash')),
        row.and([row('login_tickets.password_hash', 'is', null), row('users.password_hash', 'is', null)]),
      ]),
    )
    .executeTakeFirst()
