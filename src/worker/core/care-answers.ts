import { careAnswers } from '#domain/safety/care-records.ts'
import type { Store } from '#vault/store/store.ts'

/** Whether the person said of a message that its grave words were about something else. */
export function isMeantOtherwise(store: Store, about: string): boolean {
  for (const { data } of store.of(careAnswers).values())
    if (data.about === about && data.says === 'not_meant') return true
  return false
}
