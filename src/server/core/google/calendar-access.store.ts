import { z } from 'zod'
import type { AppDeps } from '../app-deps.ts'
import { sealText, unsealText } from '../data/sealed-text.ts'

/** What opens a person's Google calendars. It never leaves this server but to Google. */
const calendarAccess = z.object({
  id: z.string(),
  refreshToken: z.string(),
  canWrite: z.boolean(),
  isEnded: z.boolean(),
})
export type CalendarAccess = z.infer<typeof calendarAccess>

type Parts = Pick<AppDeps, 'db' | 'keys'>

const boundTo = (owner: number): string => `google-calendar/${owner}`

const sealedOf = async ({ db }: Parts, owner: number): Promise<string | null> =>
  (await db.selectFrom('users').select('google_calendar_token').where('id', '=', owner).executeTakeFirst())
    ?.google_calendar_token ?? null

/** Null: this person has connected nothing, or it does not open under the secret of this server. */
export async function readAccess(deps: Parts, owner: number): Promise<CalendarAccess | null> {
  const sealed = await sealedOf(deps, owner)
  const plain = sealed === null ? null : unsealText(deps.keys.googleCalendar, boundTo(owner), sealed)
  return plain === null ? null : calendarAccess.parse(JSON.parse(plain))
}

/** Keeps it in place of any before; null: forgets it. */
export async function keepAccess(
  { db, keys }: Parts,
  owner: number,
  access: CalendarAccess | null,
): Promise<void> {
  const sealed = access && sealText(keys.googleCalendar, boundTo(owner), JSON.stringify(access))
  await db.updateTable('users').set({ google_calendar_token: sealed }).where('id', '=', owner).execute()
}

/** Changes a connection, unless the person has made another one meanwhile. */
export async function changeAccess(
  deps: Parts,
  owner: number,
  id: string,
  changes: Partial<Omit<CalendarAccess, 'id'>>,
): Promise<void> {
  const sealed = await sealedOf(deps, owner)
  const known = await readAccess(deps, owner)
  if (known?.id !== id) return
  const next = sealText(deps.keys.googleCalendar, boundTo(owner), JSON.stringify({ ...known, ...changes }))
  await deps.db
    .updateTable('users')
    .set({ google_calendar_token: next })
    .where('id', '=', owner)
    .where('google_calendar_token', '=', sealed)
    .execute()
}
