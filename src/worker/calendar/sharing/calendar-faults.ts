import type { WorkerTools } from '#worker/core/worker-calls.ts'
import { followedIn } from './due-calendars.ts'

/** Uids of calendars whose fault was told here. */
const toldName = 'calendar-faults-told'

/** The faults that were not told on this device since the calendar was last well. They count as told from then on. */
export async function takeFaults({
  session,
}: WorkerTools): Promise<readonly { readonly name: string; readonly trouble: string }[]> {
  const told = (await session.readLocal<readonly string[]>(toldName)) ?? []
  const ill = followedIn(session.store).flatMap(({ uid, data: { name, trouble } }) =>
    trouble === null ? [] : [{ uid, name, trouble }],
  )
  const uids = ill.map(({ uid }) => uid)
  if (uids.join() !== told.join()) await session.writeLocal(toldName, uids)
  return ill.filter(({ uid }) => !told.includes(uid)).map(({ name, trouble }) => ({ name, trouble }))
}
