import { useEffect, useState } from 'react'
import { dateOnWall } from '#domain/time/day.ts'
import { logError } from '#worker/core/vault-locked.ts'
import { offerUndo } from './offer-undo.ts'
import { useEntityActions } from './use-entities.ts'
import { useMyDay } from './use-my-day.ts'

const lengthMs = 15 * 60_000

/** Words that may ask for a reminder: what reads them is fetched for such words only. */
const mayAsk = (words: string): boolean => words.length < 1_000 && /\bremind me\b/i.test(words)

const fetchReader = () => import('#domain/calendar/reminders/remind-me.ts')
type Reader = Awaited<ReturnType<typeof fetchReader>>

function useReader(isWanted: boolean): Reader | null {
  const [reader, setReader] = useState<Reader | null>(null)
  useEffect(() => {
    if (!isWanted || reader) return
    let isHere = true
    fetchReader()
      .then((fetched) => isHere && setReader(fetched))
      .catch(logError)
    return () => {
      isHere = false
    }
  }, [isWanted, reader])
  return reader
}

/** A reminder that words ask for: what it says, when, and how it is made. */
export interface ReminderProposal {
  readonly title: string
  readonly when: string
  /** Makes it and offers to take it back. False: it could not be made. */
  readonly make: (onUndo?: () => void) => Promise<boolean>
}

/** 'remind me on Friday to ...' as a proposal; null where the words ask for none. */
export function useAskedReminder(words: string): ReminderProposal | null {
  const { zone } = useMyDay()
  const { create, take } = useEntityActions('reminder')
  const isWanted = mayAsk(words)
  const reader = useReader(isWanted)
  const nowMs = Date.now()
  const asked = isWanted && reader ? reader.readRemindMe(words, { nowMs, zone }) : null
  if (!asked || !reader) return null
  const { title, atMs, repeats } = asked
  const when = reader.askedWhen(asked, dateOnWall(nowMs, zone))
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
