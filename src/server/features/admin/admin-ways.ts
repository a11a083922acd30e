import type { AppDeps } from '../../core/app-deps.ts'
import type { UserRow } from '../../db/tables.ts'

type Db = AppDeps['db']

/** What other features do for admins; `app.ts` hands it in. */
export interface AdminWays {
  /** Removes an account with everything in it; `alongside` takes part in the transaction. */
  deleteAccount(
    user: Pick<UserRow, 'id' | 'password_hash'>,
    alongside: (all: Db) => Promise<void>,
  ): Promise<void>
  /** Makes an account that nobody asked for; `alongside` takes part in the transaction. */
  makeAccount(
    username: string,
    password: string,
    alongside: (all: Db, userId: number) => Promise<void>,
  ): Promise<void>
  /** Copies that the server makes by itself; null: it makes none. */
  latestBackup(): { readonly at: number; readonly bytes: number } | 'none yet' | null
}
