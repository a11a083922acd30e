import { useNow } from '#web/lib/device/use-now.ts'
import { useIsMyDayKnown, useMyDay, useMyDayChoices } from '#web/lib/vault/use-my-day.ts'
import { ListSkeleton } from '../settings-block.tsx'
import { SettingsColumns, SettingsFrame } from '../settings-frame.tsx'
import { DayStartSection } from './day-start-section.tsx'
import { DayStreakSection } from './day-streak-section.tsx'
import { DayWeekSection } from './day-week-section.tsx'
import { todayWords } from './day-words.ts'
import { DayZoneSection } from './day-zone-section.tsx'

/** When a day begins, where it is counted, and when a week begins; everything that tells a day asks this rule. */
export function DaySettings() {
  const now = useNow()
  const rule = useMyDay()
  const chosen = useMyDayChoices()
  const isKnown = useIsMyDayKnown()
  const said = todayWords(now, rule)
  if (!isKnown)
    return (
      <SettingsFrame current="day">
        <ListSkeleton rows={5} />
      </SettingsFrame>
    )
  return (
    <SettingsFrame current="day">
      <p className="mt-7">
        <span className="type-sentence block max-w-[30em] text-pretty">{said.now}</span>{' '}
        <span className="type-secondary mt-2 block text-pretty text-muted">{said.bounds}</span>
      </p>
      <SettingsColumns
        className="mt-7 border-t border-line"
        side={<DayZoneSection now={now} kept={chosen} />}
      >
        <DayStartSection {...{ now, rule }} />
        <DayWeekSection {...{ now, rule }} />
        <DayStreakSection isShown={chosen.showsStreak} />
      </SettingsColumns>
    </SettingsFrame>
  )
}
