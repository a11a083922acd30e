import { Bell } from 'lucide-react'
import { readRemindMe } from '#domain/calendar/reminders/remind-me.ts'
import { dayNumber, monthName, weekday } from '#domain/time/entry-date.ts'
import type { PaletteCommand } from '#web/features/palette/palette-order.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { useEntityActions } from '#web/lib/vault/use-entities.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'

const lengthMs = 15 * 60_000

/** 'remind me on Friday to ...' as a proposal: it stands there with its day and hour, and is made when somebody chooses it. */
export function useReminderProposal(query: string): PaletteCommand[] {
  const { zone } = useMyDay()
  const { create, take } = useEntityActions('reminder')
  const asked = readRemindMe(query, { nowMs: Date.now(), zone })
  if (!asked) return []
  const { title, atMs, day, clock } = asked
  const when = `${weekday(day, 'long')} ${dayNumber(day)} ${monthName(day)}, ${clock}`
  const make = async () => {
    const uid = await create({
      title,
      zone,
      startTime: new Date(atMs).toISOString(),
      endTime: new Date(atMs + lengthMs).toISOString(),
    })
    if (uid === null) return
    offerUndo(`A reminder for ${when}`, () => take(uid), { description: title })
  }
  return [
    {
      ...{ id: 'remind-me', title: `Remind me: ${title}`, aside: when, also: query.trim(), group: 'Start' },
      ...{ Icon: Bell, isFirst: false },
      run: () => void make(),
    },
  ]
}
