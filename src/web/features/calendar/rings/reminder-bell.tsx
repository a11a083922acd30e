import { useEffect, useRef, useState } from 'react'
import { isToldInPage } from '#browser/telling-lock.ts'
import { snoozesOf } from '#domain/calendar/reminders/ring-answer.ts'
import { ringKey } from '#domain/calendar/reminders/ring-plan.ts'
import { whenWords } from '#domain/calendar/reminders/ring-words.ts'
import type { DueRow } from '#domain/views/calendar.ts'
import { useNow } from '#web/lib/device/use-now.ts'
import { dismissToast, toast } from '#web/lib/toasts.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { noteRingTold } from '#worker/calendar/push/push.calls.ts'
import { DueList } from './due-list.tsx'
import { tellBySystem } from './system-notice.ts'
import { snoozeWords, useRingAnswers } from './use-ring-answers.ts'
import { useTellingTab } from './use-telling-tab.ts'

/** What has been due for longer than this (ms) was missed: it stands in the list, and makes no message. */
const missedAfterMs = 120_000
/** The system tells nothing that has been due for longer. */
const systemWithinMs = 86_400_000
const minuteMs = 60_000

/** What is due, or will be within a day; while the next minute is asked about, what the last one knew. */
function useDueRows(minute: number): readonly DueRow[] {
  const { rows, isReady } = useView('calendar.due', { nowMs: minute - (minute % minuteMs) })
  const [known, setKnown] = useState(rows)
  if (isReady && known !== rows) setKnown(rows)
  return isReady ? rows : known
}

/** The time now (ms), read again every minute and when the next of some things is to be heard. */
function useRingTime(rows: readonly DueRow[], minute: number): number {
  const [rang, setRang] = useState(0)
  const now = Math.max(minute, rang)
  const next = rows.find(({ heardMs }) => heardMs > now)?.heardMs
  useEffect(() => {
    if (next === undefined || next - Date.now() > minuteMs) return
    const timer = setTimeout(() => setRang(Date.now()), next - Date.now())
    return () => clearTimeout(timer)
  }, [next])
  return now
}

/** Says reminders when they are due: in a page that is looked at, else by the system, and in one tab only. */
export function ReminderBell({ userId, onOpen }: { userId: number; onOpen: (row: DueRow) => void }) {
  const minute = useNow()
  const rule = useMyDay()
  const { zone } = rule
  const rows = useDueRows(minute)
  const [settings] = useView('calendar.reminder-settings').rows
  const now = useRingTime(rows, minute)
  const tells = useTellingTab(userId)
  const answer = useRingAnswers(rule)
  const vault = useVaultCalls()
  const noteTold = (key: string) => vault.run(noteRingTold, key)
  /** The messages of what was told in this page, by ring. */
  const told = useRef(new Map<string, string>())
  /** What stands in the list no more, or never did: by ring. */
  const [unlisted, setUnlisted] = useState<ReadonlySet<string>>(new Set())
  const due = rows.filter(({ heardMs }) => heardMs <= now)
  const unlist = (keys: readonly string[]) => setUnlisted((known) => new Set([...known, ...keys]))
  const showsTitles = settings?.showsTitles
  useEffect(() => {
    const keys = new Set(due.map(ringKey))
    // Done or put off, here or on another device: its message goes.
    for (const [key, message] of told.current)
      if (!keys.has(key) && told.current.delete(key)) dismissToast(message)
  })
  useEffect(() => {
    if (tells !== 'page') return
    for (const row of due) {
      const key = ringKey(row)
      if (told.current.has(key) || unlisted.has(key) || now - row.heardMs > missedAfterMs) continue
      void noteTold(key).catch(console.error)
      told.current.set(key, tellInPage(row, whenWords(row, now, zone), answer, onOpen))
      unlist([key])
    }
  })
  useEffect(() => {
    if (tells !== 'system' || showsTitles === undefined) return
    const fresh = due.filter(({ heardMs }) => now - heardMs < systemWithinMs)
    void isToldInPage(userId).then((isTold) => {
      if (isTold) return
      for (const row of fresh)
        void tellBySystem({ ...row, title: showsTitles ? row.title : '', zone }, now, noteTold).catch(
          console.error,
        )
    })
  })
  const missed = due.filter((row) => !unlisted.has(ringKey(row)) && now - row.heardMs > missedAfterMs)
  if (tells !== 'page' || missed.length === 0) return null
  const onDismiss = () => unlist(missed.map(ringKey))
  return <DueList rows={missed} onAnswer={answer} {...{ now, zone, onOpen, onDismiss }} />
}

/** A message that stays until it is answered or closed. */
function tellInPage(
  row: DueRow,
  description: string,
  answer: ReturnType<typeof useRingAnswers>,
  onOpen: (row: DueRow) => void,
): string {
  return toast({
    title: row.title,
    description,
    duration: Number.POSITIVE_INFINITY,
    action: { label: 'Done', onPress: () => answer(row, 'done') },
    more: [
      ...snoozesOf(row).map((snooze) => ({ label: snoozeWords[snooze], onPress: () => answer(row, snooze) })),
      { label: 'Open', onPress: () => onOpen(row) },
    ],
  })
}
