import { useEffect, useRef } from 'react'
import { whenWords } from '#domain/calendar/reminders/ring-words.ts'
import { useNow } from '#web/lib/device/use-now.ts'
import { dismissToast, toast } from '#web/lib/toasts.ts'
import { useEntityActions } from '#web/lib/vault/use-entities.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { useView } from '#web/lib/vault/use-view.ts'

/** So long a reminder stands on the screen; closed without an answer it comes again with the next start. */
const shownMs = 600_000

/** Says reminders when they are due, while Inkwell is open in a tab that is looked at. */
export function ReminderBell() {
  const now = useNow()
  const { zone } = useMyDay()
  const { rows } = useView('calendar.due', { nowMs: now - (now % 60_000) })
  const actions = useEntityActions('reminder')
  /** The messages of what was said already, by reminder and time. */
  const said = useRef(new Map<string, string>())
  useEffect(() => {
    const due = rows.filter(({ heardMs }) => heardMs <= now)
    // Done on another device, or taken away: its message goes.
    for (const [id, message] of said.current) if (!rows.some((row) => row.id === id)) dismissToast(message)
    if (document.visibilityState === 'hidden') return
    for (const row of due) {
      if (said.current.has(row.id)) continue
      const onPress = () => void actions.patch(row.uid, { doneUpTo: new Date(row.atMs).toISOString() })
      said.current.set(
        row.id,
        toast({
          title: row.title,
          description: whenWords(row, now, zone),
          duration: shownMs,
          action: { label: 'Done', onPress },
        }),
      )
    }
  }, [rows, now, zone, actions])
  return null
}
