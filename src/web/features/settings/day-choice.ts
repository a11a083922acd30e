import type { MyDay } from '#domain/time/my-day.ts'
import { chooseMyDay } from '#web/lib/my-day.calls.ts'
import { inkwell } from '#web/lib/worker-link.ts'
import { useChoice } from './use-choice.ts'

/** One choice about days: how it stands, and how it is changed. */
export const useDayChoice = <Key extends keyof MyDay>(key: Key, kept: MyDay[Key]) =>
  useChoice(kept, (value: MyDay[Key]) => inkwell.run(chooseMyDay, { [key]: value }))
