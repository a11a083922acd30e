import { useEffect, useState } from 'react'
import type * as RemindMe from '#domain/calendar/reminders/remind-me.ts'
import { dateOnWall } from '#domain/time/day.ts'
import { untilThere } from '../device/until-there.ts'
import { offerUndo } from './offer-undo.ts'
import { useEntityActions } from './use-entities.ts'
import { useMyDay } from './use-my-day.ts'

const lengthMs = 15 * 60_000

/** A reminder that words ask for: what it says, when, and how it is made. */
export interface ReminderProposal {
  readonly title: string
  readonly when: string
  /** Makes it and offers to take it back. False: it could not be made. */
  readonly make: (onUndo?: () => void) => Promise<boolean>
}

/** What reads such words: fetched once somebody begins to write them. */
let reader: typeof RemindMe | null = null

function useReader(words: string): typeof RemindMe | null {
  const [found, setFound] = useState(reader)
  const isWanted = found === null && /\bremind me\b/i.test(words)
  useEffect(() => {
    if (!isWanted) return
    void untilThere(() => import('#domain/calendar/reminders/remind-me.ts')).then((there) => {
      reader = there
      setFound(there)
    })
  }, [isWanted])
  return found
}

/** 'remind me on Friday to ...' as a proposal; null where the words ask for none. */
export function useAskedReminder(words: string): ReminderProposal | null {
  const { zone } = useMyDay()
  const { create, take } = useEntityActions('reminder')
  const read = useReader(words)
  const nowMs = Date.now()
  const asked = read?.readRemindMe(words, { nowMs, zone })
  if (!read || !asked) return null
  const { title, atMs, repeats } = asked
  const when = read.askedWhen(asked, dateOnWall(nowMs, zone))
  const make = async (onUndo?: () => void) => {
    const uid = await create({
      ...(repeats && { isRecurring: true, recurringPattern: repeats.recurringPattern, rule: repeats.rule }),
      ...{ title, zone },
      startTime: new Date(atMs).toISOString(),
      endTime: new Date(atMs + lengthMs).toISOString(),
    })
    if (uid === null) return false
    const undo = async () => {
      await take(uid)
      onUndo?.()
    }
    offerUndo(`A reminder for ${when}`, undo, { description: title })
    return true
  }
  return { title, when, make }
}
