import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { dayOf } from '#domain/time/day.ts'
import type { DueRow } from '#domain/views/calendar.ts'
import { ReminderBell } from '#web/features/calendar/rings/reminder-bell.tsx'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'

/** What rings, and where pressing it leads: to its page, its habit, or its day. */
export function ReminderHost({ userId }: { userId: number }) {
  const navigate = useNavigate()
  const rule = useMyDay()
  const open = useCallback(
    ({ entryId, habitId, startMs, atMs }: DueRow) => {
      if (entryId !== null) return void navigate({ to: '/journal-pages-demo', search: { entry: entryId } })
      if (habitId !== null) return void navigate({ to: '/habits', search: { habit: habitId } })
      void navigate({ to: '/calendar', search: { view: 'day', day: dayOf(startMs ?? atMs, rule) } })
    },
    [navigate, rule],
  )
  return <ReminderBell userId={userId} onOpen={open} />
}
